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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept in the library</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced in the library</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were there already</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not wholly understood (tag “to check”)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryAction</name>
    <message numerus="yes">
        <source>%n entries deleted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creatures imported</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
    <name>Paste</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeping %n creatures…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more of these</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n to the fight</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
