<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Affliction</name>
    <message numerus="yes">
        <source>%n saves in a row cure it</source>
        <translation>
            <numerusform>%n save cures it</numerusform>
            <numerusform>%n saves in a row cure it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n save(s) cure it</source>
        <translation>
            <numerusform>%n save cures it</numerusform>
            <numerusform>%n saves cure it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n save(s) to come</source>
        <translation>
            <numerusform>%n save to come</numerusform>
            <numerusform>%n saves to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n save(s) so far</source>
        <translation>
            <numerusform>%n save so far</numerusform>
            <numerusform>%n saves so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doses</source>
        <translation>
            <numerusform>%n dose</numerusform>
            <numerusform>%n doses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AfflictionForm</name>
    <message numerus="yes">
        <source>on %n combatant(s)</source>
        <extracomment>Refusals of one target that leave it out; the others get it.</extracomment>
        <translation>
            <numerusform>on %n combatant</numerusform>
            <numerusform>on %n combatants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply to %n</source>
        <translation>
            <numerusform>Apply to %n</numerusform>
            <numerusform>Apply to %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Announce</name>
    <message numerus="yes">
        <source>Removed: %n combatants</source>
        <translation>
            <numerusform>Removed: %n combatant</numerusform>
            <numerusform>Removed: %n combatants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Attack</name>
    <message numerus="yes">
        <source>%n more things happen</source>
        <translation>
            <numerusform>%n more thing happens</numerusform>
            <numerusform>%n more things happen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CombatantLevels</name>
    <message numerus="yes">
        <source>%n permanent</source>
        <translation>
            <numerusform>%n permanent</numerusform>
            <numerusform>%n permanent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message numerus="yes">
        <source>%n negative level(s) for {0}</source>
        <translation>
            <numerusform>%n negative level for {0}</numerusform>
            <numerusform>%n negative levels for {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s)</source>
        <translation>
            <numerusform>%n target</numerusform>
            <numerusform>%n targets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dispel</name>
    <message numerus="yes">
        <source>Dispel: %n end(s)</source>
        <translation>
            <numerusform>Dispel: %n ends</numerusform>
            <numerusform>Dispel: %n end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message numerus="yes">
        <source>%n target(s)</source>
        <translation>
            <numerusform>%n target</numerusform>
            <numerusform>%n targets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allies</source>
        <translation>
            <numerusform>%n ally</numerusform>
            <numerusform>%n allies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes</source>
        <translation>
            <numerusform>%n foe</numerusform>
            <numerusform>%n foes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Force</name>
    <message numerus="yes">
        <source>%n hp each turn</source>
        <extracomment>The figure in whose parts a modifier key is found, where it is not the key itself.</extracomment>
        <translation>
            <numerusform>%n hp each turn</numerusform>
            <numerusform>%n hp each turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message numerus="yes">
        <source>%n were in the library already</source>
        <translation>
            <numerusform>%n was in the library already</numerusform>
            <numerusform>%n were in the library already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept in the library</source>
        <translation>
            <numerusform>%n kept in the library</numerusform>
            <numerusform>%n kept in the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced in the library</source>
        <translation>
            <numerusform>%n replaced in the library</numerusform>
            <numerusform>%n replaced in the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were there already</source>
        <translation>
            <numerusform>%n was there already</numerusform>
            <numerusform>%n were there already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not wholly understood (tag “to check”)</source>
        <translation>
            <numerusform>%n not wholly understood (tag “to check”)</numerusform>
            <numerusform>%n not wholly understood (tag “to check”)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <extracomment>What can be done: its icon and its key.</extracomment>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copied; paste them into any window</source>
        <translation>
            <numerusform>%n copied; paste it into any window</numerusform>
            <numerusform>%n copied; paste them into any window</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creatures</source>
        <translation>
            <numerusform>%n creature</numerusform>
            <numerusform>%n creatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n deleted</numerusform>
            <numerusform>%n deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n to the fight</source>
        <translation>
            <numerusform>Add %n to the fight</numerusform>
            <numerusform>Add %n to the fight</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryAction</name>
    <message numerus="yes">
        <source>%n entries added</source>
        <translation>
            <numerusform>%n entry added</numerusform>
            <numerusform>%n entries added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries deleted</source>
        <translation>
            <numerusform>%n entry deleted</numerusform>
            <numerusform>%n entries deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creatures imported</source>
        <translation>
            <numerusform>%n creature imported</numerusform>
            <numerusform>%n creatures imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n entries</source>
        <translation>
            <numerusform>tags of %n entry</numerusform>
            <numerusform>tags of %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed</source>
        <translation>
            <numerusform>%n entry changed</numerusform>
            <numerusform>%n entries changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message numerus="yes">
        <source>%n parts could not be read</source>
        <translation>
            <numerusform>%n part could not be read</numerusform>
            <numerusform>%n parts could not be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>List</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>{0} gets %n permanent negative level(s)</source>
        <translation>
            <numerusform>{0} gets %n permanent negative level</numerusform>
            <numerusform>{0} gets %n permanent negative levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n negative level(s)</source>
        <translation>
            <numerusform>{0} gets %n negative level</numerusform>
            <numerusform>{0} gets %n negative levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} is rid of %n permanent negative level(s)</source>
        <translation>
            <numerusform>{0} is rid of %n permanent negative level</numerusform>
            <numerusform>{0} is rid of %n permanent negative levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} is rid of %n negative level(s)</source>
        <translation>
            <numerusform>{0} is rid of %n negative level</numerusform>
            <numerusform>{0} is rid of %n negative levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Many</name>
    <message numerus="yes">
        <source>on %n combatant(s)</source>
        <translation>
            <numerusform>on %n combatant</numerusform>
            <numerusform>on %n combatants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply to %n</source>
        <translation>
            <numerusform>Apply to %n</numerusform>
            <numerusform>Apply to %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderViewModel</name>
    <message numerus="yes">
        <source>%n in order</source>
        <translation>
            <numerusform>%n in order</numerusform>
            <numerusform>%n in order</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Party</name>
    <message numerus="yes">
        <source>Into the fight (%n)</source>
        <translation>
            <numerusform>Into the fight (%n)</numerusform>
            <numerusform>Into the fight (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n members</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the fight: what changes here does not change there</source>
        <translation>
            <numerusform>%n in the fight: what changes here does not change there</numerusform>
            <numerusform>%n in the fight: what changes here does not change there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n deleted</numerusform>
            <numerusform>%n deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n added</numerusform>
            <numerusform>%n added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n not understood</numerusform>
            <numerusform>%n not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful</source>
        <translation>
            <numerusform>%n doubtful</numerusform>
            <numerusform>%n doubtful</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeping %n creatures…</source>
        <translation>
            <numerusform>Keeping %n creature…</numerusform>
            <numerusform>Keeping %n creatures…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more of these</source>
        <translation>
            <numerusform>and %n more of these</numerusform>
            <numerusform>and %n more of these</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n to the fight</source>
        <translation>
            <numerusform>Add %n to the fight</numerusform>
            <numerusform>Add %n to the fight</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preparations</name>
    <message numerus="yes">
        <source>Prepare: %n spell(s) end</source>
        <translation>
            <numerusform>Prepare: %n spell ends</numerusform>
            <numerusform>Prepare: %n spells end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prepared</name>
    <message numerus="yes">
        <source>%n prepared</source>
        <translation>
            <numerusform>%n prepared</numerusform>
            <numerusform>%n prepared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a challenge rating, not counted</source>
        <translation>
            <numerusform>%n without a challenge rating, not counted</numerusform>
            <numerusform>%n without a challenge rating, not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creatures</source>
        <translation>
            <numerusform>%n creature</numerusform>
            <numerusform>%n creatures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message numerus="yes">
        <source>%n combatants</source>
        <translation>
            <numerusform>%n combatant</numerusform>
            <numerusform>%n combatants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveEntry</name>
    <message numerus="yes">
        <source>%n more things happen</source>
        <translation>
            <numerusform>%n more thing happens</numerusform>
            <numerusform>%n more things happen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TargetLine</name>
    <message numerus="yes">
        <source>alive again with %n hit points</source>
        <translation>
            <numerusform>alive again with %n hit point</numerusform>
            <numerusform>alive again with %n hit points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message numerus="yes">
        <source>Apply to %n</source>
        <translation>
            <numerusform>Apply to %n</numerusform>
            <numerusform>Apply to %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures change</source>
        <translation>
            <numerusform>%n figure changes</numerusform>
            <numerusform>%n figures change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n without initiative: rolled at the start</source>
        <translation>
            <numerusform>%n without initiative: rolled at the start</numerusform>
            <numerusform>%n without initiative: rolled at the start</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Walls</name>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
</TS>
