<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>HpView</name>
    <message>
        <source>dies at {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/ {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} hit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{0} temp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} temporary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} nonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} nonlethal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>there is no combatant named “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no effect named “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several effects are named “{name}”: use its id ({ids})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the library has no creature named “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone is named “{name}” already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a combatant needs either a creature or a library name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot be set: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fight has not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fight has started already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nobody who could have a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not {who}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not delaying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is delaying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several are delaying: say who acts now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no readied action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} cannot act: {status}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say before or after whom {who} is to stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say how much time passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start of this turn is past already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“this turn” means the turn running now, and it is not {who}&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is immune: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all targets are immune: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect} protects {who} from this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect} cannot be dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only its caster can dismiss {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not a target of {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} does not have the condition {condition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition} comes from {effect}: end that instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition} comes about by itself and cannot be ended by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not concentrating on any such spell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} concentrates on several spells: say which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is {condition} and cannot concentrate on a spell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect} forbids {who} hostile acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no {ability} score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no such negative levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has nothing that this would cure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not dying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not bleeding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not confused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise dead does not work on someone killed by a death attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say how many points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a d{sides} shows 1 to {sides}, not {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this wall cannot stand: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{formula}” is not a sum of dice such as 4d8+12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this encounter is open in another window: here it can only be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>In order</source>
        <translation>En ordre</translation>
    </message>
</context>
</TS>
