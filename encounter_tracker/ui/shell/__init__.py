"""What holds the panes: the main window, its top bar, menus, palette, prompts and the start page."""
