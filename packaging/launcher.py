"""Where the frozen program starts."""

from __future__ import annotations

import sys

from encounter_tracker.__main__ import main

sys.exit(main())
