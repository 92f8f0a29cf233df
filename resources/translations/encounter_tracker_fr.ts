<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>Ability</name>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Dextérité</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constitution</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligence</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Sagesse</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Charisme</translation>
    </message>
</context>
<context>
    <name>AbilityPopover</name>
    <message>
        <source>{0}: one less</source>
        <translation>{0}&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>{0}: one more</source>
        <translation>{0}&#xa0;: un de plus</translation>
    </message>
    <message>
        <source>Take all damage and drain back</source>
        <translation>Retirer tout affaiblissement et toute diminution</translation>
    </message>
    <message>
        <source>Penalties and bonuses</source>
        <translation>Pénalités et bonus</translation>
    </message>
</context>
<context>
    <name>AbilityShort</name>
    <message>
        <source>Str</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Dex</source>
        <translation>Dex</translation>
    </message>
    <message>
        <source>Con</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>Int</source>
        <translation>Int</translation>
    </message>
    <message>
        <source>Wis</source>
        <translation>Sag</translation>
    </message>
    <message>
        <source>Cha</source>
        <translation>Cha</translation>
    </message>
</context>
<context>
    <name>ActionPopover</name>
    <message>
        <source>Do it all the same</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Combatant</source>
        <translation>Combattant</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Harm and cure</source>
        <translation>Nuire et soigner</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Rencontre</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Start the fight</source>
        <translation>Commencer le combat</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Back one turn</source>
        <translation>Revenir d’un tour</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retarder</translation>
    </message>
    <message>
        <source>Ready an action…</source>
        <translation>Préparer une action…</translation>
    </message>
    <message>
        <source>Bring back who waits</source>
        <translation>Rappeler qui attend</translation>
    </message>
    <message>
        <source>Keep up concentration</source>
        <translation>Maintenir la concentration</translation>
    </message>
    <message>
        <source>Start with a surprise round: the selected are aware</source>
        <translation>Round de surprise&#xa0;: seuls les choisis agissent</translation>
    </message>
    <message>
        <source>Roll initiative for all</source>
        <translation>Lancer l’initiative pour tous</translation>
    </message>
    <message>
        <source>Let time pass…</source>
        <translation>Laisser passer du temps…</translation>
    </message>
    <message>
        <source>Rest 8 hours</source>
        <translation>Repos de 8 heures</translation>
    </message>
    <message>
        <source>Rest a full day</source>
        <translation>Repos d’une journée entière</translation>
    </message>
    <message>
        <source>What happened meanwhile, and what is due</source>
        <translation>Ce qui s’est passé et reste à faire</translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation>Finir le combat</translation>
    </message>
    <message>
        <source>Add combatants…</source>
        <translation>Ajouter des combattants…</translation>
    </message>
    <message>
        <source>Paste a stat block</source>
        <translation>Coller un profil</translation>
    </message>
    <message>
        <source>Import creatures from files…</source>
        <translation>Importer des créatures…</translation>
    </message>
    <message>
        <source>Hit points…</source>
        <translation>Points de vie…</translation>
    </message>
    <message>
        <source>The same hit point entry again</source>
        <translation>Répéter la dernière saisie de pv</translation>
    </message>
    <message>
        <source>Attack…</source>
        <translation>Attaque…</translation>
    </message>
    <message>
        <source>Saving throw…</source>
        <translation>Jet de sauvegarde…</translation>
    </message>
    <message>
        <source>Why this figure</source>
        <translation>Pourquoi cette valeur</translation>
    </message>
    <message>
        <source>Overrule this figure…</source>
        <translation>Passer outre cette valeur…</translation>
    </message>
    <message>
        <source>Edit all fields…</source>
        <translation>Modifier tous les champs…</translation>
    </message>
    <message>
        <source>Initiative…</source>
        <translation>Initiative…</translation>
    </message>
    <message>
        <source>Find someone unseen…</source>
        <translation>Chercher qui ne se voit pas…</translation>
    </message>
    <message>
        <source>Hide from or reveal to the players</source>
        <translation>Cacher ou montrer aux joueurs</translation>
    </message>
    <message>
        <source>Move up in the order</source>
        <translation>Monter dans l’ordre</translation>
    </message>
    <message>
        <source>Move down in the order</source>
        <translation>Descendre dans l’ordre</translation>
    </message>
    <message>
        <source>Pin the pane to this combatant</source>
        <translation>Épingler le volet sur ce combattant</translation>
    </message>
    <message>
        <source>Remove from the encounter</source>
        <translation>Retirer de la rencontre</translation>
    </message>
    <message>
        <source>Cast a spell…</source>
        <translation>Lancer un sort…</translation>
    </message>
    <message>
        <source>Dispel or counter…</source>
        <translation>Dissiper ou contrer…</translation>
    </message>
    <message>
        <source>Daily preparations…</source>
        <translation>Préparations quotidiennes…</translation>
    </message>
    <message>
        <source>Lower or raise spell resistance…</source>
        <translation>Baisser ou rétablir la résistance à la magie…</translation>
    </message>
    <message>
        <source>Order to the charmed or compelled…</source>
        <translation>Ordre à qui est sous charme ou coercition…</translation>
    </message>
    <message>
        <source>A stored trigger…</source>
        <translation>Un déclencheur en attente…</translation>
    </message>
    <message>
        <source>Effect…</source>
        <translation>Effet…</translation>
    </message>
    <message>
        <source>Condition…</source>
        <translation>État…</translation>
    </message>
    <message>
        <source>All fields of an effect…</source>
        <translation>Tous les champs d’un effet…</translation>
    </message>
    <message>
        <source>Wall…</source>
        <translation>Mur…</translation>
    </message>
    <message>
        <source>Into or out of an antimagic area</source>
        <translation>Zone d’antimagie&#xa0;: entrer ou sortir</translation>
    </message>
    <message>
        <source>Light: one step darker</source>
        <translation>Éclairage&#xa0;: un cran plus sombre</translation>
    </message>
    <message>
        <source>Light: one step brighter</source>
        <translation>Éclairage&#xa0;: un cran plus vif</translation>
    </message>
    <message>
        <source>Light and darkness…</source>
        <translation>Lumière et obscurité…</translation>
    </message>
    <message>
        <source>Poison, disease, curse…</source>
        <translation>Poison, maladie, malédiction…</translation>
    </message>
    <message>
        <source>Ability damage or drain…</source>
        <translation>Affaiblissement ou diminution…</translation>
    </message>
    <message>
        <source>Negative levels…</source>
        <translation>Niveaux négatifs…</translation>
    </message>
    <message>
        <source>Death attack…</source>
        <translation>Attaque de mort…</translation>
    </message>
    <message>
        <source>Restoration…</source>
        <translation>Restauration…</translation>
    </message>
    <message>
        <source>Raise the dead…</source>
        <translation>Rappeler les morts…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>New encounter</source>
        <translation>Nouvelle rencontre</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Rules options…</source>
        <translation>Options de règles…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Find or do anything…</source>
        <translation>Chercher, agir…</translation>
    </message>
    <message>
        <source>Note in the log…</source>
        <translation>Note dans le journal…</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Filtrer le journal</translation>
    </message>
    <message>
        <source>Go to the combatant</source>
        <translation>Aller au combattant</translation>
    </message>
    <message>
        <source>Go to the effects</source>
        <translation>Aller aux effets</translation>
    </message>
    <message>
        <source>Who sees whom</source>
        <translation>Qui voit qui</translation>
    </message>
    <message>
        <source>Go to the initiative list</source>
        <translation>Aller à la liste d’initiative</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Colours as the system</source>
        <translation>Couleurs du système</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Couleurs claires</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Couleurs sombres</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>Open the sample encounter</source>
        <translation>Ouvrir la rencontre d’exemple</translation>
    </message>
    <message>
        <source>About Encounter Tracker</source>
        <translation>À propos d’Encounter Tracker</translation>
    </message>
    <message>
        <source>the fight is under way already</source>
        <translation>le combat est déjà en cours</translation>
    </message>
    <message>
        <source>this encounter can only be read here</source>
        <translation>cette rencontre ne peut qu’être lue ici</translation>
    </message>
    <message>
        <source>the fight has not started</source>
        <translation>le combat n’a pas commencé</translation>
    </message>
    <message>
        <source>add combatants first</source>
        <translation>ajoutez d’abord des combattants</translation>
    </message>
    <message>
        <source>nobody is here yet</source>
        <translation>il n’y a encore personne</translation>
    </message>
    <message>
        <source>select somebody first</source>
        <translation>choisissez d’abord quelqu’un</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>rien à annuler</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>rien à rétablir</translation>
    </message>
    <message>
        <source>nobody is delaying</source>
        <translation>personne ne retarde son tour</translation>
    </message>
    <message>
        <source>no wave is due</source>
        <translation>aucune vague n’est attendue</translation>
    </message>
    <message>
        <source>Library of creatures…</source>
        <translation>Bibliothèque de créatures…</translation>
    </message>
    <message>
        <source>Keep the stat block in the library</source>
        <translation>Garder le profil dans la bibliothèque</translation>
    </message>
    <message>
        <source>Import files into the library…</source>
        <translation>Importer des fichiers dans la bibliothèque…</translation>
    </message>
    <message>
        <source>The party into the fight</source>
        <translation>Le groupe au combat</translation>
    </message>
    <message>
        <source>The party…</source>
        <translation>Le groupe…</translation>
    </message>
    <message>
        <source>The party rests 8 hours</source>
        <translation>Le groupe se repose 8 heures</translation>
    </message>
    <message>
        <source>Take over into the party…</source>
        <translation>Reporter sur le groupe…</translation>
    </message>
    <message>
        <source>Keep in the party</source>
        <translation>Garder dans le groupe</translation>
    </message>
    <message>
        <source>Bring the wave that is due</source>
        <translation>Faire venir la vague attendue</translation>
    </message>
    <message>
        <source>The wave that is due does not come</source>
        <translation>La vague attendue ne vient pas</translation>
    </message>
    <message>
        <source>Templates: advanced, giant, young…</source>
        <translation>Archétypes (évolué, géant)…</translation>
    </message>
    <message>
        <source>Colour mark…</source>
        <translation>Marque de couleur…</translation>
    </message>
    <message>
        <source>Prepared encounters…</source>
        <translation>Rencontres préparées…</translation>
    </message>
    <message>
        <source>What this fight is worth, and its waves…</source>
        <translation>Valeur et vagues du combat…</translation>
    </message>
</context>
<context>
    <name>Activity</name>
    <message>
        <source>fights</source>
        <translation>se bat</translation>
    </message>
    <message>
        <source>speaks</source>
        <translation>parle</translation>
    </message>
    <message>
        <source>moves at half speed</source>
        <translation>se déplace à demi-vitesse</translation>
    </message>
    <message>
        <source>moves at normal speed</source>
        <translation>se déplace à vitesse normale</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>court</translation>
    </message>
    <message>
        <source>charges</source>
        <translation>charge</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>ne bouge pas</translation>
    </message>
    <message>
        <source>behind a door</source>
        <translation>derrière une porte</translation>
    </message>
    <message>
        <source>behind a stone wall</source>
        <translation>derrière un mur de pierre</translation>
    </message>
</context>
<context>
    <name>AddForm</name>
    <message>
        <source>1 to {0} at a time</source>
        <extracomment>Fields that are typed; what stands in them and makes no sense is kept under these names until it does.</extracomment>
        <translation>De 1 à {0} à la fois</translation>
    </message>
    <message>
        <source>Type their hit points, 1 to {0}, or choose average or rolled</source>
        <translation>Tapez leurs points de vie, de 1 à {0}, ou choisissez la moyenne ou le jet</translation>
    </message>
    <message>
        <source>Type an initiative count from {0} to {1}, or let it be rolled</source>
        <translation>Tapez une initiative de {0} à {1}, ou laissez-la lancer</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} × {1}: {2}, {3}</source>
        <translation>{0} × {1}&#xa0;: {2}, {3}</translation>
    </message>
    <message>
        <source>{0} hp rolled for each</source>
        <translation>{0} pv lancés pour chacun</translation>
    </message>
    <message>
        <source>{0} hp rolled</source>
        <translation>{0} pv lancés</translation>
    </message>
    <message>
        <source>{0} hp each</source>
        <translation>{0} pv chacun</translation>
    </message>
    <message>
        <source>{0} hp</source>
        <translation>{0} pv</translation>
    </message>
    <message>
        <source>initiative {0}</source>
        <translation>initiative {0}</translation>
    </message>
    <message>
        <source>one initiative roll for all</source>
        <translation>un jet d’initiative pour tous</translation>
    </message>
    <message>
        <source>initiative rolled at the start</source>
        <translation>initiative lancée au début</translation>
    </message>
    <message>
        <source>initiative rolled for each</source>
        <translation>initiative lancée pour chacun</translation>
    </message>
    <message>
        <source>initiative rolled</source>
        <translation>initiative lancée</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>caché aux joueurs</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Foes</source>
        <translation>Ennemis</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutres</translation>
    </message>
    <message>
        <source>Side: {0}</source>
        <translation>Camp&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Un autre nom</translation>
    </message>
    <message>
        <source>Rolled for each, where the dice are known</source>
        <translation>Lancés pour chacun, si les dés sont connus</translation>
    </message>
    <message>
        <source>As typed below</source>
        <translation>Comme tapé plus bas</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>À taper</translation>
    </message>
    <message>
        <source>A d20 each</source>
        <translation>Un d20 chacun</translation>
    </message>
    <message>
        <source>One d20 for all</source>
        <translation>Un d20 pour tous</translation>
    </message>
    <message>
        <source>hidden from players</source>
        <translation>caché aux joueurs</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>swimming</source>
        <translation>à la nage</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add {0}</source>
        <translation>Ajouter {0}</translation>
    </message>
    <message>
        <source>Add {0} × {1}</source>
        <translation>Ajouter {0} × {1}</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Ajouté&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Type a name, or choose one with the arrow keys</source>
        <translation>Tapez un nom, ou choisissez-en un avec les flèches</translation>
    </message>
    <message>
        <source>Hit Dice</source>
        <extracomment>Fields that are wanted at once; the rest folds out.</extracomment>
        <translation>Dés de vie</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nécessaire</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>needed: 30 or 4d8+12</source>
        <translation>requis&#xa0;: 30 ou 4d8+12</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Sous-types</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>= Hit Dice</source>
        <translation>= dés de vie</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>Type a name first</source>
        <translation>Tapez d’abord un nom</translation>
    </message>
    <message>
        <source>This is no stat block: {0}</source>
        <translation>Ce n’est pas un profil&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Type how many Hit Dice: 0 to {0}</source>
        <translation>Tapez combien de dés de vie&#xa0;: de 0 à {0}</translation>
    </message>
    <message>
        <source>Type the hit points: 30, or 4d8+12</source>
        <translation>Tapez les points de vie&#xa0;: 30, ou 4d8+12</translation>
    </message>
    <message>
        <source>immune to fire: vulnerable to cold</source>
        <translation>immunisé contre le feu&#xa0;: vulnérable au froid</translation>
    </message>
    <message>
        <source>immune to cold: vulnerable to fire</source>
        <translation>immunisé contre le froid&#xa0;: vulnérable au feu</translation>
    </message>
    <message>
        <source>vulnerable to {0}</source>
        <translation>vulnérable&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Add combatants</source>
        <translation>Ajouter des combattants</translation>
    </message>
    <message>
        <source>Enter adds and stays for the next</source>
        <translation>Entrée ajoute et reste pour le suivant</translation>
    </message>
    <message>
        <source>Whom to add: goblin, 6 gob, troll 2, or a name, its initiative and hit points: Seelah 19 28</source>
        <translation>Qui ajouter&#xa0;: gobelin, 6 gob, troll 2, ou un nom, son initiative et ses points de vie&#xa0;: Seelah 19 28</translation>
    </message>
    <message>
        <source>goblin, 6 gob, troll 2, or Seelah 19 28</source>
        <translation>gobelin, 6 gob, troll 2, ou Seelah 19 28</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Archétypes</translation>
    </message>
    <message>
        <source>Advanced, giant, young, fiendish, celestial, skeleton, zombie</source>
        <translation>Évolué, géant, jeune, fiélon, céleste, squelette, zombi</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>More fields</source>
        <translation>Plus de champs</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Read a stat block or a file from the clipboard</source>
        <translation>Lire un profil ou un fichier du presse-papiers</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>type a name first</source>
        <translation>tapez d’abord un nom</translation>
    </message>
    <message>
        <source>“{0}” by hand</source>
        <translation>«&#xa0;{0}&#xa0;» à la main</translation>
    </message>
    <message>
        <source>Hit Dice, hit points and what else you like</source>
        <translation>Dés de vie, points de vie et ce que vous voulez d’autre</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>niveau {0}</translation>
    </message>
    <message>
        <source>CR {0}</source>
        <translation>FP {0}</translation>
    </message>
    <message>
        <source>AC {0}</source>
        <translation>CA {0}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{1} de taille {0}</translation>
    </message>
</context>
<context>
    <name>Affliction</name>
    <message>
        <source>poison</source>
        <translation>poison</translation>
    </message>
    <message>
        <source>disease</source>
        <translation>maladie</translation>
    </message>
    <message>
        <source>curse</source>
        <translation>malédiction</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>ingested</source>
        <translation>ingestion</translation>
    </message>
    <message>
        <source>inhaled</source>
        <translation>inhalation</translation>
    </message>
    <message>
        <source>injury</source>
        <translation>blessure</translation>
    </message>
    <message>
        <source>spell</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>piège</translation>
    </message>
    <message>
        <source>round</source>
        <extracomment>Lengths of time that are one of a unit.</extracomment>
        <translation>round</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>minute</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>heure</translation>
    </message>
    <message>
        <source>day</source>
        <translation>jour</translation>
    </message>
    <message>
        <source>{0} {1} damage</source>
        <translation>affaiblissement {0} {1}</translation>
    </message>
    <message>
        <source>{0} {1} drain</source>
        <translation>diminution {0} {1}</translation>
    </message>
    <message>
        <source>{0} hit points</source>
        <translation>{0} points de vie</translation>
    </message>
    <message>
        <source>{0} for {1}</source>
        <translation>{0} pendant {1}</translation>
    </message>
    <message>
        <source>{0}, later {1}</source>
        <translation>{0}, plus tard {1}</translation>
    </message>
    <message>
        <source>no further saves</source>
        <translation>pas d’autre jet</translation>
    </message>
    <message>
        <source>a save each {0} until cured</source>
        <translation>un jet par {0} jusqu’à guérison</translation>
    </message>
    <message>
        <source>a save each {0}, {1} times</source>
        <translation>un jet par {0}, {1} fois</translation>
    </message>
    <message>
        <source>a save every {0} until cured</source>
        <translation>un jet par {0} jusqu’à guérison</translation>
    </message>
    <message>
        <source>one save after {0}</source>
        <translation>un jet après {0}</translation>
    </message>
    <message>
        <source>a save every {0}, {1} times</source>
        <translation>un jet par {0}, {1} fois</translation>
    </message>
    <message>
        <source>no save cures it</source>
        <translation>aucun jet ne guérit</translation>
    </message>
    <message numerus="yes">
        <source>%n saves in a row cure it</source>
        <translation>
            <numerusform>%n jet réussi guérit</numerusform>
            <numerusform>%n jets réussis de suite guérissent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n save(s) cure it</source>
        <translation>
            <numerusform>%n jet réussi guérit</numerusform>
            <numerusform>%n jets réussis guérissent</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} DC {1}</source>
        <translation>{0} DD {1}</translation>
    </message>
    <message>
        <source>takes effect at once</source>
        <translation>effet immédiat</translation>
    </message>
    <message>
        <source>begins after {0}</source>
        <translation>commence après {0}</translation>
    </message>
    <message>
        <source>Each failure: {0}</source>
        <translation>Chaque échec&#xa0;: {0}</translation>
    </message>
    <message>
        <source>not begun yet</source>
        <translation>pas encore commencé</translation>
    </message>
    <message>
        <source>save {0} of {1}</source>
        <translation>jet {0} sur {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n save(s) to come</source>
        <translation>
            <numerusform>%n jet à venir</numerusform>
            <numerusform>%n jets à venir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n save(s) so far</source>
        <translation>
            <numerusform>%n jet jusqu’ici</numerusform>
            <numerusform>%n jets jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1} made in a row</source>
        <translation>{0} sur {1} réussis de suite</translation>
    </message>
    <message>
        <source>{0} of {1} made</source>
        <translation>{0} sur {1} réussis</translation>
    </message>
    <message numerus="yes">
        <source>%n doses</source>
        <translation>
            <numerusform>%n dose</numerusform>
            <numerusform>%n doses</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>le dernier</translation>
    </message>
    <message>
        <source>the next in {0}</source>
        <translation>le suivant dans {0}</translation>
    </message>
</context>
<context>
    <name>AfflictionForm</name>
    <message>
        <source>Type a number and its unit: 1 round, 10 min, 1d3 days</source>
        <extracomment>Between what the first failed save does and what the later ones do.</extracomment>
        <translation>Tapez un nombre et son unité&#xa0;: 1 round, 10 min, 1d3 jours</translation>
    </message>
    <message>
        <source>Type what a failed save does: 1d2 Con, or nauseated</source>
        <translation>Tapez ce que fait un jet raté&#xa0;: 1d2 Con, ou nauséeux</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Exposition</translation>
    </message>
    <message>
        <source>Onset</source>
        <translation>Incubation</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>DC</source>
        <translation>DD</translation>
    </message>
    <message>
        <source>A save every</source>
        <translation>Un jet par</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 round</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Combien de fois</translation>
    </message>
    <message>
        <source>until cured</source>
        <translation>jusqu’à guérison</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Each failed save</source>
        <translation>Chaque jet raté</translation>
    </message>
    <message>
        <source>1d2 Con, 1 Wis drain, 1d6 damage, nauseated 1 min</source>
        <translation>1d2 Con, 1 Sag diminution, 1d6 dégâts, nauséeux 1 min</translation>
    </message>
    <message>
        <source>Saves that cure</source>
        <translation>Jets pour guérir</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>in a row</source>
        <translation>de suite</translation>
    </message>
    <message>
        <source>in force: another dose</source>
        <translation>en vigueur&#xa0;: une dose de plus</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>stat block · {0} DC {1}</source>
        <translation>profil · {0} DD {1}</translation>
    </message>
    <message>
        <source>{0} DC {1}</source>
        <translation>{0} DD {1}</translation>
    </message>
    <message>
        <source>“{0}”: type dice of days instead of weeks</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: tapez des dés de jours au lieu de semaines</translation>
    </message>
    <message>
        <source>“{0}” is not understood: {1}</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas compris&#xa0;: {1}</translation>
    </message>
    <message>
        <source>drain</source>
        <translation>diminution</translation>
    </message>
    <message>
        <source>{0} damage</source>
        <translation>{0} dégâts</translation>
    </message>
    <message>
        <source>{0} then {1}</source>
        <translation>{0} puis {1}</translation>
    </message>
    <message>
        <source>Type a name, or choose one</source>
        <translation>Tapez un nom, ou choisissez-en un</translation>
    </message>
    <message>
        <source>Type the DC of the save</source>
        <translation>Tapez le DD du jet</translation>
    </message>
    <message>
        <source>Type how often: 1 round, 1 min, 1 day</source>
        <translation>Tapez la fréquence&#xa0;: 1 round, 1 min, 1 jour</translation>
    </message>
    <message>
        <source>Type a number: saves fall due at regular times</source>
        <translation>Tapez un nombre&#xa0;: les jets tombent à intervalles réguliers</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>as typed</source>
        <translation>comme tapé</translation>
    </message>
    <message>
        <source>Poison, disease, curse</source>
        <translation>Poison, maladie, malédiction</translation>
    </message>
    <message>
        <source>Name of the affliction</source>
        <translation>Nom de l’affliction</translation>
    </message>
    <message>
        <source>Name, or the line of a stat block</source>
        <translation>Nom, ou la ligne d’un profil</translation>
    </message>
    <message>
        <source>First save</source>
        <translation>Premier jet</translation>
    </message>
    <message>
        <source>made now</source>
        <translation>à faire</translation>
    </message>
    <message>
        <source>failed already</source>
        <translation>déjà raté</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>on %n combatant(s)</source>
        <extracomment>Refusals of one target that leave it out; the others get it.</extracomment>
        <translation>
            <numerusform>sur %n combattant</numerusform>
            <numerusform>sur %n combattants</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply to {0}</source>
        <translation>Appliquer à {0}</translation>
    </message>
    <message numerus="yes">
        <source>Apply to %n</source>
        <translation>
            <numerusform>Appliquer à %n</numerusform>
            <numerusform>Appliquer à %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: die or sum of the first save</source>
        <translation>{0}&#xa0;: dé ou somme du premier jet</translation>
    </message>
    <message>
        <source>left out: {0}</source>
        <translation>laissé de côté&#xa0;: {0}</translation>
    </message>
    <message>
        <source>rolled when applied</source>
        <translation>lancé à l’application</translation>
    </message>
    <message>
        <source>rolled when applied; if it fails: {0}</source>
        <translation>lancé à l’application&#xa0;; s’il rate&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} against {1}: saved, nothing happens</source>
        <translation>{0} contre {1}&#xa0;: JS réussi, rien n’arrive</translation>
    </message>
    <message>
        <source>{0} against {1}: failed; {2}</source>
        <translation>{0} contre {1}&#xa0;: raté&#xa0;; {2}</translation>
    </message>
    <message>
        <source>another dose, {0} in all: DC {1} → {2}</source>
        <translation>une dose de plus, {0} en tout&#xa0;: DD {1} → {2}</translation>
    </message>
    <message>
        <source>{0}, {1} more saves</source>
        <translation>{0}, {1} jets de plus</translation>
    </message>
    <message>
        <source>begins after {0}</source>
        <translation>commence après {0}</translation>
    </message>
    <message>
        <source>at once {0}, then {1}</source>
        <translation>aussitôt {0}, puis {1}</translation>
    </message>
</context>
<context>
    <name>Announce</name>
    <message>
        <source>Undone: {0}</source>
        <translation>Annulé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Done again: {0}</source>
        <translation>Rétabli&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Removed: %n combatants</source>
        <translation>
            <numerusform>Retiré&#xa0;: %n combattant</numerusform>
            <numerusform>Retirés&#xa0;: %n combattants</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} · and {1} more</source>
        <translation>{0} · et {1} de plus</translation>
    </message>
</context>
<context>
    <name>AreaSection</name>
    <message>
        <source>Draw a wall…</source>
        <translation>Dessiner un mur…</translation>
    </message>
    <message>
        <source>Light, darkness, wall</source>
        <translation>Lumière, ténèbres, mur</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ni l’une ni l’autre</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lumière</translation>
    </message>
    <message>
        <source>darkness</source>
        <translation>ténèbres</translation>
    </message>
    <message>
        <source>Light or darkness</source>
        <translation>Lumière ou ténèbres</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>Level; 0 is nonmagical</source>
        <translation>Niveau&#xa0;; 0&#xa0;: non magique</translation>
    </message>
    <message>
        <source>darkvision is no help</source>
        <translation>sans vision dans le noir</translation>
    </message>
    <message>
        <source>dispels its opposite</source>
        <translation>dissipe son contraire</translation>
    </message>
</context>
<context>
    <name>Attack</name>
    <message>
        <source>{0} hits {1} ({2}): {3} against {4}</source>
        <translation>{0} touche {1} ({2})&#xa0;: {3} contre {4}</translation>
    </message>
    <message>
        <source>{0} hits {1} critically ({2}): {3} against {4}</source>
        <translation>{0} touche {1}, coup critique ({2})&#xa0;: {3} contre {4}</translation>
    </message>
    <message>
        <source>{0} misses {1} ({2}): {3} against {4}</source>
        <translation>{0} rate {1} ({2})&#xa0;: {3} contre {4}</translation>
    </message>
    <message>
        <source>{0} misses {1} ({2}), which it does not see well: {3} against {4}</source>
        <translation>{0} rate {1} ({2}), mal vu&#xa0;: {3} contre {4}</translation>
    </message>
    <message>
        <source>{0} misses ({2}): {1} is not there</source>
        <translation>{0} rate ({2})&#xa0;: {1} n’est pas là</translation>
    </message>
    <message>
        <source>{0} covers {1} and hits by itself ({2})</source>
        <translation>{0} recouvre {1} et touche d’office ({2})</translation>
    </message>
    <message>
        <source>{0} covers {1} and hits critically ({2})</source>
        <translation>{0} recouvre {1}, coup critique ({2})</translation>
    </message>
    <message>
        <source>{0} misses {1} ({2})</source>
        <translation>{0} rate {1} ({2})</translation>
    </message>
    <message>
        <source>d20: {0}, bonus {1}: {2}</source>
        <translation>d20&#xa0;: {0}, bonus {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>bonus {0}: {1}</source>
        <translation>bonus {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>touch AC {0}: {1}</source>
        <translation>CA de contact {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>AC {0}: {1}</source>
        <translation>CA {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>the target does not see the attacker and loses its Dexterity bonus</source>
        <translation>la cible ne voit pas son attaquant et perd son bonus de Dextérité</translation>
    </message>
    <message>
        <source>its place was a guess</source>
        <translation>position devinée</translation>
    </message>
    <message>
        <source>miss chance {0} %, d100: {1}</source>
        <translation>{0}&#xa0;% de chances de rater, d100&#xa0;: {1}</translation>
    </message>
    <message>
        <source>confirmation, d20: {0}, total {1}</source>
        <translation>confirmation, d20&#xa0;: {0}, total {1}</translation>
    </message>
    <message>
        <source>damage ×{0}</source>
        <translation>dégâts ×{0}</translation>
    </message>
    <message>
        <source>no precision damage</source>
        <translation>pas de dégâts de précision</translation>
    </message>
    <message>
        <source>as the game master says</source>
        <translation>selon le MJ</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>DC {0}: {1}</source>
        <translation>DD {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Type what the d{0} shows, 1 to {0}; or = and the sum, such as =24</source>
        <extracomment>A number with a type of its own behind a comma or a plus.</extracomment>
        <translation>Tapez le d{0}, de 1 à {0}&#xa0;; ou = et la somme, comme =24</translation>
    </message>
    <message>
        <source>Type what the d{0} shows, 1 to {0}</source>
        <translation>Tapez le d{0}, de 1 à {0}</translation>
    </message>
    <message>
        <source>Type one number, or two for Blind-Fight</source>
        <translation>Tapez un nombre, ou deux avec Combat en aveugle</translation>
    </message>
    <message>
        <source>Type the points alone: 9, =18 for the sum, or 9 + 4 fire</source>
        <translation>Tapez les points seuls&#xa0;: 9, =18 pour la somme, ou 9 + 4 feu</translation>
    </message>
    <message>
        <source>“{0}” is not understood: {1}?</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas compris&#xa0;: {1}&#xa0;?</translation>
    </message>
    <message>
        <source>Type a whole number from {0} to {1}</source>
        <translation>Tapez un nombre entier de {0} à {1}</translation>
    </message>
    <message>
        <source>Type a bonus such as +2 or a penalty such as −4</source>
        <translation>Tapez un bonus comme +2 ou un malus comme −4</translation>
    </message>
    <message>
        <source>Type points or dice, such as 10 or 3d6</source>
        <translation>Tapez des points ou des dés, comme 10 ou 3d6</translation>
    </message>
    <message>
        <source>hits unless the d20 shows 1</source>
        <translation>touche sauf sur un 1</translation>
    </message>
    <message>
        <source>hits with a 20 only</source>
        <translation>ne touche que sur un 20</translation>
    </message>
    <message>
        <source>hits from {0} on</source>
        <translation>touche à partir de {0}</translation>
    </message>
    <message>
        <source>hits, you say</source>
        <translation>touche, selon vous</translation>
    </message>
    <message>
        <source>critical hit, you say</source>
        <translation>coup critique, selon vous</translation>
    </message>
    <message>
        <source>misses, you say</source>
        <translation>rate, selon vous</translation>
    </message>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>Armor class, whatever was reckoned</source>
        <translation>Classe d’armure, quel que soit le calcul</translation>
    </message>
    <message>
        <source>miss chance, %</source>
        <translation>rater, %</translation>
    </message>
    <message>
        <source>Miss chance in percent, whatever was reckoned</source>
        <translation>Chances de rater en pour cent, quel que soit le calcul</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>as rolled</source>
        <translation>selon le dé</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>rate</translation>
    </message>
    <message>
        <source>critical hit</source>
        <translation>coup critique</translation>
    </message>
    <message>
        <source>natural 20: hits</source>
        <translation>20 naturel&#xa0;: touche</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>touche</translation>
    </message>
    <message>
        <source>misses: not seen well</source>
        <translation>rate&#xa0;: mal vu</translation>
    </message>
    <message>
        <source>misses: nobody there</source>
        <translation>rate&#xa0;: personne là</translation>
    </message>
    <message>
        <source>natural 1: misses</source>
        <translation>1 naturel&#xa0;: rate</translation>
    </message>
    <message>
        <source>misses by {0}</source>
        <translation>rate de {0}</translation>
    </message>
    <message>
        <source>{0} = {1} {2} {3}</source>
        <translation>{0} = {1} {2} {3}</translation>
    </message>
    <message>
        <source>touch AC {0}</source>
        <translation>CA de contact {0}</translation>
    </message>
    <message>
        <source>{0} attack</source>
        <translation>{0} à l’attaque</translation>
    </message>
    <message>
        <source>{0} damage</source>
        <translation>{0} aux dégâts</translation>
    </message>
    <message>
        <source>AC {0}</source>
        <translation>CA {0}</translation>
    </message>
    <message>
        <source>{0} sees {1}: no miss chance</source>
        <translation>{0} voit {1}&#xa0;: aucune chance de rater</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Enter rolls; or type 9 for one roll ×{0}, =18 for the sum, 9 + 4 fire for all</source>
        <translation>Entrée lance&#xa0;; ou tapez 9 pour un jet ×{0}, =18 pour la somme, 9 + 4 feu pour le tout</translation>
    </message>
    <message>
        <source>Enter rolls; or type 9 for one roll, =13 for the sum, 9 + 4 fire for all</source>
        <translation>Entrée lance&#xa0;; ou tapez 9 pour un jet, =13 pour la somme, 9 + 4 feu pour le tout</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>attack {0} with it</source>
        <translation>attaque {0} de cette arme</translation>
    </message>
    <message>
        <source>made already</source>
        <translation>déjà faite</translation>
    </message>
    <message>
        <source>Attack {0}</source>
        <translation>Attaque {0}</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>enough, if it is not missed</source>
        <translation>suffisant, sauf coup dans le vide</translation>
    </message>
    <message>
        <source>hits: critical threat</source>
        <translation>touche&#xa0;: critique possible</translation>
    </message>
    <message>
        <source>it does not see the attacker: no Dexterity bonus</source>
        <translation>ne voit pas l’attaquant&#xa0;: pas de bonus de Dextérité</translation>
    </message>
    <message>
        <source>No precision damage: the target is not seen well, or has nothing to strike at</source>
        <translation>Pas de dégâts de précision&#xa0;: cible mal vue, ou sans point faible</translation>
    </message>
    <message>
        <source>With it: {0}</source>
        <translation>Avec&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Falls away as no damage is done: {0}</source>
        <translation>Sans effet, car aucun dégât n’est subi&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Nobody is there to attack</source>
        <translation>Personne n’est là pour attaquer</translation>
    </message>
    <message>
        <source>d100 over {0}, or over {1} with one of two rolls (Blind-Fight)</source>
        <translation>d100 au-dessus de {0}, ou de {1} avec un des deux jets (Combat en aveugle)</translation>
    </message>
    <message>
        <source>miss chance {0}: d100 over {1} hits</source>
        <translation>{0} de chances de rater&#xa0;: touche au-dessus de {1} au d100</translation>
    </message>
    <message>
        <source>Critical threat ({0}): confirm it</source>
        <translation>Critique possible ({0})&#xa0;: à confirmer</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} contre {1}</translation>
    </message>
    <message>
        <source>A swarm hits whoever it covers: no roll, no miss chance</source>
        <translation>Une nuée touche d’office qui elle recouvre&#xa0;: ni jet ni chances de rater</translation>
    </message>
    <message>
        <source>hits by itself</source>
        <translation>touche d’office</translation>
    </message>
    <message>
        <source>{0}: confirmed</source>
        <translation>{0}&#xa0;: confirmé</translation>
    </message>
    <message>
        <source>{0}: not confirmed</source>
        <translation>{0}&#xa0;: pas confirmé</translation>
    </message>
    <message>
        <source>{0} dealt</source>
        <translation>{0} de dégâts</translation>
    </message>
    <message>
        <source>{0} ×{1}</source>
        <translation>{0} ×{1}</translation>
    </message>
    <message>
        <source>dice {0}</source>
        <translation>dés {0}</translation>
    </message>
    <message>
        <source>Roll the d20</source>
        <translation>Lancer le d20</translation>
    </message>
    <message>
        <source>Roll the miss chance</source>
        <translation>Lancer le d100</translation>
    </message>
    <message>
        <source>Confirm the critical</source>
        <translation>Confirmer le critique</translation>
    </message>
    <message>
        <source>Roll the damage</source>
        <translation>Lancer les dégâts</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply: a miss</source>
        <translation>Appliquer&#xa0;: raté</translation>
    </message>
    <message>
        <source>Apply: critical, {0}</source>
        <translation>Appliquer&#xa0;: critique, {0}</translation>
    </message>
    <message>
        <source>Apply: hit, {0}</source>
        <translation>Appliquer&#xa0;: touché, {0}</translation>
    </message>
    <message>
        <source>Attack roll: the d20, or = and the sum</source>
        <translation>Jet d’attaque&#xa0;: le d20, ou = et la somme</translation>
    </message>
    <message>
        <source>What the d20 shows, or = and the sum; ↑ ↓ choose the attack</source>
        <translation>Le d20, ou = et la somme&#xa0;; ↑ ↓ choisissent l’attaque</translation>
    </message>
    <message>
        <source>Miss chance: the d100</source>
        <translation>Chances de rater&#xa0;: le d100</translation>
    </message>
    <message>
        <source>Confirmation of the critical hit: the d20</source>
        <translation>Confirmation du coup critique&#xa0;: le d20</translation>
    </message>
    <message>
        <source>Damage: one roll, =18 for the sum, 9 + 4 fire</source>
        <translation>Dégâts&#xa0;: un jet, =18 pour la somme, 9 + 4 feu</translation>
    </message>
    <message>
        <source>One roll of the weapon (9), the sum (=18), or all parts (9 + 4 fire)</source>
        <translation>Un jet de l’arme (9), la somme (=18), ou le tout (9 + 4 feu)</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll all dice that are open; once more rolls again</source>
        <translation>Lancer tous les dés en attente&#xa0;; encore une fois&#xa0;: relancer</translation>
    </message>
    <message>
        <source>Its place must be guessed:</source>
        <translation>Position à deviner&#xa0;:</translation>
    </message>
    <message>
        <source>The square that is attacked</source>
        <translation>La case attaquée</translation>
    </message>
    <message>
        <source>right square</source>
        <translation>bonne case</translation>
    </message>
    <message>
        <source>wrong square</source>
        <translation>mauvaise case</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>…, then {0}</source>
        <translation>…, puis {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n more things happen</source>
        <translation>
            <numerusform>%n chose de plus arrive</numerusform>
            <numerusform>%n choses de plus arrivent</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is applied before Enter</source>
        <translation>rien n’est appliqué avant Entrée</translation>
    </message>
    <message>
        <source>Situation…</source>
        <translation>Situation…</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Passer outre…</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Apply the blow, then see to what rides on it</source>
        <translation>Appliquer le coup, puis voir ce qui l’accompagne</translation>
    </message>
    <message>
        <source>other bonus</source>
        <translation>autre bonus</translation>
    </message>
    <message>
        <source>Other bonus or penalty on the attack roll</source>
        <translation>Autre bonus ou malus au jet d’attaque</translation>
    </message>
    <message>
        <source>sneak attack</source>
        <translation>attaque sournoise</translation>
    </message>
    <message>
        <source>Precision damage: points or dice</source>
        <translation>Dégâts de précision&#xa0;: points ou dés</translation>
    </message>
    <message>
        <source>Kind of attack</source>
        <translation>Type d’attaque</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>du profil</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>melee touch</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>ranged touch</source>
        <translation>contact à distance</translation>
    </message>
    <message>
        <source>nonlethal</source>
        <translation>non létaux</translation>
    </message>
    <message>
        <source>attack of opportunity</source>
        <translation>attaque d’opportunité</translation>
    </message>
    <message>
        <source>a hostile act</source>
        <translation>acte hostile</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>Who attacks</source>
        <translation>Qui attaque</translation>
    </message>
    <message>
        <source>Another target…</source>
        <translation>Autre cible…</translation>
    </message>
</context>
<context>
    <name>AttackFlag</name>
    <message>
        <source>magic</source>
        <translation>magie</translation>
    </message>
    <message>
        <source>ghost touch</source>
        <translation>spectral</translation>
    </message>
    <message>
        <source>incorporeal</source>
        <translation>intangible</translation>
    </message>
    <message>
        <source>ignores reduction</source>
        <translation>ignore la réduction</translation>
    </message>
    <message>
        <source>area</source>
        <translation>zone</translation>
    </message>
</context>
<context>
    <name>AttackKind</name>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>natural attack</source>
        <translation>attaque naturelle</translation>
    </message>
    <message>
        <source>touch attack</source>
        <translation>attaque de contact</translation>
    </message>
    <message>
        <source>spell</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>spell-like ability</source>
        <translation>pouvoir magique</translation>
    </message>
    <message>
        <source>supernatural ability</source>
        <translation>pouvoir surnaturel</translation>
    </message>
    <message>
        <source>channelled energy</source>
        <translation>énergie canalisée</translation>
    </message>
</context>
<context>
    <name>AttackPart</name>
    <message>
        <source>attack as printed</source>
        <translation>attaque du profil</translation>
    </message>
    <message>
        <source>the target is helpless</source>
        <translation>cible sans défense</translation>
    </message>
    <message>
        <source>no magic weapon where magic is held down</source>
        <translation>arme sans magie là où la magie est réprimée</translation>
    </message>
    <message>
        <source>invisible, but no use against this target</source>
        <translation>invisible, mais sans effet sur cette cible</translation>
    </message>
    <message>
        <source>situation</source>
        <translation>situation</translation>
    </message>
    <message>
        <source>channel resistance</source>
        <translation>résistance à la canalisation</translation>
    </message>
    <message>
        <source>an invisible creature</source>
        <translation>créature invisible</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>invisible</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Discrétion</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>its exact place</source>
        <translation>position exacte</translation>
    </message>
    <message>
        <source>fresh trail</source>
        <translation>piste récente</translation>
    </message>
    <message>
        <source>masked trail</source>
        <translation>piste masquée</translation>
    </message>
    <message>
        <source>age of the trail</source>
        <translation>âge de la piste</translation>
    </message>
</context>
<context>
    <name>AttackQuality</name>
    <message>
        <source>silver</source>
        <extracomment>The same as some write it: &quot;dex +4&quot;. What stands in the bracket behind an AC, as stat blocks write it, and the bonus type it means.</extracomment>
        <translation>argent</translation>
    </message>
    <message>
        <source>cold iron</source>
        <translation>fer froid</translation>
    </message>
    <message>
        <source>adamantine</source>
        <translation>adamantium</translation>
    </message>
    <message>
        <source>good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>evil</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>lawful</source>
        <translation>Loi</translation>
    </message>
    <message>
        <source>chaotic</source>
        <translation>Chaos</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>magie</translation>
    </message>
    <message>
        <source>epic</source>
        <translation>épique</translation>
    </message>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
</context>
<context>
    <name>BonusType</name>
    <message>
        <source>untyped</source>
        <translation>sans type</translation>
    </message>
    <message>
        <source>alchemical</source>
        <translation>alchimie</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>armure</translation>
    </message>
    <message>
        <source>circumstance</source>
        <translation>circonstances</translation>
    </message>
    <message>
        <source>competence</source>
        <translation>aptitude</translation>
    </message>
    <message>
        <source>deflection</source>
        <translation>parade</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>esquive</translation>
    </message>
    <message>
        <source>enhancement</source>
        <translation>altération</translation>
    </message>
    <message>
        <source>inherent</source>
        <translation>inné</translation>
    </message>
    <message>
        <source>insight</source>
        <translation>intuition</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>moral</translation>
    </message>
    <message>
        <source>natural armor</source>
        <translation>armure naturelle</translation>
    </message>
    <message>
        <source>profane</source>
        <translation>malfaisance</translation>
    </message>
    <message>
        <source>racial</source>
        <translation>racial</translation>
    </message>
    <message>
        <source>resistance</source>
        <translation>résistance</translation>
    </message>
    <message>
        <source>sacred</source>
        <translation>sainteté</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>bouclier</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>trait</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>pénalité</translation>
    </message>
</context>
<context>
    <name>By</name>
    <message>
        <source>fast healing</source>
        <translation>guérison accélérée</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>régénération</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>repos</translation>
    </message>
    <message>
        <source>1 a day</source>
        <translation>1 par jour</translation>
    </message>
    <message>
        <source>restoration</source>
        <translation>restauration</translation>
    </message>
    <message>
        <source>raised from the dead</source>
        <translation>rappel d’entre les morts</translation>
    </message>
    <message>
        <source>save made</source>
        <translation>jet de sauvegarde réussi</translation>
    </message>
    <message>
        <source>by the game master</source>
        <translation>par le MJ</translation>
    </message>
</context>
<context>
    <name>Cast</name>
    <message>
        <source>level {0}</source>
        <translation>niveau {0}</translation>
    </message>
    <message>
        <source>Type a spell, or choose one from the list.</source>
        <extracomment>Classes that can be chosen; the first four are those for whom components differ (rule G2). What a stat block says somewhere that gives the class away.</extracomment>
        <translation>Tapez un sort, ou choisissez-en un dans la liste.</translation>
    </message>
    <message>
        <source>Type points as in the hit point field: 5d6 fire, +1d8+5.</source>
        <translation>Tapez des points comme dans le champ des points de vie&#xa0;: 5d6 feu, +1d8+5.</translation>
    </message>
    <message>
        <source>Type a distance in {0}, or nothing.</source>
        <translation>Tapez une distance en {0}, ou rien.</translation>
    </message>
    <message>
        <source>own list</source>
        <translation>sa liste</translation>
    </message>
    <message>
        <source>{0} → {1}</source>
        <translation>{0} → {1}</translation>
    </message>
    <message>
        <source>beyond {0}</source>
        <translation>au-delà de {0}</translation>
    </message>
    <message>
        <source>swarm: only areas</source>
        <translation>nuée&#xa0;: zones seulement</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>hors de vue</translation>
    </message>
    <message>
        <source>{0} = {1}</source>
        <translation>{0} = {1}</translation>
    </message>
    <message>
        <source>A d{0} shows 1 to {0}.</source>
        <translation>Un d{0} va de 1 à {0}.</translation>
    </message>
    <message>
        <source>{0}: {1}, die</source>
        <translation>{0}&#xa0;: {1}, dé</translation>
    </message>
    <message>
        <source>touch AC {0}</source>
        <translation>CA de contact {0}</translation>
    </message>
    <message>
        <source>AC {0}</source>
        <translation>CA {0}</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>touche</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>rate</translation>
    </message>
    <message>
        <source>miss chance {0} %</source>
        <translation>{0}&#xa0;% de rater</translation>
    </message>
    <message>
        <source>SR {0}</source>
        <translation>RM {0}</translation>
    </message>
    <message>
        <source>resisted</source>
        <translation>résiste</translation>
    </message>
    <message>
        <source>through</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>{0}, DC {1}</source>
        <translation>{0}, DD {1}</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>raté</translation>
    </message>
    <message>
        <source>Only begin</source>
        <extracomment>Refusals that no game master can overrule: something is missing.</extracomment>
        <translation>Commencer seulement</translation>
    </message>
    <message>
        <source>Begin and finish</source>
        <translation>Commencer et finir</translation>
    </message>
    <message>
        <source>Begin casting</source>
        <translation>Commencer l’incantation</translation>
    </message>
    <message>
        <source>Finish: {0}</source>
        <translation>Finir&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Cast: {0}</source>
        <translation>Lancer&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>Cast</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Finish on {0}</source>
        <translation>Finir sur {0}</translation>
    </message>
    <message>
        <source>Cast on {0}</source>
        <translation>Lancer sur {0}</translation>
    </message>
    <message>
        <source>Cast a spell</source>
        <translation>Lancer un sort</translation>
    </message>
    <message>
        <source>Who casts</source>
        <translation>Qui lance</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Name of the spell</source>
        <translation>Nom du sort</translation>
    </message>
    <message>
        <source>Identify…</source>
        <translation>Identifier…</translation>
    </message>
    <message>
        <source>Counter it…</source>
        <translation>Contrer…</translation>
    </message>
    <message>
        <source>Casting: {0}</source>
        <translation>Incantation&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Held: {0}</source>
        <translation>Charge conservée&#xa0;: {0}</translation>
    </message>
    <message>
        <source>A spell of your own: say below what comes of it.</source>
        <translation>Un sort à vous&#xa0;: dites plus bas ce qu’il donne.</translation>
    </message>
    <message>
        <source>takes {0}</source>
        <translation>dure {0}</translation>
    </message>
    <message>
        <source>begun all the same</source>
        <translation>commencé quand même</translation>
    </message>
    <message>
        <source>cast already, and held until it hits</source>
        <translation>déjà lancé, charge conservée jusqu’à ce qu’il touche</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Reactions look for the casting alone: it has no components.</source>
        <translation>Les réactions ne guettent que l’incantation&#xa0;: pas de composante.</translation>
    </message>
    <message>
        <source>Reactions look for {0}.</source>
        <translation>Les réactions guettent&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Nobody recognises it at once.</source>
        <translation>Personne ne le reconnaît aussitôt.</translation>
    </message>
    <message>
        <source>Known to {0}.</source>
        <translation>Reconnu&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Recognised at once by {0}, who has it too.</source>
        <translation>Reconnu aussitôt, car connu&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>{0}: by an action (recall knowledge)</source>
        <translation>{0}&#xa0;: par une action (rappel de connaissance)</translation>
    </message>
    <message>
        <source>{0}: by a reaction (identify spell feat)</source>
        <translation>{0}&#xa0;: par une réaction (don d’identification)</translation>
    </message>
    <message>
        <source>{0} has lost {1}: {2}. Slot and actions are spent.</source>
        <translation>{0} a perdu {1}&#xa0;: {2}. Emplacement et actions sont dépensés.</translation>
    </message>
    <message>
        <source>On nobody in particular: select targets in the list, or cast it upon an area.</source>
        <translation>Sur personne en particulier&#xa0;: choisissez des cibles dans la liste, ou lancez-le sur une zone.</translation>
    </message>
    <message>
        <source>no valid target of {0}</source>
        <translation>cible non valide, {0}</translation>
    </message>
    <message>
        <source>instantaneous</source>
        <translation>instantané</translation>
    </message>
    <message>
        <source>spell resistance</source>
        <translation>résistance à la magie</translation>
    </message>
    <message>
        <source>a hostile act</source>
        <translation>acte hostile</translation>
    </message>
    <message>
        <source>from a slot</source>
        <translation>d’un emplacement</translation>
    </message>
    <message>
        <source>a miss keeps it</source>
        <translation>raté, il reste</translation>
    </message>
    <message>
        <source>Nothing stays in force</source>
        <translation>Rien ne reste en vigueur</translation>
    </message>
    <message>
        <source>A check for each target that has spell resistance</source>
        <translation>Un test pour chaque cible qui a une résistance à la magie</translation>
    </message>
    <message>
        <source>Ends invisibility and the like, and frees those charmed by the caster’s side</source>
        <translation>Met fin à l’invisibilité et autres, et libère ceux que charme le camp du lanceur</translation>
    </message>
    <message>
        <source>Ends at daily preparations, when the slot is filled again</source>
        <translation>Finit aux préparations quotidiennes, quand l’emplacement est repris</translation>
    </message>
    <message>
        <source>A miss does not lose the spell</source>
        <translation>Une attaque ratée ne perd pas le sort</translation>
    </message>
    <message>
        <source>Spell attack</source>
        <translation>Attaque de sort</translation>
    </message>
    <message>
        <source>Saving throw</source>
        <translation>Jet de sauvegarde</translation>
    </message>
    <message>
        <source>What a made save does</source>
        <translation>Effet d’un jet réussi</translation>
    </message>
    <message>
        <source>range</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Damage or healing: 5d6 fire, +1d8+5</source>
        <translation>Dégâts ou soins&#xa0;: 5d6 feu, +1d8+5</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>sans dégâts</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>caster level</source>
        <translation>NLS</translation>
    </message>
    <message>
        <source>DC</source>
        <translation>DD</translation>
    </message>
    <message>
        <source>Class it casts as</source>
        <translation>Classe du lanceur</translation>
    </message>
    <message>
        <source>Tradition</source>
        <translation>Tradition</translation>
    </message>
    <message>
        <source>What the caster holds</source>
        <translation>Ce que tient le lanceur</translation>
    </message>
    <message>
        <source>Casting time</source>
        <translation>Durée d’incantation</translation>
    </message>
    <message>
        <source>Free hands</source>
        <translation>Mains libres</translation>
    </message>
    <message>
        <source>can speak</source>
        <translation>peut parler</translation>
    </message>
    <message>
        <source>How long the casting takes</source>
        <translation>Combien dure l’incantation</translation>
    </message>
    <message>
        <source>{0}: how much of the points</source>
        <translation>{0}&#xa0;: quelle part des points</translation>
    </message>
    <message>
        <source>{0}: how it stands to the spell</source>
        <translation>{0}&#xa0;: ce que lui fait le sort</translation>
    </message>
    <message>
        <source>lets itself be touched</source>
        <translation>se laisse toucher</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>class: not said</source>
        <translation>classe non dite</translation>
    </message>
    <message>
        <source>its own tradition</source>
        <translation>sa tradition</translation>
    </message>
    <message>
        <source>no hand free</source>
        <translation>aucune main libre</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2 free</source>
        <translation>2 libres</translation>
    </message>
    <message>
        <source>holds nothing for it</source>
        <translation>rien d’utile en main</translation>
    </message>
    <message>
        <source>no attack roll</source>
        <translation>sans jet d’attaque</translation>
    </message>
    <message>
        <source>all of the points</source>
        <translation>tous les points</translation>
    </message>
    <message>
        <source>half of the points</source>
        <translation>la moitié des points</translation>
    </message>
    <message>
        <source>none of the points</source>
        <translation>aucun point</translation>
    </message>
</context>
<context>
    <name>CastMisfit</name>
    <message>
        <source>not living</source>
        <translation>pas vivant</translation>
    </message>
    <message>
        <source>not a humanoid</source>
        <translation>pas humanoïde</translation>
    </message>
    <message>
        <source>not undead</source>
        <translation>pas mort-vivant</translation>
    </message>
</context>
<context>
    <name>CastOutcome</name>
    <message>
        <source>to be rolled</source>
        <translation>à lancer</translation>
    </message>
    <message>
        <source>affected</source>
        <translation>affecté</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>JS réussi</translation>
    </message>
    <message>
        <source>resisted</source>
        <translation>RM</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>raté</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>laissé de côté</translation>
    </message>
    <message>
        <source>no valid target</source>
        <translation>cible non valide</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>immunité</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>hors de portée</translation>
    </message>
</context>
<context>
    <name>CastTime</name>
    <message>
        <source>in one turn</source>
        <translation>en un tour</translation>
    </message>
    <message>
        <source>as a reaction</source>
        <translation>en réaction</translation>
    </message>
    <message>
        <source>as a free action</source>
        <translation>en action libre</translation>
    </message>
    <message>
        <source>takes rounds:</source>
        <translation>en rounds&#xa0;:</translation>
    </message>
    <message>
        <source>takes minutes:</source>
        <translation>en minutes&#xa0;:</translation>
    </message>
    <message>
        <source>takes hours:</source>
        <translation>en heures&#xa0;:</translation>
    </message>
</context>
<context>
    <name>CastTrait</name>
    <message>
        <source>manipulation</source>
        <translation>manipulation</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>concentration</translation>
    </message>
    <message>
        <source>auditory</source>
        <translation>auditif</translation>
    </message>
</context>
<context>
    <name>CastUnseen</name>
    <message>
        <source>unseen: invisible</source>
        <translation>hors de vue&#xa0;: invisible</translation>
    </message>
    <message>
        <source>unseen: dark</source>
        <translation>hors de vue&#xa0;: obscurité</translation>
    </message>
    <message>
        <source>unseen: the caster is blinded</source>
        <translation>hors de vue&#xa0;: lanceur aveuglé</translation>
    </message>
    <message>
        <source>unseen: too far away</source>
        <translation>hors de vue&#xa0;: trop loin</translation>
    </message>
</context>
<context>
    <name>CasterClass</name>
    <message>
        <source>bard</source>
        <translation>barde</translation>
    </message>
    <message>
        <source>cleric</source>
        <translation>prêtre</translation>
    </message>
    <message>
        <source>druid</source>
        <translation>druide</translation>
    </message>
    <message>
        <source>sorcerer</source>
        <translation>ensorceleur</translation>
    </message>
    <message>
        <source>wizard</source>
        <translation>magicien</translation>
    </message>
    <message>
        <source>paladin</source>
        <translation>paladin</translation>
    </message>
    <message>
        <source>ranger</source>
        <translation>rôdeur</translation>
    </message>
    <message>
        <source>alchemist</source>
        <translation>alchimiste</translation>
    </message>
    <message>
        <source>inquisitor</source>
        <translation>inquisiteur</translation>
    </message>
    <message>
        <source>magus</source>
        <translation>magus</translation>
    </message>
    <message>
        <source>oracle</source>
        <translation>oracle</translation>
    </message>
    <message>
        <source>summoner</source>
        <translation>conjurateur</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>sorcière</translation>
    </message>
</context>
<context>
    <name>Circumstance</name>
    <message>
        <source>flanking</source>
        <extracomment>Their names in a command, and what they add to the attack roll.</extracomment>
        <translation>prise en tenaille</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>charge</translation>
    </message>
    <message>
        <source>higher ground</source>
        <translation>position surélevée</translation>
    </message>
    <message>
        <source>target in cover</source>
        <translation>cible à l’abri</translation>
    </message>
    <message>
        <source>shot into melee</source>
        <translation>tir dans la mêlée</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>no colour</source>
        <extracomment>&quot;&quot; is none.</extracomment>
        <translation>sans couleur</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
</context>
<context>
    <name>CombatantAbility</name>
    <message>
        <source>{0}, now</source>
        <translation>{0}, en ce moment</translation>
    </message>
    <message>
        <source>heals 1 a day</source>
        <translation>guérit 1/jour</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Affaiblissement</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>Diminution</translation>
    </message>
    <message>
        <source>Base score</source>
        <translation>Valeur de base</translation>
    </message>
    <message>
        <source>stat block; – for none</source>
        <translation>profil&#xa0;; – pour aucune</translation>
    </message>
    <message>
        <source>the modifier is −5</source>
        <translation>le modificateur est de −5</translation>
    </message>
    <message>
        <source>No score: nothing can damage, drain or penalise it.</source>
        <translation>Pas de valeur&#xa0;: rien ne peut l’affaiblir, la diminuer ni la pénaliser.</translation>
    </message>
    <message>
        <source>immune to damage: {0}</source>
        <translation>immunisé contre l’affaiblissement&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Dies when damage reaches {0}.</source>
        <translation>Meurt quand l’affaiblissement atteint {0}.</translation>
    </message>
    <message>
        <source>Unconscious when damage reaches {0}.</source>
        <translation>Inconscient quand l’affaiblissement atteint {0}.</translation>
    </message>
</context>
<context>
    <name>CombatantAction</name>
    <message>
        <source>Edit all fields…</source>
        <translation>Modifier tous les champs…</translation>
    </message>
    <message>
        <source>Hit points…</source>
        <translation>Points de vie…</translation>
    </message>
    <message>
        <source>Initiative…</source>
        <translation>Initiative…</translation>
    </message>
    <message>
        <source>Negative levels…</source>
        <translation>Niveaux négatifs…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Hidden from the players</source>
        <translation>Caché aux joueurs</translation>
    </message>
    <message>
        <source>Flying</source>
        <translation>En vol</translation>
    </message>
    <message>
        <source>Swimming</source>
        <translation>À la nage</translation>
    </message>
    <message>
        <source>In an antimagic area</source>
        <translation>Dans une zone d’antimagie</translation>
    </message>
    <message>
        <source>Lower spell resistance…</source>
        <translation>Baisser la résistance à la magie…</translation>
    </message>
    <message>
        <source>Raise spell resistance again</source>
        <translation>Rétablir la résistance à la magie</translation>
    </message>
    <message>
        <source>it is dead</source>
        <translation>déjà mort</translation>
    </message>
    <message>
        <source>it is not bleeding</source>
        <translation>aucun saignement</translation>
    </message>
    <message>
        <source>Stop the bleeding…</source>
        <translation>Arrêter le saignement…</translation>
    </message>
    <message>
        <source>Lesser restoration…</source>
        <translation>Restauration partielle…</translation>
    </message>
    <message>
        <source>Restoration…</source>
        <translation>Restauration…</translation>
    </message>
    <message>
        <source>Rest 8 hours</source>
        <translation>Repos de 8 heures</translation>
    </message>
    <message>
        <source>Rest a full day in bed</source>
        <translation>Repos d’une journée au lit</translation>
    </message>
    <message>
        <source>it is alive</source>
        <translation>encore en vie</translation>
    </message>
    <message>
        <source>it is not dying</source>
        <translation>pas mourant</translation>
    </message>
    <message>
        <source>Raise dead</source>
        <translation>Rappel à la vie</translation>
    </message>
    <message>
        <source>Resurrection</source>
        <translation>Résurrection</translation>
    </message>
    <message>
        <source>True resurrection</source>
        <translation>Résurrection suprême</translation>
    </message>
    <message>
        <source>Stabilise</source>
        <translation>Stabiliser</translation>
    </message>
    <message>
        <source>Kill…</source>
        <translation>Tuer…</translation>
    </message>
    <message>
        <source>Death attack…</source>
        <translation>Attaque de mort…</translation>
    </message>
    <message>
        <source>Remove from the encounter</source>
        <translation>Retirer de la rencontre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Initiative count</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>empty: roll</source>
        <translation>vide&#xa0;: lancer</translation>
    </message>
    <message>
        <source>Empty rolls d20 {0}{1}</source>
        <translation>Vide&#xa0;: lance d20 {0}{1}</translation>
    </message>
    <message>
        <source>Initiative of {0}</source>
        <translation>Initiative de {0}</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Empty rolls 1d4. Fatigue is lifted by a step.</source>
        <translation>Vide&#xa0;: lance 1d4. La fatigue baisse d’un cran.</translation>
    </message>
    <message>
        <source>Lesser restoration on {0}</source>
        <translation>Restauration partielle sur {0}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Negative levels</source>
        <translation>Niveaux négatifs</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation>ce qu’il y a</translation>
    </message>
    <message>
        <source>all temporary ({0})</source>
        <translation>tous les temporaires ({0})</translation>
    </message>
    <message>
        <source>one permanent (of {0})</source>
        <translation>un permanent (sur {0})</translation>
    </message>
    <message>
        <source>All ability damage, fatigue and exhaustion go as well.</source>
        <translation>Affaiblissements, fatigue et épuisement disparaissent aussi.</translation>
    </message>
    <message>
        <source>Restoration on {0}</source>
        <translation>Restauration sur {0}</translation>
    </message>
    <message>
        <source>Damage of</source>
        <translation>Affaiblissement de</translation>
    </message>
    <message>
        <source>Drain of</source>
        <translation>Diminution de</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>De quoi</translation>
    </message>
    <message>
        <source>the game master’s word</source>
        <translation>décision du MJ</translation>
    </message>
    <message>
        <source>Kill {0}</source>
        <translation>Tuer {0}</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Tuer</translation>
    </message>
    <message>
        <source>Fortitude DC</source>
        <translation>DD de Vigueur</translation>
    </message>
    <message>
        <source>no save</source>
        <translation>sans jet</translation>
    </message>
    <message>
        <source>Its save, d20 {0}{1}</source>
        <translation>Son jet, d20 {0}{1}</translation>
    </message>
    <message>
        <source>The die, or = and the sum. A failed save is death at once.</source>
        <translation>Le dé, ou = et la somme. Un jet raté, c’est la mort immédiate.</translation>
    </message>
    <message>
        <source>Death attack on {0}</source>
        <translation>Attaque de mort sur {0}</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Lowered to</source>
        <translation>Baissée à</translation>
    </message>
    <message>
        <source>It is {0} now, and returns at the start of its next turn.</source>
        <translation>Elle est de {0} et revient au début du prochain tour.</translation>
    </message>
    <message>
        <source>Spell resistance of {0}</source>
        <translation>Résistance à la magie de {0}</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Baisser</translation>
    </message>
    <message>
        <source>Heal check against DC 15</source>
        <translation>Premiers secours contre DD 15</translation>
    </message>
    <message>
        <source>The die, or = and the sum. Any magical healing stops it too.</source>
        <translation>Le dé, ou = et la somme. Tout soin magique l’arrête aussi.</translation>
    </message>
    <message>
        <source>Bleeding of {0}</source>
        <translation>Saignement de {0}</translation>
    </message>
    <message>
        <source>Treat</source>
        <translation>Soigner</translation>
    </message>
</context>
<context>
    <name>CombatantDue</name>
    <message>
        <source>Restoration…</source>
        <extracomment>What is answered without a die, by a cure.</extracomment>
        <translation>Restauration…</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>due: {0}</source>
        <translation>à faire&#xa0;: {0}</translation>
    </message>
    <message>
        <source>dying, Constitution check {0} against DC {1}</source>
        <translation>mourant, test de Constitution {0} contre DD {1}</translation>
    </message>
    <message>
        <source>negative level</source>
        <translation>niveau négatif</translation>
    </message>
    <message>
        <source>confused: what it does, d100</source>
        <translation>confusion&#xa0;: que fait-il, d100</translation>
    </message>
    <message>
        <source>Charisma against an order ({0})</source>
        <translation>Charisme contre un ordre ({0})</translation>
    </message>
    <message>
        <source>restoration now, or it dies again</source>
        <translation>restauration maintenant, ou nouvelle mort</translation>
    </message>
    <message>
        <source>{0}, {1} {2}</source>
        <translation>{0}, {1} {2}</translation>
    </message>
    <message>
        <source>{0}, {1} {2} against DC {3}</source>
        <translation>{0}, {1} {2} contre DD {3}</translation>
    </message>
    <message>
        <source>spell resistance is back: check of {0}, {1} against {2}</source>
        <translation>la résistance à la magie est revenue&#xa0;: test de {0}, {1} contre {2}</translation>
    </message>
    <message>
        <source>one more is due</source>
        <translation>un autre est à faire</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} ({1} of {2}, {3})</source>
        <translation>{0} ({1} sur {2}, {3})</translation>
    </message>
    <message>
        <source>{0}, DC {1}</source>
        <translation>{0}, DD {1}</translation>
    </message>
    <message>
        <source>Type the die (1 to {0}), or = and the sum; empty rolls</source>
        <translation>Tapez le dé (1 à {0}), ou = et la somme&#xa0;; vide&#xa0;: lancer</translation>
    </message>
    <message>
        <source>A d{0} shows 1 to {0}: for a sum type ={1}</source>
        <translation>Un d{0} va de 1 à {0}&#xa0;: pour une somme, tapez ={1}</translation>
    </message>
</context>
<context>
    <name>CombatantEdit</name>
    <message>
        <source>A combatant needs a name</source>
        <translation>Un combattant doit avoir un nom</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>What a field that is ticked holds.</extracomment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Figures as printed</source>
        <translation>Valeurs du profil</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Movement and senses</source>
        <translation>Déplacement et sens</translation>
    </message>
    <message>
        <source>Attacks and defences</source>
        <translation>Attaques et défenses</translation>
    </message>
    <message>
        <source>Skills, qualities, spells</source>
        <translation>Compétences, particularités, sorts</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Initiative count</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Sous-types</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>Hit Dice</source>
        <translation>Dés de vie</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>= Hit Dice</source>
        <translation>= dés de vie</translation>
    </message>
    <message>
        <source>XP</source>
        <translation>PX</translation>
    </message>
    <message>
        <source>Hidden from the players</source>
        <translation>Caché aux joueurs</translation>
    </message>
    <message>
        <source>Flying</source>
        <translation>En vol</translation>
    </message>
    <message>
        <source>Swimming</source>
        <translation>À la nage</translation>
    </message>
    <message>
        <source>Miss chance where unseen (%)</source>
        <translation>Chance de rater si non vu (%)</translation>
    </message>
    <message>
        <source>Immune to fire means vulnerable to cold</source>
        <translation>Immunité au feu&#xa0;: vulnérable au froid</translation>
    </message>
    <message>
        <source>Total, as rolled</source>
        <translation>Total, comme lancé</translation>
    </message>
    <message>
        <source>Temporary</source>
        <translation>Temporaires</translation>
    </message>
    <message>
        <source>Nonlethal damage</source>
        <translation>Dégâts non létaux</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuels</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculé</translation>
    </message>
    <message>
        <source>What the AC is made of</source>
        <translation>Composition de la CA</translation>
    </message>
    <message>
        <source>+7 armor, +2 Dex, +1 deflection</source>
        <translation>+7 armure, +2 Dex, +1 parade</translation>
    </message>
    <message>
        <source>Saves: only sometimes</source>
        <translation>Sauvegardes&#xa0;: selon les cas</translation>
    </message>
    <message>
        <source>Initiative modifier</source>
        <translation>Modificateur d’initiative</translation>
    </message>
    <message>
        <source>Base attack bonus</source>
        <translation>Bonus de base à l’attaque</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>Space, {0}</source>
        <translation>Espace, {0}</translation>
    </message>
    <message>
        <source>Reach, {0}</source>
        <translation>Allonge, {0}</translation>
    </message>
    <message>
        <source>Attacks, one a line</source>
        <translation>Attaques, une par ligne</translation>
    </message>
    <message>
        <source>melee longsword +5/+0 (1d8+3, slashing, 19-20)</source>
        <translation>mêlée épée longue +5/+0 (1d8+3, tranchant, 19-20)</translation>
    </message>
    <message>
        <source>Damage reduction</source>
        <translation>Réduction des dégâts</translation>
    </message>
    <message>
        <source>Resist</source>
        <translation>Résistances</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Immunités</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Vulnérabilités</translation>
    </message>
    <message>
        <source>Fast healing</source>
        <translation>Guérison accélérée</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <translation>Régénération</translation>
    </message>
    <message>
        <source>5 (fire, acid)</source>
        <translation>5 (feu, acide)</translation>
    </message>
    <message>
        <source>Channel resistance</source>
        <translation>Résistance à la canalisation</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Special qualities, one a line</source>
        <translation>Particularités, une par ligne</translation>
    </message>
    <message>
        <source>Bravery: +1 on Will saves against fear</source>
        <translation>Bravoure&#xa0;: +1 aux jets de Volonté contre la peur</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Dons</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>spell-like, caster level 7, 3/day: haste, fear (DC 15)</source>
        <translation>magique, NLS 7, 3/jour&#xa0;: rapidité, terreur (DD 15)</translation>
    </message>
    <message>
        <source>Where the stat block is from</source>
        <translation>Origine du profil</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Type a distance in {0}</source>
        <translation>Tapez une distance en {0}</translation>
    </message>
    <message>
        <source>A distance is not negative</source>
        <translation>Une distance n’est pas négative</translation>
    </message>
    <message>
        <source>{0} at most: it can only be lowered</source>
        <translation>{0} au plus&#xa0;: elle ne peut qu’être abaissée</translation>
    </message>
    <message>
        <source>Type a whole number</source>
        <translation>Tapez un nombre entier</translation>
    </message>
    <message>
        <source>Type a number from {0} to {1}</source>
        <translation>Tapez un nombre de {0} à {1}</translation>
    </message>
    <message>
        <source>“{0}” needs a number: Perception +6, Stealth +5</source>
        <translation>«&#xa0;{0}&#xa0;» demande un nombre&#xa0;: Perception +6, Discrétion +5</translation>
    </message>
    <message>
        <source>“{0}” is no energy: fire 10, cold 5</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une énergie&#xa0;: feu 10, froid 5</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>“{0}” is not understood: {1}</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas compris&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Ex</source>
        <translation>Ext</translation>
    </message>
    <message>
        <source>“{0}” is no reduction: 10/magic; 5/— (Ex)</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une réduction&#xa0;: 10/magie&#xa0;; 5/— (Ext)</translation>
    </message>
    <message>
        <source>“{0}” is not understood: 5 (fire, acid)</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas compris&#xa0;: 5 (feu, acide)</translation>
    </message>
</context>
<context>
    <name>CombatantFlow</name>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Particularités</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Dons</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Stat block</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>CR {0}</source>
        <translation>FP {0}</translation>
    </message>
    <message>
        <source>{0} XP</source>
        <translation>{0} PX</translation>
    </message>
    <message>
        <source>hp {0}</source>
        <translation>pv {0}</translation>
    </message>
    <message>
        <source>BAB {0}</source>
        <translation>BBA {0}</translation>
    </message>
    <message>
        <source>space {0}</source>
        <translation>espace {0}</translation>
    </message>
    <message>
        <source>reach {0}</source>
        <translation>allonge {0}</translation>
    </message>
    <message>
        <source>AC: {0}</source>
        <translation>CA&#xa0;: {0}</translation>
    </message>
    <message>
        <source>saves: {0}</source>
        <translation>sauvegardes&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Cast…</source>
        <translation>Lancer…</translation>
    </message>
    <message>
        <source>{0}:</source>
        <translation>{0}&#xa0;:</translation>
    </message>
</context>
<context>
    <name>CombatantHead</name>
    <message>
        <source>level {0}</source>
        <translation>niveau {0}</translation>
    </message>
    <message>
        <source>{0} HD</source>
        <translation>{0} DV</translation>
    </message>
    <message>
        <source>acts as level {0}</source>
        <translation>agit comme niv. {0}</translation>
    </message>
    <message>
        <source>{0} {1}/{2} HD</source>
        <translation>{0} {1}/{2} DV</translation>
    </message>
    <message>
        <source>dead: {0}</source>
        <translation>mort&#xa0;: {0}</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>round {0}</translation>
    </message>
    <message>
        <source>dying · Con check DC {0}</source>
        <translation>mourant · test de Con DD {0}</translation>
    </message>
    <message>
        <source>stable, unconscious</source>
        <translation>stabilisé, inconscient</translation>
    </message>
    <message>
        <source>unconscious ({0})</source>
        <translation>inconscient ({0})</translation>
    </message>
    <message>
        <source>unconscious (nonlethal)</source>
        <translation>inconscient (non létaux)</translation>
    </message>
    <message>
        <source>disabled: acting costs 1 hp</source>
        <translation>hors de combat&#xa0;: agir coûte 1 pv</translation>
    </message>
    <message>
        <source>dies without restoration</source>
        <translation>meurt sans restauration</translation>
    </message>
    <message>
        <source>staggered (nonlethal)</source>
        <translation>chancelant (non létaux)</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>caché aux joueurs</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>swimming</source>
        <translation>à la nage</translation>
    </message>
    <message>
        <source>in an antimagic area</source>
        <translation>dans une zone d’antimagie</translation>
    </message>
    <message>
        <source>delaying</source>
        <translation>retardé</translation>
    </message>
    <message>
        <source>readied: {0}</source>
        <translation>action préparée&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>CombatantLevels</name>
    <message>
        <source>Negative levels</source>
        <translation>Niveaux négatifs</translation>
    </message>
    <message>
        <source>none of {0} HD</source>
        <translation>aucun sur {0} DV</translation>
    </message>
    <message>
        <source>of {0} HD</source>
        <translation>sur {0} DV</translation>
    </message>
    <message numerus="yes">
        <source>%n permanent</source>
        <translation>
            <numerusform>dont %n permanent</numerusform>
            <numerusform>dont %n permanents</numerusform>
        </translation>
    </message>
    <message>
        <source>dies at {0}</source>
        <translation>meurt à {0}</translation>
    </message>
    <message>
        <source>{0} of {1} HD, dies at {1}</source>
        <translation>{0} sur {1} DV, meurt à {1}</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>permanent</translation>
    </message>
    <message>
        <source>Fortitude DC {0}</source>
        <translation>Vigueur DD {0}</translation>
    </message>
    <message>
        <source>save due now</source>
        <translation>jet à faire maintenant</translation>
    </message>
    <message>
        <source>a save each day</source>
        <translation>un jet par jour</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>temporaire</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Fortitude DC</source>
        <translation>DD de Vigueur</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Type how many</source>
        <translation>Tapez combien</translation>
    </message>
</context>
<context>
    <name>CombatantLine</name>
    <message>
        <source>printed: {0}</source>
        <translation>profil&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>Aura: {0}</source>
        <translation>Aura&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Hardness {0}</source>
        <translation>Solidité {0}</translation>
    </message>
    <message>
        <source>DR —</source>
        <translation>RD —</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>effet</translation>
    </message>
    <message>
        <source>held by antimagic</source>
        <translation>réprimé par l’antimagie</translation>
    </message>
    <message>
        <source>DR {0}/{1}</source>
        <translation>RD {0}/{1}</translation>
    </message>
    <message>
        <source>Resist {0} {1}</source>
        <translation>Résist. {0} {1}</translation>
    </message>
    <message>
        <source>Immune: {0}</source>
        <translation>Immunités&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Vulnerable: {0}</source>
        <translation>Vulnérabilités&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Weak: {0}</source>
        <translation>Faiblesses&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Fast healing {0}</source>
        <translation>Guérison accélérée {0}</translation>
    </message>
    <message>
        <source>Regeneration {0}</source>
        <translation>Régénération {0}</translation>
    </message>
    <message>
        <source>stopped by {0}</source>
        <translation>coupée par&#xa0;: {0}</translation>
    </message>
    <message>
        <source>off until its turn ends</source>
        <translation>coupée jusqu’à la fin de son tour</translation>
    </message>
    <message>
        <source>Channel resistance {0}</source>
        <translation>Résist. à la canalisation {0}</translation>
    </message>
</context>
<context>
    <name>CombatantPane</name>
    <message>
        <source>Here stands whoever is chosen, or whose turn it is</source>
        <translation>Ici se tient le combattant choisi, ou celui dont c’est le tour</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Ouvrir dans l’éditeur</translation>
    </message>
    <message>
        <source>Let it work again</source>
        <translation>Laisser agir de nouveau</translation>
    </message>
    <message>
        <source>Hold it down</source>
        <translation>Réprimer</translation>
    </message>
    <message>
        <source>Order…</source>
        <translation>Ordre…</translation>
    </message>
    <message>
        <source>Save against it now</source>
        <translation>Jet contre lui maintenant</translation>
    </message>
    <message>
        <source>Another dose…</source>
        <translation>Une dose de plus…</translation>
    </message>
    <message>
        <source>End it on this one</source>
        <translation>Finir pour celui-ci</translation>
    </message>
    <message>
        <source>It is cured</source>
        <translation>Guéri</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Passer outre…</translation>
    </message>
    <message>
        <source>Attack with it…</source>
        <translation>Attaquer avec…</translation>
    </message>
    <message>
        <source>Why this bonus</source>
        <translation>Pourquoi ce bonus</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Defences and senses</source>
        <translation>Défenses et sens</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Give, take away, daily saves</source>
        <translation>Donner, retirer, jets quotidiens</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>En vigueur</translation>
    </message>
    <message>
        <source>End…</source>
        <translation>Finir…</translation>
    </message>
</context>
<context>
    <name>CombatantTile</name>
    <message>
        <source>cannot move: {0}</source>
        <extracomment>The figures of the grid, row by row. Figures that are modifiers and carry their sign. Conditions that keep one in its place; the figure of its speed stays what the rules make of it (rule G6).</extracomment>
        <translation>ne peut pas se déplacer&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}: none</source>
        <translation>{0}&#xa0;: aucune</translation>
    </message>
    <message>
        <source>{0} more than printed</source>
        <translation>{0} de plus que le profil</translation>
    </message>
    <message>
        <source>{0} less than printed</source>
        <translation>{0} de moins que le profil</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>passé outre</translation>
    </message>
    <message>
        <source>{0} {1}, modifier {2}</source>
        <translation>{0} {1}, modificateur {2}</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>pénalité</translation>
    </message>
    <message>
        <source>pen.</source>
        <translation>pén.</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>affaibl.</translation>
    </message>
    <message>
        <source>dmg</source>
        <translation>aff.</translation>
    </message>
    <message>
        <source>drain</source>
        <translation>dimin.</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>lasting</source>
        <translation>durable</translation>
    </message>
</context>
<context>
    <name>CombatantTold</name>
    <message>
        <source>d100: {0}. {1}</source>
        <extracomment>Rolls whose results are told. So many results are shown, and so many steps looked back for them.</extracomment>
        <translation>d100&#xa0;: {0}. {1}</translation>
    </message>
    <message>
        <source>Roll 1d8{0}</source>
        <translation>Lancer 1d8{0}</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>rules options</source>
        <translation>options de règles</translation>
    </message>
    <message>
        <source>light: {0}</source>
        <translation>éclairage&#xa0;: {0}</translation>
    </message>
    <message>
        <source>start of the fight</source>
        <translation>début du combat</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>tour suivant</translation>
    </message>
    <message>
        <source>end of the fight</source>
        <translation>fin du combat</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>{0} pass</source>
        <translation>temps écoulé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>a full day’s rest</source>
        <translation>repos d’une journée</translation>
    </message>
    <message>
        <source>a night’s rest</source>
        <translation>repos d’une nuit</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>remove {0}</source>
        <translation>retrait de {0}</translation>
    </message>
    <message>
        <source>rename to {0}</source>
        <translation>renommer en {0}</translation>
    </message>
    <message>
        <source>change of {0}</source>
        <translation>modification de {0}</translation>
    </message>
    <message>
        <source>{0} moved in the order</source>
        <translation>place de {0} dans l’ordre</translation>
    </message>
    <message>
        <source>initiative of all</source>
        <translation>initiative de tous</translation>
    </message>
    <message>
        <source>initiative of {0}</source>
        <translation>initiative de {0}</translation>
    </message>
    <message>
        <source>delay</source>
        <translation>retard</translation>
    </message>
    <message>
        <source>{0} delays</source>
        <translation>retard de {0}</translation>
    </message>
    <message>
        <source>back from delaying</source>
        <translation>retour de qui attendait</translation>
    </message>
    <message>
        <source>{0} acts now</source>
        <translation>{0} agit maintenant</translation>
    </message>
    <message>
        <source>{0} readies an action</source>
        <translation>action préparée par {0}</translation>
    </message>
    <message>
        <source>readied action of {0}</source>
        <translation>action préparée de {0}</translation>
    </message>
    <message>
        <source>add {0} ×{1}</source>
        <translation>ajout de {0} ×{1}</translation>
    </message>
    <message>
        <source>add {0}</source>
        <extracomment>Commands upon one target; several of a kind are called by the first of them, upon all.</extracomment>
        <translation>ajout de {0}</translation>
    </message>
    <message>
        <source>heal {0} on {1}</source>
        <translation>{0} pv soignés, {1}</translation>
    </message>
    <message>
        <source>{0} temporary hp for {1}</source>
        <translation>{0} pv temporaires, {1}</translation>
    </message>
    <message>
        <source>{0} {1} damage to {2}</source>
        <translation>{0} {1}, {2}</translation>
    </message>
    <message>
        <source>{0} {1} drain to {2}</source>
        <translation>diminution de {1}&#xa0;: {0}, {2}</translation>
    </message>
    <message>
        <source>wave for round {0}</source>
        <translation>vague du round {0}</translation>
    </message>
    <message>
        <source>arrival of {0}</source>
        <translation>arrivée de {0}</translation>
    </message>
    <message>
        <source>arrival of a wave</source>
        <translation>arrivée d’une vague</translation>
    </message>
    <message>
        <source>wave dropped: {0}</source>
        <translation>vague abandonnée&#xa0;: {0}</translation>
    </message>
    <message>
        <source>wave dropped</source>
        <translation>vague abandonnée</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>{0} {1} damage to {2}</source>
        <comment>ability</comment>
        <translation>affaiblissement de {1}&#xa0;: {0}, {2}</translation>
    </message>
    <message>
        <source>lesser restoration on {0}</source>
        <translation>restauration partielle, {0}</translation>
    </message>
    <message>
        <source>restoration on {0}</source>
        <translation>restauration, {0}</translation>
    </message>
    <message>
        <source>abilities of {0} restored</source>
        <translation>caractéristiques de {0} restaurées</translation>
    </message>
    <message>
        <source>{0} of {1} restored</source>
        <translation>{0} de {1} restaurée</translation>
    </message>
    <message numerus="yes">
        <source>%n negative level(s) for {0}</source>
        <translation>
            <numerusform>%n niveau négatif, {0}</numerusform>
            <numerusform>%n niveaux négatifs, {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>save of {0} against a negative level</source>
        <translation>jet de {0} contre un niveau négatif</translation>
    </message>
    <message>
        <source>negative levels off {0}</source>
        <translation>niveaux négatifs retirés, {0}</translation>
    </message>
    <message>
        <source>{0} nonlethal damage to {1}</source>
        <translation>{0} non létaux, {1}</translation>
    </message>
    <message>
        <source>{0} damage to {1}</source>
        <translation>{0} dégâts, {1}</translation>
    </message>
    <message>
        <source>death attack on {0}</source>
        <translation>attaque de mort, {0}</translation>
    </message>
    <message>
        <source>death of {0}</source>
        <translation>mort de {0}</translation>
    </message>
    <message>
        <source>{0} stabilised</source>
        <translation>{0}&#xa0;: stabilisation</translation>
    </message>
    <message>
        <source>{0} raised</source>
        <translation>retour à la vie de {0}</translation>
    </message>
    <message>
        <source>dying check of {0}</source>
        <translation>test de mourant de {0}</translation>
    </message>
    <message>
        <source>bleeding of {0} treated</source>
        <translation>saignement de {0} arrêté</translation>
    </message>
    <message>
        <source>confusion roll of {0}</source>
        <translation>jet de confusion de {0}</translation>
    </message>
    <message>
        <source>{0} save of {1}</source>
        <translation>jet de {0} de {1}</translation>
    </message>
    <message>
        <source>hostile act of {0}</source>
        <translation>acte hostile de {0}</translation>
    </message>
    <message>
        <source>end of {0} on {1}</source>
        <translation>fin de {0}, {1}</translation>
    </message>
    <message>
        <source>{0} also on {1}</source>
        <translation>{0} aussi sur {1}</translation>
    </message>
    <message>
        <source>{0} suppressed</source>
        <translation>{0}&#xa0;: effet réprimé</translation>
    </message>
    <message>
        <source>{0} works again</source>
        <translation>{0}&#xa0;: effet rétabli</translation>
    </message>
    <message>
        <source>{0} triggered</source>
        <translation>{0}&#xa0;: déclenchement</translation>
    </message>
    <message>
        <source>{0} dismissed</source>
        <translation>{0}&#xa0;: annulation</translation>
    </message>
    <message>
        <source>{0} concentrates</source>
        <translation>concentration de {0}</translation>
    </message>
    <message>
        <source>spell resistance of {0} against {1}</source>
        <translation>résistance à la magie de {0}, {1}</translation>
    </message>
    <message>
        <source>{0} lowers its spell resistance</source>
        <translation>résistance à la magie baissée par {0}</translation>
    </message>
    <message>
        <source>{0} raises its spell resistance again</source>
        <translation>résistance à la magie rétablie par {0}</translation>
    </message>
    <message>
        <source>{0} begins to cast {1}</source>
        <translation>incantation par {0}, {1}</translation>
    </message>
    <message>
        <source>{0} casts a spell</source>
        <translation>sort lancé par {0}</translation>
    </message>
    <message>
        <source>{0} identifies the spell of {1}</source>
        <translation>{0} identifie le sort de {1}</translation>
    </message>
    <message>
        <source>{0} dispels</source>
        <translation>dissipation par {0}</translation>
    </message>
    <message>
        <source>counterspell of {0}</source>
        <translation>contresort de {0}</translation>
    </message>
    <message>
        <source>daily preparations of {0}</source>
        <translation>préparations quotidiennes de {0}</translation>
    </message>
    <message>
        <source>distance between {0} and {1}</source>
        <translation>distance entre {0} et {1}</translation>
    </message>
    <message>
        <source>{0} moves</source>
        <translation>déplacement de {0}</translation>
    </message>
    <message>
        <source>{0} in antimagic</source>
        <translation>{0} dans l’antimagie</translation>
    </message>
    <message>
        <source>{0} out of antimagic</source>
        <translation>{0} hors de l’antimagie</translation>
    </message>
    <message>
        <source>{0} listens for {1}</source>
        <translation>{0} écoute, {1}</translation>
    </message>
    <message>
        <source>{0} gropes for {1}</source>
        <translation>{0} cherche à tâtons, {1}</translation>
    </message>
    <message>
        <source>{0} looks for {1}</source>
        <translation>{0} cherche {1}</translation>
    </message>
    <message>
        <source>{0} scents {1}</source>
        <translation>{0} flaire {1}</translation>
    </message>
    <message>
        <source>{0} attacks {1}</source>
        <translation>{0} attaque {1}</translation>
    </message>
    <message>
        <source>order to {0}</source>
        <translation>ordre donné, {0}</translation>
    </message>
    <message>
        <source>Charisma check of {0}</source>
        <translation>test de Charisme de {0}</translation>
    </message>
    <message>
        <source>save of {0} against {1}</source>
        <translation>jet de {0} contre {1}</translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>end of {0}</source>
        <translation>fin de {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n target(s)</source>
        <translation>
            <numerusform>%n cible</numerusform>
            <numerusform>%n cibles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Component</name>
    <message>
        <source>verbal</source>
        <translation>verbale</translation>
    </message>
    <message>
        <source>somatic</source>
        <translation>somatique</translation>
    </message>
    <message>
        <source>material</source>
        <translation>matérielle</translation>
    </message>
    <message>
        <source>focus</source>
        <translation>focalisateur</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong inside the program; the encounter is kept as it was before. Details: {0}</source>
        <translation>Quelque chose a mal tourné dans le programme&#xa0;; la rencontre est gardée telle qu’elle était avant. Détails&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>DamageStep</name>
    <message>
        <source>{0} after a save</source>
        <translation>{0} après le jet de sauvegarde</translation>
    </message>
    <message>
        <source>{0} as it is incorporeal</source>
        <translation>{0} car intangible</translation>
    </message>
    <message>
        <source>{0} as it is a swarm</source>
        <translation>{0} car nuée</translation>
    </message>
    <message>
        <source>{0} as it is vulnerable ({1})</source>
        <translation>{0} car vulnérable ({1})</translation>
    </message>
    <message>
        <source>{0} as it is immune ({1})</source>
        <translation>{0} car immunisé ({1})</translation>
    </message>
    <message>
        <source>{0} after resistance {1}</source>
        <translation>{0} après résistance {1}</translation>
    </message>
    <message>
        <source>{0} after damage reduction {1}</source>
        <translation>{0} après réduction des dégâts {1}</translation>
    </message>
    <message>
        <source>{0}, damage reduction {1} overcome</source>
        <translation>{0}, réduction des dégâts {1} surpassée</translation>
    </message>
    <message>
        <source>{0} after hardness {1}</source>
        <translation>{0} après solidité {1}</translation>
    </message>
    <message>
        <source>{0}, hardness {1} overcome</source>
        <translation>{0}, solidité {1} surpassée</translation>
    </message>
    <message>
        <source>{0} as the game master says</source>
        <translation>{0} selon le MJ</translation>
    </message>
    <message>
        <source>{0} dealt</source>
        <translation>{0} au départ</translation>
    </message>
    <message>
        <source>{0} {1} dealt</source>
        <translation>{0} {1} au départ</translation>
    </message>
    <message>
        <source>immune to {0}</source>
        <translation>immunisé&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>DamageType</name>
    <message>
        <source>slashing</source>
        <translation>tranchant</translation>
    </message>
    <message>
        <source>piercing</source>
        <translation>perforant</translation>
    </message>
    <message>
        <source>bludgeoning</source>
        <translation>contondant</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>feu</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>froid</translation>
    </message>
    <message>
        <source>acid</source>
        <translation>acide</translation>
    </message>
    <message>
        <source>electricity</source>
        <translation>électricité</translation>
    </message>
    <message>
        <source>sonic</source>
        <translation>son</translation>
    </message>
    <message>
        <source>force</source>
        <translation>force</translation>
    </message>
    <message>
        <source>positive energy</source>
        <translation>énergie positive</translation>
    </message>
    <message>
        <source>negative energy</source>
        <translation>énergie négative</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>untyped</source>
        <translation>sans type</translation>
    </message>
    <message>
        <source>bleeding</source>
        <translation>saignement</translation>
    </message>
    <message>
        <source>dying</source>
        <translation>agonie</translation>
    </message>
</context>
<context>
    <name>Death</name>
    <message>
        <source>wounds</source>
        <translation>blessures</translation>
    </message>
    <message>
        <source>Constitution damage</source>
        <translation>affaiblissement de Constitution</translation>
    </message>
    <message>
        <source>Constitution drain</source>
        <translation>diminution de Constitution</translation>
    </message>
    <message>
        <source>negative levels</source>
        <translation>niveaux négatifs</translation>
    </message>
    <message>
        <source>death attack</source>
        <translation>attaque de mort</translation>
    </message>
    <message>
        <source>game master’s word</source>
        <translation>décision du MJ</translation>
    </message>
</context>
<context>
    <name>Descriptor</name>
    <message>
        <source>acid</source>
        <extracomment>Keys of modifiers that are not abilities, skills or energies, in the order they are offered. Skills offered by name; any other can be typed. Descriptors that are offered; an effect may have others.</extracomment>
        <translation>acide</translation>
    </message>
    <message>
        <source>antimagic</source>
        <translation>antimagie</translation>
    </message>
    <message>
        <source>chaotic</source>
        <translation>Chaos</translation>
    </message>
    <message>
        <source>charm</source>
        <translation>charme</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>froid</translation>
    </message>
    <message>
        <source>compulsion</source>
        <translation>coercition</translation>
    </message>
    <message>
        <source>curse</source>
        <translation>malédiction</translation>
    </message>
    <message>
        <source>darkness</source>
        <translation>ténèbres</translation>
    </message>
    <message>
        <source>death</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>disease</source>
        <translation>maladie</translation>
    </message>
    <message>
        <source>electricity</source>
        <translation>électricité</translation>
    </message>
    <message>
        <source>ethereal</source>
        <translation>éthéré</translation>
    </message>
    <message>
        <source>evil</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>fear</source>
        <translation>peur</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>feu</translation>
    </message>
    <message>
        <source>force</source>
        <translation>force</translation>
    </message>
    <message>
        <source>gaze</source>
        <translation>regard</translation>
    </message>
    <message>
        <source>good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>language-dependent</source>
        <translation>langage</translation>
    </message>
    <message>
        <source>lawful</source>
        <translation>Loi</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lumière</translation>
    </message>
    <message>
        <source>mind-affecting</source>
        <translation>effets mentaux</translation>
    </message>
    <message>
        <source>outlined (no invisibility)</source>
        <translation>contours visibles (sans invisibilité)</translation>
    </message>
    <message>
        <source>pain</source>
        <translation>douleur</translation>
    </message>
    <message>
        <source>paralysis</source>
        <translation>paralysie</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>poison</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>silence</translation>
    </message>
    <message>
        <source>sleep</source>
        <translation>sommeil</translation>
    </message>
    <message>
        <source>sonic</source>
        <translation>son</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>trivial</source>
        <translation>triviale</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>challenging</source>
        <translation>ardue</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>epic</source>
        <translation>héroïque</translation>
    </message>
    <message>
        <source>overwhelming</source>
        <translation>écrasante</translation>
    </message>
</context>
<context>
    <name>Dispel</name>
    <message>
        <source>no spell and no spell-like ability</source>
        <translation>ni sort ni pouvoir magique</translation>
    </message>
    <message>
        <source>it has no DC</source>
        <translation>pas de DD</translation>
    </message>
    <message>
        <source>it has no caster level</source>
        <translation>pas de niveau de lanceur</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niv.</translation>
    </message>
    <message>
        <source>Caster level check against 11 + caster level (core rules).</source>
        <translation>Test de niveau de lanceur contre 11 + niveau de lanceur (règles de base).</translation>
    </message>
    <message>
        <source>One caster level check against 11 + caster level ends one spell, the highest first (core).</source>
        <translation>Un test de niveau de lanceur contre 11 + niveau de lanceur finit un seul sort, le plus élevé d’abord (règles de base).</translation>
    </message>
    <message>
        <source>One counteract check against each DC: success ends up to 1 level above the dispelling spell’s, by 10 up to 3 above; failure only lower ones, by 10 none.</source>
        <translation>Un test pour contrer contre chaque DD&#xa0;: réussi, il finit les effets jusqu’à 1 niveau au-dessus du sort qui dissipe, réussi de 10, jusqu’à 3&#xa0;; raté, seulement les niveaux inférieurs, raté de 10, aucun.</translation>
    </message>
    <message>
        <source>Nobody else is casting a spell.</source>
        <translation>Personne d’autre ne lance de sort.</translation>
    </message>
    <message>
        <source>No effects are in force.</source>
        <translation>Aucun effet n’est en vigueur.</translation>
    </message>
    <message>
        <source>Counter it</source>
        <translation>Contrer</translation>
    </message>
    <message>
        <source>Dispel</source>
        <translation>Dissiper</translation>
    </message>
    <message numerus="yes">
        <source>Dispel: %n end(s)</source>
        <translation>
            <numerusform>Dissiper&#xa0;: %n fin</numerusform>
            <numerusform>Dissiper&#xa0;: %n fins</numerusform>
        </translation>
    </message>
    <message>
        <source>DC {0}, level {1}</source>
        <translation>DD {0}, niveau {1}</translation>
    </message>
    <message>
        <source>DC {0}</source>
        <translation>DD {0}</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>hors d’atteinte</translation>
    </message>
    <message>
        <source>ends in any case</source>
        <translation>finit de toute façon</translation>
    </message>
    <message>
        <source>ends on {0} or more</source>
        <translation>finit sur {0} ou plus</translation>
    </message>
    <message>
        <source>ends, but not for {0}</source>
        <translation>finit, sauf pour {0}</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>finit</translation>
    </message>
    <message>
        <source>stays: {0}</source>
        <translation>reste&#xa0;: {0}</translation>
    </message>
    <message>
        <source>No roll reaches it.</source>
        <translation>Aucun jet n’y arrive.</translation>
    </message>
    <message>
        <source>It is countered on {0} or more.</source>
        <translation>Contré sur {0} ou plus.</translation>
    </message>
    <message>
        <source>It is countered: the spell is lost.</source>
        <translation>Contré&#xa0;: le sort est perdu.</translation>
    </message>
    <message>
        <source>It goes on: {0}.</source>
        <translation>L’incantation continue&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>{0}, SR {1}</source>
        <translation>{0}, RM {1}</translation>
    </message>
    <message>
        <source>spell resistance</source>
        <translation>résistance à la magie</translation>
    </message>
    <message>
        <source>in an antimagic area</source>
        <translation>dans une zone d’antimagie</translation>
    </message>
    <message>
        <source>critical success, but its level is too high</source>
        <translation>succès critique, mais niveau trop élevé</translation>
    </message>
    <message>
        <source>success, but its level is too high</source>
        <translation>succès, mais niveau trop élevé</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>critical failure</source>
        <translation>échec critique</translation>
    </message>
    <message>
        <source>the check is too low</source>
        <translation>test trop bas</translation>
    </message>
    <message>
        <source>one check ends one spell</source>
        <translation>un test finit un seul sort</translation>
    </message>
    <message>
        <source>A d20 shows 1 to 20.</source>
        <translation>Un d20 va de 1 à 20.</translation>
    </message>
    <message>
        <source>Dispel or counter</source>
        <translation>Dissiper ou contrer</translation>
    </message>
    <message>
        <source>Who dispels</source>
        <translation>Qui dissipe</translation>
    </message>
    <message>
        <source>What is dispelled</source>
        <translation>Ce qui est dissipé</translation>
    </message>
    <message>
        <source>effects in force</source>
        <translation>effets en vigueur</translation>
    </message>
    <message>
        <source>a spell being cast</source>
        <translation>un sort en cours d’incantation</translation>
    </message>
    <message>
        <source>Whose spell</source>
        <translation>Le sort de qui</translation>
    </message>
    <message>
        <source>All or none</source>
        <translation>Tout ou rien</translation>
    </message>
    <message>
        <source>level of the dispelling spell</source>
        <translation>niveau du sort qui dissipe</translation>
    </message>
    <message>
        <source>modifier</source>
        <translation>modificateur</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dé</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
</context>
<context>
    <name>Distance</name>
    <message>
        <source>{0} ft</source>
        <extracomment>Feet in the side of a square, and how many centimetres the source texts make of it (rule 0). Around a combatant&apos;s name in a sentence being made: id after the first, name after the second, end.</extracomment>
        <translation>{0} pi</translation>
    </message>
    <message>
        <source>{0} m</source>
        <translation>{0} m</translation>
    </message>
    <message>
        <source>ft</source>
        <translation>pi</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Unnamed encounter</source>
        <translation>Rencontre sans nom</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>A copy is kept as “{0}”.</source>
        <translation>Une copie est gardée sous «&#xa0;{0}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>DoesSection</name>
    <message>
        <source>What it does</source>
        <translation>Ce que cela fait</translation>
    </message>
    <message>
        <source>A change of a figure</source>
        <translation>Une valeur change</translation>
    </message>
    <message>
        <source>and the conditions</source>
        <translation>et les états</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Ajouter un état</translation>
    </message>
    <message>
        <source>descriptors</source>
        <translation>registres</translation>
    </message>
    <message>
        <source>Add a descriptor</source>
        <translation>Ajouter un registre</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>DueBand</name>
    <message>
        <source>Die or sum for: {0}</source>
        <translation>Dé ou somme pour&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0}:</source>
        <translation>{0}&#xa0;:</translation>
    </message>
    <message>
        <source>  and {0} more</source>
        <translation>  et {0} de plus</translation>
    </message>
    <message>
        <source>Due:</source>
        <translation>À faire&#xa0;:</translation>
    </message>
    <message>
        <source>Roll, or take what was typed</source>
        <translation>Lancer, ou prendre ce qui est tapé</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>conc. {0}/{1}</source>
        <translation>conc. {0}/{1}</translation>
    </message>
    <message>
        <source>start of turn · {0}</source>
        <translation>début du tour · {0}</translation>
    </message>
    <message>
        <source>end of turn · {0}</source>
        <translation>fin du tour · {0}</translation>
    </message>
    <message>
        <source>until trigger</source>
        <translation>jusqu’au déclencheur</translation>
    </message>
    <message>
        <source>save due</source>
        <translation>JS à faire</translation>
    </message>
    <message>
        <source>until cured</source>
        <translation>jusqu’à guérison</translation>
    </message>
    <message>
        <source>begins in {0}</source>
        <translation>commence dans {0}</translation>
    </message>
    <message>
        <source>save in {0}</source>
        <translation>JS dans {0}</translation>
    </message>
    <message>
        <source>ends · next round</source>
        <translation>fin · round suivant</translation>
    </message>
    <message>
        <source>ends · {0}</source>
        <translation>fin · {0}</translation>
    </message>
    <message>
        <source>start of own turn</source>
        <translation>début de son tour</translation>
    </message>
    <message>
        <source>end of own turn</source>
        <translation>fin de son tour</translation>
    </message>
    <message>
        <source>Lasts until its trigger comes</source>
        <translation>Dure jusqu’à son déclenchement</translation>
    </message>
    <message>
        <source>Lasts until it is ended</source>
        <translation>Dure jusqu’à ce qu’on y mette fin</translation>
    </message>
    <message>
        <source>Lasts while {0} concentrates, at most {1}, and {2} more</source>
        <translation>Dure tant que {0} se concentre, au plus {1}, et encore {2}</translation>
    </message>
    <message>
        <source>Lasts while {0} concentrates, at most {1}</source>
        <translation>Dure tant que {0} se concentre, au plus {1}</translation>
    </message>
    <message>
        <source>Lasts while {0} concentrates, and {1} more</source>
        <translation>Dure tant que {0} se concentre, et encore {1}</translation>
    </message>
    <message>
        <source>Lasts while {0} concentrates</source>
        <translation>Dure tant que {0} se concentre</translation>
    </message>
    <message>
        <source>Ends at the start of {0}&apos;s turn</source>
        <translation>Finit au début du tour de {0}</translation>
    </message>
    <message>
        <source>Ends at the end of {0}&apos;s turn</source>
        <translation>Finit à la fin du tour de {0}</translation>
    </message>
    <message>
        <source>Ends in round {0}, start of {1}&apos;s turn</source>
        <translation>Finit au round {0}, début du tour de {1}</translation>
    </message>
    <message>
        <source>Ends in round {0}, end of {1}&apos;s turn</source>
        <translation>Finit au round {0}, fin du tour de {1}</translation>
    </message>
    <message>
        <source>Ends after {0}</source>
        <translation>Finit après {0}</translation>
    </message>
    <message>
        <source>Ends in round {0}, at initiative {1}</source>
        <translation>Finit au round {0}, à l’initiative {1}</translation>
    </message>
    <message>
        <source>Ends at the beginning of round {0}</source>
        <translation>Finit au début du round {0}</translation>
    </message>
    <message>
        <source>Ends after {0}, in round {1}, start of {2}&apos;s turn</source>
        <translation>Finit après {0}, au round {1}, début du tour de {2}</translation>
    </message>
    <message>
        <source>its caster</source>
        <translation>son lanceur</translation>
    </message>
</context>
<context>
    <name>DurationSection</name>
    <message>
        <source>How long</source>
        <translation>Combien de temps</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pendant</translation>
    </message>
    <message>
        <source>for a number of rounds, minutes, hours or days</source>
        <translation>pendant un nombre de rounds, de minutes, d’heures ou de jours</translation>
    </message>
    <message>
        <source>until the</source>
        <translation>finit</translation>
    </message>
    <message>
        <source>until the start or end of a turn</source>
        <translation>finit au début ou à la fin d’un tour</translation>
    </message>
    <message>
        <source>while concentrating, at most</source>
        <translation>tant que dure la concentration, au plus</translation>
    </message>
    <message>
        <source>while concentrating</source>
        <translation>tant que dure la concentration</translation>
    </message>
    <message>
        <source>until triggered or discharged</source>
        <translation>jusqu’au déclenchement ou à la décharge</translation>
    </message>
    <message>
        <source>no limit: until dispelled or dismissed</source>
        <translation>sans limite&#xa0;: jusqu’à dissipation ou annulation</translation>
    </message>
    <message>
        <source>counted at the turn of</source>
        <translation>décompte au tour de</translation>
    </message>
    <message>
        <source>of</source>
        <translation>du tour</translation>
    </message>
    <message>
        <source>turn of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>more</source>
        <translation>de plus</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rounds</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>start</source>
        <translation>au début</translation>
    </message>
    <message>
        <source>end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>this</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>the next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>At most so long</source>
        <translation>Au plus si longtemps</translation>
    </message>
    <message>
        <source>So long after</source>
        <translation>Si longtemps après</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Tour de qui</translation>
    </message>
    <message>
        <source>Which edge of the turn</source>
        <translation>Début ou fin du tour</translation>
    </message>
    <message>
        <source>Which turn</source>
        <translation>Quel tour</translation>
    </message>
    <message>
        <source>What triggers it</source>
        <translation>Ce qui le déclenche</translation>
    </message>
    <message>
        <source>what triggers it</source>
        <translation>ce qui le déclenche</translation>
    </message>
</context>
<context>
    <name>EditPage</name>
    <message>
        <source>Edit {0}</source>
        <translation>Modifier {0}</translation>
    </message>
    <message>
        <source>one step to undo</source>
        <translation>une seule étape à annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>EffectEditor</name>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Apply all the same</source>
        <translation>Appliquer quand même</translation>
    </message>
    <message>
        <source>Effect, all fields</source>
        <translation>Effet, tous les champs</translation>
    </message>
    <message>
        <source>Find an effect or condition</source>
        <translation>Chercher un effet ou un état</translation>
    </message>
    <message>
        <source>Nothing fits? Any name will do.</source>
        <translation>Rien ne convient&#xa0;? Tout nom fait l’affaire.</translation>
    </message>
    <message>
        <source>Keep as my own</source>
        <translation>Garder parmi les miens</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>EffectFinder</name>
    <message>
        <source>Used before</source>
        <extracomment>Conditions that last until something is done about them; the others are given a number of rounds.</extracomment>
        <translation>Déjà utilisés</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Abilities and actions</source>
        <translation>Pouvoirs et actions</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>États</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>état</translation>
    </message>
    <message>
        <source>spell {0}</source>
        <translation>sort {0}</translation>
    </message>
    <message>
        <source>until triggered</source>
        <translation>jusqu’au déclenchement</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>concentration</translation>
    </message>
    <message>
        <source>to the next turn</source>
        <translation>jusqu’au prochain tour</translation>
    </message>
</context>
<context>
    <name>EffectForm</name>
    <message>
        <source>Choose whose turn it is.</source>
        <translation>Choisissez de qui c’est le tour.</translation>
    </message>
    <message>
        <source>It is not {0}’s turn now: choose the next turn.</source>
        <translation>Ce n’est pas le tour de {0}&#xa0;: choisissez le prochain tour.</translation>
    </message>
    <message>
        <source>This turn has started already: choose its end, or the next turn.</source>
        <translation>Ce tour a déjà commencé&#xa0;: choisissez sa fin, ou le prochain tour.</translation>
    </message>
    <message>
        <source>“{0}” is kept: the finder offers it from now on.</source>
        <translation>«&#xa0;{0}&#xa0;» est gardé&#xa0;: la recherche le propose désormais.</translation>
    </message>
    <message>
        <source>Type a whole number from {0} to {1}.</source>
        <translation>Tapez un nombre entier de {0} à {1}.</translation>
    </message>
    <message>
        <source>Type the name of the energy or skill.</source>
        <extracomment>Beginnings of modifier keys whose rest is typed. Figures with bonuses that may count only against some things.</extracomment>
        <translation>Tapez le nom de l’énergie ou de la compétence.</translation>
    </message>
    <message>
        <source>Type a bonus such as +2 or a penalty such as −2.</source>
        <translation>Tapez un bonus comme +2 ou un malus comme −2.</translation>
    </message>
    <message>
        <source>A penalty is below 0: type −{0}.</source>
        <translation>Une pénalité est inférieure à 0&#xa0;: tapez −{0}.</translation>
    </message>
    <message>
        <source>The type “penalty” is for abilities: choose “untyped”.</source>
        <translation>Le type «&#xa0;pénalité&#xa0;» vaut pour les caractéristiques&#xa0;: choisissez «&#xa0;sans type&#xa0;».</translation>
    </message>
    <message>
        <source>A resistance is above 0.</source>
        <translation>Une résistance est supérieure à 0.</translation>
    </message>
    <message>
        <source>Type a name, or choose one from the list.</source>
        <translation>Tapez un nom, ou choisissez-en un dans la liste.</translation>
    </message>
    <message>
        <source>Choose someone to have the condition.</source>
        <translation>Choisissez qui subit l’état.</translation>
    </message>
    <message>
        <source>{0}, cast by {1}</source>
        <translation>{0}, lancé par {1}</translation>
    </message>
    <message>
        <source>{0}, from {1}</source>
        <translation>{0}, de {1}</translation>
    </message>
    <message>
        <source>saving throw</source>
        <translation>jet de sauvegarde</translation>
    </message>
    <message>
        <source>{0} save</source>
        <translation>JS de {0}</translation>
    </message>
    <message>
        <source>{0} save, DC {1}</source>
        <translation>JS de {0}, DD {1}</translation>
    </message>
    <message>
        <source>points of bleeding each turn</source>
        <translation>points de saignement par tour</translation>
    </message>
    <message>
        <source>temporary hit points</source>
        <translation>points de vie temporaires</translation>
    </message>
    <message>
        <source>negative levels</source>
        <translation>niveaux négatifs</translation>
    </message>
    <message>
        <source>SR {0}</source>
        <translation>RM {0}</translation>
    </message>
    <message>
        <source>+ {0}</source>
        <translation>+ {0}</translation>
    </message>
    <message>
        <source>+ {0} = {1}</source>
        <translation>+ {0} = {1}</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>inutile</translation>
    </message>
    <message>
        <source>rolled {0} {1} {2} = {3}</source>
        <translation>dé {0} {1} {2} = {3}</translation>
    </message>
    <message>
        <source>affected</source>
        <translation>affecté</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>JS réussi</translation>
    </message>
    <message>
        <source>resisted</source>
        <translation>RM</translation>
    </message>
    <message>
        <source>held down</source>
        <translation>réprimé</translation>
    </message>
    <message>
        <source>resistance to…</source>
        <translation>résistance à…</translation>
    </message>
    <message>
        <source>another skill…</source>
        <translation>autre compétence…</translation>
    </message>
    <message>
        <source>no save</source>
        <translation>sans JS</translation>
    </message>
    <message>
        <source>{0} on {1}.</source>
        <translation>{0} sur {1}.</translation>
    </message>
    <message>
        <source>{0}: nobody is affected.</source>
        <translation>{0}&#xa0;: personne n’est affecté.</translation>
    </message>
    <message>
        <source>{0}, upon nobody in particular.</source>
        <translation>{0}, sur personne en particulier.</translation>
    </message>
    <message>
        <source>{0} is in an antimagic area: nothing magical of its own works there.</source>
        <translation>{0} est dans une zone d’antimagie&#xa0;: sa magie n’y agit pas.</translation>
    </message>
    <message>
        <source>In an antimagic area, where it is held down: {0}.</source>
        <translation>Dans une zone d’antimagie, où l’effet est réprimé&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>{0}: {1} upon what is there makes {2}.</source>
        <translation>{0}&#xa0;: {1} une fois de plus, donc {2}.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply to {0}</source>
        <translation>Appliquer à {0}</translation>
    </message>
    <message>
        <source>Apply to {0} of {1}</source>
        <translation>Appliquer à {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>EffectKind</name>
    <message>
        <source>spell</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>spell-like ability</source>
        <translation>pouvoir magique</translation>
    </message>
    <message>
        <source>supernatural</source>
        <translation>surnaturel</translation>
    </message>
    <message>
        <source>extraordinary</source>
        <translation>extraordinaire</translation>
    </message>
    <message>
        <source>nonmagical</source>
        <translation>non magique</translation>
    </message>
</context>
<context>
    <name>EffectKindImplies</name>
    <message>
        <source>can be dispelled and countered</source>
        <translation>peut être dissipé et contré</translation>
    </message>
    <message>
        <source>cannot be counteracted while it has no DC</source>
        <translation>ne peut être contré tant qu’il n’a pas de DD</translation>
    </message>
    <message>
        <source>cannot be dispelled or countered</source>
        <translation>ne peut être ni dissipé ni contré</translation>
    </message>
    <message>
        <source>spell resistance is checked</source>
        <translation>test contre la RM</translation>
    </message>
    <message>
        <source>no spell resistance</source>
        <translation>sans RM</translation>
    </message>
    <message>
        <source>held down by antimagic</source>
        <translation>réprimé par l’antimagie</translation>
    </message>
    <message>
        <source>works in antimagic</source>
        <translation>agit dans l’antimagie</translation>
    </message>
    <message>
        <source>provokes attacks of opportunity</source>
        <translation>provoque des attaques d’opportunité</translation>
    </message>
</context>
<context>
    <name>EffectList</name>
    <message>
        <source>Effects in force</source>
        <translation>Effets en vigueur</translation>
    </message>
</context>
<context>
    <name>EffectMenu</name>
    <message>
        <source>Nothing is counted here: edit the effect to give it a number of rounds.</source>
        <translation>Rien n’est compté ici&#xa0;: modifiez l’effet pour lui donner un nombre de rounds.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>One round longer</source>
        <translation>Un round de plus</translation>
    </message>
    <message>
        <source>One round shorter</source>
        <translation>Un round de moins</translation>
    </message>
    <message>
        <source>Rounds left…</source>
        <translation>Rounds restants…</translation>
    </message>
    <message>
        <source>Add target</source>
        <translation>Ajouter une cible</translation>
    </message>
    <message>
        <source>Everyone is under it already.</source>
        <translation>Tout le monde est déjà dessous.</translation>
    </message>
    <message>
        <source>Keep up concentration</source>
        <translation>Maintenir la concentration</translation>
    </message>
    <message>
        <source>Order to {0}…</source>
        <translation>Ordre à {0}…</translation>
    </message>
    <message>
        <source>Hold down on {0}</source>
        <translation>Réprimer sur {0}</translation>
    </message>
    <message>
        <source>Let it work on {0} again</source>
        <translation>Laisser agir de nouveau sur {0}</translation>
    </message>
    <message>
        <source>Hold down on all</source>
        <translation>Réprimer sur tous</translation>
    </message>
    <message>
        <source>Let it work on all again</source>
        <translation>Laisser agir de nouveau sur tous</translation>
    </message>
    <message>
        <source>It works on nobody.</source>
        <translation>N’agit sur personne.</translation>
    </message>
    <message>
        <source>Hold down</source>
        <translation>Réprimer</translation>
    </message>
    <message>
        <source>Nobody in the fight keeps it up.</source>
        <translation>Personne dans le combat ne le maintient.</translation>
    </message>
    <message>
        <source>It is not {0}’s turn.</source>
        <translation>Ce n’est pas le tour de {0}.</translation>
    </message>
    <message>
        <source>{0} has concentrated this turn.</source>
        <translation>Concentration déjà maintenue à ce tour&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>It is not dismissible.</source>
        <translation>Ne peut pas être annulé à volonté.</translation>
    </message>
    <message>
        <source>It does not wait for a trigger.</source>
        <translation>N’attend pas de déclencheur.</translation>
    </message>
    <message>
        <source>End for {0}</source>
        <translation>Finir pour {0}</translation>
    </message>
    <message>
        <source>Trigger: it goes off</source>
        <translation>Déclencher</translation>
    </message>
    <message>
        <source>Trigger seen or heard…</source>
        <translation>Déclencheur vu ou entendu…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Annuler le sort</translation>
    </message>
    <message>
        <source>End for one</source>
        <translation>Finir pour un seul</translation>
    </message>
    <message>
        <source>End for all</source>
        <translation>Finir pour tous</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Finir</translation>
    </message>
</context>
<context>
    <name>EffectPreview</name>
    <message>
        <source>{0}: {1}</source>
        <extracomment>Figures shown with their sign; the others are plain numbers. The figures that tell of a key that changes several.</extracomment>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}, touch {1}, flat-footed {2}</source>
        <translation>{0}, contact {1}, dépourvu {2}</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>does not count beside {0}</source>
        <translation>ne compte pas à côté de {0}</translation>
    </message>
    <message>
        <source>{0} → {1}</source>
        <translation>{0} → {1}</translation>
    </message>
</context>
<context>
    <name>EffectStrip</name>
    <message>
        <source>{0} · now</source>
        <translation>{0} · actuel</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>all {0}</source>
        <translation>tous {0}</translation>
    </message>
    <message>
        <source>ending {0}</source>
        <translation>fin {0}</translation>
    </message>
    <message>
        <source>held down</source>
        <translation>réprimé</translation>
    </message>
    <message>
        <source>antimagic</source>
        <translation>antimagie</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>de {0}</translation>
    </message>
    <message>
        <source>helpful</source>
        <translation>utile</translation>
    </message>
    <message>
        <source>harmful</source>
        <translation>nuisible</translation>
    </message>
    <message>
        <source>area</source>
        <translation>zone</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message numerus="yes">
        <source>%n target(s)</source>
        <translation>
            <numerusform>%n cible</numerusform>
            <numerusform>%n cibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allies</source>
        <translation>
            <numerusform>%n allié</numerusform>
            <numerusform>%n alliés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes</source>
        <translation>
            <numerusform>%n ennemi</numerusform>
            <numerusform>%n ennemis</numerusform>
        </translation>
    </message>
    <message>
        <source>on {0}</source>
        <translation>sur {0}</translation>
    </message>
    <message>
        <source>saved: {0}</source>
        <translation>JS réussi&#xa0;: {0}</translation>
    </message>
    <message>
        <source>resisted: {0}</source>
        <translation>RM&#xa0;: {0}</translation>
    </message>
    <message>
        <source>held down on {0}</source>
        <translation>réprimé sur {0}</translation>
    </message>
    <message>
        <source>held down by antimagic on {0}</source>
        <translation>réprimé par l’antimagie sur {0}</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>encore {0}</translation>
    </message>
    <message>
        <source>wall of {0}</source>
        <translation>mur de {0}</translation>
    </message>
    <message>
        <source>light: {0}</source>
        <translation>lumière&#xa0;: {0}</translation>
    </message>
    <message>
        <source>darkness: {0}</source>
        <translation>ténèbres&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Type the rounds left, or by how many to change them: 5, +3, −2.</source>
        <translation>Tapez les rounds restants, ou le changement&#xa0;: 5, +3, −2.</translation>
    </message>
</context>
<context>
    <name>EffectsPane</name>
    <message>
        <source>Effects</source>
        <translation>Effets</translation>
    </message>
    <message>
        <source>Which effects</source>
        <translation>Quels effets</translation>
    </message>
    <message>
        <source>New effect</source>
        <translation>Nouvel effet</translation>
    </message>
    <message>
        <source>New effect (E), new condition (C)</source>
        <translation>Nouvel effet (E), nouvel état (C)</translation>
    </message>
    <message>
        <source>Nothing is in force.</source>
        <translation>Rien n’est en vigueur.</translation>
    </message>
</context>
<context>
    <name>EncounterFile</name>
    <message>
        <source>“{path}” is not there: it may have been moved, renamed or deleted. Look for it, or open another encounter.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas là&#xa0;: le fichier a pu être déplacé, renommé ou supprimé. Cherchez-le, ou ouvrez une autre rencontre.</translation>
    </message>
    <message>
        <source>“{path}” is not an encounter file. It was left as it is: choose a file made by this program.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas un fichier de rencontre. Il n’a pas été touché&#xa0;: choisissez un fichier fait par ce programme.</translation>
    </message>
    <message>
        <source>“{path}” was written by a newer version of this program (format {format}, this one reads up to {known}). It was left as it is: update the program to open it.</source>
        <translation>«&#xa0;{path}&#xa0;» a été écrit par une version plus récente du programme (format {format}, celle-ci lit jusqu’à {known}). Il n’a pas été touché&#xa0;: mettez le programme à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>“{path}” is damaged ({detail}). It was left as it is: let the program read what can be read into a new file beside it, or open one of the dated copies.</source>
        <translation>«&#xa0;{path}&#xa0;» est abîmé ({detail}). Il n’a pas été touché&#xa0;: laissez le programme lire ce qui peut l’être dans un nouveau fichier à côté, ou ouvrez une des copies datées.</translation>
    </message>
    <message>
        <source>Nothing could be read from “{path}” ({detail}). It was left as it is: open one of the dated copies.</source>
        <translation>Rien n’a pu être lu dans «&#xa0;{path}&#xa0;» ({detail}). Il n’a pas été touché&#xa0;: ouvrez une des copies datées.</translation>
    </message>
    <message>
        <source>“{path}” is open in another window. Close it there first, or choose another name.</source>
        <translation>«&#xa0;{path}&#xa0;» est ouvert dans une autre fenêtre. Fermez-le d’abord là-bas, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{path}” is open in another window: here it can only be read. Close it there and open it again to play on, or save a copy.</source>
        <translation>«&#xa0;{path}&#xa0;» est ouvert dans une autre fenêtre&#xa0;: ici, il ne peut qu’être lu. Fermez-le là-bas et rouvrez-le pour continuer à jouer, ou enregistrez une copie.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written to: here it can only be read. Save a copy in a folder of yours to play on.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas modifiable&#xa0;: ici, il ne peut qu’être lu. Enregistrez une copie dans un de vos dossiers pour continuer à jouer.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({detail}). Choose another folder, or allow writing to this one.</source>
        <translation>«&#xa0;{path}&#xa0;» ne peut pas être écrit ({detail}). Choisissez un autre dossier, ou autorisez l’écriture dans celui-ci.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read ({detail}). Check that the disk is connected and that you may read the file.</source>
        <translation>«&#xa0;{path}&#xa0;» ne peut pas être lu ({detail}). Vérifiez que le disque est branché et que vous avez le droit de lire le fichier.</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” could not be written. Make room, or choose another disk.</source>
        <translation>Le disque est plein&#xa0;: «&#xa0;{path}&#xa0;» n’a pas pu être écrit. Faites de la place, ou choisissez un autre disque.</translation>
    </message>
    <message>
        <source>“{path}” is there already and was not overwritten. Choose another name.</source>
        <translation>«&#xa0;{path}&#xa0;» existe déjà et n’a pas été remplacé. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Everything in “{original}” could be read; it is now in “{path}”, with all {steps} steps. The damaged file was left as it is.</source>
        <translation>Tout ce que contient «&#xa0;{original}&#xa0;» a pu être lu&#xa0;; c’est maintenant dans «&#xa0;{path}&#xa0;», étapes comprises ({steps}). Le fichier abîmé n’a pas été touché.</translation>
    </message>
    <message>
        <source>“{path}” holds what could be read of “{original}”: it stands at step {steps}; steps lost after it: {lost}. The damaged file was left as it is.</source>
        <translation>«&#xa0;{path}&#xa0;» contient ce qui a pu être lu de «&#xa0;{original}&#xa0;»&#xa0;: la rencontre en est à l’étape {steps}&#xa0;; étapes perdues ensuite&#xa0;: {lost}. Le fichier abîmé n’a pas été touché.</translation>
    </message>
    <message>
        <source>“{path}” holds the last state that could be read of “{original}”, without its history: steps that cannot be undone any more: {lost}. Check the figures. The damaged file was left as it is.</source>
        <translation>«&#xa0;{path}&#xa0;» contient le dernier état lisible de «&#xa0;{original}&#xa0;», sans son historique&#xa0;; étapes qu’on ne peut plus annuler&#xa0;: {lost}. Vérifiez les valeurs. Le fichier abîmé n’a pas été touché.</translation>
    </message>
    <message>
        <source>Nothing could be read of these combatants; stand-ins hold their places, enter their figures anew: {names}.</source>
        <translation>Rien n’a pu être lu de ces combattants&#xa0;; des doublures tiennent leur place, saisissez de nouveau leurs valeurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>These combatants are as they were earlier, check their figures: {names}.</source>
        <translation>Ces combattants sont tels qu’ils étaient plus tôt, vérifiez leurs valeurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Effects that could not be read: {count}. Lay them anew where they are still in force.</source>
        <translation>Effets illisibles&#xa0;: {count}. Posez-les de nouveau s’ils sont encore en vigueur.</translation>
    </message>
</context>
<context>
    <name>EncounterFileDetail</name>
    <message>
        <source>the disk is full: make room</source>
        <extracomment>Why a step could not be kept; these stand in brackets in the refusal ``cannot_save``.</extracomment>
        <translation>le disque est plein&#xa0;: faites de la place</translation>
    </message>
    <message>
        <source>the file or its folder is read-only: save a copy elsewhere</source>
        <translation>le fichier ou son dossier est en lecture seule&#xa0;: enregistrez une copie ailleurs</translation>
    </message>
    <message>
        <source>it was moved or deleted: save a copy under a new name</source>
        <translation>il a été déplacé ou supprimé&#xa0;: enregistrez une copie sous un nouveau nom</translation>
    </message>
    <message>
        <source>the disk reports an error: save a copy on another disk</source>
        <translation>le disque signale une erreur&#xa0;: enregistrez une copie sur un autre disque</translation>
    </message>
    <message>
        <source>another program holds the file: close that program</source>
        <translation>un autre programme tient le fichier&#xa0;: fermez ce programme</translation>
    </message>
    <message>
        <source>the file is damaged: save a copy, or open it again</source>
        <translation>le fichier est abîmé&#xa0;: enregistrez une copie, ou rouvrez-le</translation>
    </message>
    <message>
        <source>a number or text of this command is not possible</source>
        <translation>un nombre ou un texte de cette commande n’est pas possible</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>l’accès n’est pas autorisé</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>le dossier n’existe pas</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the file has been closed</source>
        <translation>le fichier a été fermé</translation>
    </message>
    <message>
        <source>the file does not stand where this window does</source>
        <translation>le fichier n’en est pas au même point que cette fenêtre</translation>
    </message>
    <message>
        <source>parts of it are missing</source>
        <translation>il en manque des parties</translation>
    </message>
    <message>
        <source>parts of it make no sense</source>
        <translation>des parties n’ont pas de sens</translation>
    </message>
    <message>
        <source>an unexpected error, noted in the log</source>
        <translation>une erreur inattendue, notée dans le journal du programme</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>expired</source>
        <extracomment>Rolls about life and death, shown among the hit points.</extracomment>
        <translation>durée écoulée</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>retrait</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>annulation</translation>
    </message>
    <message>
        <source>hostile act</source>
        <translation>acte hostile</translation>
    </message>
    <message>
        <source>concentration not kept up</source>
        <translation>concentration non maintenue</translation>
    </message>
    <message>
        <source>concentrated too long</source>
        <translation>concentration trop longue</translation>
    </message>
    <message>
        <source>disrupted</source>
        <translation>perturbation</translation>
    </message>
    <message>
        <source>dispelled</source>
        <translation>dissipation</translation>
    </message>
    <message>
        <source>dispelled by its opposite</source>
        <translation>dissipation par son contraire</translation>
    </message>
    <message>
        <source>cured</source>
        <translation>soins</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>JS réussi</translation>
    </message>
    <message>
        <source>triggered</source>
        <translation>déclenchement</translation>
    </message>
    <message>
        <source>restoration</source>
        <translation>restauration</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>repos</translation>
    </message>
    <message>
        <source>death</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>charm broken by a hostile act</source>
        <translation>charme rompu par un acte hostile</translation>
    </message>
    <message>
        <source>daily preparations</source>
        <translation>préparations quotidiennes</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>ability scores</source>
        <translation>caractéristiques</translation>
    </message>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>whose turn counts</source>
        <translation>tour qui compte</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attaques</translation>
    </message>
    <message>
        <source>base attack bonus</source>
        <translation>bonus de base à l’attaque</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>saisi à la main</translation>
    </message>
    <message>
        <source>caster level</source>
        <translation>niveau de lanceur</translation>
    </message>
    <message>
        <source>channel resistance</source>
        <translation>résistance à la canalisation</translation>
    </message>
    <message>
        <source>CMB</source>
        <translation>BMO</translation>
    </message>
    <message>
        <source>CMD</source>
        <translation>DMD</translation>
    </message>
    <message>
        <source>miss chance where unseen</source>
        <translation>chance de rater si non vu</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>ressources</translation>
    </message>
    <message>
        <source>conditions</source>
        <translation>états</translation>
    </message>
    <message>
        <source>challenge rating</source>
        <translation>facteur de puissance</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>points de vie</translation>
    </message>
    <message>
        <source>DC</source>
        <translation>DD</translation>
    </message>
    <message>
        <source>descriptors</source>
        <translation>registres</translation>
    </message>
    <message>
        <source>dismissible</source>
        <translation>annulable</translation>
    </message>
    <message>
        <source>damage reduction</source>
        <translation>réduction des dégâts</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>durée</translation>
    </message>
    <message>
        <source>ends on a hostile act</source>
        <translation>finit sur un acte hostile</translation>
    </message>
    <message>
        <source>fast healing</source>
        <translation>guérison accélérée</translation>
    </message>
    <message>
        <source>feats</source>
        <translation>dons</translation>
    </message>
    <message>
        <source>overruled figures</source>
        <translation>valeurs passées outre</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>forbids hostile acts</source>
        <translation>interdit les actes hostiles</translation>
    </message>
    <message>
        <source>hidden from players</source>
        <translation>caché aux joueurs</translation>
    </message>
    <message>
        <source>Hit Dice</source>
        <translation>dés de vie</translation>
    </message>
    <message>
        <source>hit point total</source>
        <translation>total des points de vie</translation>
    </message>
    <message>
        <source>hit point formula</source>
        <translation>formule des points de vie</translation>
    </message>
    <message>
        <source>immunities</source>
        <translation>immunités</translation>
    </message>
    <message>
        <source>initiative modifier</source>
        <translation>modificateur d’initiative</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>initiative</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>nature</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>place in the party</source>
        <translation>place dans le groupe</translation>
    </message>
    <message>
        <source>modifiers</source>
        <translation>modificateurs</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>allonge</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>régénération</translation>
    </message>
    <message>
        <source>rounds left</source>
        <translation>rounds restants</translation>
    </message>
    <message>
        <source>energy resistance</source>
        <translation>résistance aux énergies</translation>
    </message>
    <message>
        <source>saving throws</source>
        <translation>jets de sauvegarde</translation>
    </message>
    <message>
        <source>senses</source>
        <translation>sens</translation>
    </message>
    <message>
        <source>side</source>
        <translation>camp</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>compétences</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>special abilities</source>
        <translation>particularités</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>spells</source>
        <translation>sorts</translation>
    </message>
    <message>
        <source>spell resistance</source>
        <translation>résistance à la magie</translation>
    </message>
    <message>
        <source>subtypes</source>
        <translation>sous-types</translation>
    </message>
    <message>
        <source>swimming</source>
        <translation>à la nage</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>cibles</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>vulnerabilities</source>
        <translation>vulnérabilités</translation>
    </message>
    <message>
        <source>experience points</source>
        <translation>points d’expérience</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Armor Class</source>
        <translation>Classe d’armure</translation>
    </message>
    <message>
        <source>Touch Armor Class</source>
        <translation>Classe d’armure de contact</translation>
    </message>
    <message>
        <source>Flat-footed Armor Class</source>
        <translation>Classe d’armure pris au dépourvu</translation>
    </message>
    <message>
        <source>Fortitude save</source>
        <translation>Jet de Vigueur</translation>
    </message>
    <message>
        <source>Reflex save</source>
        <translation>Jet de Réflexes</translation>
    </message>
    <message>
        <source>Will save</source>
        <translation>Jet de Volonté</translation>
    </message>
    <message>
        <source>Initiative modifier</source>
        <translation>Modificateur d’initiative</translation>
    </message>
    <message>
        <source>Melee attack bonus</source>
        <translation>Bonus d’attaque au corps à corps</translation>
    </message>
    <message>
        <source>Ranged attack bonus</source>
        <translation>Bonus d’attaque à distance</translation>
    </message>
    <message>
        <source>Combat Maneuver Bonus</source>
        <translation>Bonus de manœuvre offensive</translation>
    </message>
    <message>
        <source>Combat Maneuver Defense</source>
        <translation>Degré de manœuvre défensive</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse de déplacement</translation>
    </message>
    <message>
        <source>Caster level</source>
        <translation>Niveau de lanceur de sorts</translation>
    </message>
    <message>
        <source>Spell resistance</source>
        <translation>Résistance à la magie</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
</context>
<context>
    <name>FigureShort</name>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>Touch</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Flat-footed</source>
        <translation>Dépourvu</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Vig</translation>
    </message>
    <message>
        <source>Ref</source>
        <translation>Réf</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Init</source>
        <translation>Init</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>CMB</source>
        <translation>BMO</translation>
    </message>
    <message>
        <source>CMD</source>
        <translation>DMD</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>VD</translation>
    </message>
    <message>
        <source>CL</source>
        <translation>NLS</translation>
    </message>
    <message>
        <source>SR</source>
        <translation>RM</translation>
    </message>
    <message>
        <source>hp</source>
        <translation>pv</translation>
    </message>
</context>
<context>
    <name>FindPopover</name>
    <message>
        <source>Its Stealth check</source>
        <translation>Son test de Discrétion</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Hours old</source>
        <translation>Âge en heures</translation>
    </message>
    <message>
        <source>d100 against 50 %</source>
        <translation>d100 contre 50&#xa0;%</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>lancé</translation>
    </message>
    <message>
        <source>the exact place +20</source>
        <translation>position exacte +20</translation>
    </message>
    <message>
        <source>its direction: a move action</source>
        <translation>sa direction&#xa0;: une action de mouvement</translation>
    </message>
    <message>
        <source>a stronger smell masks it</source>
        <translation>masquée par une odeur plus forte</translation>
    </message>
    <message>
        <source>through water</source>
        <translation>à travers l’eau</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Entre les deux</translation>
    </message>
    <message>
        <source>Smell</source>
        <translation>Odeur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>it is upwind: ×2</source>
        <translation>au vent&#xa0;: ×2</translation>
    </message>
    <message>
        <source>it is downwind: ÷2</source>
        <translation>sous le vent&#xa0;: ÷2</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>strong: ×2</source>
        <translation>forte&#xa0;: ×2</translation>
    </message>
    <message>
        <source>overpowering: ×3</source>
        <translation>entêtante&#xa0;: ×3</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Vent</translation>
    </message>
    <message>
        <source>Find someone unseen</source>
        <translation>Chercher qui ne se voit pas</translation>
    </message>
    <message>
        <source>looks for</source>
        <translation>cherche</translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation>Qui cherche</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Qui est cherché</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>d20</source>
        <translation>d20</translation>
    </message>
    <message>
        <source>d20; empty: rolled</source>
        <translation>d20&#xa0;; vide&#xa0;: lancé</translation>
    </message>
    <message>
        <source>It has moved</source>
        <translation>La cible a bougé</translation>
    </message>
    <message>
        <source>Mark with flour</source>
        <translation>Marquer de farine</translation>
    </message>
    <message>
        <source>Flour or dust shows where it is until it is washed off</source>
        <translation>La farine ou la poussière trahit sa position tant qu’elle n’est pas ôtée</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FinderList</name>
    <message>
        <source>Effects and conditions to choose from</source>
        <translation>Effets et états au choix</translation>
    </message>
    <message>
        <source>Forget this one</source>
        <translation>Oublier celui-ci</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>There is nobody to look for.</source>
        <translation>Il n’y a personne à chercher.</translation>
    </message>
    <message>
        <source>near</source>
        <translation>proche</translation>
    </message>
    <message>
        <source>{0} (unseen)</source>
        <translation>{0} (hors de vue)</translation>
    </message>
    <message>
        <source>By ear</source>
        <translation>À l’oreille</translation>
    </message>
    <message>
        <source>Sensing the invisible</source>
        <translation>Sentir l’invisible</translation>
    </message>
    <message>
        <source>Groping</source>
        <translation>À tâtons</translation>
    </message>
    <message>
        <source>Scent</source>
        <translation>Odorat</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Piste</translation>
    </message>
    <message>
        <source>Once a round, free. Its Stealth check: the direction; {0} more: the exact place.</source>
        <translation>Une fois par round, action libre. Son test de Discrétion&#xa0;: la direction&#xa0;; {0} de plus&#xa0;: la position exacte.</translation>
    </message>
    <message>
        <source>That someone invisible is near; with +20 exactly where. Even then 50 % miss.</source>
        <translation>Qu’un invisible est proche&#xa0;; à +20, où exactement. Même alors, 50&#xa0;% de rater.</translation>
    </message>
    <message>
        <source>Two adjacent squares, a standard action: a touch attack without damage, then 50 %.</source>
        <translation>Deux cases adjacentes, une action simple&#xa0;: attaque de contact sans dégâts, puis 50&#xa0;%.</translation>
    </message>
    <message>
        <source>A trail by its smell. How well one sees and invisibility do not matter.</source>
        <translation>Une piste à l’odeur. Ni la visibilité ni l’invisibilité ne comptent.</translation>
    </message>
    <message>
        <source>{0} does not have the ability scent.</source>
        <translation>{0} n’a pas l’odorat.</translation>
    </message>
    <message>
        <source>That someone is near; with a move action the direction; within {0} the exact place.</source>
        <translation>Que quelqu’un est proche&#xa0;; par une action de mouvement, la direction&#xa0;; à moins de {0}, la position exacte.</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Look out</source>
        <translation>Guetter</translation>
    </message>
    <message>
        <source>Grope</source>
        <translation>Tâtonner</translation>
    </message>
    <message>
        <source>Smell</source>
        <translation>Flairer</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>DC</source>
        <translation>DD</translation>
    </message>
    <message>
        <source>Touch AC</source>
        <translation>CA de contact</translation>
    </message>
    <message>
        <source>Reaches</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>its Stealth check</source>
        <translation>son test de Discrétion</translation>
    </message>
    <message>
        <source>Perception {0}</source>
        <translation>Perception {0}</translation>
    </message>
    <message>
        <source>melee {0}</source>
        <translation>mêlée {0}</translation>
    </message>
    <message>
        <source>Survival or Wisdom {0}</source>
        <translation>Survie ou Sagesse {0}</translation>
    </message>
    <message>
        <source>{0}: any roll will do</source>
        <translation>{0}&#xa0;: tout jet suffit</translation>
    </message>
    <message>
        <source>{0}: no roll is enough, short by {1}</source>
        <translation>{0}&#xa0;: aucun jet ne suffit, il manque {1}</translation>
    </message>
    <message>
        <source>{0}: {1} or more on the d20</source>
        <translation>{0}&#xa0;: {1} ou plus au d20</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>sans objet</translation>
    </message>
    <message>
        <source>rolled, {0}</source>
        <translation>lancé, {0}</translation>
    </message>
    <message>
        <source>nothing between</source>
        <translation>rien entre les deux</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>Flight</name>
    <message>
        <source>clumsy</source>
        <translation>déplorable</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>médiocre</translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bonne</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>parfaite</translation>
    </message>
</context>
<context>
    <name>Force</name>
    <message numerus="yes">
        <source>%n hp each turn</source>
        <extracomment>The figure in whose parts a modifier key is found, where it is not the key itself.</extracomment>
        <translation>
            <numerusform>%n pv par tour</numerusform>
            <numerusform>%n pv par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} contre {1}</translation>
    </message>
    <message>
        <source>{0} ({1}) no effect</source>
        <translation>{0} ({1}) sans effet</translation>
    </message>
    <message>
        <source>DR</source>
        <translation>RD</translation>
    </message>
    <message>
        <source>{0} DC {1}</source>
        <translation>{0} DD {1}</translation>
    </message>
    <message>
        <source>light {0}</source>
        <translation>lumière {0}</translation>
    </message>
    <message>
        <source>darkness {0}</source>
        <translation>ténèbres {0}</translation>
    </message>
    <message>
        <source>waits: {0}</source>
        <translation>attend&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} modifier −5</source>
        <translation>mod. de {0} −5</translation>
    </message>
    <message>
        <source>no Dex bonus</source>
        <translation>sans bonus de Dex</translation>
    </message>
    <message>
        <source>half speed</source>
        <translation>vitesse ½</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{0} · why and until when</source>
        <translation>{0} · pourquoi et jusqu’à quand</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>JS réussi</translation>
    </message>
    <message>
        <source>resisted</source>
        <translation>RM</translation>
    </message>
    <message>
        <source>held by antimagic</source>
        <translation>réprimé par l’antimagie</translation>
    </message>
    <message>
        <source>suppressed</source>
        <translation>réprimé</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>de {0}</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>niveau {0}</translation>
    </message>
    <message>
        <source>caster level {0}</source>
        <translation>niveau de lanceur {0}</translation>
    </message>
    <message>
        <source>DC {0}</source>
        <translation>DD {0}</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>encore {0}</translation>
    </message>
    <message>
        <source>darkness</source>
        <translation>obscurité</translation>
    </message>
    <message>
        <source>while dark</source>
        <translation>tant qu’il fait noir</translation>
    </message>
    <message>
        <source>has not acted</source>
        <translation>n’a pas agi</translation>
    </message>
    <message>
        <source>own turn</source>
        <translation>son tour</translation>
    </message>
    <message>
        <source>cannot act</source>
        <translation>hors d’état d’agir</translation>
    </message>
    <message>
        <source>by nature</source>
        <translation>par nature</translation>
    </message>
</context>
<context>
    <name>Found</name>
    <message>
        <source>{0} notices that {1} is near</source>
        <translation>{0} sent la présence de {1}</translation>
    </message>
    <message>
        <source>{0} knows in which direction {1} is</source>
        <translation>{0} sait dans quelle direction se trouve {1}</translation>
    </message>
    <message>
        <source>{0} knows roughly where {1} is</source>
        <translation>{0} sait à peu près où se trouve {1}</translation>
    </message>
    <message>
        <source>{0} knows exactly where {1} is</source>
        <translation>{0} localise {1}</translation>
    </message>
    <message>
        <source>{0} follows the trail of {1}</source>
        <translation>{0} suit la piste de {1}</translation>
    </message>
</context>
<context>
    <name>FoundBy</name>
    <message>
        <source>by ear</source>
        <translation>à l’oreille</translation>
    </message>
    <message>
        <source>Perception</source>
        <translation>Perception</translation>
    </message>
    <message>
        <source>by groping</source>
        <translation>à tâtons</translation>
    </message>
    <message>
        <source>by scent</source>
        <translation>à l’odorat</translation>
    </message>
    <message>
        <source>by the blow</source>
        <translation>par le coup reçu</translation>
    </message>
</context>
<context>
    <name>HeadSection</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Stays as the effect was laid.</source>
        <translation>Reste comme l’effet a été posé.</translation>
    </message>
    <message>
        <source>Spell resistance is no help against this kind.</source>
        <translation>La résistance à la magie ne peut rien contre cette nature.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>From whom</source>
        <translation>De qui</translation>
    </message>
    <message>
        <source>spell</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>spell-like</source>
        <translation>magique</translation>
    </message>
    <message>
        <source>supernatural</source>
        <translation>surnaturel</translation>
    </message>
    <message>
        <source>extraordinary</source>
        <translation>extraordinaire</translation>
    </message>
    <message>
        <source>nonmagical</source>
        <translation>non magique</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>caster level</source>
        <translation>NLS</translation>
    </message>
    <message>
        <source>DC</source>
        <translation>DD</translation>
    </message>
    <message>
        <source>Saving throw</source>
        <translation>Jet de sauvegarde</translation>
    </message>
    <message>
        <source>spell resistance</source>
        <translation>résistance à la magie</translation>
    </message>
    <message>
        <source>dismissible</source>
        <translation>annulable</translation>
    </message>
    <message>
        <source>ends on a hostile act</source>
        <translation>finit sur un acte hostile</translation>
    </message>
    <message>
        <source>forbids hostile acts</source>
        <translation>interdit les actes hostiles</translation>
    </message>
</context>
<context>
    <name>Holding</name>
    <message>
        <source>holds an instrument</source>
        <translation>tient un instrument</translation>
    </message>
    <message>
        <source>holds a divine focus</source>
        <translation>tient un focalisateur divin</translation>
    </message>
    <message>
        <source>holds a primal focus</source>
        <translation>tient un focalisateur primaire</translation>
    </message>
</context>
<context>
    <name>HpBlock</name>
    <message>
        <source>hp</source>
        <translation>pv</translation>
    </message>
</context>
<context>
    <name>HpDisruption</name>
    <message>
        <source>What set the blow off</source>
        <translation>Ce qui a déclenché le coup</translation>
    </message>
    <message>
        <source>concentration check</source>
        <translation>test de concentration</translation>
    </message>
    <message>
        <source>Die of the concentration check</source>
        <translation>Dé du test de concentration</translation>
    </message>
    <message>
        <source>{0} keeps {1}: only reactions disrupt what is being cast.</source>
        <translation>{0} garde {1}&#xa0;: seules des réactions perturbent une incantation.</translation>
    </message>
    <message>
        <source>{0} concentrates on {1}: say whether this set the blow off.</source>
        <translation>{0} se concentre sur {1}&#xa0;: dites si cela a déclenché le coup.</translation>
    </message>
    <message>
        <source>{0} is casting {1}: say whether a reaction to it strikes.</source>
        <translation>{0} lance {1}&#xa0;: dites si une réaction à cela frappe.</translation>
    </message>
    <message>
        <source>{0}: concentration check d20 {1} against DC {2}; {3} or more keeps {4}.</source>
        <translation>{0}&#xa0;: test de concentration d20 {1} contre DD {2}&#xa0;; {3} ou plus garde {4}.</translation>
    </message>
    <message>
        <source>concentration {0} against DC {1}</source>
        <translation>concentration {0} contre DD {1}</translation>
    </message>
    <message>
        <source>{0} loses {1}: {2}.</source>
        <translation>{0} perd {1}&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>{0} keeps {1}: {2}.</source>
        <translation>{0} garde {1}&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>{0} loses {1}: at least its level ({2}) gets through.</source>
        <translation>{0} perd {1}&#xa0;: au moins son niveau ({2}) passe.</translation>
    </message>
    <message>
        <source>{0} keeps {1}: less than its level ({2}) gets through.</source>
        <translation>{0} garde {1}&#xa0;: moins que son niveau ({2}) passe.</translation>
    </message>
    <message>
        <source>by a reaction to the casting</source>
        <translation>par une réaction à l’incantation</translation>
    </message>
    <message>
        <source>by a free action</source>
        <translation>par une action libre</translation>
    </message>
    <message>
        <source>not set off by casting</source>
        <translation>sans lien avec l’incantation</translation>
    </message>
</context>
<context>
    <name>HpEcho</name>
    <message>
        <source>{0} slashing damage</source>
        <translation>{0} points de dégâts tranchants</translation>
    </message>
    <message>
        <source>{0} piercing damage</source>
        <translation>{0} points de dégâts perforants</translation>
    </message>
    <message>
        <source>{0} bludgeoning damage</source>
        <translation>{0} points de dégâts contondants</translation>
    </message>
    <message>
        <source>{0} fire damage</source>
        <translation>{0} points de dégâts de feu</translation>
    </message>
    <message>
        <source>{0} cold damage</source>
        <translation>{0} points de dégâts de froid</translation>
    </message>
    <message>
        <source>{0} acid damage</source>
        <translation>{0} points de dégâts d’acide</translation>
    </message>
    <message>
        <source>{0} electricity damage</source>
        <translation>{0} points de dégâts d’électricité</translation>
    </message>
    <message>
        <source>{0} sonic damage</source>
        <translation>{0} points de dégâts de son</translation>
    </message>
    <message>
        <source>{0} force damage</source>
        <translation>{0} points de dégâts de force</translation>
    </message>
    <message>
        <source>{0} positive energy damage</source>
        <translation>{0} points d’énergie positive</translation>
    </message>
    <message>
        <source>{0} negative energy damage</source>
        <translation>{0} points d’énergie négative</translation>
    </message>
    <message>
        <source>{0} precision damage</source>
        <translation>{0} points de dégâts de précision</translation>
    </message>
    <message>
        <source>{0} untyped damage</source>
        <translation>{0} points de dégâts sans type</translation>
    </message>
    <message>
        <source>{0}, halved for all</source>
        <translation>{0}, moitié pour tous</translation>
    </message>
    <message>
        <source>with it: {0}</source>
        <translation>avec&#xa0;: {0}</translation>
    </message>
    <message>
        <source>heals {0}</source>
        <translation>soigne {0}</translation>
    </message>
    <message>
        <source>hit points become {0}</source>
        <translation>fixe les points de vie à {0}</translation>
    </message>
    <message>
        <source>{0} temporary hit points</source>
        <translation>{0} points de vie temporaires</translation>
    </message>
    <message>
        <source>{0}, nonlethal</source>
        <translation>{0}, non létaux</translation>
    </message>
    <message>
        <source>damage: {0}</source>
        <translation>dégâts&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} damage</source>
        <translation>{0} points de dégâts</translation>
    </message>
</context>
<context>
    <name>HpEntry</name>
    <message>
        <source>nobody in particular</source>
        <translation>personne en particulier</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>Qui le fait</translation>
    </message>
    <message>
        <source>a hostile act</source>
        <translation>acte hostile</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>Kind of attack</source>
        <translation>Type d’attaque</translation>
    </message>
    <message>
        <source>as typed</source>
        <translation>comme tapé</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>no enhancement bonus</source>
        <translation>sans bonus d’altération</translation>
    </message>
    <message>
        <source>Enhancement bonus</source>
        <translation>Bonus d’altération</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>nothing is applied before Enter</source>
        <translation>rien n’est appliqué avant Entrée</translation>
    </message>
    <message>
        <source>Hit points: 12, +5, =30, 8 cold magic</source>
        <translation>Points de vie&#xa0;: 12, +5, =30, 8 froid magie</translation>
    </message>
    <message>
        <source>Who does it, and whether it is a hostile act</source>
        <translation>Qui le fait, et si c’est un acte hostile</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Half for all</source>
        <translation>Moitié pour tous</translation>
    </message>
    <message>
        <source>Attack…</source>
        <translation>Attaque…</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Passer outre…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>jet</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>points de vie</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>JS réussi</translation>
    </message>
    <message>
        <source>saved?</source>
        <translation>JS réussi&#xa0;?</translation>
    </message>
    <message>
        <source>{0}: half, it saved</source>
        <translation>{0}&#xa0;: moitié, JS réussi</translation>
    </message>
    <message>
        <source>{0}: points it takes</source>
        <translation>{0}&#xa0;: points subis</translation>
    </message>
    <message>
        <source>No hit points were entered yet</source>
        <translation>Aucune saisie de points de vie jusqu’ici</translation>
    </message>
    <message>
        <source>A bare number is taken as it is. With a type (14 fire, 9 slashing) resistances count.</source>
        <translation>Un nombre seul est pris tel quel. Avec un type (14 feu, 9 tranchant), les résistances comptent.</translation>
    </message>
    <message>
        <source>Not in play here: {0}</source>
        <translation>Hors jeu ici&#xa0;: {0}</translation>
    </message>
    <message>
        <source>/ {0}</source>
        <translation>/ {0}</translation>
    </message>
    <message>
        <source>+{0} temporary</source>
        <translation>+{0} temporaires</translation>
    </message>
    <message>
        <source>nonlethal / {0}</source>
        <translation>non létaux / {0}</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} à {1}</translation>
    </message>
    <message>
        <source>Nobody is selected: choose someone in the list</source>
        <translation>Personne n’est choisi&#xa0;: choisissez quelqu’un dans la liste</translation>
    </message>
    <message>
        <source>“=” sets one at a time: select only one</source>
        <translation>«&#xa0;=&#xa0;» fixe un combattant à la fois&#xa0;: n’en choisissez qu’un</translation>
    </message>
    <message>
        <source>A number of points, 0 or more; empty leaves it as reckoned</source>
        <translation>Un nombre de points, 0 ou plus&#xa0;; vide&#xa0;: comme calculé</translation>
    </message>
    <message>
        <source>{0} selected</source>
        <translation>{0} choisis</translation>
    </message>
    <message>
        <source>nobody selected</source>
        <translation>personne de choisi</translation>
    </message>
    <message>
        <source>from nobody in particular</source>
        <translation>de personne en particulier</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>de {0}</translation>
    </message>
    <message>
        <source>from {0} · a hostile act</source>
        <translation>de {0} · acte hostile</translation>
    </message>
    <message>
        <source>from {0} · not a hostile act</source>
        <translation>de {0} · pas un acte hostile</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply to {0}</source>
        <translation>Appliquer à {0}</translation>
    </message>
    <message>
        <source>Apply: {0}</source>
        <translation>Appliquer&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>HpIdle</name>
    <message>
        <source>save</source>
        <translation>sauvegarde</translation>
    </message>
    <message>
        <source>incorporeal</source>
        <translation>intangible</translation>
    </message>
    <message>
        <source>vulnerability</source>
        <translation>vulnérabilité</translation>
    </message>
    <message>
        <source>immunity</source>
        <translation>immunité</translation>
    </message>
    <message>
        <source>resistance</source>
        <translation>résistance</translation>
    </message>
    <message>
        <source>damage reduction</source>
        <translation>réduction des dégâts</translation>
    </message>
    <message>
        <source>temporary hit points</source>
        <translation>pv temporaires</translation>
    </message>
    <message>
        <source>damage reduction (this passes it)</source>
        <translation>réduction des dégâts (sans effet ici)</translation>
    </message>
</context>
<context>
    <name>HpLegend</name>
    <message>
        <source>12</source>
        <translation>12</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>+5</source>
        <translation>+5</translation>
    </message>
    <message>
        <source>heal</source>
        <translation>soins</translation>
    </message>
    <message>
        <source>=30</source>
        <translation>=30</translation>
    </message>
    <message>
        <source>set</source>
        <translation>fixer</translation>
    </message>
    <message>
        <source>8 cold magic</source>
        <translation>8 froid magie</translation>
    </message>
    <message>
        <source>t5</source>
        <translation>t5</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>temporaires</translation>
    </message>
    <message>
        <source>n4</source>
        <translation>n4</translation>
    </message>
    <message>
        <source>nonlethal</source>
        <translation>non létaux</translation>
    </message>
    <message>
        <source>2d6 acid</source>
        <translation>2d6 acide</translation>
    </message>
    <message>
        <source>rolls</source>
        <translation>lance</translation>
    </message>
    <message>
        <source>8 with poison</source>
        <translation>8 avec poison</translation>
    </message>
</context>
<context>
    <name>HpMistake</name>
    <message>
        <source>“{0}”: {1}? Tab takes it</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: {1}&#xa0;? Tab le prend</translation>
    </message>
    <message>
        <source>Type how many points</source>
        <translation>Tapez combien de points</translation>
    </message>
    <message>
        <source>“{0}” is more than this field takes</source>
        <translation>«&#xa0;{0}&#xa0;» dépasse ce que prend ce champ</translation>
    </message>
    <message>
        <source>Type a number as well</source>
        <translation>Tapez aussi un nombre</translation>
    </message>
    <message>
        <source>“{0}” does not belong here: one number, one type</source>
        <translation>«&#xa0;{0}&#xa0;» n’a rien à faire ici&#xa0;: un nombre, un type</translation>
    </message>
    <message>
        <source>“{0}” is a second number: give both a type, such as 12 slashing 3 fire</source>
        <translation>«&#xa0;{0}&#xa0;» est un second nombre&#xa0;: donnez un type aux deux, comme 12 tranchant 3 feu</translation>
    </message>
    <message>
        <source>“{0}”: points are whole numbers; two kinds are 12 slashing 5 fire</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: les points sont des nombres entiers&#xa0;; deux types&#xa0;: 12 tranchant 5 feu</translation>
    </message>
    <message>
        <source>“{0}” is not understood: take it out</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas compris&#xa0;: ôtez-le</translation>
    </message>
</context>
<context>
    <name>HpStep</name>
    <message>
        <source>save</source>
        <extracomment>The steps in the order of the rules (D1), with the headings of their columns and their names in a sentence (&quot;&quot;: so rare that nobody misses them).</extracomment>
        <translation>JS</translation>
    </message>
    <message>
        <source>incorporeal</source>
        <translation>intangible</translation>
    </message>
    <message>
        <source>swarm</source>
        <translation>nuée</translation>
    </message>
    <message>
        <source>vulnerable</source>
        <translation>vulnérable</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>immunité</translation>
    </message>
    <message>
        <source>resistance</source>
        <translation>résistance</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>réduction</translation>
    </message>
    <message>
        <source>hardness</source>
        <translation>solidité</translation>
    </message>
    <message>
        <source>temporary hp</source>
        <translation>pv temporaires</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>subit</translation>
    </message>
    <message>
        <source>heals</source>
        <translation>soigne</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>temporaires</translation>
    </message>
    <message>
        <source>set to</source>
        <translation>devient</translation>
    </message>
    <message>
        <source>not magical</source>
        <translation>non magique</translation>
    </message>
    <message>
        <source>half from magic</source>
        <translation>moitié de la magie</translation>
    </message>
    <message>
        <source>by an area</source>
        <translation>par une zone</translation>
    </message>
    <message>
        <source>half from slashing and piercing</source>
        <translation>moitié&#xa0;: tranchant, perforant</translation>
    </message>
    <message>
        <source>immune to {0}</source>
        <translation>immunisé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>to {0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0} overcome</source>
        <translation>{0} surpassée</translation>
    </message>
    <message>
        <source>hardness {0}</source>
        <translation>solidité {0}</translation>
    </message>
</context>
<context>
    <name>HpVerdict</name>
    <message>
        <source>nonlethal {0}</source>
        <translation>non létaux {0}</translation>
    </message>
    <message>
        <source>Does not happen, as the save was made: {0}</source>
        <translation>N’a pas lieu, car le jet est réussi&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Does not happen, as the blow does no damage: {0}</source>
        <translation>N’a pas lieu, car le coup ne fait aucun dégât&#xa0;: {0}</translation>
    </message>
    <message>
        <source>falls away: {0}</source>
        <translation>sans effet&#xa0;: {0}</translation>
    </message>
    <message>
        <source>immune: {0}</source>
        <translation>immunité&#xa0;: {0}</translation>
    </message>
    <message>
        <source>dead: healing does nothing</source>
        <translation>mort&#xa0;: les soins ne font rien</translation>
    </message>
    <message>
        <source>regeneration stops ({0})</source>
        <translation>régénération coupée ({0})</translation>
    </message>
    <message>
        <source>regeneration stops</source>
        <translation>régénération coupée</translation>
    </message>
    <message>
        <source>lives again</source>
        <translation>revit</translation>
    </message>
    <message>
        <source>dead already</source>
        <translation>déjà mort</translation>
    </message>
    <message>
        <source>nothing gets through</source>
        <translation>rien ne passe</translation>
    </message>
    <message>
        <source>temporary hit points take it all</source>
        <translation>les pv temporaires prennent tout</translation>
    </message>
    <message>
        <source>dies at {0}</source>
        <translation>meurt à {0}</translation>
    </message>
    <message>
        <source>still dying at {0}</source>
        <translation>toujours mourant à {0}</translation>
    </message>
    <message>
        <source>dying again at {0}</source>
        <translation>de nouveau mourant à {0}</translation>
    </message>
    <message>
        <source>falls: dying at {0}</source>
        <translation>tombe&#xa0;: mourant à {0}</translation>
    </message>
    <message>
        <source>unconscious (nonlethal)</source>
        <translation>inconscient (non létaux)</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>inconscient</translation>
    </message>
    <message>
        <source>staggered (nonlethal)</source>
        <translation>chancelant (non létaux)</translation>
    </message>
    <message>
        <source>staggered</source>
        <translation>chancelant</translation>
    </message>
    <message>
        <source>disabled at 0</source>
        <translation>hors de combat à 0</translation>
    </message>
    <message>
        <source>wakes: disabled at 0</source>
        <translation>s’éveille&#xa0;: hors de combat à 0</translation>
    </message>
    <message>
        <source>wakes: staggered</source>
        <translation>s’éveille&#xa0;: chancelant</translation>
    </message>
    <message>
        <source>wakes</source>
        <translation>s’éveille</translation>
    </message>
    <message>
        <source>stable at {0}</source>
        <translation>stabilisé à {0}</translation>
    </message>
    <message>
        <source>no longer staggered</source>
        <translation>plus chancelant</translation>
    </message>
    <message>
        <source>at full hit points</source>
        <translation>tous ses points de vie</translation>
    </message>
</context>
<context>
    <name>HpView</name>
    <message>
        <source>dies at {0}</source>
        <translation>meurt à {0}</translation>
    </message>
    <message>
        <source>/ {0}</source>
        <translation>/ {0}</translation>
    </message>
    <message>
        <source>{0} of {1} hit points</source>
        <translation>{0} points de vie sur {1}</translation>
    </message>
    <message>
        <source>+{0} temp</source>
        <translation>+{0} temp</translation>
    </message>
    <message>
        <source>{0} temporary</source>
        <translation>{0} temporaires</translation>
    </message>
    <message>
        <source>{0} nonl.</source>
        <translation>{0} non l.</translation>
    </message>
    <message>
        <source>{0} nonlethal</source>
        <translation>{0} non létaux</translation>
    </message>
</context>
<context>
    <name>Immune</name>
    <message>
        <source>nonlethal damage</source>
        <translation>dégâts non létaux</translation>
    </message>
    <message>
        <source>healing</source>
        <translation>soins</translation>
    </message>
    <message>
        <source>temporary hp</source>
        <translation>pv temporaires</translation>
    </message>
</context>
<context>
    <name>ImportChoice</name>
    <message>
        <source>{0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>une autre valeur</translation>
    </message>
    <message>
        <source>Keep as note</source>
        <translation>Garder en note</translation>
    </message>
    <message>
        <source>It is {0}</source>
        <translation>C’est&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Laisser de côté</translation>
    </message>
    <message>
        <source>Keep as ability</source>
        <translation>Garder en particularité</translation>
    </message>
</context>
<context>
    <name>ImportForm</name>
    <message>
        <source>plain text</source>
        <translation>texte simple</translation>
    </message>
    <message>
        <source>a file of this program</source>
        <translation>un fichier de ce programme</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
</context>
<context>
    <name>ImportIssue</name>
    <message>
        <source>there is no file {0}: it was moved or renamed</source>
        <extracomment>Reasons given for files.</extracomment>
        <translation>le fichier {0} n’existe pas&#xa0;: il a été déplacé ou renommé</translation>
    </message>
    <message>
        <source>{0} cannot be opened: check that you may read it, or copy it elsewhere</source>
        <translation>{0} ne peut pas être ouvert&#xa0;: vérifiez que vous pouvez le lire, ou copiez-le ailleurs</translation>
    </message>
    <message>
        <source>{0} is empty: export it once more</source>
        <translation>{0} est vide&#xa0;: exportez de nouveau</translation>
    </message>
    <message>
        <source>{0} is larger than {1} MB: export fewer creatures at once</source>
        <translation>{0} dépasse {1} Mo&#xa0;: exportez moins de créatures à la fois</translation>
    </message>
    <message>
        <source>{0} holds nothing that is known here: paste the text of the stat block instead</source>
        <translation>{0} ne contient rien de connu ici&#xa0;: collez plutôt le texte du profil</translation>
    </message>
    <message>
        <source>a file of the kind {0}, but not one with creatures that can be read: export it in another form</source>
        <translation>un fichier de la sorte {0}, mais sans créature lisible&#xa0;: exportez sous une autre forme</translation>
    </message>
    <message>
        <source>this is for another game, {0}: its figures do not fit here</source>
        <translation>ceci est pour un autre jeu, {0}&#xa0;: ses valeurs ne conviennent pas ici</translation>
    </message>
    <message>
        <source>it does not say for which game it is: look the figures over</source>
        <translation>le jeu n’est pas précisé&#xa0;: vérifiez les valeurs</translation>
    </message>
    <message>
        <source>{0} is an empty form: export a character with it first</source>
        <translation>{0} est un modèle vide&#xa0;: exportez d’abord un personnage avec</translation>
    </message>
    <message>
        <source>nobody is in it: export the creatures themselves</source>
        <translation>personne n’est dedans&#xa0;: exportez les créatures elles-mêmes</translation>
    </message>
    <message>
        <source>reading was stopped; those read by then are here</source>
        <translation>la lecture a été arrêtée&#xa0;; ce qui était lu est là</translation>
    </message>
    <message>
        <source>line {0} is broken XML: the file was cut or changed by hand; export it once more</source>
        <translation>ligne {0}&#xa0;: XML abîmé, le fichier a été coupé ou modifié à la main&#xa0;; exportez de nouveau</translation>
    </message>
    <message>
        <source>line {0} defines entities of its own, which are not read for safety: export it once more</source>
        <translation>ligne {0}&#xa0;: entités définies par le fichier, non lues par sécurité&#xa0;; exportez de nouveau</translation>
    </message>
    <message>
        <source>line {0} is nested too deep to be a file of creatures</source>
        <translation>ligne {0}&#xa0;: imbrication trop profonde pour un fichier de créatures</translation>
    </message>
    <message>
        <source>line {0}: the file is too large: export fewer creatures at once</source>
        <translation>ligne {0}&#xa0;: fichier trop grand, exportez moins de créatures à la fois</translation>
    </message>
    <message>
        <source>line {0} is broken JSON: the file was cut or changed by hand; export it once more</source>
        <translation>ligne {0}&#xa0;: JSON abîmé, le fichier a été coupé ou modifié à la main&#xa0;; exportez de nouveau</translation>
    </message>
    <message>
        <source>it is nested too deep to be a file of creatures</source>
        <translation>imbrication trop profonde pour un fichier de créatures</translation>
    </message>
    <message>
        <source>the packed file is damaged: copy or export it once more</source>
        <translation>l’archive est abîmée&#xa0;: copiez-la ou exportez de nouveau</translation>
    </message>
    <message>
        <source>{0} is locked with a password: unpack it first</source>
        <translation>{0} est protégé par un mot de passe&#xa0;: décompressez-le d’abord</translation>
    </message>
    <message>
        <source>{0} unpacks to more than is safe: unpack it yourself and import what is in it</source>
        <translation>{0} donne trop une fois décompressé&#xa0;: décompressez-le vous-même et importez son contenu</translation>
    </message>
    <message>
        <source>there are too many files in it: import fewer at once</source>
        <translation>trop de fichiers dedans&#xa0;: importez-en moins à la fois</translation>
    </message>
    <message>
        <source>{0} in the packed file is damaged; the others are here</source>
        <translation>{0} est abîmé dans l’archive&#xa0;; les autres sont là</translation>
    </message>
    <message>
        <source>line {0} is not understood: look at its spaces and colons</source>
        <translation>ligne {0} pas comprise&#xa0;: regardez ses espaces et ses deux-points</translation>
    </message>
    <message>
        <source>this one cannot be read; the others are here</source>
        <translation>celle-ci est illisible&#xa0;; les autres sont là</translation>
    </message>
    <message>
        <source>{0} ends in the middle: export it once more</source>
        <translation>{0} s’arrête au milieu&#xa0;: exportez de nouveau</translation>
    </message>
    <message>
        <source>it has no name: it is called {0}</source>
        <translation>pas de nom&#xa0;: nommée {0}</translation>
    </message>
    <message>
        <source>{0} is no creature, but {1}</source>
        <translation>{0} n’est pas une créature, mais {1}</translation>
    </message>
    <message>
        <source>not in the file, reckoned here: {0}</source>
        <translation>absent du fichier, calculé ici&#xa0;: {0}</translation>
    </message>
    <message>
        <source>the file does not say it: {0}</source>
        <translation>le fichier ne le dit pas&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0}: {1} is no value that can be; it was left out</source>
        <translation>{0}&#xa0;: {1} n’est pas une valeur possible&#xa0;; laissée de côté</translation>
    </message>
    <message>
        <source>the letters of {0} are in an old form: look at accents and dashes</source>
        <translation>les lettres de {0} sont d’un ancien codage&#xa0;: regardez accents et tirets</translation>
    </message>
    <message>
        <source>read from the printed text as well: look the figures over</source>
        <translation>lu aussi dans le texte imprimé&#xa0;: vérifiez les valeurs</translation>
    </message>
    <message>
        <source>no part of a stat block is called {0}: kept as a note</source>
        <translation>aucune partie d’un profil ne s’appelle {0}&#xa0;: gardé en note</translation>
    </message>
    <message>
        <source>{0} is not understood: kept as a note</source>
        <translation>{0}, pas compris&#xa0;: gardé en note</translation>
    </message>
    <message>
        <source>no condition of this name: kept as a note</source>
        <translation>aucun état de ce nom&#xa0;: gardé en note</translation>
    </message>
    <message>
        <source>the formula of {0} is not understood: kept as a note</source>
        <translation>formule pas comprise, {0}&#xa0;: gardée en note</translation>
    </message>
    <message>
        <source>this cannot be read; the log says why. Paste the text of the stat block instead</source>
        <translation>ceci est illisible&#xa0;; le journal du programme dit pourquoi. Collez plutôt le texte du profil</translation>
    </message>
    <message>
        <source>no hit points are named: type them</source>
        <extracomment>Reasons given for texts, and for what is missing.</extracomment>
        <translation>pas de points de vie&#xa0;: tapez-les</translation>
    </message>
    <message>
        <source>no Hit Dice are named: type them</source>
        <translation>pas de dés de vie&#xa0;: tapez-les</translation>
    </message>
    <message>
        <source>no name stands above it: type one</source>
        <translation>pas de nom au-dessus&#xa0;: tapez-en un</translation>
    </message>
    <message>
        <source>no AC is named</source>
        <translation>pas de CA</translation>
    </message>
    <message>
        <source>no hit points are named, only dice: their average</source>
        <translation>pas de points de vie, seulement des dés&#xa0;: leur moyenne</translation>
    </message>
    <message>
        <source>{0} is printed; the dice make {1}</source>
        <translation>le profil dit {0}&#xa0;; les dés donnent {1}</translation>
    </message>
    <message>
        <source>{0} is printed; 10 and its bracket make {1}</source>
        <translation>le profil dit {0}&#xa0;; 10 et la parenthèse donnent {1}</translation>
    </message>
    <message>
        <source>touch AC {0} is printed; the bracket makes {1}</source>
        <translation>le profil dit CA de contact {0}&#xa0;; la parenthèse donne {1}</translation>
    </message>
    <message>
        <source>flat-footed AC {0} is printed; the bracket makes {1}</source>
        <translation>le profil dit CA pris au dépourvu {0}&#xa0;; la parenthèse donne {1}</translation>
    </message>
    <message>
        <source>CMB {0} is printed; its parts make {1}</source>
        <translation>le profil dit BMO {0}&#xa0;; ses éléments donnent {1}</translation>
    </message>
    <message>
        <source>CMD {0} is printed; its parts make {1}</source>
        <translation>le profil dit DMD {0}&#xa0;; ses éléments donnent {1}</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>two values are printed: which one counts?</source>
        <translation>le profil donne deux valeurs&#xa0;: laquelle compte&#xa0;?</translation>
    </message>
    <message>
        <source>no size of this name</source>
        <translation>aucune taille de ce nom</translation>
    </message>
    <message>
        <source>no type of this name</source>
        <translation>aucun type de ce nom</translation>
    </message>
    <message>
        <source>not understood as an attack</source>
        <translation>pas compris comme attaque</translation>
    </message>
    <message>
        <source>no sense of this name</source>
        <translation>aucun sens de ce nom</translation>
    </message>
    <message>
        <source>nothing of this name overcomes damage reduction</source>
        <translation>rien de ce nom ne surpasse une réduction des dégâts</translation>
    </message>
    <message>
        <source>no energy of this name</source>
        <translation>aucune énergie de ce nom</translation>
    </message>
    <message>
        <source>not all of this is a damage type</source>
        <translation>tout ceci n’est pas type de dégâts</translation>
    </message>
    <message>
        <source>no distance is named</source>
        <translation>pas de distance</translation>
    </message>
    <message>
        <source>nothing is named that overcomes it</source>
        <translation>rien n’est cité qui la surpasse</translation>
    </message>
    <message>
        <source>no number is named</source>
        <translation>pas de nombre</translation>
    </message>
    <message>
        <source>no modifier is named</source>
        <translation>pas de modificateur</translation>
    </message>
    <message>
        <source>{0} has a value that cannot be: kept as a note</source>
        <translation>{0} a une valeur impossible&#xa0;: gardée en note</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>pas compris</translation>
    </message>
    <message>
        <source>the text is longer than {0} letters: paste fewer creatures at once</source>
        <translation>le texte dépasse {0} lettres&#xa0;: collez moins de créatures à la fois</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>il n’y a pas de texte</translation>
    </message>
    <message>
        <source>this text cannot be read ({0}): paste fewer of its lines</source>
        <translation>ce texte est illisible ({0})&#xa0;: collez-en moins de lignes</translation>
    </message>
    <message>
        <source>this is for an older game, {0}: CMB and CMD may be missing</source>
        <translation>ceci est pour un jeu plus ancien, {0}&#xa0;: BMO et DMD peuvent manquer</translation>
    </message>
    <message>
        <source>no stat block was found: it needs a name, and lines such as hp, AC, Init</source>
        <translation>aucun profil trouvé&#xa0;: il faut un nom, et des lignes comme pv, CA, Init</translation>
    </message>
    <message>
        <source>only the first {0} creatures were read: paste the rest afterwards</source>
        <translation>seules les {0} premières créatures ont été lues&#xa0;: collez le reste ensuite</translation>
    </message>
    <message>
        <source>not sure how this is meant</source>
        <extracomment>Reasons that name a game. Names of programs, the same in every language.</extracomment>
        <translation>le sens n’est pas sûr</translation>
    </message>
    <message>
        <source>this part cannot be read</source>
        <translation>cette partie est illisible</translation>
    </message>
    <message>
        <source>not understood: kept as a note</source>
        <translation>pas compris&#xa0;: gardé en note</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Stopped: nothing was kept.</source>
        <extracomment>So many files of a folder are read.</extracomment>
        <translation>Arrêté&#xa0;: rien n’a été gardé.</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced in the library</source>
        <translation>
            <numerusform>%n remplacée dans la bibliothèque</numerusform>
            <numerusform>%n remplacées dans la bibliothèque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were in the library already</source>
        <translation>
            <numerusform>%n déjà dans la bibliothèque</numerusform>
            <numerusform>%n déjà dans la bibliothèque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not wholly understood (tag “to check”)</source>
        <translation>
            <numerusform>%n pas entièrement comprise (étiquette «&#xa0;à vérifier&#xa0;»)</numerusform>
            <numerusform>%n pas entièrement comprises (étiquette «&#xa0;à vérifier&#xa0;»)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept in the library</source>
        <translation>
            <numerusform>%n gardée dans la bibliothèque</numerusform>
            <numerusform>%n gardées dans la bibliothèque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were there already</source>
        <translation>
            <numerusform>%n y était déjà</numerusform>
            <numerusform>%n y étaient déjà</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>Hit points of the selected</source>
        <translation>Points de vie des choisis</translation>
    </message>
    <message>
        <source>Select one, several</source>
        <translation>Choisir un, plusieurs</translation>
    </message>
    <message>
        <source>↑ ↓ Shift</source>
        <translation>↑ ↓ Maj</translation>
    </message>
    <message>
        <source>All foes, then all</source>
        <translation>Tous les ennemis, puis tous</translation>
    </message>
    <message>
        <source>Bring back from the tray</source>
        <translation>Rappeler qui attend</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Entrée</translation>
    </message>
    <message>
        <source>Alt {0}</source>
        <extracomment>Qt calls Control &quot;Meta&quot; on macOS. French keyboards give digits only with Shift: the unshifted key of the same place counts as well.</extracomment>
        <translation>Alt {0}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Not saved yet: {0} again throws away what was typed, {1} keeps it.</source>
        <translation>Pas encore enregistré&#xa0;: {0} de nouveau jette la saisie, {1} la garde.</translation>
    </message>
    <message>
        <source>What was typed before is here again, not saved yet: {0} keeps it.</source>
        <translation>Voici de nouveau la saisie d’avant, pas encore enregistrée&#xa0;: {0} la garde.</translation>
    </message>
</context>
<context>
    <name>LevelsPopover</name>
    <message>
        <source>Save</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>The daily Fortitude save; success takes this level away</source>
        <translation>Le jet de Vigueur quotidien&#xa0;; réussi, il retire ce niveau</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Die of the save, or = and the sum</source>
        <translation>Le dé du jet, ou = et la somme</translation>
    </message>
    <message>
        <source>Negative levels</source>
        <translation>Niveaux négatifs</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>The library has no such entry any more: search again.</source>
        <extracomment>The tag of imported creatures of which something was not understood. What went wrong, in words that say what to do (context &quot;Library&quot;).</extracomment>
        <translation>La bibliothèque n’a plus cette entrée&#xa0;: cherchez de nouveau.</translation>
    </message>
    <message>
        <source>“{name}” came with the program and cannot be deleted. Edit it, or filter for your own creatures.</source>
        <translation>«&#xa0;{name}&#xa0;» est fournie avec le programme et ne peut pas être supprimée. Modifiez-la, ou filtrez vos propres créatures.</translation>
    </message>
    <message>
        <source>There is nothing in the library to undo.</source>
        <translation>Il n’y a rien à annuler dans la bibliothèque.</translation>
    </message>
    <message>
        <source>There is nothing in the library to do again.</source>
        <translation>Il n’y a rien à rétablir dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The library cannot be written ({detail}); nothing was changed.</source>
        <translation>La bibliothèque ne peut pas être écrite ({detail})&#xa0;; rien n’a changé.</translation>
    </message>
    <message>
        <source>The library cannot be read just now ({detail}).</source>
        <translation>La bibliothèque ne peut pas être lue en ce moment ({detail}).</translation>
    </message>
    <message>
        <source>The library was damaged. It was left as it is under the name “{path}”; what could be read of it is in a new one (entries: {count}).</source>
        <translation>La bibliothèque était abîmée. Elle reste telle quelle sous le nom «&#xa0;{path}&#xa0;»&#xa0;; ce qui a pu en être lu est dans une nouvelle (entrées&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>The library was written by a newer version of this program. It was left as it is: until the program is updated only the creatures that come with it are there, and nothing is kept.</source>
        <translation>La bibliothèque a été écrite par une version plus récente du programme. Elle n’a pas été touchée&#xa0;: tant que le programme n’est pas mis à jour, seules les créatures fournies sont là, et rien n’est gardé.</translation>
    </message>
    <message>
        <source>The library “{path}” cannot be opened ({detail}). Only the creatures that come with the program are there, and nothing is kept.</source>
        <translation>La bibliothèque «&#xa0;{path}&#xa0;» ne peut pas être ouverte ({detail}). Seules les créatures fournies sont là, et rien n’est gardé.</translation>
    </message>
    <message>
        <source>The file cannot be written: {0}</source>
        <translation>Le fichier ne peut pas être écrit&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Chercher dans la bibliothèque</translation>
    </message>
    <message>
        <source>Name, type, tag (English or French)</source>
        <translation>Nom, type, étiquette (fr. ou angl.)</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>Challenge rating from</source>
        <translation>Facteur de puissance, de</translation>
    </message>
    <message>
        <source>Challenge rating to</source>
        <translation>Facteur de puissance, jusqu’à</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Where from</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Ctrl+E edit · F2 rename · Ctrl+D duplicate · Ctrl+T tags · Alt+L list · Alt+P stat block</source>
        <translation>Ctrl+E modifier · F2 renommer · Ctrl+D dupliquer · Ctrl+T étiquettes · Alt+L liste · Alt+P profil</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>How many of each</source>
        <translation>Combien de chacune</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <extracomment>What can be done: its icon and its key.</extracomment>
        <translation>
            <numerusform>%n choisie</numerusform>
            <numerusform>%n choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>choose one alone</source>
        <translation>choisissez-en une seule</translation>
    </message>
    <message>
        <source>choose somebody first</source>
        <translation>choisissez d’abord une créature</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Archétypes</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Original back</source>
        <translation>Rétablir l’original</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Stat block</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Rename {0}</source>
        <translation>Renommer {0}</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>Those that all of them have; what you add is added to each.</source>
        <translation>Celles que toutes ont&#xa0;; ce que vous ajoutez va à chacune.</translation>
    </message>
    <message>
        <source>Set off by commas</source>
        <translation>Séparées par des virgules</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>New creature</source>
        <translation>Nouvelle créature</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Créatures</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import creatures into the library</source>
        <translation>Importer des créatures dans la bibliothèque</translation>
    </message>
    <message>
        <source>creatures.json</source>
        <translation>créatures.json</translation>
    </message>
    <message>
        <source>Export creatures</source>
        <translation>Exporter des créatures</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Ajouté&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n copied; paste them into any window</source>
        <translation>
            <numerusform>%n copiée&#xa0;; collez-la dans n’importe quelle fenêtre</numerusform>
            <numerusform>%n copiées&#xa0;; collez-les dans n’importe quelle fenêtre</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to {0}</source>
        <translation>Exporté vers {0}</translation>
    </message>
    <message>
        <source>Taken out of the fight again.</source>
        <translation>De nouveau hors du combat.</translation>
    </message>
    <message>
        <source>Kept: {0}</source>
        <translation>Gardé&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n creatures</source>
        <translation>
            <numerusform>%n créature</numerusform>
            <numerusform>%n créatures</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>the library cannot be written here</source>
        <translation>la bibliothèque ne peut pas être écrite ici</translation>
    </message>
    <message>
        <source>Nobody is like that. Clear the filters, or search for something else.</source>
        <translation>Aucune créature ainsi. Effacez les filtres, ou cherchez autre chose.</translation>
    </message>
    <message>
        <source>Nobody is called that. Make a new creature, or import one.</source>
        <translation>Aucune créature de ce nom. Créez-en une, ou importez-en une.</translation>
    </message>
    <message>
        <source>Type how many, 1 to {0}</source>
        <translation>Tapez combien, de 1 à {0}</translation>
    </message>
    <message>
        <source>{0} are too many for one fight: {1} at most</source>
        <translation>{0}, c’est trop pour un combat&#xa0;: {1} au plus</translation>
    </message>
    <message>
        <source>added to the fight</source>
        <translation>ajouté au combat</translation>
    </message>
    <message>
        <source>Show “{0}”</source>
        <translation>Montrer «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Undo: {0}</source>
        <translation>Annuler&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Rétablir&#xa0;: {0}</translation>
    </message>
    <message>
        <source>It is called {0} now.</source>
        <translation>Nouveau nom&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>{0} (copy)</source>
        <translation>{0} (copie)</translation>
    </message>
    <message>
        <source>Duplicated: {0}</source>
        <translation>Dupliqué&#xa0;: {0}</translation>
    </message>
    <message>
        <source>In the library already: {0}</source>
        <translation>Déjà dans la bibliothèque&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Kept in the library: {0}</source>
        <translation>Gardé dans la bibliothèque&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Tags changed.</source>
        <translation>Étiquettes changées.</translation>
    </message>
    <message>
        <source>{0} came with the program and cannot be deleted.</source>
        <translation>{0}&#xa0;: fournie avec le programme, ne peut pas être supprimée.</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>Supprimé&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n supprimée</numerusform>
            <numerusform>%n supprimées</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is again as it came with the program.</source>
        <translation>{0}&#xa0;: de nouveau telle que fournie avec le programme.</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Annulé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Done again: {0}</source>
        <translation>Rétabli&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Type a challenge rating: 1/2, 3, 12</source>
        <extracomment>More than a table can play are not added in one go.</extracomment>
        <translation>Tapez un facteur de puissance&#xa0;: 1/2, 3, 12</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>All sizes</source>
        <translation>Tailles</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Any origin</source>
        <translation>Origines</translation>
    </message>
    <message>
        <source>it came with the program</source>
        <translation>fournie avec le programme</translation>
    </message>
    <message>
        <source>it came with the program: have its original back instead</source>
        <translation>fournie avec le programme&#xa0;: rétablissez plutôt l’original</translation>
    </message>
    <message>
        <source>Add {0} to the fight</source>
        <translation>Ajouter {0} au combat</translation>
    </message>
    <message>
        <source>Add {0} × {1} to the fight</source>
        <translation>Ajouter {0} × {1} au combat</translation>
    </message>
    <message numerus="yes">
        <source>Add %n to the fight</source>
        <translation>
            <numerusform>Ajouter %n au combat</numerusform>
            <numerusform>Ajouter %n au combat</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to the fight</source>
        <translation>Ajouter au combat</translation>
    </message>
</context>
<context>
    <name>LibraryAction</name>
    <message>
        <source>{0} kept</source>
        <translation>édition de {0}</translation>
    </message>
    <message>
        <source>{0} added</source>
        <translation>ajout de {0}</translation>
    </message>
    <message>
        <source>{0} deleted</source>
        <translation>suppression de {0}</translation>
    </message>
    <message>
        <source>{0} imported</source>
        <translation>importation de {0}</translation>
    </message>
    <message>
        <source>{0}: original back</source>
        <translation>original de {0}</translation>
    </message>
    <message>
        <source>{0}: tags</source>
        <translation>étiquettes de {0}</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>modification de {0}</translation>
    </message>
    <message>
        <source>in the library: {0}</source>
        <translation>{0} (bibliothèque)</translation>
    </message>
    <message>
        <source>in the party: {0}</source>
        <translation>{0} (groupe)</translation>
    </message>
    <message>
        <source>in the encounters: {0}</source>
        <translation>{0} (rencontres)</translation>
    </message>
    <message numerus="yes">
        <source>%n entries added</source>
        <translation>
            <numerusform>ajout de %n entrée</numerusform>
            <numerusform>ajout de %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries deleted</source>
        <translation>
            <numerusform>suppression de %n entrée</numerusform>
            <numerusform>suppression de %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creatures imported</source>
        <translation>
            <numerusform>importation de %n créature</numerusform>
            <numerusform>importation de %n créatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n entries</source>
        <translation>
            <numerusform>étiquettes de %n entrée</numerusform>
            <numerusform>étiquettes de %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed</source>
        <translation>
            <numerusform>modification de %n entrée</numerusform>
            <numerusform>modification de %n entrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryEdit</name>
    <message>
        <source>What it is</source>
        <extracomment>What a new creature begins with; its name is still to be typed. Fields of the entry, not of its stat block.</extracomment>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>For you</source>
        <translation>Pour vous</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Other character</source>
        <translation>Autre personnage</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>Nom anglais</translation>
    </message>
    <message>
        <source>Name in French</source>
        <translation>Nom français</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>le même</translation>
    </message>
    <message>
        <source>The formula {0} has {1} dice, Hit Dice are {2}</source>
        <translation>La formule {0} compte {1} dés, les DV sont {2}</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>Who it is</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Other parts of the stat block</source>
        <translation>Autres éléments du profil</translation>
    </message>
    <message>
        <source>Hardness</source>
        <translation>Solidité</translation>
    </message>
    <message>
        <source>How it flies</source>
        <translation>Manœuvrabilité</translation>
    </message>
    <message>
        <source>Further senses</source>
        <translation>Autres sens</translation>
    </message>
    <message>
        <source>Blindsight by hearing</source>
        <translation>Vision aveugle par l’ouïe</translation>
    </message>
    <message>
        <source>Auras</source>
        <translation>Auras</translation>
    </message>
    <message>
        <source>Defensive abilities</source>
        <translation>Capacités défensives</translation>
    </message>
    <message>
        <source>Weaknesses</source>
        <translation>Faiblesses</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Rest of the stat block</source>
        <translation>Reste du profil</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>forest, chapter 2</source>
        <translation>forêt, chapitre 2</translation>
    </message>
    <message>
        <source>A creature needs a name</source>
        <translation>Une créature doit avoir un nom</translation>
    </message>
    <message>
        <source>This does not fit here: {0}</source>
        <translation>Ceci ne convient pas ici&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>LibraryHit</name>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>lv {0}</source>
        <translation>niv. {0}</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>niveau {0}</translation>
    </message>
    <message>
        <source>variant {0}</source>
        <translation>variante {0}</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>héros</translation>
    </message>
    <message>
        <source>tags: {0}</source>
        <translation>étiquettes&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message numerus="yes">
        <source>%n parts could not be read</source>
        <translation>
            <numerusform>%n partie n’a pas pu être lue</numerusform>
            <numerusform>%n parties n’ont pas pu être lues</numerusform>
        </translation>
    </message>
    <message>
        <source>No creature was found there.</source>
        <translation>Aucune créature n’y a été trouvée.</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <source>A click sorts; {0} sorts by challenge rating</source>
        <translation>Un clic trie&#xa0;; {0} trie par facteur de puissance</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>hp</source>
        <translation>pv</translation>
    </message>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origine</translation>
    </message>
</context>
<context>
    <name>LibraryOrigin</name>
    <message>
        <source>built in</source>
        <translation>fournie</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>own</source>
        <translation>personnelle</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importée</translation>
    </message>
</context>
<context>
    <name>LibraryTag</name>
    <message>
        <source>to check</source>
        <translation>à vérifier</translation>
    </message>
</context>
<context>
    <name>Light</name>
    <message>
        <source>bright</source>
        <translation>vif</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>dim</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>obscurité</translation>
    </message>
</context>
<context>
    <name>LightLines</name>
    <message>
        <source>{0}: {1} step in</source>
        <translation>{0}&#xa0;: faire entrer {1}</translation>
    </message>
    <message>
        <source>{0}: {1} step out</source>
        <translation>{0}&#xa0;: faire sortir {1}</translation>
    </message>
    <message>
        <source>Put {0} out</source>
        <translation>Éteindre&#xa0;: {0}</translation>
    </message>
    <message>
        <source>End {0}</source>
        <translation>Finir&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>LightPopover</name>
    <message>
        <source>Which light</source>
        <translation>Quelle lumière</translation>
    </message>
    <message>
        <source>Which darkness</source>
        <translation>Quelles ténèbres</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>Level; 0 is nonmagical</source>
        <translation>Niveau&#xa0;; 0&#xa0;: non magique</translation>
    </message>
    <message>
        <source>Light it</source>
        <translation>Éclairer</translation>
    </message>
    <message>
        <source>Darken</source>
        <translation>Assombrir</translation>
    </message>
    <message>
        <source>A light on {0}</source>
        <translation>Une lumière sur {0}</translation>
    </message>
    <message>
        <source>A darkness over {0}</source>
        <translation>Des ténèbres sur {0}</translation>
    </message>
    <message>
        <source>Lights and darknesses: none</source>
        <translation>Lumières et ténèbres&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Lights and darknesses</source>
        <translation>Lumières et ténèbres</translation>
    </message>
    <message>
        <source>Put out nonmagical lights ({0})</source>
        <translation>Éteindre les lumières non magiques ({0})</translation>
    </message>
    <message>
        <source>There is no nonmagical light.</source>
        <translation>Il n’y a pas de lumière non magique.</translation>
    </message>
    <message>
        <source>Light and darkness</source>
        <translation>Lumière et obscurité</translation>
    </message>
    <message>
        <source>All around</source>
        <translation>Alentour</translation>
    </message>
    <message>
        <source>magical</source>
        <translation>magique</translation>
    </message>
    <message>
        <source>Level of the magical light or darkness all around</source>
        <translation>Niveau de la lumière ou des ténèbres magiques alentour</translation>
    </message>
    <message>
        <source>Who stands in which light</source>
        <translation>Qui se tient dans quel éclairage</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Lights</name>
    <message>
        <source>nobody selected</source>
        <translation>personne de choisi</translation>
    </message>
    <message>
        <source>Only magical light of level {0} and more shines in it.</source>
        <translation>Seule y brille une lumière magique de niveau {0} ou plus.</translation>
    </message>
    <message>
        <source>Any light shines in it: a torch makes it normal where it stands.</source>
        <translation>Toute lumière y brille&#xa0;: une torche rend l’éclairage normal autour d’elle.</translation>
    </message>
    <message>
        <source>It shines in magical darkness below level {0} too.</source>
        <translation>Elle brille aussi dans les ténèbres magiques de niveau inférieur à {0}.</translation>
    </message>
    <message>
        <source>Darkness spells make it dark where they lie.</source>
        <translation>Les sorts de ténèbres assombrissent là où ils sont posés.</translation>
    </message>
    <message>
        <source>on nobody</source>
        <translation>sur personne</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>niveau {0}</translation>
    </message>
    <message>
        <source>nonmagical</source>
        <translation>non magique</translation>
    </message>
    <message>
        <source>{0}, not even darkvision helps</source>
        <translation>{0}, même la vision dans le noir n’aide pas</translation>
    </message>
    <message>
        <source>outdone at {0}</source>
        <translation>dominé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>held down at {0}</source>
        <translation>réprimé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>blinded: {0}</source>
        <translation>aveuglés&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Select in the list who stands in it.</source>
        <translation>Choisissez dans la liste qui s’y tient.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} et {1}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} → {1}</source>
        <translation>{0} → {1}</translation>
    </message>
    <message>
        <source>{0}: changed ({1})</source>
        <translation>{0}&#xa0;: modifié ({1})</translation>
    </message>
    <message>
        <source>{0}: {1} is suppressed</source>
        <translation>{0}&#xa0;: {1}, effet réprimé</translation>
    </message>
    <message>
        <source>{0}: {1} works again</source>
        <translation>{0}&#xa0;: {1}, effet rétabli</translation>
    </message>
    <message>
        <source>{0}: {1} upon what was there makes {2}</source>
        <translation>{0}&#xa0;: {1} une fois de plus, donc {2}</translation>
    </message>
    <message>
        <source>{0} concentrates on {1} ({2} of {3} rounds)</source>
        <translation>{0} se concentre sur {1} (round {2} sur {3})</translation>
    </message>
    <message>
        <source>{0}: no longer concentrated upon, it goes on for {1}</source>
        <translation>{0}&#xa0;: concentration finie, le sort continue encore {1}</translation>
    </message>
    <message>
        <source>{0}: {1} has lasted 24 hours, its +{2} is now part of the {3} score</source>
        <translation>{0}&#xa0;: {1} dure depuis 24 heures, son +{2} fait désormais partie de la valeur de {3}</translation>
    </message>
    <message>
        <source>{0} does a hostile act against {1}</source>
        <translation>{0} commet un acte hostile contre {1}</translation>
    </message>
    <message>
        <source>{0} does a hostile act</source>
        <translation>{0} commet un acte hostile</translation>
    </message>
    <message>
        <source>{0}: {1} begins</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} begins</source>
        <translation>{0}&#xa0;: début</translation>
    </message>
    <message>
        <source>{0}: now {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} ends</source>
        <translation>{0}&#xa0;: fin</translation>
    </message>
    <message>
        <source>{0}: no longer {1}</source>
        <translation>{0}&#xa0;: fin de {1}</translation>
    </message>
    <message>
        <source>{0}: {1} ends</source>
        <translation>{0}&#xa0;: fin de {1}</translation>
    </message>
    <message>
        <source>{0} gets nothing of it ({1}): dead</source>
        <translation>{0} n’en reçoit rien ({1})&#xa0;: mort</translation>
    </message>
    <message>
        <source>{0} is not affected by {1}: {2}</source>
        <translation>{0}&#xa0;: sans effet, {1} ({2})</translation>
    </message>
    <message>
        <source>{0} is not affected by {1}</source>
        <translation>{0}&#xa0;: sans effet, {1}</translation>
    </message>
    <message>
        <source>{0}, due: {1}</source>
        <translation>{0}, à faire&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}, due: {1}, DC {2}</source>
        <translation>{0}, à faire&#xa0;: {1}, DD {2}</translation>
    </message>
    <message>
        <source>as the game master says</source>
        <translation>selon le MJ</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} against {3}, made</source>
        <translation>{0}, {1}&#xa0;: {2} contre {3}, réussi</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} against {3}, failed</source>
        <translation>{0}, {1}&#xa0;: {2} contre {3}, raté</translation>
    </message>
    <message>
        <source>{0}: hit points set, {1}</source>
        <translation>{0}&#xa0;: points de vie fixés, {1}</translation>
    </message>
    <message>
        <source>{0}: {1} temporary hp are gone with {2}</source>
        <translation>{0}&#xa0;: {1} pv temporaires partis avec {2}</translation>
    </message>
    <message>
        <source>{0}: regeneration off until its next turn ends ({1})</source>
        <translation>{0}&#xa0;: régénération coupée jusqu’à la fin de son prochain tour ({1})</translation>
    </message>
    <message>
        <source>{0} is brought back to life ({1})</source>
        <translation>{0} revient à la vie ({1})</translation>
    </message>
    <message>
        <source>{0} is no longer dying</source>
        <translation>{0} n’est plus à l’agonie</translation>
    </message>
    <message>
        <source>{0} gets {1} temporary hp</source>
        <translation>{0} gagne {1} pv temporaires</translation>
    </message>
    <message>
        <source>{0} gets {1} temporary hp, {2} in all</source>
        <translation>{0} gagne {1} pv temporaires, {2} en tout</translation>
    </message>
    <message>
        <source>{0} loses {1} hp ({2}): {3}</source>
        <translation>{0} perd {1} pv ({2})&#xa0;: {3}</translation>
    </message>
    <message>
        <source>{0} loses {1} hp: {2}</source>
        <translation>{0} perd {1} pv&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} takes {1} nonlethal damage</source>
        <translation>{0}&#xa0;: dégâts non létaux, {1}</translation>
    </message>
    <message>
        <source>{0} loses {1} temporary hp</source>
        <translation>{0} perd {1} pv temporaires</translation>
    </message>
    <message>
        <source>{0} takes no damage</source>
        <translation>{0} ne subit aucun dégât</translation>
    </message>
    <message>
        <source>{0}; {1} more nonlethal</source>
        <translation>{0}&#xa0;; {1} de plus, non létaux</translation>
    </message>
    <message>
        <source>{0}; temporary hp took {1}</source>
        <translation>{0}&#xa0;; pris sur les pv temporaires&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}; with it: {1}</source>
        <translation>{0}&#xa0;; avec&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}; falls away: {1}</source>
        <translation>{0}&#xa0;; sans effet&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} regains {1} hp: {2}</source>
        <translation>{0} regagne {1} pv&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0}; {1} nonlethal healed</source>
        <translation>{0}&#xa0;; {1} non létaux soignés</translation>
    </message>
    <message>
        <source>{0} recovers from {1} nonlethal damage</source>
        <translation>{0}&#xa0;: dégâts non létaux soignés, {1}</translation>
    </message>
    <message>
        <source>{0} has nothing to heal</source>
        <translation>{0} n’a rien à soigner</translation>
    </message>
    <message>
        <source>{0} is drained of {1} {2}</source>
        <translation>{0}&#xa0;: diminution permanente de {2}, {1}</translation>
    </message>
    <message>
        <source>{0} takes {1} {2} damage</source>
        <translation>{0}&#xa0;: affaiblissement temporaire de {2}, {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, {2} damage and {3} drain healed</source>
        <translation>{0}&#xa0;: {1}, affaiblissement {2} et diminution {3} soignés</translation>
    </message>
    <message>
        <source>{0}: {1}, {2} drain healed</source>
        <translation>{0}&#xa0;: {1}, diminution {2} soignée</translation>
    </message>
    <message>
        <source>{0}: {1}, {2} damage healed</source>
        <translation>{0}&#xa0;: {1}, affaiblissement {2} soigné</translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n permanent negative level(s)</source>
        <translation>
            <numerusform>{0} subit %n niveau négatif permanent</numerusform>
            <numerusform>{0} subit %n niveaux négatifs permanents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gets %n negative level(s)</source>
        <translation>
            <numerusform>{0} subit %n niveau négatif</numerusform>
            <numerusform>{0} subit %n niveaux négatifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} is rid of %n permanent negative level(s)</source>
        <translation>
            <numerusform>{0} perd %n niveau négatif permanent</numerusform>
            <numerusform>{0} perd %n niveaux négatifs permanents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} is rid of %n negative level(s)</source>
        <translation>
            <numerusform>{0} perd %n niveau négatif</numerusform>
            <numerusform>{0} perd %n niveaux négatifs</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1}/{2} HD</source>
        <translation>{0} {1}/{2} DV</translation>
    </message>
    <message>
        <source>{0} dies: {1}</source>
        <translation>{0} meurt&#xa0;: {1}</translation>
    </message>
    <message>
        <source>The fight begins with a surprise round</source>
        <translation>Le combat commence par un round de surprise</translation>
    </message>
    <message>
        <source>The fight begins</source>
        <translation>Le combat commence</translation>
    </message>
    <message>
        <source>The fight is over</source>
        <translation>Le combat est fini</translation>
    </message>
    <message>
        <source>Surprise round</source>
        <translation>Round de surprise</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Round {0}</translation>
    </message>
    <message>
        <source>{0}: initiative {1}</source>
        <translation>{0}&#xa0;: initiative {1}</translation>
    </message>
    <message>
        <source>{0} has another place in the order</source>
        <translation>{0} change de place dans l’ordre</translation>
    </message>
    <message>
        <source>{0} starts its turn</source>
        <translation>{0} commence son tour</translation>
    </message>
    <message>
        <source>{0} goes on with its turn</source>
        <translation>{0} continue son tour</translation>
    </message>
    <message>
        <source>{0} delays</source>
        <translation>{0} retarde son tour</translation>
    </message>
    <message>
        <source>{0} has delayed and acts now</source>
        <translation>{0} avait retardé et agit maintenant</translation>
    </message>
    <message>
        <source>{0} readies: “{1}”</source>
        <translation>{0} prépare une action&#xa0;: «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} acts before {1}: “{2}”</source>
        <translation>{0} agit avant {1}&#xa0;: «&#xa0;{2}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} loses the readied action: “{1}”</source>
        <translation>{0} perd son action préparée&#xa0;: «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} pass</source>
        <translation>Temps écoulé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} rests for a whole day</source>
        <translation>{0} se repose une journée entière</translation>
    </message>
    <message>
        <source>{0} rests for 8 hours</source>
        <translation>{0} se repose 8 heures</translation>
    </message>
    <message>
        <source>Ready for round {0}: {1}</source>
        <translation>Prévu au round {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>A wave is due: {0}</source>
        <translation>Une vague est attendue&#xa0;: {0}</translation>
    </message>
    <message>
        <source>A wave arrives: {0}</source>
        <translation>Une vague arrive&#xa0;: {0}</translation>
    </message>
    <message>
        <source>A wave does not come: {0}</source>
        <translation>Une vague ne vient pas&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} joins</source>
        <translation>{0} arrive</translation>
    </message>
    <message>
        <source>{0} leaves</source>
        <translation>{0} s’en va</translation>
    </message>
    <message>
        <source>{0} is now called {1}</source>
        <translation>{0} s’appelle désormais {1}</translation>
    </message>
    <message>
        <source>{0}: changed by hand ({1})</source>
        <translation>{0}&#xa0;: modifié à la main ({1})</translation>
    </message>
    <message>
        <source>The light is {0} now, by magic</source>
        <translation>Éclairage&#xa0;: {0}, par magie</translation>
    </message>
    <message>
        <source>The light is {0} now</source>
        <translation>Éclairage&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} {1} → {2}</source>
        <translation>{0} {1} → {2}</translation>
    </message>
    <message>
        <source>{0} as reckoned again: {1} → {2}</source>
        <translation>{0} de nouveau calculé&#xa0;: {1} → {2}</translation>
    </message>
    <message>
        <source>{0} overruled: {1} → {2}</source>
        <translation>{0} passé outre&#xa0;: {1} → {2}</translation>
    </message>
    <message>
        <source>changed by hand ({0})</source>
        <translation>modifié à la main ({0})</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Rule – {0}: {1}</source>
        <translation>Règle – {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} resists {1}</source>
        <translation>{0} résiste, RM&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} lowers its spell resistance to {1} until its next turn</source>
        <translation>{0} baisse sa résistance à la magie à {1} jusqu’à son prochain tour</translation>
    </message>
    <message>
        <source>The spell resistance of {0} is back: {1}</source>
        <translation>{0}&#xa0;: la résistance à la magie est revenue, {1}</translation>
    </message>
    <message>
        <source>{0} is out of range of {1}</source>
        <translation>{0} est hors de portée de {1}</translation>
    </message>
    <message>
        <source>{0} makes daily preparations</source>
        <translation>{0} fait ses préparations quotidiennes</translation>
    </message>
    <message>
        <source>{0} goes on casting {1}</source>
        <translation>{0} continue à lancer {1}</translation>
    </message>
    <message>
        <source>{0} keeps {1}</source>
        <translation>{0} garde {1}</translation>
    </message>
    <message>
        <source>Not dispelled: {0}</source>
        <translation>Dissipation sans effet&#xa0;: {0}</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>niveau {0}</translation>
    </message>
    <message>
        <source>{0} begins to cast {1}</source>
        <translation>{0} commence à lancer {1}</translation>
    </message>
    <message>
        <source>{0}. It is known to {1}</source>
        <translation>{0}. Sort reconnu&#xa0;: {1}</translation>
    </message>
    <message>
        <source>replaced by what it holds or is: {0}</source>
        <translation>remplacées par ce que le lanceur tient ou est&#xa0;: {0}</translation>
    </message>
    <message>
        <source>its material component is used up</source>
        <translation>composante matérielle utilisée</translation>
    </message>
    <message>
        <source>{0} casts {1} on {2}</source>
        <translation>{0} lance {1} sur {2}</translation>
    </message>
    <message>
        <source>{0} casts {1}</source>
        <translation>{0} lance {1}</translation>
    </message>
    <message>
        <source>{0} loses the spell {1}</source>
        <translation>{0} perd le sort {1}</translation>
    </message>
    <message>
        <source>{0} finds out what {1} casts: {2}</source>
        <translation>{0} identifie le sort de {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>by a reaction</source>
        <translation>par une réaction</translation>
    </message>
    <message>
        <source>by an action</source>
        <translation>par une action</translation>
    </message>
    <message>
        <source>How far {0} and {1} are apart is not known any more</source>
        <translation>La distance entre {0} et {1} n’est plus connue</translation>
    </message>
    <message>
        <source>{0} and {1} are {2} apart</source>
        <translation>{0} et {1}&#xa0;: distance {2}</translation>
    </message>
    <message>
        <source>{0} is in an antimagic area</source>
        <translation>{0} entre dans une zone d’antimagie</translation>
    </message>
    <message>
        <source>{0} is out of the antimagic area</source>
        <translation>{0} sort de la zone d’antimagie</translation>
    </message>
    <message>
        <source>{0} sees nothing in the dark: blinded</source>
        <translation>{0} ne voit rien dans le noir&#xa0;: aveuglé</translation>
    </message>
    <message>
        <source>{0} sees again</source>
        <translation>{0} voit de nouveau</translation>
    </message>
    <message>
        <source>{0} does not find {1}</source>
        <translation>{0} ne trouve pas {1}</translation>
    </message>
    <message>
        <source>{0} has moved: its place is lost to {1}</source>
        <translation>{0} a bougé, position perdue pour {1}</translation>
    </message>
    <message>
        <source>{0}: another dose of {1}, {2} in all; DC {3} now</source>
        <translation>{0}&#xa0;: une dose de plus, {1}, {2} en tout&#xa0;; DD {3} désormais</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} saves towards the cure of {3}</source>
        <translation>{0}&#xa0;: {1} JS sur {2} vers la guérison, {3}</translation>
    </message>
</context>
<context>
    <name>LogPane</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>Quelles lignes</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>hp</source>
        <translation>pv</translation>
    </message>
    <message>
        <source>Hit points, abilities, life and death</source>
        <translation>Points de vie, caractéristiques, vie et mort</translation>
    </message>
    <message>
        <source>effects</source>
        <translation>effets</translation>
    </message>
    <message>
        <source>Effects, conditions and saves</source>
        <translation>Effets, états et jets de sauvegarde</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>Turns and time</source>
        <translation>Tours et temps</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notes</translation>
    </message>
    <message>
        <source>Notes and reminders</source>
        <translation>Notes et rappels</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Filtrer le journal</translation>
    </message>
    <message>
        <source>Write a note into the log</source>
        <translation>Écrire une note dans le journal</translation>
    </message>
    <message>
        <source>A note for the log, then Enter</source>
        <translation>Une note pour le journal, puis Entrée</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Fold the log to its newest line</source>
        <translation>Replier le journal sur sa dernière ligne</translation>
    </message>
    <message>
        <source>Unfold the log</source>
        <translation>Déplier le journal</translation>
    </message>
    <message>
        <source>Log, newest first</source>
        <translation>Journal, du plus récent au plus ancien</translation>
    </message>
    <message>
        <source>Show lines about everybody</source>
        <translation>Montrer les lignes de tout le monde</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Only lines about {0}</source>
        <translation>Seulement les lignes sur {0}</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout montrer</translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>why</source>
        <extracomment>Events that belong to no place in the order, though somebody was active when they happened.</extracomment>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Round {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Round {0}, initiative {1}: {2}</source>
        <translation>Round {0}, initiative {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
</context>
<context>
    <name>LogWhy</name>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
</context>
<context>
    <name>Lost</name>
    <message>
        <source>disrupted</source>
        <extracomment>Why a spell was lost (rules F6, G1).</extracomment>
        <translation>perturbé</translation>
    </message>
    <message>
        <source>counterspelled</source>
        <translation>contré</translation>
    </message>
    <message>
        <source>another action came between</source>
        <translation>une autre action s’est intercalée</translation>
    </message>
    <message>
        <source>not finished in its turn</source>
        <translation>pas fini dans son tour</translation>
    </message>
    <message>
        <source>the fight began</source>
        <translation>le combat a commencé</translation>
    </message>
    <message>
        <source>time went by</source>
        <translation>du temps a passé</translation>
    </message>
    <message>
        <source>unable to go on</source>
        <translation>impossible de continuer</translation>
    </message>
    <message>
        <source>the attack missed</source>
        <translation>attaque ratée</translation>
    </message>
</context>
<context>
    <name>Magic</name>
    <message>
        <source>Concentrate on which spell?</source>
        <translation>Se concentrer sur quel sort&#xa0;?</translation>
    </message>
    <message>
        <source>Nobody is charmed or compelled</source>
        <translation>Personne n’est sous charme ni coercition</translation>
    </message>
    <message>
        <source>An order to whom?</source>
        <translation>Un ordre à qui&#xa0;?</translation>
    </message>
    <message>
        <source>No effect waits for a trigger</source>
        <translation>Aucun effet n’attend de déclencheur</translation>
    </message>
    <message>
        <source>Which trigger?</source>
        <translation>Quel déclencheur&#xa0;?</translation>
    </message>
</context>
<context>
    <name>MagicDue</name>
    <message>
        <source>finish {0}</source>
        <translation>finir {0}</translation>
    </message>
    <message>
        <source>{0} (reactions look for {1})</source>
        <translation>{0} (les réactions guettent&#xa0;: {1})</translation>
    </message>
    <message>
        <source>Finish…</source>
        <translation>Finir…</translation>
    </message>
    <message>
        <source>{0} ends: {1}, no concentrating</source>
        <translation>{0}&#xa0;: fin, {1}, pas de concentration</translation>
    </message>
    <message>
        <source>concentrate on {0} ({1}/{2}): too often, it ends and tires</source>
        <translation>se concentrer sur {0} ({1}/{2})&#xa0;: une fois de trop, fin et fatigue</translation>
    </message>
    <message>
        <source>concentrate on {0} ({1}/{2}), or it ends</source>
        <translation>se concentrer sur {0} ({1}/{2}), ou fin</translation>
    </message>
    <message>
        <source>{0}, level {1}: cast, and held until it hits</source>
        <translation>{0}, niveau {1}&#xa0;: lancé, charge conservée jusqu’à ce qu’il touche</translation>
    </message>
    <message>
        <source>holds {0}</source>
        <translation>conserve la charge&#xa0;: {0}</translation>
    </message>
    <message>
        <source>casting {0}, level {1}; reactions look for {2}</source>
        <translation>incantation&#xa0;: {0}, niveau {1}&#xa0;; les réactions guettent&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Concentrate</source>
        <translation>Se concentrer</translation>
    </message>
    <message>
        <source>{0} is held: discharge it by another attack</source>
        <translation>{0}, charge conservée&#xa0;: déchargez-la par une autre attaque</translation>
    </message>
    <message>
        <source>Discharge…</source>
        <translation>Décharger…</translation>
    </message>
    <message>
        <source>casting {0}</source>
        <translation>incantation&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Read what can be read</source>
        <translation>Lire ce qui peut l’être</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>Déjà ouvertes</translation>
    </message>
    <message>
        <source>Open an encounter</source>
        <translation>Ouvrir une rencontre</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>{0} (read only)</source>
        <translation>{0} (lecture seule)</translation>
    </message>
    <message>
        <source>Encounter Tracker {0}. Free software under the MIT licence.</source>
        <translation>Encounter Tracker {0}. Logiciel libre sous licence MIT.</translation>
    </message>
</context>
<context>
    <name>Many</name>
    <message>
        <source>Roll again for each</source>
        <extracomment>The field where one begins, for each thing that can be done.</extracomment>
        <translation>Relancer pour chacun</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Type a number or dice: 2, 1d4, 1d4+1</source>
        <translation>Tapez un nombre ou des dés&#xa0;: 2, 1d4, 1d4+1</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>the one that suffers most</source>
        <translation>la plus touchée</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Caractéristique</translation>
    </message>
    <message>
        <source>Ability damage or drain</source>
        <translation>Affaiblissement ou diminution</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>affaiblissement</translation>
    </message>
    <message>
        <source>drain</source>
        <translation>diminution</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>does not heal by itself</source>
        <translation>ne guérit pas seul</translation>
    </message>
    <message>
        <source>Negative levels</source>
        <translation>Niveaux négatifs</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>temporaire</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>permanent</translation>
    </message>
    <message>
        <source>DC of the daily save</source>
        <translation>DD du jet quotidien</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Death attack</source>
        <translation>Attaque de mort</translation>
    </message>
    <message>
        <source>Fortitude DC</source>
        <translation>DD de Vigueur</translation>
    </message>
    <message>
        <source>no save</source>
        <translation>sans jet</translation>
    </message>
    <message>
        <source>Restoration</source>
        <translation>Restauration</translation>
    </message>
    <message>
        <source>lesser restoration</source>
        <translation>restauration partielle</translation>
    </message>
    <message>
        <source>restoration</source>
        <translation>restauration</translation>
    </message>
    <message>
        <source>Points healed</source>
        <translation>Points soignés</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation>ce qu’il y a</translation>
    </message>
    <message>
        <source>all temporary ones</source>
        <translation>tous les temporaires</translation>
    </message>
    <message>
        <source>one permanent one</source>
        <translation>un permanent</translation>
    </message>
    <message>
        <source>Raising the dead</source>
        <translation>Retour à la vie</translation>
    </message>
    <message>
        <source>raise dead</source>
        <translation>rappel à la vie</translation>
    </message>
    <message>
        <source>resurrection</source>
        <translation>résurrection</translation>
    </message>
    <message>
        <source>true resurrection</source>
        <translation>résurrection suprême</translation>
    </message>
    <message>
        <source>{0}: die or sum of the save</source>
        <translation>{0}&#xa0;: dé ou somme du jet</translation>
    </message>
    <message>
        <source>{0}: points</source>
        <translation>{0}&#xa0;: points</translation>
    </message>
    <message>
        <source>left out: {0}</source>
        <extracomment>Refusals on which nobody would insist: there is nothing to be done. A face that fails every save, for looking at what happens then.</extracomment>
        <translation>laissé de côté&#xa0;: {0}</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>rolled when applied; if it fails: {0}</source>
        <translation>lancé à l’application&#xa0;; s’il rate&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} against {1}: saved, nothing happens</source>
        <translation>{0} contre {1}&#xa0;: JS réussi, rien n’arrive</translation>
    </message>
    <message>
        <source>{0} against {1}: failed; {2}</source>
        <translation>{0} contre {1}&#xa0;: raté&#xa0;; {2}</translation>
    </message>
    <message numerus="yes">
        <source>on %n combatant(s)</source>
        <translation>
            <numerusform>sur %n combattant</numerusform>
            <numerusform>sur %n combattants</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply to {0}</source>
        <translation>Appliquer à {0}</translation>
    </message>
    <message numerus="yes">
        <source>Apply to %n</source>
        <translation>
            <numerusform>Appliquer à %n</numerusform>
            <numerusform>Appliquer à %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mark</name>
    <message>
        <source>no mark</source>
        <translation>sans marque</translation>
    </message>
    <message>
        <source>red circle</source>
        <translation>cercle rouge</translation>
    </message>
    <message>
        <source>orange triangle</source>
        <translation>triangle orange</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>étoile jaune</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>carré vert</translation>
    </message>
    <message>
        <source>blue hexagon</source>
        <translation>hexagone bleu</translation>
    </message>
    <message>
        <source>violet cross</source>
        <translation>croix violette</translation>
    </message>
    <message>
        <source>brown triangle on its tip</source>
        <translation>triangle brun renversé</translation>
    </message>
    <message>
        <source>grey bar</source>
        <translation>barre grise</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>A mark each</source>
        <translation>Une marque chacun</translation>
    </message>
    <message>
        <source>Give each another mark, in the order of the list</source>
        <translation>Donner à chacun une autre marque, dans l’ordre de la liste</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Mark: {0}</source>
        <translation>Marque&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>ModifierKey</name>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>touch AC</source>
        <translation>CA de contact</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>melee attack</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>ranged attack</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>saves</source>
        <translation>sauvegardes</translation>
    </message>
    <message>
        <source>Fortitude</source>
        <translation>Vigueur</translation>
    </message>
    <message>
        <source>Reflex</source>
        <translation>Réflexes</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Volonté</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>initiative</translation>
    </message>
    <message>
        <source>CMB</source>
        <translation>BMO</translation>
    </message>
    <message>
        <source>CMD</source>
        <translation>DMD</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>compétences</translation>
    </message>
    <message>
        <source>ability checks</source>
        <translation>tests de caractéristique</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>caster level</source>
        <translation>niveau de lanceur</translation>
    </message>
    <message>
        <source>damage reduction</source>
        <translation>réduction des dégâts</translation>
    </message>
    <message>
        <source>spell resistance</source>
        <translation>résistance à la magie</translation>
    </message>
    <message>
        <source>concealment</source>
        <translation>camouflage</translation>
    </message>
    <message>
        <source>resist {0}</source>
        <translation>résistance&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>ModifierLine</name>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>Type of bonus</source>
        <translation>Type de bonus</translation>
    </message>
    <message>
        <source>By how much</source>
        <translation>De combien</translation>
    </message>
    <message>
        <source>Energy or skill</source>
        <translation>Énergie ou compétence</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>Remove this change</source>
        <translation>Retirer ce changement</translation>
    </message>
</context>
<context>
    <name>Movement</name>
    <message>
        <source>on land</source>
        <translation>au sol</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>swimming</source>
        <translation>à la nage</translation>
    </message>
    <message>
        <source>climbing</source>
        <translation>en escalade</translation>
    </message>
    <message>
        <source>burrowing</source>
        <translation>en creusant</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>For the game master’s eyes</source>
        <translation>Pour le MJ seul</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>longest concentration, in rounds</source>
        <translation>concentration la plus longue, en rounds</translation>
    </message>
    <message>
        <source>what disrupts a spell</source>
        <translation>ce qui perturbe un sort</translation>
    </message>
    <message>
        <source>how spells are dispelled</source>
        <translation>comment dissiper un sort</translation>
    </message>
    <message>
        <source>when rounds are counted</source>
        <translation>quand les rounds sont comptés</translation>
    </message>
    <message>
        <source>negative levels lower CMD</source>
        <translation>les niveaux négatifs baissent le DMD</translation>
    </message>
    <message>
        <source>immune to fire means vulnerable to cold</source>
        <translation>immunité au feu&#xa0;: vulnérable au froid</translation>
    </message>
    <message>
        <source>damage of at least its level</source>
        <translation>dégâts au moins égaux à son niveau</translation>
    </message>
    <message>
        <source>a failed concentration check</source>
        <translation>test de concentration raté</translation>
    </message>
    <message>
        <source>counteract check</source>
        <translation>test pour contrer</translation>
    </message>
    <message>
        <source>caster level check</source>
        <translation>test de niveau de lanceur</translation>
    </message>
    <message>
        <source>at the caster’s turn</source>
        <translation>au tour du lanceur</translation>
    </message>
    <message>
        <source>at the initiative count</source>
        <translation>au rang d’initiative</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Rules options of this encounter</source>
        <translation>Options de règles de cette rencontre</translation>
    </message>
    <message>
        <source>kept with it; one step of undo</source>
        <translation>gardées avec elle&#xa0;; une seule étape à annuler</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>As the source texts have it</source>
        <translation>Comme dans les textes sources</translation>
    </message>
    <message>
        <source>Longest concentration on a spell</source>
        <translation>Concentration la plus longue sur un sort</translation>
    </message>
    <message>
        <source>60 rounds</source>
        <translation>60 rounds</translation>
    </message>
    <message>
        <source>Concentrating once more ends the spell and leaves its caster fatigued. Printed as “10 minutes (60 rounds)”.</source>
        <translation>Se concentrer une fois de plus met fin au sort et fatigue le lanceur. Imprimé «&#xa0;10 minutes (60 rounds)&#xa0;».</translation>
    </message>
    <message>
        <source>100 rounds</source>
        <translation>100 rounds</translation>
    </message>
    <message>
        <source>Concentrating once more ends the spell and leaves its caster fatigued. 10 minutes in rounds of 6 seconds.</source>
        <translation>Se concentrer une fois de plus met fin au sort et fatigue le lanceur. 10 minutes en rounds de 6 secondes.</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>Concentrating once more ends the spell and leaves its caster fatigued. Your own number.</source>
        <translation>Se concentrer une fois de plus met fin au sort et fatigue le lanceur. Votre propre nombre.</translation>
    </message>
    <message>
        <source>What disrupts a spell</source>
        <translation>Ce qui perturbe un sort</translation>
    </message>
    <message>
        <source>damage of the caster’s level</source>
        <translation>dégâts du niveau du lanceur</translation>
    </message>
    <message>
        <source>A blow set off by the casting breaks it when it does at least the caster’s level.</source>
        <translation>Un coup déclenché par l’incantation la rompt s’il fait au moins le niveau du lanceur.</translation>
    </message>
    <message>
        <source>a failed concentration check</source>
        <translation>test de concentration raté</translation>
    </message>
    <message>
        <source>d20 + caster level + casting ability against 10 + damage + level of the spell.</source>
        <translation>d20 + niveau de lanceur + caractéristique d’incantation contre 10 + dégâts + niveau du sort.</translation>
    </message>
    <message>
        <source>Dispelling and countering</source>
        <translation>Dissiper et contrer</translation>
    </message>
    <message>
        <source>counteract check</source>
        <translation>test pour contrer</translation>
    </message>
    <message>
        <source>One check against the DC of each effect; its degree says up to which level effects end.</source>
        <translation>Un test contre le DD de chaque effet&#xa0;; son degré dit jusqu’à quel niveau les effets finissent.</translation>
    </message>
    <message>
        <source>caster level check</source>
        <translation>test de niveau de lanceur</translation>
    </message>
    <message>
        <source>d20 + caster level against 11 + caster level; one check ends one spell, the highest first.</source>
        <translation>d20 + niveau de lanceur contre 11 + niveau de lanceur&#xa0;; un test finit un sort, le plus élevé d’abord.</translation>
    </message>
    <message>
        <source>Rounds of a spell are counted at</source>
        <translation>Les rounds d’un sort sont comptés</translation>
    </message>
    <message>
        <source>the caster’s turn</source>
        <translation>au tour du lanceur</translation>
    </message>
    <message>
        <source>At the start of the caster’s turn, wherever it now stands in the order.</source>
        <translation>Au début du tour du lanceur, où qu’il soit dans l’ordre.</translation>
    </message>
    <message>
        <source>the initiative count</source>
        <translation>au rang d’initiative</translation>
    </message>
    <message>
        <source>At the count on which it began, whatever becomes of the caster’s place.</source>
        <translation>Au rang où il a commencé, quoi que devienne la place du lanceur.</translation>
    </message>
    <message>
        <source>Negative levels lower the CMD</source>
        <translation>Les niveaux négatifs baissent le DMD</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>They lower attacks, saves, checks and CMB; the CMD is not named.</source>
        <translation>Ils baissent attaques, sauvegardes, tests et BMO&#xa0;; le DMD n’est pas cité.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Each lowers the CMD by 1 as well.</source>
        <translation>Chacun baisse aussi le DMD de 1.</translation>
    </message>
    <message>
        <source>Immune to fire means vulnerable to cold</source>
        <translation>Immunité au feu&#xa0;: vulnérable au froid</translation>
    </message>
    <message>
        <source>For creatures entered by hand; what a stat block itself says always wins.</source>
        <translation>Pour les créatures saisies à la main&#xa0;; ce que dit un profil l’emporte toujours.</translation>
    </message>
    <message>
        <source>Vulnerable is only what is said to be.</source>
        <translation>N’est vulnérable que ce qui est dit l’être.</translation>
    </message>
    <message>
        <source>{0} (Source text.)</source>
        <translation>{0} (Texte source.)</translation>
    </message>
    <message>
        <source>{0} (Core rules.)</source>
        <translation>{0} (Règles de base.)</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>{0} obeys</source>
        <translation>{0} obéit</translation>
    </message>
    <message>
        <source>{0} disobeys, and stays under {1}</source>
        <translation>{0} désobéit, mais reste sous l’effet&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} breaks free of {1}</source>
        <translation>{0} se libère de {1}</translation>
    </message>
    <message>
        <source>{0} does not obey: too dangerous an order</source>
        <translation>{0} n’obéit pas&#xa0;: ordre trop dangereux</translation>
    </message>
    <message>
        <source>{0} stays under {1}; it may still resist by Charisma</source>
        <translation>{0} reste sous l’effet, {1}&#xa0;; peut encore résister par le Charisme</translation>
    </message>
    <message>
        <source>it would not do that for a friend</source>
        <translation>ne ferait pas cela pour un ami</translation>
    </message>
    <message>
        <source>it is deeply against it</source>
        <translation>y est farouchement opposé</translation>
    </message>
    <message>
        <source>suicidal or plainly dangerous</source>
        <translation>suicidaire ou manifestement dangereux</translation>
    </message>
    <message>
        <source>It obeys.</source>
        <translation>La cible obéit.</translation>
    </message>
    <message>
        <source>It does not obey, and stays charmed.</source>
        <translation>La cible n’obéit pas, et reste sous le charme.</translation>
    </message>
    <message>
        <source>It refuses: such an order is never obeyed.</source>
        <translation>La cible refuse&#xa0;: un tel ordre n’est jamais obéi.</translation>
    </message>
    <message>
        <source>It breaks free.</source>
        <translation>La cible se libère.</translation>
    </message>
    <message>
        <source>It stays held; a Charisma check against the order falls due.</source>
        <translation>La cible reste sous l’effet&#xa0;; un test de Charisme contre l’ordre est à faire.</translation>
    </message>
    <message>
        <source>friend of {0}</source>
        <translation>ami de {0}</translation>
    </message>
    <message>
        <source>obeys {0}</source>
        <translation>obéit à {0}</translation>
    </message>
    <message>
        <source>Order to {0} ({1})</source>
        <translation>Ordre à {0} ({1})</translation>
    </message>
    <message>
        <source>Give the order</source>
        <translation>Donner l’ordre</translation>
    </message>
    <message>
        <source>What kind of order</source>
        <translation>Quel genre d’ordre</translation>
    </message>
    <message>
        <source>Its Will save, d20 {0}</source>
        <translation>Son jet de Volonté, d20 {0}</translation>
    </message>
    <message>
        <source>Its Charisma check, d20 {0}</source>
        <translation>Son test de Charisme, d20 {0}</translation>
    </message>
    <message>
        <source>{0}, d20 {1}</source>
        <translation>{0}, d20 {1}</translation>
    </message>
    <message>
        <source>The charmer</source>
        <translation>Le charmeur</translation>
    </message>
    <message>
        <source>A new save against DC {0}; made, it is free.</source>
        <translation>Un nouveau jet contre DD {0}&#xa0;; réussi, la cible est libre.</translation>
    </message>
    <message>
        <source>Charisma against Charisma: if it wins, it does not obey.</source>
        <translation>Charisme contre Charisme&#xa0;: si la cible gagne, elle n’obéit pas.</translation>
    </message>
    <message>
        <source>Open dice are rolled.</source>
        <translation>Les dés en attente sont lancés.</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} contre {1}</translation>
    </message>
    <message>
        <source>It keeps its alignment and loyalties, fights old friends only if they threaten the charmer, understands no language that it did not know, and reveals nothing of its own accord.</source>
        <translation>La cible garde son alignement et ses allégeances, ne combat ses anciens alliés que s’ils menacent le charmeur, ne comprend aucune langue nouvelle et ne révèle rien de sa propre initiative.</translation>
    </message>
    <message>
        <source>It reveals nothing to its master of its own accord.</source>
        <translation>La cible ne révèle rien à son maître de sa propre initiative.</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
</context>
<context>
    <name>OrderChips</name>
    <message>
        <source>{0} {1}/{2} HD</source>
        <translation>{0} {1}/{2} DV</translation>
    </message>
    <message>
        <source>dead: {0}</source>
        <translation>mort&#xa0;: {0}</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>round {0}</translation>
    </message>
    <message>
        <source>dying · Con check DC {0}</source>
        <translation>mourant · Con DD {0}</translation>
    </message>
    <message>
        <source>stable, unconscious</source>
        <translation>stabilisé, inconscient</translation>
    </message>
    <message>
        <source>nonlethal</source>
        <translation>non létaux</translation>
    </message>
    <message>
        <source>unconscious ({0})</source>
        <translation>inconscient ({0})</translation>
    </message>
    <message>
        <source>disabled: acting costs 1 hp</source>
        <translation>hors de combat&#xa0;: agir coûte 1 pv</translation>
    </message>
    <message>
        <source>staggered (nonlethal)</source>
        <translation>chancelant (non létaux)</translation>
    </message>
    <message>
        <source>{0} (suppressed)</source>
        <translation>{0} (réprimé)</translation>
    </message>
    <message>
        <source>{0} ends</source>
        <translation>{0}&#xa0;: fin</translation>
    </message>
    <message>
        <source>{0} ends · {1}</source>
        <translation>{0}&#xa0;: fin · {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}: save due</source>
        <translation>{0}&#xa0;: JS à faire</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>niveaux</translation>
    </message>
    <message>
        <source>{0} drain</source>
        <translation>{0} dimin.</translation>
    </message>
    <message>
        <source>regeneration off</source>
        <translation>régénération coupée</translation>
    </message>
    <message>
        <source>SR lowered</source>
        <translation>RM baissée</translation>
    </message>
    <message>
        <source>in an antimagic area: spells, spell-like and supernatural abilities do nothing</source>
        <translation>dans une zone d’antimagie&#xa0;: sorts, pouvoirs magiques et surnaturels sans effet</translation>
    </message>
    <message>
        <source>antimagic</source>
        <translation>antimagie</translation>
    </message>
    <message>
        <source>readied</source>
        <translation>action préparée</translation>
    </message>
    <message>
        <source>hidden from players</source>
        <translation>caché aux joueurs</translation>
    </message>
    <message>
        <source>paralysed in the air: it falls if it flies on wings</source>
        <translation>paralysie en plein vol&#xa0;: chute si le vol se fait avec des ailes</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>chute</translation>
    </message>
    <message>
        <source>paralysed in the water: it may drown</source>
        <translation>paralysie dans l’eau&#xa0;: risque de noyade</translation>
    </message>
    <message>
        <source>may drown</source>
        <translation>noyade possible</translation>
    </message>
    <message>
        <source>concentrating</source>
        <translation>concentration</translation>
    </message>
    <message>
        <source>concentrating on {0}</source>
        <translation>concentration sur {0}</translation>
    </message>
    <message>
        <source>blinded (dark)</source>
        <translation>aveuglé (obscurité)</translation>
    </message>
</context>
<context>
    <name>OrderPane</name>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
</context>
<context>
    <name>OrderView</name>
    <message>
        <source>Initiative order</source>
        <translation>Ordre d’initiative</translation>
    </message>
</context>
<context>
    <name>OrderViewModel</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message numerus="yes">
        <source>%n in order</source>
        <translation>
            <numerusform>%n dans l’ordre</numerusform>
            <numerusform>%n dans l’ordre</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1} waiting</source>
        <translation>{0}, {1} en attente</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>caché aux joueurs</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>in an antimagic area</source>
        <translation>dans une zone d’antimagie</translation>
    </message>
    <message>
        <source>a roll waits for an answer</source>
        <translation>un jet attend une réponse</translation>
    </message>
    <message>
        <source>party</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>foe</source>
        <translation>ennemi</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>son tour</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>delaying · since {0}</source>
        <translation>retardé · depuis {0}</translation>
    </message>
    <message>
        <source>readied · “{0}”</source>
        <translation>préparé · «&#xa0;{0}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Nothing is called that.</source>
        <translation>Rien ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>Find or do anything</source>
        <translation>Chercher, agir</translation>
    </message>
    <message>
        <source>An action, a combatant, an effect, a creature…</source>
        <translation>Une action, un combattant, un effet, une créature…</translation>
    </message>
    <message>
        <source>prepared encounter</source>
        <translation>rencontre préparée</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>combatant</source>
        <translation>combattant</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>en vigueur</translation>
    </message>
    <message>
        <source>new effect</source>
        <translation>nouvel effet</translation>
    </message>
    <message>
        <source>new condition</source>
        <translation>nouvel état</translation>
    </message>
    <message>
        <source>add</source>
        <translation>ajouter</translation>
    </message>
    <message>
        <source>{0}: ability damage, drain, penalty</source>
        <extracomment>Entries of the pane&apos;s menu that the action table has as well. Other words an action goes by, in both languages at any time.</extracomment>
        <translation>{0}&#xa0;: affaiblissement, diminution, pénalité</translation>
    </message>
    <message>
        <source>ability damage {0}</source>
        <translation>affaiblissement {0}</translation>
    </message>
    <message>
        <source>{0} damage</source>
        <translation>{0} affaiblissement</translation>
    </message>
    <message>
        <source>{0} drain</source>
        <translation>{0} diminution</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>set off the readied action</source>
        <translation>déclencher l’action préparée</translation>
    </message>
    <message>
        <source>it is its own turn</source>
        <translation>c’est son propre tour</translation>
    </message>
</context>
<context>
    <name>Part</name>
    <message>
        <source>stat block</source>
        <translation>profil</translation>
    </message>
    <message>
        <source>Dexterity below the bonus</source>
        <translation>Dextérité, hors bonus</translation>
    </message>
    <message>
        <source>{0}: modifier −5 while helpless</source>
        <translation>{0}&#xa0;: modificateur −5 sans défense</translation>
    </message>
    <message>
        <source>{0} damage {1}</source>
        <translation>affaiblissement de {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} drain {1}</source>
        <translation>diminution de {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} penalty {1}</source>
        <translation>pénalité de {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} bonus {1}</source>
        <translation>bonus de {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Dexterity bonus lost</source>
        <translation>bonus de Dextérité perdu</translation>
    </message>
    <message>
        <source>negative levels: {1}</source>
        <translation>niveaux négatifs ({1})</translation>
    </message>
    <message>
        <source>halved</source>
        <translation>réduit de moitié</translation>
    </message>
    <message>
        <source>lowered at will</source>
        <translation>baissée à volonté</translation>
    </message>
    <message>
        <source>overruled by the game master</source>
        <translation>passé outre par le MJ</translation>
    </message>
    <message>
        <source>{0} modifier by {1}</source>
        <translation>{0}&#xa0;: modificateur {1}</translation>
    </message>
    <message>
        <source>a penalty never brings hit points below 1</source>
        <translation>une pénalité ne fait jamais passer les pv sous 1</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>blessures</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>tel que dans le profil</translation>
    </message>
    <message>
        <source>what makes Dexterity worse stays without the bonus</source>
        <translation>ce qui baisse la Dextérité reste, même sans le bonus</translation>
    </message>
    <message>
        <source>−1 for every 2 points</source>
        <translation>−1 par tranche de 2 points</translation>
    </message>
    <message>
        <source>the score itself is lower until restored</source>
        <translation>la valeur elle-même baisse jusqu’à restauration</translation>
    </message>
    <message>
        <source>−1 for every 2 points, never below a score of 1</source>
        <translation>−1 par tranche de 2 points, jamais sous une valeur de 1</translation>
    </message>
    <message>
        <source>+1 for every 2 points</source>
        <translation>+1 par tranche de 2 points</translation>
    </message>
    <message>
        <source>a condition in force takes it away</source>
        <translation>un état en vigueur l’enlève</translation>
    </message>
    <message>
        <source>−1 for each</source>
        <translation>−1 pour chacun</translation>
    </message>
    <message>
        <source>a condition in force halves speed, once</source>
        <translation>un état en vigueur réduit la vitesse de moitié, une fois</translation>
    </message>
    <message>
        <source>until the start of its next turn</source>
        <translation>jusqu’au début de son prochain tour</translation>
    </message>
    <message>
        <source>for each Hit Die</source>
        <translation>par dé de vie</translation>
    </message>
    <message>
        <source>−5 for each</source>
        <translation>−5 pour chacun</translation>
    </message>
    <message>
        <source>same type as {0}: only the higher counts</source>
        <translation>même type que {0}&#xa0;: seul le plus élevé compte</translation>
    </message>
    <message>
        <source>the same as {0}: counts once</source>
        <translation>le même que {0}&#xa0;: ne compte qu’une fois</translation>
    </message>
    <message>
        <source>the stat block has +{0} of this type already</source>
        <translation>le profil a déjà +{0} de ce type</translation>
    </message>
    <message>
        <source>the stat block has +{0} of this type, so {1} of the {2} counts</source>
        <translation>le profil a déjà +{0} de ce type&#xa0;: {1} compte sur {2}</translation>
    </message>
    <message>
        <source>lost together with the Dexterity bonus</source>
        <translation>perdu avec le bonus de Dextérité</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>the stat block</source>
        <translation>le profil</translation>
    </message>
</context>
<context>
    <name>Party</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Note about the player</source>
        <translation>Sur le joueur</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Comes along</source>
        <translation>Vient au combat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>A name: of a hero in the library, or a new one</source>
        <translation>Un nom&#xa0;: celui d’un héros de la bibliothèque, ou un nouveau</translation>
    </message>
    <message>
        <source>Or by hand</source>
        <translation>Ou à la main</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Tous les champs</translation>
    </message>
    <message>
        <source>Paste…</source>
        <translation>Coller…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Rest a night (8 hours)</source>
        <translation>Repos d’une nuit (8 heures)</translation>
    </message>
    <message>
        <source>Rest a full day</source>
        <translation>Repos d’une journée entière</translation>
    </message>
    <message>
        <source>What happened meanwhile, and what is due</source>
        <translation>Ce qui s’est passé et reste à faire</translation>
    </message>
    <message>
        <source>Edit all fields…</source>
        <translation>Modifier tous les champs…</translation>
    </message>
    <message>
        <source>Hit points…</source>
        <translation>Points de vie…</translation>
    </message>
    <message>
        <source>Condition or effect…</source>
        <translation>État ou effet…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Take out of the party</source>
        <translation>Retirer du groupe</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Undo: {0}</source>
        <translation>Annuler&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The party</source>
        <translation>Le groupe</translation>
    </message>
    <message>
        <source>kept from fight to fight; every change is kept at once</source>
        <translation>gardé d’un combat à l’autre&#xa0;; tout changement est gardé aussitôt</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Nobody is in the party yet. Add a hero from the library, by hand, from a text or a file, or keep somebody of the fight by the menu there.</source>
        <translation>Personne n’est encore dans le groupe. Ajoutez un héros de la bibliothèque, à la main, d’un texte ou d’un fichier, ou gardez quelqu’un du combat par son menu.</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Retour à la fiche</translation>
    </message>
    <message>
        <source>Rest…</source>
        <translation>Repos…</translation>
    </message>
    <message>
        <source>Time passes…</source>
        <translation>Temps écoulé…</translation>
    </message>
    <message>
        <source>From the fight…</source>
        <translation>Du combat…</translation>
    </message>
    <message>
        <source>Take over into the party</source>
        <translation>Reporter sur le groupe</translation>
    </message>
    <message>
        <source>Take over into the fight</source>
        <translation>Reporter sur le combat</translation>
    </message>
    <message>
        <source>These differ between the party and this fight, and the party may be newer. The first value is the party’s, the second that of the fight. Nothing changes unless you choose.</source>
        <translation>Leur état diffère entre le groupe et ce combat, et celui du groupe est peut-être plus récent. La première valeur est celle du groupe, la seconde celle du combat. Rien ne change sans votre choix.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Now in the party: {0}</source>
        <translation>Désormais dans le groupe&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Time passes for the party</source>
        <translation>Du temps passe pour le groupe</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Whoever is selected is in the party already.</source>
        <translation>Les choisis sont déjà dans le groupe.</translation>
    </message>
    <message>
        <source>Nobody is in the party yet.</source>
        <translation>Personne n’est encore dans le groupe.</translation>
    </message>
    <message>
        <source>Nobody comes along: tick who does.</source>
        <translation>Personne ne vient&#xa0;: cochez qui vient.</translation>
    </message>
    <message>
        <source>All who come along are in the fight already.</source>
        <translation>Tous ceux qui viennent sont déjà au combat.</translation>
    </message>
    <message numerus="yes">
        <source>Into the fight (%n)</source>
        <translation>
            <numerusform>Au combat (%n)</numerusform>
            <numerusform>Au combat (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Into the fight</source>
        <translation>Au combat</translation>
    </message>
    <message>
        <source>Nobody is there.</source>
        <translation>Personne n’est là.</translation>
    </message>
    <message>
        <source>Add by hand</source>
        <translation>Ajouter à la main</translation>
    </message>
    <message>
        <source>Add {0}</source>
        <translation>Ajouter {0}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>player: {0}</source>
        <translation>joueur&#xa0;: {0}</translation>
    </message>
    <message>
        <source>does not come along</source>
        <translation>ne vient pas</translation>
    </message>
    <message>
        <source>in the fight</source>
        <translation>au combat</translation>
    </message>
    <message>
        <source>{0}: differs between the party and this fight. Nothing is taken over by itself; Shift+G shows it.</source>
        <translation>{0}&#xa0;: le groupe et ce combat diffèrent. Rien n’est reporté tout seul&#xa0;; Maj+G le montre.</translation>
    </message>
    <message>
        <source>Taken over into the party</source>
        <translation>Reporté sur le groupe</translation>
    </message>
    <message>
        <source>From the fight to the party</source>
        <translation>Du combat au groupe</translation>
    </message>
    <message>
        <source>The party and this fight agree.</source>
        <translation>Le groupe et ce combat concordent.</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>vide</translation>
    </message>
    <message numerus="yes">
        <source>%n members</source>
        <translation>
            <numerusform>%n membre</numerusform>
            <numerusform>%n membres</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1} stay behind</source>
        <translation>{0}, absents&#xa0;: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n in the fight: what changes here does not change there</source>
        <translation>
            <numerusform>%n au combat&#xa0;: ce qui change ici ne change pas là-bas</numerusform>
            <numerusform>%n au combat&#xa0;: ce qui change ici ne change pas là-bas</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} deleted</source>
        <translation>retrait de {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>retrait de %n membre</numerusform>
            <numerusform>retrait de %n membres</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} added</source>
        <translation>ajout de {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>ajout de %n membre</numerusform>
            <numerusform>ajout de %n membres</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>modification de {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>modification de %n membre</numerusform>
            <numerusform>modification de %n membres</numerusform>
        </translation>
    </message>
    <message>
        <source>hit points {0} → {1} of {2}</source>
        <translation>points de vie {0} → {1} sur {2}</translation>
    </message>
    <message>
        <source>nonlethal {0} → {1}</source>
        <translation>non létaux {0} → {1}</translation>
    </message>
    <message>
        <source>temporary {0} → {1}</source>
        <translation>temporaires {0} → {1}</translation>
    </message>
    <message>
        <source>negative levels {0} → {1}</source>
        <translation>niveaux négatifs {0} → {1}</translation>
    </message>
    <message>
        <source>stat block or name</source>
        <translation>profil ou nom</translation>
    </message>
    <message>
        <source>+ {0}</source>
        <translation>+ {0}</translation>
    </message>
    <message>
        <source>no longer {0}</source>
        <translation>fin de {0}</translation>
    </message>
    <message>
        <source>{0} damage {1} → {2}</source>
        <translation>affaiblissement de {0} {1} → {2}</translation>
    </message>
    <message>
        <source>{0} drain {1} → {2}</source>
        <translation>diminution de {0} {1} → {2}</translation>
    </message>
    <message>
        <source>{0} {1} → {2}</source>
        <translation>{0} {1} → {2}</translation>
    </message>
</context>
<context>
    <name>Passage</name>
    <message>
        <source>Hit points</source>
        <extracomment>What is told in figures, or with the rolls that wait, rather than event by event.</extracomment>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Life and death</source>
        <translation>Vie et mort</translation>
    </message>
    <message>
        <source>Abilities and levels</source>
        <translation>Caractéristiques et niveaux</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Ended, in this order</source>
        <translation>Finis, dans cet ordre</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Aussi</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Répondu</translation>
    </message>
    <message>
        <source>Time passed</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>A full day’s rest</source>
        <translation>Repos d’une journée entière</translation>
    </message>
    <message>
        <source>A night’s rest</source>
        <translation>Repos d’une nuit</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0} → {1} of {2}</source>
        <translation>{0} → {1} sur {2}</translation>
    </message>
    <message>
        <source>nonlethal {0} → {1}</source>
        <translation>non létaux {0} → {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} damage {1} → {2}</source>
        <translation>affaiblissement de {0} {1} → {2}</translation>
    </message>
    <message>
        <source>{0} drain {1} → {2}</source>
        <translation>diminution de {0} {1} → {2}</translation>
    </message>
    <message>
        <source>negative levels {0} → {1}</source>
        <translation>niveaux négatifs {0} → {1}</translation>
    </message>
    <message>
        <source>{0} {1} → {2}</source>
        <translation>{0} {1} → {2}</translation>
    </message>
    <message>
        <source>due: {0}: {1}</source>
        <translation>à faire&#xa0;: {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Nothing has happened, and nothing is due.</source>
        <translation>Rien n’est arrivé, et rien n’est à faire.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Créatures</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Find a creature in the list</source>
        <translation>Chercher une créature dans la liste</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Chercher un nom</translation>
    </message>
    <message>
        <source>Space ticks, plus and minus say how many</source>
        <translation>Espace coche, plus et moins disent combien</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>On whose side</source>
        <translation>Dans quel camp</translation>
    </message>
    <message>
        <source>roll initiative</source>
        <translation>lancer l’initiative</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Into the party</source>
        <translation>Dans le groupe</translation>
    </message>
    <message>
        <source>Stat block, read</source>
        <translation>Profil lu</translation>
    </message>
    <message>
        <source>Paste again</source>
        <translation>Coller de nouveau</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texte collé</translation>
    </message>
    <message>
        <source>Paste or type a stat block here</source>
        <translation>Collez ou tapez un profil ici</translation>
    </message>
    <message>
        <source>Pasted text, too long to show</source>
        <extracomment>Longer texts are not shown for editing: only what they hold.</extracomment>
        <translation>Texte collé, trop long pour être montré</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading {0}…</source>
        <translation>Lecture de {0}…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>La lecture a été arrêtée.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>This does not fit here: type a number</source>
        <translation>Ceci ne convient pas&#xa0;: tapez un nombre</translation>
    </message>
    <message>
        <source>tick somebody first</source>
        <translation>cochez d’abord une créature</translation>
    </message>
    <message>
        <source>CR {0}</source>
        <translation>FP {0}</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>niveau {0}</translation>
    </message>
    <message>
        <source>{0} hp</source>
        <translation>{0} pv</translation>
    </message>
    <message>
        <source>× {0}</source>
        <translation>× {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n incompris</numerusform>
            <numerusform>%n incompris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful</source>
        <translation>
            <numerusform>%n douteux</numerusform>
            <numerusform>%n douteux</numerusform>
        </translation>
    </message>
    <message>
        <source>They could not be kept.</source>
        <translation>Elles n’ont pas pu être gardées.</translation>
    </message>
    <message numerus="yes">
        <source>Keeping %n creatures…</source>
        <translation>
            <numerusform>Enregistrement de %n créature…</numerusform>
            <numerusform>Enregistrement de %n créatures…</numerusform>
        </translation>
    </message>
    <message>
        <source>In the library with other figures: {0}.</source>
        <translation>Dans la bibliothèque avec d’autres valeurs&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Replace the old ones</source>
        <translation>Remplacer les anciennes</translation>
    </message>
    <message>
        <source>Skip these</source>
        <translation>Passer celles-ci</translation>
    </message>
    <message>
        <source>Cannot be read: {0}</source>
        <extracomment>The &quot;creature&quot; of issues that belong to the source as a whole.</extracomment>
        <translation>Illisible&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Not understood: {0}</source>
        <translation>Pas compris&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Doubtful: {0}</source>
        <translation>Douteux&#xa0;: {0}</translation>
    </message>
    <message>
        <source>everything else is here</source>
        <translation>tout le reste est là</translation>
    </message>
    <message>
        <source>kept as notes on the creature</source>
        <translation>gardé en notes de la créature</translation>
    </message>
    <message>
        <source>our reading is ticked; Enter accepts it</source>
        <translation>notre lecture est cochée&#xa0;; Entrée l’accepte</translation>
    </message>
    <message numerus="yes">
        <source>and %n more of these</source>
        <translation>
            <numerusform>et %n autre du même genre</numerusform>
            <numerusform>et %n autres du même genre</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (at {1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>l. {0}</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«&#xa0;{0}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Being read</source>
        <translation>Lecture en cours</translation>
    </message>
    <message>
        <source>File, read</source>
        <translation>Fichier lu</translation>
    </message>
    <message>
        <source>nothing is dropped</source>
        <translation>rien n’est perdu</translation>
    </message>
    <message>
        <source>Paste a stat block at the left or type one, English or French, one or many. Files can be dropped here.</source>
        <translation>Collez ou tapez un profil à gauche, français ou anglais, un ou plusieurs. Des fichiers peuvent être déposés ici.</translation>
    </message>
    <message>
        <source>Nobody can be added from this.</source>
        <translation>Rien d’ici ne peut être ajouté.</translation>
    </message>
    <message>
        <source>No creature was found in this text. It begins with a name; hit points and AC follow.</source>
        <translation>Aucune créature dans ce texte. Un profil commence par un nom&#xa0;; points de vie et CA suivent.</translation>
    </message>
    <message>
        <source>{0} of {1} ticked</source>
        <translation>{0} sur {1} cochées</translation>
    </message>
    <message>
        <source>Understood: {0}</source>
        <translation>Compris&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Type how many, 1 to {0}</source>
        <translation>Tapez combien, de 1 à {0}</translation>
    </message>
    <message>
        <source>foes</source>
        <translation>ennemis</translation>
    </message>
    <message>
        <source>party</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutres</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>selon le texte</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>{0} ×</source>
        <translation>{0} ×</translation>
    </message>
    <message numerus="yes">
        <source>Add %n to the fight</source>
        <translation>
            <numerusform>Ajouter %n au combat</numerusform>
            <numerusform>Ajouter %n au combat</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to the fight</source>
        <translation>Ajouter au combat</translation>
    </message>
    <message>
        <source>all as</source>
        <translation>toutes comme</translation>
    </message>
    <message>
        <source>as</source>
        <translation>comme</translation>
    </message>
    <message>
        <source>the fight has begun: initiative is rolled for all who come</source>
        <translation>le combat a commencé&#xa0;: l’initiative est lancée pour qui arrive</translation>
    </message>
    <message>
        <source>Keep in the library</source>
        <translation>Garder en bibliothèque</translation>
    </message>
    <message>
        <source>nobody was found yet</source>
        <translation>encore aucune créature</translation>
    </message>
    <message>
        <source>{0} are too many for one fight: tick {1} at most</source>
        <translation>{0}, c’est trop pour un combat&#xa0;: cochez-en {1} au plus</translation>
    </message>
</context>
<context>
    <name>PasteCheck</name>
    <message>
        <source>AC: 10 and its bracket make {0}, printed is {1}</source>
        <translation>CA&#xa0;: 10 et la parenthèse donnent {0}, le profil dit {1}</translation>
    </message>
    <message>
        <source>hp: {0} makes {1}, printed is {2}</source>
        <translation>pv&#xa0;: {0} donne {1}, le profil dit {2}</translation>
    </message>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>saves</source>
        <translation>sauvegardes</translation>
    </message>
    <message>
        <source>hp</source>
        <translation>pv</translation>
    </message>
    <message>
        <source>CMD</source>
        <translation>DMD</translation>
    </message>
    <message>
        <source>checked: {0} adds up</source>
        <translation>vérifié, juste&#xa0;: {0}</translation>
    </message>
    <message>
        <source>checked: {0} add up</source>
        <translation>vérifié, juste&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>PasteFact</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name, CR</source>
        <translation>Nom, FP</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>{0} HD, {1} hp</source>
        <translation>{0} DV, {1} pv</translation>
    </message>
    <message>
        <source>HD, hp</source>
        <translation>DV, pv</translation>
    </message>
    <message>
        <source>Init</source>
        <translation>Init</translation>
    </message>
    <message>
        <source>XP</source>
        <translation>PX</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Auras</source>
        <translation>Auras</translation>
    </message>
    <message>
        <source>true seeing</source>
        <translation>vision lucide</translation>
    </message>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>DR</source>
        <translation>RD</translation>
    </message>
    <message>
        <source>SR</source>
        <translation>RM</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Immunités</translation>
    </message>
    <message>
        <source>Resist</source>
        <translation>Résistances</translation>
    </message>
    <message>
        <source>vulnerable to {0}</source>
        <translation>vulnérable&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Faiblesses</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Guérison</translation>
    </message>
    <message>
        <source>hardness {0}</source>
        <translation>solidité {0}</translation>
    </message>
    <message>
        <source>channel resistance {0}</source>
        <translation>résistance à la canalisation {0}</translation>
    </message>
    <message>
        <source>Defensive</source>
        <translation>Défenses</translation>
    </message>
    <message>
        <source>fast healing {0}</source>
        <translation>guérison accélérée {0}</translation>
    </message>
    <message>
        <source>regeneration {0}</source>
        <translation>régénération {0}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>space {0}</source>
        <translation>espace {0}</translation>
    </message>
    <message>
        <source>reach {0}</source>
        <translation>allonge {0}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Caract.</translation>
    </message>
    <message>
        <source>BAB {0}</source>
        <translation>BBA {0}</translation>
    </message>
    <message>
        <source>CMB {0}</source>
        <translation>BMO {0}</translation>
    </message>
    <message>
        <source>CMD {0}</source>
        <translation>DMD {0}</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>spell-like</source>
        <translation>magique</translation>
    </message>
    <message>
        <source>caster level {0}</source>
        <translation>NLS {0}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Dons</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Particularités</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>Creatures ({0})</source>
        <translation>Créatures ({0})</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Import creatures</source>
        <translation>Importer des créatures</translation>
    </message>
</context>
<context>
    <name>Pick</name>
    <message>
        <source>{0} of {1} hp</source>
        <translation>{0} pv sur {1}</translation>
    </message>
    <message>
        <source>Nobody is called that: type another name.</source>
        <translation>Personne ne s’appelle ainsi&#xa0;: tapez un autre nom.</translation>
    </message>
    <message>
        <source>Name of a combatant</source>
        <translation>Nom d’un combattant</translation>
    </message>
    <message>
        <source>Combatants to choose from</source>
        <translation>Combattants au choix</translation>
    </message>
</context>
<context>
    <name>Preparations</name>
    <message>
        <source>Daily preparations</source>
        <translation>Préparations quotidiennes</translation>
    </message>
    <message>
        <source>Who prepares</source>
        <translation>Qui prépare</translation>
    </message>
    <message>
        <source>Filling a slot again ends the spell cast from it. Tick what is to go on: its slot then stays empty. No time passes.</source>
        <translation>Reprendre un emplacement met fin au sort qui en vient. Cochez ce qui doit continuer&#xa0;: son emplacement reste alors vide. Le temps ne passe pas.</translation>
    </message>
    <message>
        <source>No spell of theirs is in force.</source>
        <translation>Aucun de leurs sorts n’est en vigueur.</translation>
    </message>
    <message numerus="yes">
        <source>Prepare: %n spell(s) end</source>
        <translation>
            <numerusform>Préparer&#xa0;: fin de %n sort</numerusform>
            <numerusform>Préparer&#xa0;: fin de %n sorts</numerusform>
        </translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Préparer</translation>
    </message>
    <message>
        <source>goes on: no limit</source>
        <translation>continue&#xa0;: sans limite</translation>
    </message>
    <message>
        <source>goes on: from no slot</source>
        <translation>continue&#xa0;: d’aucun emplacement</translation>
    </message>
    <message>
        <source>goes on, its slot stays empty</source>
        <translation>continue, son emplacement reste vide</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>finit</translation>
    </message>
</context>
<context>
    <name>Prepared</name>
    <message>
        <source>Name of the encounter</source>
        <translation>Nom de la rencontre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Tags, set off by commas</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
    <message>
        <source>cave, boss</source>
        <translation>grotte, chef</translation>
    </message>
    <message>
        <source>Whom to add: goblin, 4 gob, troll 2</source>
        <translation>Qui ajouter&#xa0;: gobelin, 4 gob, troll 2</translation>
    </message>
    <message>
        <source>Add: goblin, 4 gob, troll 2</source>
        <translation>Ajouter&#xa0;: gobelin, 4 gob, troll 2</translation>
    </message>
    <message>
        <source>arrive in round</source>
        <translation>arrivée au round</translation>
    </message>
    <message>
        <source>Round in which they arrive</source>
        <translation>Round de leur arrivée</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suiv.</translation>
    </message>
    <message>
        <source>Creatures to choose from</source>
        <translation>Créatures au choix</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Créatures de la rencontre</translation>
    </message>
    <message>
        <source>Plus and minus say how many, Del removes, Enter edits</source>
        <translation>Plus et moins disent combien, Suppr retire, Entrée modifie</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Notes: terrain, tactics, treasure</source>
        <translation>Notes&#xa0;: terrain, tactique, trésor</translation>
    </message>
    <message>
        <source>Keep as prepared</source>
        <translation>Garder en réserve</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>There is no other encounter to take groups from.</source>
        <translation>Il n’y a pas d’autre rencontre où prendre des créatures.</translation>
    </message>
    <message>
        <source>It does not come</source>
        <translation>Ne vient pas</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Join with</source>
        <translation>Réunir avec</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Round in which they arrive; empty: from the beginning</source>
        <translation>Round de leur arrivée&#xa0;; vide&#xa0;: dès le début</translation>
    </message>
    <message>
        <source>Average hp</source>
        <translation>pv moyens</translation>
    </message>
    <message>
        <source>Rolled hp</source>
        <translation>pv lancés</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>cachés</translation>
    </message>
    <message>
        <source>Colour mark</source>
        <translation>Marque de couleur</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Archétypes…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Del, in the list</source>
        <translation>Suppr, dans la liste</translation>
    </message>
    <message>
        <source>{0} new · {1} list · {2} add · {3} groups · {4} party</source>
        <translation>{0} nouvelle · {1} liste · {2} ajouter · {3} créatures · {4} groupe</translation>
    </message>
    <message>
        <source>Prepared encounters</source>
        <translation>Rencontres préparées</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Rencontres</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Enter goes to the name, Del deletes</source>
        <translation>Entrée va au nom, Suppr supprime</translation>
    </message>
    <message>
        <source>4x5</source>
        <translation>4x5</translation>
    </message>
    <message>
        <source>Levels of the party: 5 (four of them), 4x5, 5 4 6</source>
        <translation>Niveaux du groupe&#xa0;: 5 (pour quatre), 4x5, 5 4 6</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Levels of the party</source>
        <translation>Niveaux du groupe</translation>
    </message>
    <message>
        <source>New encounter</source>
        <translation>Nouvelle rencontre</translation>
    </message>
    <message>
        <source>The fight is kept as “{0}”.</source>
        <translation>Le combat est gardé sous «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>“{0}” was made.</source>
        <translation>Nouvelle rencontre&#xa0;: «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>The groups of “{0}” were taken in.</source>
        <translation>Les créatures de «&#xa0;{0}&#xa0;» ont été reprises.</translation>
    </message>
    <message>
        <source>“{0}” was deleted.</source>
        <translation>Supprimé&#xa0;: «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>Type the round in which they arrive, or nothing</source>
        <translation>Tapez le round de leur arrivée, ou rien</translation>
    </message>
    <message>
        <source>Type a round from 1 to {0}</source>
        <translation>Tapez un round de 1 à {0}</translation>
    </message>
    <message>
        <source>Type levels: 5 (four of them), 4x5, or 5, 5, 4, 6</source>
        <translation>Tapez des niveaux&#xa0;: 5 (pour quatre), 4x5, ou 5, 5, 4, 6</translation>
    </message>
    <message numerus="yes">
        <source>%n prepared</source>
        <translation>
            <numerusform>%n préparée</numerusform>
            <numerusform>%n préparées</numerusform>
        </translation>
    </message>
    <message>
        <source>No creature is called that. A stat block that is pasted can be kept in the library.</source>
        <translation>Aucune créature de ce nom. Un profil collé peut être gardé dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Bring this wave now</source>
        <translation>Faire venir cette vague</translation>
    </message>
    <message>
        <source>Add to the fight</source>
        <translation>Ajouter au combat</translation>
    </message>
    <message>
        <source>Put into the fight</source>
        <translation>Mettre au combat</translation>
    </message>
    <message>
        <source>Choose a wave in the list.</source>
        <translation>Choisissez une vague dans la liste.</translation>
    </message>
    <message>
        <source>Add a creature first.</source>
        <translation>Ajoutez d’abord une créature.</translation>
    </message>
    <message>
        <source>Nothing is prepared yet. Type whom they will meet: 4 goblin, Enter.</source>
        <translation>Rien n’est encore préparé. Tapez qui le groupe rencontrera&#xa0;: 4 gobelin, Entrée.</translation>
    </message>
    <message>
        <source>Nobody yet. Type whom they will meet: 4 goblin, Enter.</source>
        <translation>Encore personne. Tapez qui le groupe rencontrera&#xa0;: 4 gobelin, Entrée.</translation>
    </message>
    <message numerus="yes">
        <source>%n without a challenge rating, not counted</source>
        <translation>
            <numerusform>%n sans facteur de puissance, non comptée</numerusform>
            <numerusform>%n sans facteur de puissance, non comptées</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the levels of the party to see how hard it is.</source>
        <translation>Tapez les niveaux du groupe pour voir la difficulté.</translation>
    </message>
    <message numerus="yes">
        <source>%n creatures</source>
        <translation>
            <numerusform>%n créature</numerusform>
            <numerusform>%n créatures</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>encore personne</translation>
    </message>
    <message>
        <source>The fight, round {0}</source>
        <translation>Le combat, round {0}</translation>
    </message>
    <message>
        <source>The fight</source>
        <translation>Le combat</translation>
    </message>
    <message>
        <source>Arrive in round {0}</source>
        <translation>Arrivée au round {0}</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Dès le début</translation>
    </message>
    <message>
        <source>{0} each</source>
        <translation>{0} chacune</translation>
    </message>
    <message>
        <source>{0} hp rolled</source>
        <translation>{0} pv lancés</translation>
    </message>
    <message>
        <source>Here now</source>
        <translation>Déjà là</translation>
    </message>
    <message>
        <source>Due since round {0}</source>
        <translation>Attendue depuis le round {0}</translation>
    </message>
    <message>
        <source>Undo: {0}</source>
        <translation>Annuler&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <extracomment>Texts of Qt&apos;s own file dialog that Qt&apos;s French lacks; ours is asked for them, under Qt&apos;s context.</extracomment>
        <translation>&amp;Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Type a whole number, such as 15.</source>
        <translation>Tapez un nombre entier, comme 15.</translation>
    </message>
    <message>
        <source>Type a number from {0} to {1}.</source>
        <translation>Tapez un nombre de {0} à {1}.</translation>
    </message>
    <message>
        <source>Type a few words.</source>
        <translation>Tapez quelques mots.</translation>
    </message>
    <message>
        <source>{0} readies an action</source>
        <translation>{0} prépare une action</translation>
    </message>
    <message>
        <source>When does it go off?</source>
        <translation>Quand se déclenche-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>if someone touches the altar</source>
        <translation>si l’on touche l’autel</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Préparer</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rounds</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>Let time pass</source>
        <translation>Laisser passer du temps</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>De quoi</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>Everything that is counted falls; what reaches 0 ends.</source>
        <translation>Tout ce qui est compté baisse&#xa0;; ce qui atteint 0 finit.</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>Rest a full day</source>
        <translation>Repos d’une journée entière</translation>
    </message>
    <message>
        <source>Rest 8 hours</source>
        <translation>Repos de 8 heures</translation>
    </message>
    <message>
        <source>Who rests</source>
        <translation>Qui se repose</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Se reposer</translation>
    </message>
    <message>
        <source>Time passes for all; those who rest heal.</source>
        <translation>Le temps passe pour tous&#xa0;; qui se repose guérit.</translation>
    </message>
    <message>
        <source>Initiative: {0}</source>
        <translation>Initiative&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Total (empty: roll)</source>
        <translation>Total (vide&#xa0;: lancer)</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message numerus="yes">
        <source>%n combatants</source>
        <translation>
            <numerusform>%n combattant</numerusform>
            <numerusform>%n combattants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuickDuration</name>
    <message>
        <source>rounds, counted at the turn of</source>
        <translation>rounds, comptés au tour de</translation>
    </message>
    <message>
        <source>minutes, counted at the turn of</source>
        <translation>minutes, comptées au tour de</translation>
    </message>
    <message>
        <source>hours, counted at the turn of</source>
        <translation>heures, comptées au tour de</translation>
    </message>
    <message>
        <source>days, counted at the turn of</source>
        <translation>jours, comptés au tour de</translation>
    </message>
    <message>
        <source>until it is triggered or discharged</source>
        <translation>jusqu’au déclenchement ou à la décharge</translation>
    </message>
    <message>
        <source>until it is dispelled or ended</source>
        <translation>jusqu’à dissipation ou fin</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Combien de temps</translation>
    </message>
    <message>
        <source>start of the next turn of</source>
        <translation>début du prochain tour de</translation>
    </message>
    <message>
        <source>end of the next turn of</source>
        <translation>fin du prochain tour de</translation>
    </message>
    <message>
        <source>end of this turn of</source>
        <translation>fin du tour en cours de</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>At most so many rounds</source>
        <translation>Au plus tant de rounds</translation>
    </message>
    <message>
        <source>So many rounds after</source>
        <translation>Tant de rounds après</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Tour de qui</translation>
    </message>
    <message>
        <source>Which edge of the turn</source>
        <translation>Début ou fin du tour</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>rounds, then</source>
        <translation>rounds, puis</translation>
    </message>
    <message>
        <source>more</source>
        <translation>de plus</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rounds</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>d</source>
        <translation>j</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>until turn</source>
        <translation>jusqu’au tour</translation>
    </message>
    <message>
        <source>until a turn</source>
        <translation>jusqu’à un tour</translation>
    </message>
    <message>
        <source>concentr.</source>
        <translation>concentr.</translation>
    </message>
    <message>
        <source>as long as the caster concentrates</source>
        <translation>tant que le lanceur se concentre</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
</context>
<context>
    <name>QuickEffectForm</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>as typed</source>
        <translation>comme tapé</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Apply all the same</source>
        <translation>Appliquer quand même</translation>
    </message>
    <message>
        <source>New condition</source>
        <translation>Nouvel état</translation>
    </message>
    <message>
        <source>New effect</source>
        <translation>Nouvel effet</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Tous les champs</translation>
    </message>
    <message>
        <source>Effect or condition</source>
        <translation>Effet ou état</translation>
    </message>
    <message>
        <source>Name of an effect or condition</source>
        <translation>Nom d’un effet ou d’un état</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>From whom</source>
        <translation>De qui</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>nobody: select someone in the list</source>
        <translation>personne&#xa0;: choisissez dans la liste</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>QuickLine</name>
    <message>
        <source>A name, its initiative, its hit points: Brannoc 16 58</source>
        <translation>Un nom, son initiative, ses points de vie&#xa0;: Brannoc 16 58</translation>
    </message>
    <message>
        <source>A name, an initiative from {0} to {1}, hit points from 1 to {2}</source>
        <translation>Un nom, une initiative de {0} à {1}, des points de vie de 1 à {2}</translation>
    </message>
    <message>
        <source>initiative rolled at the start</source>
        <translation>initiative lancée au début</translation>
    </message>
    <message>
        <source>initiative {0}</source>
        <translation>initiative {0}</translation>
    </message>
    <message>
        <source>{0}, {1} hit points</source>
        <translation>{0}, {1} points de vie</translation>
    </message>
</context>
<context>
    <name>Raising</name>
    <message>
        <source>raise dead</source>
        <translation>rappel à la vie</translation>
    </message>
    <message>
        <source>resurrection</source>
        <translation>résurrection</translation>
    </message>
    <message>
        <source>true resurrection</source>
        <translation>résurrection suprême</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>there is no combatant named “{name}”</source>
        <translation>aucun combattant ne s’appelle «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no effect named “{name}”</source>
        <translation>aucun effet ne s’appelle «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>several effects are named “{name}”: use its id ({ids})</source>
        <translation>plusieurs effets s’appellent «&#xa0;{name}&#xa0;»&#xa0;: utilisez l’identifiant ({ids})</translation>
    </message>
    <message>
        <source>the catalogue of effects has no entry “{name}”</source>
        <translation>le catalogue d’effets n’a pas d’entrée «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>the library has no creature named “{name}”</source>
        <translation>la bibliothèque n’a pas de créature nommée «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>an effect has the id “{name}” already</source>
        <translation>un effet a déjà l’identifiant «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>an effect is named “{name}”: that cannot be the id of another</source>
        <translation>un effet s’appelle «&#xa0;{name}&#xa0;»&#xa0;: un autre ne peut porter ce nom pour identifiant</translation>
    </message>
    <message>
        <source>“{name}” is the id of {other}: choose another name</source>
        <translation>«&#xa0;{name}&#xa0;» est l’identifiant de {other}&#xa0;: choisissez un autre nom</translation>
    </message>
    <message>
        <source>someone is named “{name}” already</source>
        <translation>quelqu’un s’appelle déjà «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>a combatant needs either a creature or a library name</source>
        <translation>un combattant demande une créature ou un nom de la bibliothèque</translation>
    </message>
    <message>
        <source>there is no wave “{name}” waiting</source>
        <translation>aucune vague «&#xa0;{name}&#xa0;» n’attend</translation>
    </message>
    <message>
        <source>what somebody brings along is for one combatant, not for copies</source>
        <translation>ce que quelqu’un apporte vaut pour un seul combattant, pas pour plusieurs copies</translation>
    </message>
    <message>
        <source>say what is to be set of {who}</source>
        <translation>dites ce qui est à changer&#xa0;: {who}</translation>
    </message>
    <message>
        <source>this cannot be set: {detail}</source>
        <translation>ceci ne peut pas être fixé&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>the fight has not started</source>
        <translation>le combat n’a pas commencé</translation>
    </message>
    <message>
        <source>the fight has started already</source>
        <translation>le combat a déjà commencé</translation>
    </message>
    <message>
        <source>there is nobody who could have a turn</source>
        <translation>il n’y a personne qui puisse jouer un tour</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>it is not {who}&apos;s turn</source>
        <translation>ce n’est pas le tour de {who}</translation>
    </message>
    <message>
        <source>{who} is not delaying</source>
        <translation>{who} ne retarde pas son tour</translation>
    </message>
    <message>
        <source>nobody is delaying</source>
        <translation>personne ne retarde son tour</translation>
    </message>
    <message>
        <source>several are delaying: say who acts now</source>
        <translation>plusieurs retardent leur tour&#xa0;: dites qui agit maintenant</translation>
    </message>
    <message>
        <source>{who} has no readied action</source>
        <translation>{who} n’a pas d’action préparée</translation>
    </message>
    <message>
        <source>{who} is dead</source>
        <translation>{who}&#xa0;: mort</translation>
    </message>
    <message>
        <source>{who} is not dead</source>
        <translation>{who} n’est pas mort</translation>
    </message>
    <message>
        <source>{who} cannot act: {status}</source>
        <translation>{who} ne peut pas agir&#xa0;: {status}</translation>
    </message>
    <message>
        <source>{who} is {condition}: no such action</source>
        <translation>{who}&#xa0;: {condition}, pas d’action de ce genre</translation>
    </message>
    <message>
        <source>{who} is {condition}: no running and no charge</source>
        <translation>{who}&#xa0;: {condition}, ni course ni charge</translation>
    </message>
    <message>
        <source>say before or after whom {who} is to stand</source>
        <translation>dites avant ou après qui placer {who}</translation>
    </message>
    <message>
        <source>say how much time passes</source>
        <translation>dites combien de temps passe</translation>
    </message>
    <message>
        <source>the start of this turn is past already</source>
        <translation>le début de ce tour est déjà passé</translation>
    </message>
    <message>
        <source>“this turn” means the turn running now, and it is not {who}&apos;s</source>
        <translation>«&#xa0;ce tour&#xa0;» désigne le tour en cours, et ce n’est pas celui de {who}</translation>
    </message>
    <message>
        <source>{who} is immune: {reason}</source>
        <translation>{who}&#xa0;: immunité ({reason})</translation>
    </message>
    <message>
        <source>all targets are immune: {reason}</source>
        <translation>toutes les cibles ont une immunité&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{effect} protects {who} from this</source>
        <translation>{effect} en protège {who}</translation>
    </message>
    <message>
        <source>{effect} cannot be dismissed</source>
        <translation>{effect}&#xa0;: impossible à annuler à volonté</translation>
    </message>
    <message>
        <source>only its caster can dismiss {effect}</source>
        <translation>seul son lanceur peut annuler&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>{who} is not a target of {effect}</source>
        <translation>{who} n’est pas une cible de {effect}</translation>
    </message>
    <message>
        <source>{who} does not have the condition {condition}</source>
        <translation>{who} n’a pas l’état {condition}</translation>
    </message>
    <message>
        <source>{condition} comes from {effect}: end that instead</source>
        <translation>{condition} vient de {effect}&#xa0;: mettez fin à l’effet</translation>
    </message>
    <message>
        <source>{condition} comes about by itself and cannot be ended by hand</source>
        <translation>{condition}&#xa0;: cet état vient de lui-même, on ne peut pas y mettre fin à la main</translation>
    </message>
    <message>
        <source>{who} is not concentrating on any such spell</source>
        <translation>{who} ne se concentre sur aucun sort de ce nom</translation>
    </message>
    <message>
        <source>{who} concentrates on several spells: say which</source>
        <translation>{who} se concentre sur plusieurs sorts&#xa0;: dites lequel</translation>
    </message>
    <message>
        <source>{who} is {condition} and cannot concentrate on a spell</source>
        <translation>{who} ne peut pas se concentrer sur un sort&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>{effect} forbids {who} hostile acts</source>
        <translation>{effect} interdit tout acte hostile à {who}</translation>
    </message>
    <message>
        <source>{who} has no {ability} score</source>
        <translation>{who} n’a pas de valeur de {ability}</translation>
    </message>
    <message>
        <source>{who} has no such negative levels</source>
        <translation>{who} n’a pas de tels niveaux négatifs</translation>
    </message>
    <message>
        <source>{who} has nothing that this would cure</source>
        <translation>{who} n’a rien que cela puisse soigner</translation>
    </message>
    <message>
        <source>{who} is not dying</source>
        <translation>{who} n’est pas à l’agonie</translation>
    </message>
    <message>
        <source>{who} is not bleeding</source>
        <translation>{who} ne saigne pas</translation>
    </message>
    <message>
        <source>{who} is not confused</source>
        <translation>{who}&#xa0;: pas de confusion</translation>
    </message>
    <message>
        <source>raise dead does not work on someone killed by a death attack</source>
        <translation>le rappel à la vie est sans effet sur qui a été tué par une attaque de mort</translation>
    </message>
    <message>
        <source>{who} is in an antimagic area, where its magic does not work</source>
        <translation>{who} est dans une zone d’antimagie, où sa magie n’agit pas</translation>
    </message>
    <message>
        <source>{who} is {condition} and cannot cast {effect}</source>
        <translation>{who} ne peut pas lancer {effect}&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>{effect} takes minutes or hours to cast: that cannot be begun in a fight</source>
        <translation>{effect} demande des minutes ou des heures d’incantation&#xa0;: on ne commence pas cela en plein combat</translation>
    </message>
    <message>
        <source>{who} has no free hand for the {component} component</source>
        <translation>{who} n’a pas de main libre pour la composante {component}</translation>
    </message>
    <message>
        <source>{who} has no voice for the verbal component</source>
        <translation>{who} n’a pas de voix pour la composante verbale</translation>
    </message>
    <message>
        <source>{who} is not casting a spell</source>
        <translation>{who} ne lance pas de sort</translation>
    </message>
    <message>
        <source>{who} has lost {effect}: {why}</source>
        <translation>{who} a perdu {effect}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{who} is casting {effect}, which has another {field}</source>
        <translation>{who} lance {effect}, dont une donnée diffère&#xa0;: {field}</translation>
    </message>
    <message>
        <source>{effect} is not cast yet: rounds still to go: {rounds}</source>
        <translation>{effect}&#xa0;: incantation en cours, encore {rounds} rounds</translation>
    </message>
    <message>
        <source>{who} is out of range of {effect}</source>
        <translation>{who} est hors de portée de {effect}</translation>
    </message>
    <message>
        <source>{who} knows already that this is {effect}</source>
        <translation>{who} sait déjà que c’est {effect}</translation>
    </message>
    <message>
        <source>spell resistance is no help against {effect}: it is no spell and no spell-like ability</source>
        <translation>la résistance à la magie ne peut rien contre {effect}&#xa0;: ni sort ni pouvoir magique</translation>
    </message>
    <message>
        <source>spell resistance does nothing against one&apos;s own spells, and {effect} is {who}&apos;s own</source>
        <translation>la résistance à la magie est sans effet sur ses propres sorts, et {effect} vient de {who}</translation>
    </message>
    <message>
        <source>{who} has no spell resistance now</source>
        <translation>{who} n’a pas de résistance à la magie en ce moment</translation>
    </message>
    <message>
        <source>the check of {effect} against {who} was made: its result stays as long as the spell lasts</source>
        <translation>le test de {effect} contre {who} a été fait&#xa0;: son résultat vaut tant que dure le sort</translation>
    </message>
    <message>
        <source>say which effects, or whose spells</source>
        <translation>dites quels effets, ou les sorts de qui</translation>
    </message>
    <message>
        <source>no spell of {who}&apos;s is in force</source>
        <translation>aucun sort de {who} n’est en vigueur</translation>
    </message>
    <message>
        <source>{effect} cannot be dispelled: it is no spell and no spell-like ability</source>
        <translation>{effect}&#xa0;: impossible à dissiper (ni sort ni pouvoir magique)</translation>
    </message>
    <message>
        <source>{effect} is held down by antimagic: no dispelling reaches where it is</source>
        <translation>{effect} est réprimé par l’antimagie&#xa0;: aucune dissipation n’y agit</translation>
    </message>
    <message>
        <source>{effect} has no DC, so it cannot be counteracted</source>
        <translation>{effect} n’a pas de DD&#xa0;: impossible à contrer</translation>
    </message>
    <message>
        <source>{effect} has no caster level, so it cannot be dispelled</source>
        <translation>{effect} n’a pas de niveau de lanceur&#xa0;: impossible à dissiper</translation>
    </message>
    <message>
        <source>say the level of the dispelling spell</source>
        <translation>dites le niveau du sort qui dissipe</translation>
    </message>
    <message>
        <source>{effect} does not notice its trigger: {why}</source>
        <translation>{effect} ne remarque pas son déclencheur&#xa0;: {why}</translation>
    </message>
    <message>
        <source>name two different combatants, not {who} twice</source>
        <translation>nommez deux combattants différents, pas deux fois {who}</translation>
    </message>
    <message>
        <source>{who} has no attack “{name}”</source>
        <translation>{who} n’a pas d’attaque «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>{who} is deafened and hears nothing</source>
        <translation>{who} n’entend rien&#xa0;: assourdi</translation>
    </message>
    <message>
        <source>{who} stands in a silence: no sound goes in or out</source>
        <translation>{who} est dans un silence&#xa0;: aucun son n’y entre ni n’en sort</translation>
    </message>
    <message>
        <source>{who} is ethereal: nobody hears it</source>
        <translation>{who} est sous forme éthérée&#xa0;: personne ne l’entend</translation>
    </message>
    <message>
        <source>{who} is {condition}: its gaze does nothing</source>
        <translation>{who}&#xa0;: {condition}, son regard ne fait rien</translation>
    </message>
    <message>
        <source>{who} does not have the scent ability</source>
        <translation>{who} n’a pas l’odorat</translation>
    </message>
    <message>
        <source>{who} is not under any such charm or compulsion</source>
        <translation>{who} ne subit aucun charme ni aucune coercition de ce nom</translation>
    </message>
    <message>
        <source>{effect} has no DC to save against</source>
        <translation>{effect} n’a pas de DD pour un jet de sauvegarde</translation>
    </message>
    <message>
        <source>{effect} needs a wound, and the blow did {who} no damage</source>
        <translation>{effect} demande une blessure, et le coup n’a fait aucun dégât à {who}</translation>
    </message>
    <message>
        <source>{who} suffers from {effect} already</source>
        <translation>{who} souffre déjà de {effect}</translation>
    </message>
    <message>
        <source>{who} does not suffer from {effect}</source>
        <translation>{who} ne souffre pas de {effect}</translation>
    </message>
    <message>
        <source>say how many points</source>
        <translation>dites combien de points</translation>
    </message>
    <message>
        <source>undo and redo cannot be a part of something else</source>
        <translation>annuler et rétablir ne se font que seuls</translation>
    </message>
    <message>
        <source>a d{sides} shows 1 to {sides}, not {face}</source>
        <translation>un d{sides} va de 1 à {sides}, pas {face}</translation>
    </message>
    <message>
        <source>this wall cannot stand: {problem}</source>
        <translation>ce mur ne tient pas&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>“{formula}” is not a sum of dice such as 4d8+12</source>
        <translation>«&#xa0;{formula}&#xa0;» n’est pas une somme de dés comme 4d8+12</translation>
    </message>
    <message>
        <source>the encounter file cannot be written ({detail}); nothing was changed</source>
        <translation>le fichier de la rencontre ne peut pas être écrit ({detail})&#xa0;; rien n’a changé</translation>
    </message>
    <message>
        <source>this encounter can only be read here: save a copy to play on</source>
        <translation>cette rencontre ne peut qu’être lue ici&#xa0;: enregistrez une copie pour continuer à jouer</translation>
    </message>
</context>
<context>
    <name>Reminder</name>
    <message>
        <source>{0} is confused, but acts normally this turn</source>
        <translation>{0}&#xa0;: confusion, mais agit normalement ce tour</translation>
    </message>
    <message>
        <source>{0} is confused and babbles: no action this turn</source>
        <translation>{0}&#xa0;: confusion, divague, aucune action ce tour</translation>
    </message>
    <message>
        <source>{0} is confused and hurts itself: 1d8 + Strength</source>
        <translation>{0}&#xa0;: confusion, se blesse, 1d8 + Force</translation>
    </message>
    <message>
        <source>{0} is confused and attacks the nearest creature</source>
        <translation>{0}&#xa0;: confusion, attaque la créature la plus proche</translation>
    </message>
    <message>
        <source>{0} is confused and strikes back at {2}</source>
        <translation>{0}&#xa0;: confusion, riposte contre {2}</translation>
    </message>
    <message>
        <source>{0}: Intelligence has changed for good; skill points: {1}</source>
        <translation>{0}&#xa0;: l’Intelligence a changé pour de bon&#xa0;; points de compétence&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} casts while entangled: concentration check against DC {1}, or the spell is lost</source>
        <translation>{0} incante, enchevêtré&#xa0;: test de concentration contre DD {1}, ou le sort est perdu</translation>
    </message>
    <message>
        <source>{0} casts while deafened: {1} % that a spell with a verbal component fails</source>
        <translation>{0} incante, assourdi&#xa0;: {1}&#xa0;% d’échec d’un sort à composante verbale</translation>
    </message>
    <message>
        <source>{0} casts without seeing: a spell that needs no target goes in direction {1} of 8 (1 is straight ahead, then clockwise), at the nearest creature that way</source>
        <translation>{0} lance sans voir&#xa0;: un sort sans cible part dans la direction {1} sur 8 (1&#xa0;: droit devant, puis dans le sens horaire), vers la créature la plus proche de ce côté</translation>
    </message>
    <message>
        <source>{0} needs a feat to identify spells with a reaction</source>
        <translation>{0} a besoin d’un don pour identifier les sorts par une réaction</translation>
    </message>
    <message>
        <source>{0} is disabled: a standard action costs 1 hp</source>
        <translation>{0}&#xa0;: hors de combat, une action simple coûte 1 pv</translation>
    </message>
    <message>
        <source>{0} is paralysed in the air: it falls if it flies on wings</source>
        <translation>{0}&#xa0;: paralysie en plein vol, chute si le vol se fait avec des ailes</translation>
    </message>
    <message>
        <source>{0} is paralysed in the water: it may drown</source>
        <translation>{0}&#xa0;: paralysie dans l’eau, risque de noyade</translation>
    </message>
</context>
<context>
    <name>Resource</name>
    <message>
        <source>{0} / {1}</source>
        <extracomment>Words behind the numbers that say that a night does not fill it, in both languages at any time.</extracomment>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>par jour</translation>
    </message>
    <message>
        <source>charges</source>
        <translation>charges</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} left, {3}</source>
        <translation>{0}&#xa0;: reste {1} sur {2}, {3}</translation>
    </message>
    <message>
        <source>Space or − uses one, + gives one back, Enter edits</source>
        <translation>Espace ou − en utilise une, + en rend une, Entrée modifie</translation>
    </message>
    <message>
        <source>Resources, one a line</source>
        <translation>Ressources, une par ligne</translation>
    </message>
    <message>
        <source>Channel energy 3/4; what no night fills: Wand 31/50 (charges)</source>
        <translation>Canalisation 3/4&#xa0;; sans retour la nuit&#xa0;: Baguette 31/50 (charges)</translation>
    </message>
    <message>
        <source>(charges)</source>
        <translation>(charges)</translation>
    </message>
    <message>
        <source>Type a name and how many: Channel energy 3/4, not “{0}”</source>
        <translation>Tapez un nom et combien&#xa0;: Canalisation 3/4, pas «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} at most</source>
        <translation>{0} au plus</translation>
    </message>
</context>
<context>
    <name>Roll</name>
    <message>
        <source>Fortitude save</source>
        <translation>jet de Vigueur</translation>
    </message>
    <message>
        <source>Reflex save</source>
        <translation>jet de Réflexes</translation>
    </message>
    <message>
        <source>Will save</source>
        <translation>jet de Volonté</translation>
    </message>
    <message>
        <source>dying: Constitution check</source>
        <translation>test de Constitution (mourant)</translation>
    </message>
    <message>
        <source>negative level: Fortitude save</source>
        <translation>jet de Vigueur (niveau négatif)</translation>
    </message>
    <message>
        <source>death attack: Fortitude save</source>
        <translation>jet de Vigueur (attaque de mort)</translation>
    </message>
    <message>
        <source>save against an affliction</source>
        <translation>jet contre une affliction</translation>
    </message>
    <message>
        <source>spell resistance check</source>
        <translation>test contre la RM</translation>
    </message>
    <message>
        <source>Heal check against bleeding</source>
        <translation>test de Premiers secours contre le saignement</translation>
    </message>
    <message>
        <source>confusion, d100</source>
        <translation>confusion, d100</translation>
    </message>
    <message>
        <source>restoration, or it dies again</source>
        <translation>restauration, ou nouvelle mort</translation>
    </message>
    <message>
        <source>dispel check</source>
        <translation>test pour dissiper</translation>
    </message>
    <message>
        <source>concentration check</source>
        <translation>test de concentration</translation>
    </message>
    <message>
        <source>attack roll</source>
        <translation>jet d’attaque</translation>
    </message>
    <message>
        <source>opposed Charisma check</source>
        <translation>test de Charisme opposé</translation>
    </message>
    <message>
        <source>listening: Perception</source>
        <translation>Perception à l’oreille</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Discrétion</translation>
    </message>
    <message>
        <source>sensing the invisible: Perception</source>
        <translation>Perception de l’invisible</translation>
    </message>
    <message>
        <source>groping: touch attack</source>
        <translation>attaque de contact à tâtons</translation>
    </message>
    <message>
        <source>following a trail by scent</source>
        <translation>suivre une piste à l’odorat</translation>
    </message>
    <message>
        <source>save against {0}</source>
        <extracomment>Checks whose ``label`` says what they are about.</extracomment>
        <translation>jet contre {0}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>d{0}: {1}, modifier {2}</source>
        <translation>d{0}&#xa0;: {1}, modificateur {2}</translation>
    </message>
    <message>
        <source>{0}; rolled by the program, as nobody answered</source>
        <translation>{0}&#xa0;; lancé par le programme, faute de réponse</translation>
    </message>
</context>
<context>
    <name>RoundsLeft</name>
    <message>
        <source>Rounds left of {0}</source>
        <translation>Rounds restants&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Rounds left: a number, or +3, −2</source>
        <translation>Rounds restants&#xa0;: un nombre, ou +3, −2</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>At each of its turns the dying makes a Constitution check against DC 10, minus its hit points below 0; a natural 20 always stabilises.</source>
        <translation>À chacun de ses tours, le mourant fait un test de Constitution contre DD 10, avec un malus égal à ses points de vie négatifs&#xa0;; un 20 naturel stabilise toujours.</translation>
    </message>
    <message>
        <source>Once a day each temporary negative level asks for a Fortitude save; success takes it away.</source>
        <translation>Une fois par jour, chaque niveau négatif temporaire demande un jet de Vigueur&#xa0;; réussi, il l’enlève.</translation>
    </message>
    <message>
        <source>A poison, disease or curse asks for a save at its frequency: a failure takes effect, enough successes cure.</source>
        <translation>Un poison, une maladie ou une malédiction demande un jet à sa fréquence&#xa0;: un échec fait effet, assez de succès guérissent.</translation>
    </message>
    <message>
        <source>d%: 1–25 acts normally, 26–50 babbles, 51–75 hurts itself, 76–100 attacks whoever is nearest.</source>
        <translation>d%&#xa0;: 1–25 agit normalement, 26–50 divague, 51–75 se blesse, 76–100 attaque le plus proche.</translation>
    </message>
    <message>
        <source>What the charmed would not do for a friend is decided by an opposed Charisma check.</source>
        <translation>Ce que le charmé ne ferait pas pour un ami se décide par un test de Charisme opposé.</translation>
    </message>
    <message>
        <source>Spell resistance that was lowered is back: what came through meanwhile is checked now.</source>
        <extracomment>By the command that answers.</extracomment>
        <translation>La résistance à la magie baissée est revenue&#xa0;: ce qui est passé entre-temps est testé maintenant.</translation>
    </message>
    <message>
        <source>Raised with as many negative levels as Hit Dice, it dies again unless restoration follows in the next round.</source>
        <translation>Rappelée avec autant de niveaux négatifs que de DV, la créature meurt de nouveau sans restauration au round suivant.</translation>
    </message>
    <message>
        <source>d20 and the caster level must reach the spell resistance.</source>
        <extracomment>By what was rolled for.</extracomment>
        <translation>d20 + niveau de lanceur doit atteindre la résistance à la magie.</translation>
    </message>
    <message>
        <source>A Fortitude save that is made keeps a death attack from killing.</source>
        <translation>Un jet de Vigueur réussi empêche une attaque de mort de tuer.</translation>
    </message>
    <message>
        <source>A Heal check of DC 15 stops bleeding.</source>
        <translation>Un test de Premiers secours DD 15 arrête le saignement.</translation>
    </message>
    <message>
        <source>d20, caster level and casting ability against 10, the damage and the level of the spell.</source>
        <translation>d20, niveau de lanceur et caractéristique d’incantation contre 10, les dégâts et le niveau du sort.</translation>
    </message>
    <message>
        <source>Stealth is what those who listen must beat.</source>
        <translation>La Discrétion est ce que doit battre qui écoute.</translation>
    </message>
    <message>
        <source>Perception against Stealth gives the direction; by 20 or more the exact place.</source>
        <translation>La Perception contre la Discrétion donne la direction&#xa0;; de 20 ou plus, la position exacte.</translation>
    </message>
    <message>
        <source>DC 20 within 30 ft, and what the unseen does, how far it is and what lies between.</source>
        <translation>DD 20 à moins de 9 m, selon ce que fait l’invisible, sa distance et ce qui sépare.</translation>
    </message>
    <message>
        <source>A touch attack with a miss chance of 50 % finds without doing harm.</source>
        <translation>Une attaque de contact avec 50&#xa0;% de chances de rater trouve sans faire de mal.</translation>
    </message>
    <message>
        <source>DC 10 while the trail is fresh, 2 more for every hour.</source>
        <translation>DD 10 tant que la piste est récente, 2 de plus par heure.</translation>
    </message>
    <message>
        <source>Its time is up. Rounds are counted at the start of the turn of whoever anchors it.</source>
        <extracomment>Why an effect ended; the game master&apos;s own doing (removed, dismissed) needs no rule.</extracomment>
        <translation>Sa durée est écoulée. Les rounds se comptent au début du tour de celui qui l’ancre.</translation>
    </message>
    <message>
        <source>It ends as soon as its subject does something hostile.</source>
        <translation>Finit dès que son sujet commet un acte hostile.</translation>
    </message>
    <message>
        <source>A spell kept up by concentration ends when its caster’s turn ends without concentrating on it.</source>
        <translation>Un sort maintenu par concentration finit quand le tour du lanceur s’achève sans qu’il s’y soit concentré.</translation>
    </message>
    <message>
        <source>Nobody concentrates longer than {0} rounds: the spell ends and leaves its caster fatigued.</source>
        <translation>Personne ne se concentre plus de {0} rounds&#xa0;: le sort finit et fatigue son lanceur.</translation>
    </message>
    <message>
        <source>Damage from a reaction to concentrating, as high as the caster’s level or higher, breaks it.</source>
        <translation>Des dégâts d’une réaction à la concentration, au moins égaux au niveau du lanceur, la rompent.</translation>
    </message>
    <message>
        <source>Dispelling ends what the check reaches: the better the check, the higher the levels.</source>
        <translation>La dissipation finit ce que le test atteint&#xa0;: meilleur le test, plus hauts les niveaux.</translation>
    </message>
    <message>
        <source>Enough saves against it were made, or something cured it.</source>
        <translation>Assez de jets ont été réussis, ou quelque chose l’a guéri.</translation>
    </message>
    <message>
        <source>It waited for its trigger and went off once.</source>
        <translation>L’effet attendait son déclencheur et s’est déclenché une fois.</translation>
    </message>
    <message>
        <source>Restoration lifts fatigue and exhaustion; the lesser kind by one step.</source>
        <translation>La restauration lève fatigue et épuisement&#xa0;; la partielle, d’un cran.</translation>
    </message>
    <message>
        <source>A night of rest takes it away.</source>
        <translation>Une nuit de repos l’enlève.</translation>
    </message>
    <message>
        <source>It lasts only while its bearer lives.</source>
        <translation>Ne dure que tant que vit son porteur.</translation>
    </message>
    <message>
        <source>Anything hostile done by the charmer or its allies frees the charmed, even an attack that misses.</source>
        <translation>Tout acte hostile du charmeur ou de ses alliés libère le charmé, même une attaque ratée.</translation>
    </message>
    <message>
        <source>The slot that it was cast from is filled again.</source>
        <translation>L’emplacement d’où il venait est repris.</translation>
    </message>
    <message>
        <source>A new save made against an order that goes against its nature frees it.</source>
        <translation>Un nouveau jet réussi contre un ordre farouchement refusé libère la cible.</translation>
    </message>
    <message>
        <source>Damage from a reaction to the casting, as high as the caster’s level or higher, loses the spell.</source>
        <extracomment>What loses a spell that is being cast.</extracomment>
        <translation>Des dégâts d’une réaction à l’incantation, au moins égaux au niveau du lanceur, font perdre le sort.</translation>
    </message>
    <message>
        <source>A counterspell that succeeds loses the spell, with its slot.</source>
        <translation>Un contresort réussi fait perdre le sort, avec son emplacement.</translation>
    </message>
    <message>
        <source>The actions of a casting are consecutive: any other loses the spell.</source>
        <translation>Les actions d’une incantation se suivent&#xa0;: toute autre fait perdre le sort.</translation>
    </message>
    <message>
        <source>All actions of a casting belong into one turn.</source>
        <translation>Toutes les actions d’une incantation se font dans un même tour.</translation>
    </message>
    <message>
        <source>A casting that takes minutes or hours is lost when a fight begins.</source>
        <translation>Une incantation de minutes ou d’heures est perdue quand un combat commence.</translation>
    </message>
    <message>
        <source>A casting allows no other activity until it is done.</source>
        <translation>Une incantation ne permet aucune autre activité avant sa fin.</translation>
    </message>
    <message>
        <source>Whoever can no longer act cannot go on casting.</source>
        <translation>Qui ne peut plus agir ne peut plus incanter.</translation>
    </message>
    <message>
        <source>A spell whose attack misses is lost, unless it says otherwise.</source>
        <translation>Un sort dont l’attaque rate est perdu, sauf mention contraire.</translation>
    </message>
    <message>
        <source>Death comes at as many hit points below 0 as the Constitution score; without a score, at 0.</source>
        <translation>La mort vient à autant de points de vie sous 0 que la valeur de Constitution&#xa0;; sans valeur, à 0.</translation>
    </message>
    <message>
        <source>Constitution damage that reaches the score kills.</source>
        <translation>Un affaiblissement de Constitution qui atteint la valeur tue.</translation>
    </message>
    <message>
        <source>A Constitution score drained to 0 kills.</source>
        <translation>Une Constitution diminuée jusqu’à 0 tue.</translation>
    </message>
    <message>
        <source>As many negative levels as Hit Dice kill.</source>
        <translation>Autant de niveaux négatifs que de DV tuent.</translation>
    </message>
    <message>
        <source>A death attack kills at once when the save fails; raise dead does not help against it.</source>
        <translation>Une attaque de mort tue aussitôt si le jet rate&#xa0;; le rappel à la vie n’y peut rien.</translation>
    </message>
    <message>
        <source>Below 0 hit points a creature falls and is dying until it is stable.</source>
        <translation>Sous 0 point de vie, une créature tombe, mourante, jusqu’à ce que son état se stabilise.</translation>
    </message>
    <message>
        <source>Below 0 hit points, but no longer losing any.</source>
        <translation>Sous 0 point de vie, mais sans plus en perdre.</translation>
    </message>
    <message>
        <source>At exactly 0 hit points; a standard action costs 1 hp.</source>
        <translation>À exactement 0 point de vie&#xa0;; une action simple coûte 1 pv.</translation>
    </message>
    <message>
        <source>Nonlethal damage as high as the hit points, or a condition that staggers.</source>
        <translation>Dégâts non létaux égaux aux points de vie, ou état qui rend chancelant.</translation>
    </message>
    <message>
        <source>Nonlethal damage above the hit points, or an ability whose damage has reached its score.</source>
        <translation>Dégâts non létaux supérieurs aux points de vie, ou affaiblissement qui atteint la valeur.</translation>
    </message>
    <message>
        <source>Fast healing gives its points at the start of each turn, up to the total.</source>
        <translation>La guérison accélérée rend ses points au début de chaque tour, jusqu’au total.</translation>
    </message>
    <message>
        <source>Regeneration gives its points at the start of each turn, and keeps from dying while it works.</source>
        <translation>La régénération rend ses points au début de chaque tour, et empêche de mourir tant qu’elle agit.</translation>
    </message>
    <message>
        <source>A night gives back as many hit points as levels, a full day in bed twice that; nonlethal damage heals as many each hour.</source>
        <translation>Une nuit rend autant de points de vie que de niveaux, une journée au lit le double&#xa0;; les dégâts non létaux guérissent d’autant par heure.</translation>
    </message>
    <message>
        <source>Ability damage heals 1 point of each ability a day by itself.</source>
        <translation>L’affaiblissement guérit seul de 1 point par caractéristique et par jour.</translation>
    </message>
    <message>
        <source>With a full day in bed ability damage heals 2 points of each ability.</source>
        <translation>Une journée au lit guérit 2 points d’affaiblissement par caractéristique.</translation>
    </message>
    <message>
        <source>The lesser kind heals damage of one ability, the full kind all damage and the drain of one.</source>
        <translation>La partielle soigne l’affaiblissement d’une caractéristique&#xa0;; la pleine, tout affaiblissement et la diminution d’une seule.</translation>
    </message>
    <message>
        <source>Whoever is raised has no ability at nothing.</source>
        <translation>Qui revient à la vie n’a aucune caractéristique à zéro.</translation>
    </message>
    <message>
        <source>A daily save that is made takes that negative level away.</source>
        <translation>Un jet quotidien réussi enlève ce niveau négatif.</translation>
    </message>
    <message>
        <source>Restoration takes all temporary negative levels, or one permanent one.</source>
        <translation>La restauration enlève tous les niveaux négatifs temporaires, ou un permanent.</translation>
    </message>
    <message>
        <source>Temporary negative levels do not outlast death.</source>
        <translation>Les niveaux négatifs temporaires ne survivent pas à la mort.</translation>
    </message>
    <message>
        <source>With as many hit points as Hit Dice, at the price of 2 permanent negative levels.</source>
        <translation>Avec autant de points de vie que de DV, au prix de 2 niveaux négatifs permanents.</translation>
    </message>
    <message>
        <source>With all hit points, at the price of a permanent negative level.</source>
        <translation>Avec tous ses points de vie, au prix d’un niveau négatif permanent.</translation>
    </message>
    <message>
        <source>With all hit points and at no price.</source>
        <translation>Avec tous ses points de vie, sans rien payer.</translation>
    </message>
    <message>
        <source>Bleeding costs its points at the start of each turn until a Heal check of DC 15 or magical healing; of several only the worst counts.</source>
        <translation>Le saignement coûte ses points au début de chaque tour jusqu’à un test de Premiers secours DD 15 ou un soin magique&#xa0;; de plusieurs, seul le pire compte.</translation>
    </message>
    <message>
        <source>A dying creature that fails its check loses 1 hp.</source>
        <translation>Une créature mourante qui rate son test perd 1 pv.</translation>
    </message>
    <message>
        <source>This is what the affliction does each time a save against it fails.</source>
        <translation>C’est ce que fait l’affliction chaque fois qu’un jet contre elle rate.</translation>
    </message>
    <message>
        <source>Some light and darkness dispel their opposite by themselves, magic of the same or a lower level.</source>
        <translation>Certaines lumières et ténèbres dissipent d’elles-mêmes leur contraire, magie de même niveau ou inférieur.</translation>
    </message>
    <message>
        <source>Above 0 hit points, and with nothing left that fells it, a creature acts again.</source>
        <translation>Au-dessus de 0 point de vie, et sans plus rien qui l’abatte, une créature agit de nouveau.</translation>
    </message>
    <message>
        <source>Whoever is attacked while confused strikes back on its next turn, without a roll.</source>
        <translation>Qui est attaqué en pleine confusion riposte à son tour suivant, sans jet.</translation>
    </message>
    <message>
        <source>A lasting change of Intelligence changes the skill points of every level.</source>
        <translation>Un changement durable d’Intelligence change les points de compétence de chaque niveau.</translation>
    </message>
    <message>
        <source>Casting while entangled asks for a concentration check against 15 and the level of the spell.</source>
        <translation>Incanter enchevêtré demande un test de concentration contre 15 et le niveau du sort.</translation>
    </message>
    <message>
        <source>Whoever is deafened may spoil a spell with a verbal component.</source>
        <translation>Qui est assourdi peut gâcher un sort à composante verbale.</translation>
    </message>
    <message>
        <source>Whoever sees nothing throws a spell that needs no target in a random direction.</source>
        <translation>Qui ne voit rien lance un sort sans cible dans une direction au hasard.</translation>
    </message>
    <message>
        <source>Only a feat lets one identify spells with a reaction.</source>
        <translation>Seul un don permet d’identifier les sorts par une réaction.</translation>
    </message>
    <message>
        <source>The paralysed can do nothing but think: whoever flies by beating its wings falls.</source>
        <translation>Le paralysé ne peut que penser&#xa0;: qui vole en battant des ailes tombe.</translation>
    </message>
    <message>
        <source>The paralysed can do nothing but think: a swimmer may drown.</source>
        <translation>Le paralysé ne peut que penser&#xa0;: un nageur risque la noyade.</translation>
    </message>
    <message>
        <source>The charmed does what a good friend would; the compelled simply obeys.</source>
        <translation>Le charmé fait ce que ferait un bon ami&#xa0;; sous coercition, on obéit, tout simplement.</translation>
    </message>
    <message>
        <source>An opposed Charisma check that is won lets the charmed disobey; the charm stays.</source>
        <translation>Un test de Charisme opposé gagné laisse le charmé désobéir&#xa0;; le charme reste.</translation>
    </message>
    <message>
        <source>A new save against an order that goes deeply against it frees the charmed.</source>
        <translation>Un nouveau jet contre un ordre farouchement refusé libère le charmé.</translation>
    </message>
    <message>
        <source>Orders that are suicidal or plainly dangerous are never obeyed.</source>
        <translation>Un ordre suicidaire ou manifestement dangereux n’est jamais obéi.</translation>
    </message>
    <message>
        <source>What it would not do for a friend is decided by an opposed Charisma check.</source>
        <translation>Ce qu’on ne ferait pas pour un ami se décide par un test de Charisme opposé.</translation>
    </message>
    <message>
        <source>After a delayed or readied action the turn that was interrupted goes on, without starting anew.</source>
        <extracomment>Events that always have the same rule behind them.</extracomment>
        <translation>Après un tour retardé ou une action préparée, le tour interrompu continue, sans recommencer.</translation>
    </message>
    <message>
        <source>A readied action not used by its owner’s next turn is lost.</source>
        <translation>Une action préparée qui n’a pas servi avant le prochain tour de son auteur est perdue.</translation>
    </message>
    <message>
        <source>An ability bonus that has lasted 24 hours raises the score itself.</source>
        <translation>Un bonus de caractéristique qui a duré 24 heures augmente la valeur elle-même.</translation>
    </message>
    <message>
        <source>Whoever is immune or protected is left out; the others are not.</source>
        <translation>Qui est immunisé ou protégé est laissé de côté&#xa0;; les autres, non.</translation>
    </message>
    <message>
        <source>A spell reaches those within its range; the others are left out.</source>
        <translation>Un sort atteint qui est à sa portée&#xa0;; les autres sont laissés de côté.</translation>
    </message>
    <message>
        <source>Spell resistance keeps a spell off when d20 and caster level do not reach it; the result holds as long as the spell lasts.</source>
        <translation>La résistance à la magie écarte un sort si d20 + niveau de lanceur ne l’atteint pas&#xa0;; le résultat vaut tant que dure le sort.</translation>
    </message>
    <message>
        <source>Concentrating carries the spell on to the end of its caster’s next turn.</source>
        <translation>Se concentrer prolonge le sort jusqu’à la fin du prochain tour du lanceur.</translation>
    </message>
    <message>
        <source>Some spells go on for some rounds after the concentration on them has ended.</source>
        <translation>Certains sorts continuent quelques rounds après la fin de la concentration.</translation>
    </message>
    <message>
        <source>Temporary hit points go with the effect that gave them.</source>
        <translation>Les points de vie temporaires s’en vont avec l’effet qui les a donnés.</translation>
    </message>
    <message>
        <source>It comes back by itself at the start of its next turn.</source>
        <translation>Elle revient d’elle-même au début du prochain tour.</translation>
    </message>
    <message>
        <source>Lowered spell resistance is back at the start of its owner’s next turn, or when its owner wills it.</source>
        <translation>La résistance à la magie baissée revient au début du prochain tour de la créature, ou quand elle le veut.</translation>
    </message>
    <message>
        <source>In an antimagic area spells, spell-like and supernatural abilities do not work; their time runs on.</source>
        <translation>Dans une zone d’antimagie, sorts, pouvoirs magiques et surnaturels n’agissent pas&#xa0;; leur durée court toujours.</translation>
    </message>
    <message>
        <source>Blinded by darkness is whoever stands in the dark, sees nobody in light, and has no sense that serves.</source>
        <translation>Est aveuglé par l’obscurité qui se tient dans le noir, ne voit personne éclairé et n’a pas de sens qui serve.</translation>
    </message>
    <message>
        <source>Blindness by darkness goes as it came, with the light and the senses.</source>
        <translation>L’aveuglement par l’obscurité s’en va comme il est venu, avec la lumière et les sens.</translation>
    </message>
    <message>
        <source>A place that was found is lost as soon as the creature moves.</source>
        <translation>Une position trouvée est perdue dès que la créature bouge.</translation>
    </message>
    <message>
        <source>Each further dose of the same poison adds 2 to the DC and half of its duration.</source>
        <translation>Chaque dose de plus du même poison ajoute 2 au DD et la moitié de sa durée.</translation>
    </message>
    <message>
        <source>So many saves cure it; where they must be in a row, a failure begins the count anew.</source>
        <translation>Tant de jets réussis guérissent&#xa0;; s’ils doivent se suivre, un échec remet le compte à zéro.</translation>
    </message>
    <message>
        <source>Damage of a listed type stops regeneration until its next turn ends; until then it can die.</source>
        <translation>Des dégâts d’un type cité coupent la régénération jusqu’à la fin du prochain tour&#xa0;; d’ici là, la créature peut mourir.</translation>
    </message>
    <message>
        <source>A check that is made, a Heal check of DC 15 or any healing stops the dying.</source>
        <translation>Un test réussi, un test de Premiers secours DD 15 ou tout soin arrête l’agonie.</translation>
    </message>
    <message>
        <source>Each gives −1 on attacks, saves, skills and ability checks and −5 hit points, and counts as a level less; as many as Hit Dice kill.</source>
        <translation>Chacun donne −1 aux attaques, sauvegardes, compétences et tests de caractéristique et −5 points de vie, et compte pour un niveau de moins&#xa0;; autant que de DV, c’est la mort.</translation>
    </message>
    <message>
        <source>Effects that a hostile act ends are over for whoever does one.</source>
        <translation>Les effets que finit un acte hostile sont finis pour qui en commet un.</translation>
    </message>
    <message>
        <source>Fear upon fear grows: shaken upon shaken is frightened, any other pair is panicked. When the newer one ends, what is left of the older returns.</source>
        <translation>La peur s’ajoute à la peur&#xa0;: secoué deux fois, effrayé&#xa0;; tout autre couple, paniqué. Quand la plus récente finit, ce qui reste de l’ancienne revient.</translation>
    </message>
    <message>
        <source>Fatigued once more is exhausted.</source>
        <translation>Fatigué une fois de plus&#xa0;: épuisé.</translation>
    </message>
    <message>
        <source>Temporary hit points of one source do not add up: the higher number stays.</source>
        <translation>Les points de vie temporaires d’une même source ne s’ajoutent pas&#xa0;: le plus grand nombre reste.</translation>
    </message>
    <message>
        <source>Whoever is hit by an unseen foe knows its place; with a long reach only the area, at range only the direction.</source>
        <translation>Qui est frappé par un ennemi invisible connaît sa position&#xa0;; avec une grande allonge, la zone seulement&#xa0;; à distance, la direction seulement.</translation>
    </message>
    <message>
        <source>A caster level check ends one spell, that of the highest caster level first.</source>
        <translation>Un test de niveau de lanceur finit un seul sort, celui du plus haut niveau de lanceur d’abord.</translation>
    </message>
    <message>
        <source>Its time is up. Rounds are counted at the initiative count on which it began.</source>
        <translation>Sa durée est écoulée. Les rounds se comptent au rang d’initiative où il a commencé.</translation>
    </message>
    <message>
        <source>Whoever notices a casting and has the spell, prepared or in repertoire, knows it and its level at once.</source>
        <translation>Qui remarque une incantation et possède le sort, préparé ou à son répertoire, le reconnaît aussitôt, avec son niveau.</translation>
    </message>
    <message>
        <source>Only spells and spell-like abilities can be dispelled.</source>
        <translation>Seuls les sorts et les pouvoirs magiques se dissipent.</translation>
    </message>
    <message>
        <source>A counteract check is made against the DC of the spell.</source>
        <translation>Un test pour contrer se fait contre le DD du sort.</translation>
    </message>
    <message>
        <source>The check is d20 + caster level against 11 + that of the spell.</source>
        <translation>Le test&#xa0;: d20 + niveau de lanceur contre 11 + celui du sort.</translation>
    </message>
    <message>
        <source>Spell resistance also defends the spells upon its owner: a dispelling needs its own check first.</source>
        <translation>La résistance à la magie défend aussi les sorts posés sur la créature&#xa0;: une dissipation demande d’abord son propre test.</translation>
    </message>
    <message>
        <source>No magic works where it is held down, a dispelling neither.</source>
        <translation>Aucune magie n’agit là où elle est réprimée, une dissipation non plus.</translation>
    </message>
    <message>
        <source>A critical success ends spells of up to 3 levels higher, a success of up to 1 higher, a failure only lower ones, a critical failure none.</source>
        <translation>Un succès critique finit les sorts jusqu’à 3 niveaux au-dessus, un succès jusqu’à 1, un échec seulement les inférieurs, un échec critique aucun.</translation>
    </message>
    <message>
        <source>−1 for every 2 points on all that depends on the ability; unless lasting, it heals 1 point a day.</source>
        <translation>−1 par tranche de 2 points à tout ce qui dépend de la caractéristique&#xa0;; s’il ne dure pas, il guérit de 1 point par jour.</translation>
    </message>
    <message>
        <source>Drain lowers the score itself until it is restored; it does not heal.</source>
        <translation>La diminution baisse la valeur elle-même jusqu’à restauration&#xa0;; elle ne guérit pas.</translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>Fortitude</source>
        <translation>Vigueur</translation>
    </message>
    <message>
        <source>Reflex</source>
        <translation>Réflexes</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Volonté</translation>
    </message>
</context>
<context>
    <name>SaveAgainst</name>
    <message>
        <source>magic</source>
        <extracomment>What a save may be against, as it is offered; the others are typed.</extracomment>
        <translation>magie</translation>
    </message>
    <message>
        <source>channelled energy</source>
        <translation>énergie canalisée</translation>
    </message>
    <message>
        <source>traps</source>
        <translation>pièges</translation>
    </message>
</context>
<context>
    <name>SaveEntry</name>
    <message>
        <source>“{0}” is not understood: {1}?</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas compris&#xa0;: {1}&#xa0;?</translation>
    </message>
    <message>
        <source>Type points or dice of damage, such as 8d6 fire</source>
        <translation>Tapez des points ou des dés de dégâts, comme 8d6 feu</translation>
    </message>
    <message>
        <source>nobody selected</source>
        <translation>personne de choisi</translation>
    </message>
    <message>
        <source>made, you say</source>
        <translation>réussi, selon vous</translation>
    </message>
    <message>
        <source>failed, you say</source>
        <translation>raté, selon vous</translation>
    </message>
    <message>
        <source>made (20)</source>
        <translation>réussi (20)</translation>
    </message>
    <message>
        <source>failed (1)</source>
        <translation>raté (1)</translation>
    </message>
    <message>
        <source>made</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>raté</translation>
    </message>
    <message>
        <source>Damage: 8d6 fire</source>
        <translation>Dégâts&#xa0;: 8d6 feu</translation>
    </message>
    <message>
        <source>8d6 fire</source>
        <translation>8d6 feu</translation>
    </message>
    <message>
        <source>who fails takes</source>
        <translation>raté, on subit</translation>
    </message>
    <message>
        <source>who makes it takes</source>
        <translation>réussi, on subit</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>half</source>
        <translation>moitié</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>aucun dégât</translation>
    </message>
    <message>
        <source>immune: {0}</source>
        <translation>immunité&#xa0;: {0}</translation>
    </message>
    <message>
        <source>not affected</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>resists it</source>
        <translation>résiste</translation>
    </message>
    <message>
        <source>8d6 fire, or the points: 28 fire</source>
        <translation>8d6 feu, ou les points&#xa0;: 28 feu</translation>
    </message>
    <message>
        <source>{0} · dice {1}</source>
        <translation>{0} · dés {1}</translation>
    </message>
    <message>
        <source>Type the DC: what comes of it depends on who makes the save</source>
        <translation>Tapez le DD&#xa0;: la suite dépend de qui réussit</translation>
    </message>
    <message>
        <source>Type the damage, such as 8d6 fire</source>
        <translation>Tapez les dégâts, comme 8d6 feu</translation>
    </message>
    <message>
        <source>Choose the effect, or type a name</source>
        <translation>Choisissez l’effet, ou tapez un nom</translation>
    </message>
    <message>
        <source>Type the d20 of {0}, or = and the sum; Enter rolls it</source>
        <translation>Tapez le d20 de {0}, ou = et la somme&#xa0;; Entrée le lance</translation>
    </message>
    <message>
        <source>Roll all</source>
        <translation>Tout lancer</translation>
    </message>
    <message>
        <source>Next roll</source>
        <translation>Jet suivant</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Apply: {0}</source>
        <translation>Appliquer&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply: {0} made, {1} failed</source>
        <translation>Appliquer&#xa0;: {0} réussis, {1} ratés</translation>
    </message>
    <message>
        <source>Effect or condition on those who fail</source>
        <translation>Effet ou état sur ceux qui ratent</translation>
    </message>
    <message>
        <source>Saving throws</source>
        <translation>Jets de sauvegarde</translation>
    </message>
    <message numerus="yes">
        <source>%n more things happen</source>
        <translation>
            <numerusform>%n chose de plus arrive</numerusform>
            <numerusform>%n choses de plus arrivent</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is applied before Enter</source>
        <translation>rien n’est appliqué avant Entrée</translation>
    </message>
    <message>
        <source>Which save</source>
        <translation>Quel jet</translation>
    </message>
    <message>
        <source>DC</source>
        <translation>DD</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>Against what else, with commas between</source>
        <translation>Contre quoi d’autre, entre virgules</translation>
    </message>
    <message>
        <source>other…</source>
        <translation>autre…</translation>
    </message>
    <message>
        <source>What comes of it:</source>
        <translation>Conséquence&#xa0;:</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Passer outre…</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Roll all dice that are open; once more rolls again</source>
        <translation>Lancer tous les dés en attente&#xa0;; encore une fois&#xa0;: relancer</translation>
    </message>
    <message>
        <source>open</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>Made or failed: a click turns it round, whatever the die shows</source>
        <translation>Réussi ou raté&#xa0;: un clic inverse, quoi que montre le dé</translation>
    </message>
    <message>
        <source>{0}: the d20, or = and the sum</source>
        <translation>{0}&#xa0;: le d20, ou = et la somme</translation>
    </message>
    <message>
        <source>who</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dé</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>save</source>
        <translation>JS</translation>
    </message>
    <message>
        <source>what comes of it</source>
        <translation>conséquence</translation>
    </message>
</context>
<context>
    <name>SaveResult</name>
    <message>
        <source>negates</source>
        <translation>annule</translation>
    </message>
    <message>
        <source>half</source>
        <translation>moitié</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>partiel</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>In order</source>
        <translation>En ordre</translation>
    </message>
</context>
<context>
    <name>Sense</name>
    <message>
        <source>by hearing</source>
        <translation>par l’ouïe</translation>
    </message>
    <message>
        <source>darkvision</source>
        <translation>vision dans le noir</translation>
    </message>
    <message>
        <source>low-light vision</source>
        <translation>vision nocturne</translation>
    </message>
    <message>
        <source>blindsight</source>
        <translation>vision aveugle</translation>
    </message>
    <message>
        <source>blindsense</source>
        <translation>perception aveugle</translation>
    </message>
    <message>
        <source>scent</source>
        <translation>odorat</translation>
    </message>
    <message>
        <source>tremorsense</source>
        <translation>perception des vibrations</translation>
    </message>
    <message>
        <source>sees the invisible</source>
        <translation>voit l’invisible</translation>
    </message>
    <message>
        <source>true seeing</source>
        <translation>vision lucide</translation>
    </message>
</context>
<context>
    <name>SheetHeader</name>
    <message>
        <source>Follow the turn again</source>
        <translation>Suivre de nouveau le tour</translation>
    </message>
    <message>
        <source>Pin the pane to this one</source>
        <translation>Épingler le volet sur celui-ci</translation>
    </message>
    <message>
        <source>Edit all fields (Ctrl+Shift+E)</source>
        <translation>Modifier tous les champs (Ctrl+Maj+E)</translation>
    </message>
    <message>
        <source>What can be done to this one</source>
        <translation>Ce qu’on peut lui faire</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>party</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>foe</source>
        <translation>ennemi</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
</context>
<context>
    <name>Sight</name>
    <message>
        <source>When {0} attacks {1}</source>
        <translation>Quand {0} attaque {1}</translation>
    </message>
    <message>
        <source>perceives nothing</source>
        <translation>ne perçoit rien</translation>
    </message>
    <message>
        <source>sees</source>
        <translation>voit</translation>
    </message>
    <message>
        <source>sees, but not well: {0} miss</source>
        <translation>voit, mais mal&#xa0;: {0} de rater</translation>
    </message>
    <message>
        <source>does not see, knows the place: {0} miss</source>
        <translation>ne voit pas, connaît la position&#xa0;: {0} de rater</translation>
    </message>
    <message>
        <source>does not see: {0} miss</source>
        <translation>ne voit pas&#xa0;: {0} de rater</translation>
    </message>
    <message>
        <source>{0} perceives nothing: {1}.</source>
        <translation>{0} ne perçoit rien&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} has blindsight: neither darkness nor invisibility matters.</source>
        <translation>{0} a la vision aveugle&#xa0;: ni l’obscurité ni l’invisibilité ne comptent.</translation>
    </message>
    <message>
        <source>{0} is ethereal, and so invisible.</source>
        <translation>{0} est sous forme éthérée, donc invisible.</translation>
    </message>
    <message>
        <source>{0} has no sense that shows the invisible.</source>
        <translation>{0} n’a pas de sens qui révèle l’invisible.</translation>
    </message>
    <message>
        <source>{0} is invisible.</source>
        <translation>{0} est invisible.</translation>
    </message>
    <message>
        <source>{0} is blinded ({1}).</source>
        <translation>{0} ne voit rien&#xa0;: aveuglé ({1}).</translation>
    </message>
    <message>
        <source>{0} is blinded.</source>
        <translation>{0} ne voit rien&#xa0;: aveuglé.</translation>
    </message>
    <message>
        <source>{0} has no sense that serves in the dark.</source>
        <translation>{0} n’a pas de sens qui serve dans le noir.</translation>
    </message>
    <message>
        <source>Low-light vision is no help in the dark.</source>
        <translation>La vision nocturne n’aide pas dans le noir.</translation>
    </message>
    <message>
        <source>It is a darkness that darkvision does not pierce.</source>
        <translation>La vision dans le noir ne perce pas ces ténèbres.</translation>
    </message>
    <message>
        <source>That is farther off than the darkvision of {0} reaches ({1}).</source>
        <translation>C’est plus loin que la vision dans le noir de {0} ({1}).</translation>
    </message>
    <message>
        <source>{0} sees all the same: {1}.</source>
        <translation>{0} voit quand même&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} stands {1}.</source>
        <translation>{0} se tient {1}.</translation>
    </message>
    <message>
        <source>{0} stands {1} ({2}).</source>
        <translation>{0} se tient {1} ({2}).</translation>
    </message>
    <message>
        <source>{0}, level {1}</source>
        <translation>{0}, niveau {1}</translation>
    </message>
    <message>
        <source>all around: {0}</source>
        <translation>alentour&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Dim light hides it a little.</source>
        <translation>La lumière faible cache un peu la cible.</translation>
    </message>
    <message>
        <source>{0} is not quite where it seems to be, or seen indistinctly.</source>
        <translation>{0} n’est pas tout à fait où on croit, ou paraît flou.</translation>
    </message>
    <message>
        <source>{0} smells it: its place is known.</source>
        <translation>{0} sent son odeur&#xa0;: la position est connue.</translation>
    </message>
    <message>
        <source>The water shows where it is.</source>
        <translation>L’eau trahit la position.</translation>
    </message>
    <message>
        <source>{0} knows its place: {1}.</source>
        <translation>{0} connaît la position&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot attack.</source>
        <translation>{0} ne peut pas attaquer.</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Rien ne change.</translation>
    </message>
    <message>
        <source>Its place must be found first, or a square guessed.</source>
        <translation>Il faut d’abord localiser la cible, ou deviner une case.</translation>
    </message>
    <message>
        <source>Miss chance {0}, no precision damage.</source>
        <translation>{0} de chances de rater, pas de dégâts de précision.</translation>
    </message>
    <message>
        <source>Blind-Fight: in melee the miss chance is rolled twice.</source>
        <translation>Combat en aveugle&#xa0;: au corps à corps, les chances de rater se jouent deux fois.</translation>
    </message>
    <message>
        <source>No gaze attack. A slow or huge target: lower the 50 % when you attack.</source>
        <translation>Pas d’attaque de regard. Cible lente ou énorme&#xa0;: baissez les 50&#xa0;% à l’attaque.</translation>
    </message>
    <message>
        <source>A spell without a target: a random direction, the nearest creature there.</source>
        <translation>Un sort sans cible&#xa0;: une direction au hasard, la créature la plus proche dans celle-ci.</translation>
    </message>
    <message>
        <source>{0} has no Dexterity bonus (AC {1}).</source>
        <translation>{0} n’a pas de bonus de Dextérité (CA {1}).</translation>
    </message>
    <message>
        <source>{0} loses its Dexterity bonus: AC {1} → {2}.</source>
        <translation>{0} perd son bonus de Dextérité&#xa0;: CA {1} → {2}.</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>soi-même</translation>
    </message>
    <message>
        <source>it stands in dim light</source>
        <translation>dans une lumière faible</translation>
    </message>
    <message>
        <source>it is blurred or displaced</source>
        <translation>flou ou déplacé</translation>
    </message>
    <message>
        <source>it stands in the dark</source>
        <translation>dans l’obscurité</translation>
    </message>
    <message>
        <source>it is invisible</source>
        <translation>invisible</translation>
    </message>
    <message>
        <source>the one who looks is blinded</source>
        <translation>celui qui regarde est aveuglé</translation>
    </message>
    <message>
        <source>place known by scent</source>
        <translation>localisé à l’odorat</translation>
    </message>
    <message>
        <source>place known by another sense</source>
        <translation>localisé par un autre sens</translation>
    </message>
    <message>
        <source>found by ear, by touch or by a blow</source>
        <translation>trouvé à l’oreille, à tâtons ou par un coup</translation>
    </message>
    <message>
        <source>{0}: {1} miss</source>
        <translation>{0}&#xa0;: {1} de rater</translation>
    </message>
    <message>
        <source>{0}; loses its Dexterity bonus against it</source>
        <translation>{0}&#xa0;; perd son bonus de Dextérité contre lui</translation>
    </message>
    <message>
        <source>{0}; darkvision is no help there</source>
        <translation>{0}&#xa0;; la vision dans le noir n’y aide pas</translation>
    </message>
    <message>
        <source>In an antimagic area</source>
        <translation>Dans une zone d’antimagie</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>aveuglé</translation>
    </message>
    <message>
        <source>blinded by the dark</source>
        <translation>aveuglé par l’obscurité</translation>
    </message>
    <message>
        <source>rows look at columns</source>
        <translation>les lignes regardent les colonnes</translation>
    </message>
    <message>
        <source>{0} · round {1}, {2}’s turn</source>
        <translation>{0} · round {1}, tour de {2}</translation>
    </message>
    <message>
        <source>corner: loses its Dex bonus against it</source>
        <translation>coin&#xa0;: perd son bonus de Dex contre lui</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>no special sense</source>
        <translation>aucun sens particulier</translation>
    </message>
    <message>
        <source>{0}, magical (level {1})</source>
        <translation>{0}, magique (niveau {1})</translation>
    </message>
    <message>
        <source>{0} has noticed {1}: only the direction is known, until it moves.</source>
        <translation>{0} a remarqué {1}&#xa0;: on n’en connaît que la direction, jusqu’à ce que la cible bouge.</translation>
    </message>
    <message>
        <source>{0} has noticed {1}: the place is known roughly, until it moves.</source>
        <translation>{0} a remarqué {1}&#xa0;: on en connaît à peu près la position, jusqu’à ce que la cible bouge.</translation>
    </message>
    <message>
        <source>{0} has found {1}: the exact square is known, until it moves.</source>
        <translation>{0} a localisé {1}&#xa0;: on en connaît la case exacte, jusqu’à ce que la cible bouge.</translation>
    </message>
</context>
<context>
    <name>SightLight</name>
    <message>
        <source>in bright light</source>
        <translation>en pleine lumière</translation>
    </message>
    <message>
        <source>in normal light</source>
        <translation>en lumière normale</translation>
    </message>
    <message>
        <source>in dim light</source>
        <translation>en lumière faible</translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation>dans l’obscurité</translation>
    </message>
</context>
<context>
    <name>SightOverlay</name>
    <message>
        <source>Who sees whom</source>
        <translation>Qui voit qui</translation>
    </message>
    <message>
        <source>Light and darkness…</source>
        <translation>Lumière et obscurité…</translation>
    </message>
    <message>
        <source>Light all around, and who stands in light or darkness</source>
        <translation>Éclairage alentour, et qui se tient dans la lumière ou l’obscurité</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close ({0})</source>
        <translation>Fermer ({0})</translation>
    </message>
</context>
<context>
    <name>SightSide</name>
    <message>
        <source>Choose two with the arrows or the mouse.</source>
        <extracomment>The least height for the explanation and what can be done; the legend gives way to them. The least width at which the buttons show their keys.</extracomment>
        <translation>Choisissez-en deux avec les flèches ou la souris.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>How far apart, in {0}</source>
        <translation>Distance, en {0}</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>near</source>
        <translation>proche</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Grope</source>
        <translation>À tâtons</translation>
    </message>
    <message>
        <source>Other ways…</source>
        <translation>Autres moyens…</translation>
    </message>
    <message>
        <source>It has moved</source>
        <translation>La cible a bougé</translation>
    </message>
</context>
<context>
    <name>SightTable</name>
    <message>
        <source>{0} looks at {1}: {2}</source>
        <extracomment>Sizes of cells: the largest that fits all is taken, never less than the least.</extracomment>
        <translation>{0} regarde {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>at whom →</source>
        <translation>qui est vu →</translation>
    </message>
    <message>
        <source>↓ who looks</source>
        <translation>↓ qui regarde</translation>
    </message>
    <message>
        <source>Who sees whom: rows look at columns</source>
        <translation>Qui voit qui&#xa0;: les lignes regardent les colonnes</translation>
    </message>
</context>
<context>
    <name>Size</name>
    <message>
        <source>Fine</source>
        <translation>Infime</translation>
    </message>
    <message>
        <source>Diminutive</source>
        <translation>Minuscule</translation>
    </message>
    <message>
        <source>Tiny</source>
        <translation>Très petite</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Gargantuan</source>
        <translation>Gigantesque</translation>
    </message>
    <message>
        <source>Colossal</source>
        <translation>Colossale</translation>
    </message>
</context>
<context>
    <name>SpellAttack</name>
    <message>
        <source>melee touch attack</source>
        <translation>attaque de contact</translation>
    </message>
    <message>
        <source>ranged touch attack</source>
        <translation>attaque de contact à distance</translation>
    </message>
    <message>
        <source>melee attack</source>
        <translation>attaque au corps à corps</translation>
    </message>
    <message>
        <source>ranged attack</source>
        <translation>attaque à distance</translation>
    </message>
</context>
<context>
    <name>SpellLine</name>
    <message>
        <source>at will</source>
        <translation>à volonté</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>permanent</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>What stands before the colon, in this order; the rest stands in the bracket behind a name.</extracomment>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>spell</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>spell-like</source>
        <translation>magique</translation>
    </message>
    <message>
        <source>level {0}</source>
        <translation>niveau {0}</translation>
    </message>
    <message>
        <source>DC {0}</source>
        <translation>DD {0}</translation>
    </message>
    <message>
        <source>caster level {0}</source>
        <translation>NLS {0}</translation>
    </message>
    <message>
        <source>{0}/day</source>
        <translation>{0}/jour</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{0} comes under {1}</source>
        <translation>{0}&#xa0;: {1} aussi</translation>
    </message>
    <message>
        <source>{0} resists {1}</source>
        <translation>{0} résiste, RM&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} saves against {1}</source>
        <translation>{0} réussit son JS&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} comes under {1}, which is suppressed</source>
        <translation>{0}&#xa0;: {1} aussi, réprimé</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start a fight</source>
        <translation>Commencer un combat</translation>
    </message>
    <message>
        <source>Pick creatures</source>
        <translation>Des créatures</translation>
    </message>
    <message>
        <source>Goblins, ogres, heroes, or</source>
        <translation>Gobelins, héros,</translation>
    </message>
    <message>
        <source>your own by hand.</source>
        <translation>ou les vôtres.</translation>
    </message>
    <message>
        <source>Open an encounter</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play the example</source>
        <translation>Jouer l’exemple</translation>
    </message>
    <message>
        <source>A fight under way:</source>
        <translation>Un vrai combat</translation>
    </message>
    <message>
        <source>the best way to look around.</source>
        <translation>pour découvrir.</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>Rencontres</translation>
    </message>
    <message>
        <source>The party…</source>
        <extracomment>Further ways in, below the cards: actions and their icons.</extracomment>
        <translation>Le groupe…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Many ways in. Ctrl+Z takes back whoever was added.</source>
        <translation>Plusieurs façons d’entrer. Ctrl+Z retire qui a été ajouté.</translation>
    </message>
    <message>
        <source>Paste a stat block</source>
        <translation>Coller un profil</translation>
    </message>
    <message>
        <source>From a book or a page,</source>
        <translation>D’un livre, d’une page</translation>
    </message>
    <message>
        <source>or files dropped here.</source>
        <translation>ou d’un fichier.</translation>
    </message>
    <message>
        <source>Or begin right here</source>
        <translation>Ou commencez ici même</translation>
    </message>
    <message>
        <source>party</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>foes</source>
        <translation>ennemis</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutres</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Name, initiative, hit points</source>
        <translation>Nom, initiative, points de vie</translation>
    </message>
    <message>
        <source>Brannoc 16 58</source>
        <translation>Brannoc 16 58</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>tour suivant</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>pv</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>effet</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>touches</translation>
    </message>
    <message>
        <source>The next one; Enter alone goes on to the fight</source>
        <translation>Le suivant&#xa0;; Entrée seule passe au combat</translation>
    </message>
    <message>
        <source>Enter adds and stays: type the next one</source>
        <translation>Entrée ajoute et reste&#xa0;: tapez le suivant</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>up</source>
        <translation>debout</translation>
    </message>
    <message>
        <source>staggered</source>
        <translation>chancelant</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>inconscient</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stabilisé</translation>
    </message>
    <message>
        <source>dying</source>
        <translation>mourant</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
</context>
<context>
    <name>StatusChange</name>
    <message>
        <source>{0} is up again</source>
        <translation>{0}&#xa0;: de nouveau debout</translation>
    </message>
    <message>
        <source>{0} is staggered</source>
        <translation>{0}&#xa0;: chancelant</translation>
    </message>
    <message>
        <source>{0} is disabled</source>
        <translation>{0}&#xa0;: hors de combat</translation>
    </message>
    <message>
        <source>{0} falls unconscious</source>
        <translation>{0} tombe inconscient</translation>
    </message>
    <message>
        <source>{0} is stable, but unconscious</source>
        <translation>{0}&#xa0;: stabilisé, mais inconscient</translation>
    </message>
    <message>
        <source>{0} falls and is dying</source>
        <translation>{0} tombe, mourant</translation>
    </message>
    <message>
        <source>{0} is dead</source>
        <translation>{0}&#xa0;: mort</translation>
    </message>
    <message>
        <source>{0} is no longer {1}</source>
        <translation>{0}&#xa0;: fin de {1}</translation>
    </message>
</context>
<context>
    <name>TargetChip</name>
    <message>
        <source>immune</source>
        <translation>immunité</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>JS réussi</translation>
    </message>
    <message>
        <source>resisted</source>
        <translation>RM</translation>
    </message>
    <message>
        <source>Click: saved, or not. Del: not a target.</source>
        <translation>Clic&#xa0;: JS réussi ou non. Suppr&#xa0;: pas une cible.</translation>
    </message>
    <message>
        <source>Not a target</source>
        <translation>Pas une cible</translation>
    </message>
</context>
<context>
    <name>TargetLine</name>
    <message>
        <source>Die against the spell resistance of {0}</source>
        <translation>Dé contre la résistance à la magie de {0}</translation>
    </message>
    <message>
        <source>Take {0} out</source>
        <translation>Retirer {0}</translation>
    </message>
    <message>
        <source>immune: {0}</source>
        <translation>immunité&#xa0;: {0}</translation>
    </message>
    <message>
        <source>dies: {0}</source>
        <translation>meurt&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>alive again with %n hit points</source>
        <translation>
            <numerusform>de nouveau en vie, %n point de vie</numerusform>
            <numerusform>de nouveau en vie, %n points de vie</numerusform>
        </translation>
    </message>
    <message>
        <source>dies again unless restoration follows in the next round</source>
        <translation>nouvelle mort sans restauration au round suivant</translation>
    </message>
    <message>
        <source>damage {0} → {1}</source>
        <translation>affaibl. {0} → {1}</translation>
    </message>
    <message>
        <source>drain {0} → {1}</source>
        <translation>dimin. {0} → {1}</translation>
    </message>
    <message>
        <source>modifier {0} → {1}</source>
        <translation>modificateur {0} → {1}</translation>
    </message>
    <message>
        <source>negative levels {0} → {1} of {2} HD</source>
        <translation>niveaux négatifs {0} → {1} sur {2} DV</translation>
    </message>
    <message>
        <source>{0}, {1} permanent</source>
        <translation>{0}, {1} permanents</translation>
    </message>
    <message>
        <source>now {0}</source>
        <translation>devient {0}</translation>
    </message>
    <message>
        <source>no longer {0}</source>
        <translation>fin de {0}</translation>
    </message>
    <message>
        <source>rid of {0}</source>
        <translation>fin de {0}</translation>
    </message>
    <message>
        <source>hit points {0} → {1}</source>
        <translation>points de vie {0} → {1}</translation>
    </message>
</context>
<context>
    <name>TargetsSection</name>
    <message>
        <source>All of these</source>
        <translation>Tous ceux-ci</translation>
    </message>
    <message>
        <source>Add target</source>
        <translation>Ajouter une cible</translation>
    </message>
    <message>
        <source>Roll what is missing</source>
        <translation>Lancer ce qui manque</translation>
    </message>
    <message>
        <source>On whom</source>
        <translation>Sur qui</translation>
    </message>
    <message>
        <source>spell resistance</source>
        <translation>résistance à la magie</translation>
    </message>
</context>
<context>
    <name>Template</name>
    <message>
        <source>advanced</source>
        <translation>évolué</translation>
    </message>
    <message>
        <source>giant</source>
        <translation>géant</translation>
    </message>
    <message>
        <source>young</source>
        <translation>jeune</translation>
    </message>
    <message>
        <source>celestial</source>
        <translation>céleste</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>fiélon</translation>
    </message>
    <message>
        <source>skeleton</source>
        <translation>squelette</translation>
    </message>
    <message>
        <source>zombie</source>
        <translation>zombi</translation>
    </message>
</context>
<context>
    <name>TemplateCheck</name>
    <message>
        <source>The stat block does not say what its AC is made of: look at touch and flat-footed AC.</source>
        <translation>Le profil ne dit pas de quoi est faite la CA&#xa0;: regardez CA de contact et pris au dépourvu.</translation>
    </message>
    <message>
        <source>Hit Dice by class are lost: take them away by hand, if it has any.</source>
        <translation>Les dés de vie de classe sont perdus&#xa0;: retirez-les à la main s’il y en a.</translation>
    </message>
    <message>
        <source>DCs of special abilities may change with the ability scores: look at them.</source>
        <translation>Les DD des particularités peuvent changer avec les caractéristiques&#xa0;: vérifiez-les.</translation>
    </message>
    <message>
        <source>Its reach is unusual for its size and was left as it is.</source>
        <translation>L’allonge est inhabituelle pour la taille et n’a pas été changée.</translation>
    </message>
    <message>
        <source>Its special abilities, auras and spells went: give back by hand what it keeps.</source>
        <translation>Particularités, auras et sorts sont partis&#xa0;: rendez à la main ce qui reste.</translation>
    </message>
</context>
<context>
    <name>TemplateField</name>
    <message>
        <source>CR</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>XP</source>
        <translation>PX</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>alignement</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>points de vie</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>initiative</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>true seeing</source>
        <translation>vision lucide</translation>
    </message>
    <message>
        <source>auras</source>
        <translation>auras</translation>
    </message>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>touch AC</source>
        <translation>CA de contact</translation>
    </message>
    <message>
        <source>flat-footed AC</source>
        <translation>CA pris au dépourvu</translation>
    </message>
    <message>
        <source>notes on saves</source>
        <translation>notes sur les sauvegardes</translation>
    </message>
    <message>
        <source>resistance: {0}</source>
        <translation>résistance&#xa0;: {0}</translation>
    </message>
    <message>
        <source>weaknesses</source>
        <translation>faiblesses</translation>
    </message>
    <message>
        <source>defensive abilities</source>
        <translation>capacités défensives</translation>
    </message>
    <message>
        <source>hardness</source>
        <translation>solidité</translation>
    </message>
    <message>
        <source>speed: {0}</source>
        <translation>vitesse&#xa0;: {0}</translation>
    </message>
    <message>
        <source>maneuverability</source>
        <translation>manœuvrabilité</translation>
    </message>
    <message>
        <source>CMB</source>
        <translation>BMO</translation>
    </message>
    <message>
        <source>CMD</source>
        <translation>DMD</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>langues</translation>
    </message>
</context>
<context>
    <name>TemplatePart</name>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>base attack bonus</source>
        <translation>bonus de base à l’attaque</translation>
    </message>
    <message>
        <source>feats</source>
        <translation>dons</translation>
    </message>
    <message>
        <source>never below 1 a die</source>
        <translation>jamais sous 1 par dé</translation>
    </message>
</context>
<context>
    <name>TemplateRefusal</name>
    <message>
        <source>There is no such template.</source>
        <extracomment>The name of a creature with a template, in both languages whatever is in use: names stay as they were given. French nouns of creatures that are feminine, and how most others end.</extracomment>
        <translation>Il n’y a pas d’archétype de ce nom.</translation>
    </message>
    <message>
        <source>{0}: it is colossal and cannot grow.</source>
        <translation>{0}&#xa0;: déjà de taille colossale, ne peut plus grandir.</translation>
    </message>
    <message>
        <source>{0}: it is of the smallest size and cannot shrink.</source>
        <translation>{0}&#xa0;: déjà de la plus petite taille, ne peut plus rapetisser.</translation>
    </message>
    <message>
        <source>{0}: a dragon grows with age; take a younger one.</source>
        <translation>{0}&#xa0;: un dragon grandit avec l’âge&#xa0;; prenez-en un plus jeune.</translation>
    </message>
    <message>
        <source>{0}: it is undead already.</source>
        <translation>{0}&#xa0;: déjà mort-vivant.</translation>
    </message>
    <message>
        <source>{0}: a construct has never lived.</source>
        <translation>{0}&#xa0;: une créature artificielle n’a jamais vécu.</translation>
    </message>
    <message>
        <source>{0}: it has no body.</source>
        <translation>{0}&#xa0;: pas de corps.</translation>
    </message>
    <message>
        <source>{0}: a swarm is many bodies.</source>
        <translation>{0}&#xa0;: une nuée, c’est plusieurs corps.</translation>
    </message>
    <message>
        <source>{0}: it has no bones.</source>
        <translation>{0}&#xa0;: pas d’os.</translation>
    </message>
    <message>
        <source>{0}: it is chosen already.</source>
        <translation>{0}&#xa0;: déjà choisi.</translation>
    </message>
    <message>
        <source>{0}: not together with {1}.</source>
        <translation>{0}&#xa0;: incompatible avec {1}.</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Archétypes</translation>
    </message>
    <message>
        <source>They change the stat block by the rules, as one edit: undo gives the old one back.</source>
        <translation>Ils changent le profil selon les règles, en une seule étape&#xa0;: annuler rend l’ancien.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Templates: {0}</source>
        <translation>Archétypes&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Choose one or several templates.</source>
        <translation>Choisissez un ou plusieurs archétypes.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply: {0}</source>
        <translation>Appliquer&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Apply to %n</source>
        <translation>
            <numerusform>Appliquer à %n</numerusform>
            <numerusform>Appliquer à %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not {0}. {1}</source>
        <translation>Sauf {0}. {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n figures change</source>
        <translation>
            <numerusform>%n valeur change</numerusform>
            <numerusform>%n valeurs changent</numerusform>
        </translation>
    </message>
    <message>
        <source>Take: {0}</source>
        <translation>Prendre&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message>
        <source>{0} r</source>
        <translation>{0} r</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} min</translation>
    </message>
    <message>
        <source>{0} h</source>
        <translation>{0} h</translation>
    </message>
    <message>
        <source>{0} d</source>
        <translation>{0} j</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>bright</source>
        <translation>vif</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>dim</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>obscurité</translation>
    </message>
    <message>
        <source>Light: bright</source>
        <translation>Éclairage&#xa0;: vif</translation>
    </message>
    <message>
        <source>Light: normal</source>
        <translation>Éclairage&#xa0;: normal</translation>
    </message>
    <message>
        <source>Light: dim</source>
        <translation>Éclairage&#xa0;: faible</translation>
    </message>
    <message>
        <source>Light: darkness</source>
        <translation>Éclairage&#xa0;: obscurité</translation>
    </message>
    <message>
        <source>Ambient light</source>
        <translation>Éclairage ambiant</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>This encounter can only be read here. Save a copy to play on.</source>
        <translation>Cette rencontre ne peut qu’être lue ici. Enregistrez une copie pour continuer à jouer.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Find or do</source>
        <translation>Chercher, agir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Light and darkness…</source>
        <translation>Lumière et obscurité…</translation>
    </message>
    <message>
        <source>{0}, magical {1}</source>
        <translation>{0}, magique {1}</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Undo: {0}</source>
        <translation>Annuler&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Rétablir&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>{0} s elapsed</source>
        <translation>{0} s écoulées</translation>
    </message>
    <message>
        <source>{0} min {1} s elapsed</source>
        <translation>{0} min {1} s écoulées</translation>
    </message>
    <message>
        <source>{0} h {1} min elapsed</source>
        <translation>{0} h {1} min écoulées</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>Nobody here yet</source>
        <translation>Personne pour l’instant</translation>
    </message>
    <message>
        <source>Before the fight</source>
        <translation>Avant le combat</translation>
    </message>
    <message>
        <source>The fight is over</source>
        <translation>Le combat est fini</translation>
    </message>
    <message>
        <source>saved by itself from the first one on</source>
        <translation>enregistré tout seul dès le premier</translation>
    </message>
    <message numerus="yes">
        <source>%n without initiative: rolled at the start</source>
        <translation>
            <numerusform>%n sans initiative&#xa0;: lancée au début</numerusform>
            <numerusform>%n sans initiative&#xa0;: lancée au début</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone has initiative</source>
        <translation>tous ont leur initiative</translation>
    </message>
</context>
<context>
    <name>Tradition</name>
    <message>
        <source>arcane</source>
        <translation>arcanique</translation>
    </message>
    <message>
        <source>divine</source>
        <translation>divine</translation>
    </message>
    <message>
        <source>occult</source>
        <translation>occulte</translation>
    </message>
    <message>
        <source>primal</source>
        <translation>primaire</translation>
    </message>
</context>
<context>
    <name>TrayView</name>
    <message>
        <source>Brings {0} back into the order</source>
        <translation>Remet {0} dans l’ordre</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
</context>
<context>
    <name>Trigger</name>
    <message>
        <source>no line of sight</source>
        <extracomment>Why a stored trigger was not noticed (rule F11).</extracomment>
        <translation>pas de ligne de vue</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>invisible</translation>
    </message>
    <message>
        <source>it cannot be heard there</source>
        <translation>inaudible de là</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Discrétion</translation>
    </message>
    <message>
        <source>It waits for: {0}</source>
        <translation>En attente de&#xa0;: {0}</translation>
    </message>
    <message>
        <source>It notices, and goes off as a reaction.</source>
        <translation>L’effet le remarque et se déclenche en réaction.</translation>
    </message>
    <message>
        <source>Trigger of {0}</source>
        <translation>Déclencheur de {0}</translation>
    </message>
    <message>
        <source>Let it go off</source>
        <translation>Déclencher</translation>
    </message>
    <message>
        <source>What sets it off is</source>
        <translation>Ce qui le déclenche est</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vu</translation>
    </message>
    <message>
        <source>heard</source>
        <translation>entendu</translation>
    </message>
    <message>
        <source>noticed in any case</source>
        <translation>remarqué de toute façon</translation>
    </message>
    <message>
        <source>Who sets it off</source>
        <translation>Qui le déclenche</translation>
    </message>
    <message>
        <source>nobody in particular</source>
        <translation>personne en particulier</translation>
    </message>
    <message>
        <source>above DC {0} it is not noticed</source>
        <translation>au-dessus de DD {0}, pas remarqué</translation>
    </message>
    <message>
        <source>Stealth, the sum</source>
        <translation>Discrétion, la somme</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>a clear line of sight</source>
        <translation>une ligne de vue dégagée</translation>
    </message>
    <message>
        <source>it can be heard there</source>
        <translation>audible de là</translation>
    </message>
    <message>
        <source>{0} is invisible.</source>
        <translation>{0} est invisible.</translation>
    </message>
    <message>
        <source>It has no DC: Stealth is nothing to it.</source>
        <translation>Pas de DD&#xa0;: la Discrétion n’y peut rien.</translation>
    </message>
    <message>
        <source>Darkness hides nothing from it; disguises and illusions fool it.</source>
        <translation>Les ténèbres ne lui cachent rien&#xa0;; déguisements et illusions le trompent.</translation>
    </message>
</context>
<context>
    <name>TypedName</name>
    <message>
        <source>A name has {0} letters at most; this one has {1}</source>
        <translation>Un nom a {0} lettres au plus&#xa0;; celui-ci en a {1}</translation>
    </message>
</context>
<context>
    <name>Vain</name>
    <message>
        <source>miss chance</source>
        <translation>chances de rater</translation>
    </message>
    <message>
        <source>too far away</source>
        <translation>trop loin</translation>
    </message>
    <message>
        <source>a stronger smell hides it</source>
        <translation>une odeur plus forte la masque</translation>
    </message>
    <message>
        <source>the trail goes through water</source>
        <translation>la piste passe dans l’eau</translation>
    </message>
    <message>
        <source>there is nothing to feel or smell</source>
        <translation>rien à sentir ni à toucher</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>it has no squares</source>
        <extracomment>What is wrong with a wall (rule F12).</extracomment>
        <translation>il n’occupe aucune case</translation>
    </message>
    <message>
        <source>height and thickness must be more than 0</source>
        <translation>hauteur et épaisseur doivent dépasser 0</translation>
    </message>
    <message>
        <source>a square is named twice</source>
        <translation>une case est nommée deux fois</translation>
    </message>
    <message>
        <source>not every square touches another by a side</source>
        <translation>toutes les cases ne se touchent pas par un côté</translation>
    </message>
</context>
<context>
    <name>WallGrid</name>
    <message>
        <source>{0}, part of the wall</source>
        <translation>{0}, partie du mur</translation>
    </message>
    <message>
        <source>{0}, free</source>
        <translation>{0}, libre</translation>
    </message>
    <message>
        <source>Squares of the wall</source>
        <translation>Cases du mur</translation>
    </message>
</context>
<context>
    <name>WallPopover</name>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Click or drag; arrows and Space; Shift and arrows draw. Squares touch by their sides.</source>
        <translation>Cliquez ou glissez&#xa0;; flèches et Espace&#xa0;; Maj et flèches dessinent. Les cases se touchent par un côté.</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Squares by name</source>
        <translation>Cases par leur nom</translation>
    </message>
    <message>
        <source>C4 C5, or C4-C9</source>
        <translation>C4 C5, ou C4-C9</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Épaisseur</translation>
    </message>
    <message>
        <source>Use this wall</source>
        <translation>Prendre ce mur</translation>
    </message>
    <message>
        <source>Empty the grid</source>
        <translation>Vider la grille</translation>
    </message>
    <message>
        <source>No wall</source>
        <translation>Pas de mur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Walls</name>
    <message>
        <source>Type a height and a thickness above 0, in {0}.</source>
        <translation>Tapez une hauteur et une épaisseur supérieures à 0, en {0}.</translation>
    </message>
    <message>
        <source>“{0}” is no square: name squares from A1 to {1}, such as C4 C5 or C4-C9.</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une case&#xa0;: nommez des cases de A1 à {1}, comme C4 C5 ou C4-C9.</translation>
    </message>
    <message>
        <source>Draw at least one square.</source>
        <translation>Dessinez au moins une case.</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}&#xa0;: {1}.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1} long, {2} high, {3} thick</source>
        <translation>{0}&#xa0;: {1} de long, {2} de haut, {3} d’épaisseur</translation>
    </message>
</context>
<context>
    <name>Waves</name>
    <message>
        <source>Bring</source>
        <translation>Faire venir</translation>
    </message>
    <message>
        <source>Bring the wave: {0}</source>
        <translation>Faire venir la vague&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The wave does not come: {0}</source>
        <translation>La vague ne vient pas&#xa0;: {0}</translation>
    </message>
    <message>
        <source>It does not come</source>
        <translation>Ne vient pas</translation>
    </message>
    <message>
        <source>{0}, and {1} more</source>
        <translation>{0}, et {1} de plus</translation>
    </message>
    <message>
        <source>Waves to come: {0}</source>
        <translation>Vagues à venir&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Round {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>due since round {0}</source>
        <translation>du round {0}</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>maintenant</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>heals 1 a day</source>
        <extracomment>Figures and hit points are written as they are; skills with their sign.</extracomment>
        <translation>guérit 1/jour</translation>
    </message>
    <message>
        <source>base attack bonus, Strength, size</source>
        <translation>bonus de base à l’attaque, Force, taille</translation>
    </message>
    <message>
        <source>10, base attack bonus, Strength, Dexterity, size</source>
        <translation>10, bonus de base à l’attaque, Force, Dextérité, taille</translation>
    </message>
    <message>
        <source>base attack bonus {0}, {1}, size</source>
        <translation>bonus de base à l’attaque {0}, {1}, taille</translation>
    </message>
    <message>
        <source>stat block</source>
        <translation>profil</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>à terre</translation>
    </message>
    <message>
        <source>against ranged attacks</source>
        <translation>contre les attaques à distance</translation>
    </message>
    <message>
        <source>against melee attacks</source>
        <translation>contre les attaques au corps à corps</translation>
    </message>
    <message>
        <source>helpless</source>
        <translation>sans défense</translation>
    </message>
    <message>
        <source>when it is used as a reaction</source>
        <extracomment>By skill (&quot;&quot; for every one): the condition, what it makes of the skill, and when.</extracomment>
        <translation>en réaction</translation>
    </message>
    <message>
        <source>when searching; what asks for sight fails</source>
        <translation>en fouillant&#xa0;; ce qui demande la vue échoue</translation>
    </message>
    <message>
        <source>when it is by sight</source>
        <translation>à la vue</translation>
    </message>
    <message>
        <source>when it is opposed; what asks for hearing fails</source>
        <translation>opposée&#xa0;; ce qui demande l’ouïe échoue</translation>
    </message>
    <message>
        <source>against {0}</source>
        <translation>contre {0}</translation>
    </message>
    <message>
        <source>against channelled energy</source>
        <translation>contre l’énergie canalisée</translation>
    </message>
    <message>
        <source>base score</source>
        <translation>valeur de base</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>telle que dans le profil</translation>
    </message>
    <message>
        <source>modifier of the base score</source>
        <translation>modificateur de la valeur de base</translation>
    </message>
    <message>
        <source>{0}: {1} = {2}</source>
        <translation>{0}&#xa0;: {1} = {2}</translation>
    </message>
    <message>
        <source>{0}, now</source>
        <translation>{0}, en ce moment</translation>
    </message>
    <message>
        <source>one source counts once</source>
        <translation>une source ne compte qu’une fois</translation>
    </message>
    <message>
        <source>lost with the Dexterity bonus</source>
        <translation>perdu avec le bonus de Dextérité</translation>
    </message>
    <message>
        <source>bonuses of one type do not add up</source>
        <translation>les bonus d’un même type ne s’ajoutent pas</translation>
    </message>
</context>
<context>
    <name>WhyPopover</name>
    <message>
        <source>Does not count</source>
        <translation>Ne compte pas</translation>
    </message>
    <message>
        <source>Only sometimes</source>
        <translation>Selon les cas</translation>
    </message>
    <message>
        <source>Overrule</source>
        <extracomment>W and then one of these leads straight to a figure.</extracomment>
        <translation>Passer outre</translation>
    </message>
    <message>
        <source>Back to computed</source>
        <translation>Revenir au calcul</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Passer outre…</translation>
    </message>
    <message>
        <source>Into the log</source>
        <translation>Au journal</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Why: {0} {1}</source>
        <translation>Pourquoi&#xa0;: {0} {1}</translation>
    </message>
    <message>
        <source>{0} by your own word</source>
        <translation>{0} selon vous</translation>
    </message>
    <message>
        <source>{0}, in {1}</source>
        <translation>{0}, en {1}</translation>
    </message>
</context>
<context>
    <name>WhyRule</name>
    <message>
        <source>Bonuses of one type do not add up: the highest counts. Dodge, circumstance and untyped bonuses from different sources do; so do penalties from different sources. A type that the stat block lists counts only for what exceeds it.</source>
        <translation>Les bonus d’un même type ne s’ajoutent pas&#xa0;: le plus élevé compte. Ceux d’esquive, de circonstances et sans type s’ajoutent s’ils viennent de sources différentes&#xa0;; les malus de sources différentes aussi. Un type que cite le profil ne compte que pour ce qui le dépasse.</translation>
    </message>
    <message>
        <source>Touch AC leaves out armor, shield and natural armor, and bonuses to them.</source>
        <translation>La CA de contact laisse de côté armure, bouclier, armure naturelle et leurs bonus.</translation>
    </message>
    <message>
        <source>Flat-footed, a creature has neither its Dexterity bonus nor dodge bonuses; penalties stay.</source>
        <translation>Prise au dépourvu, une créature n’a ni bonus de Dextérité ni bonus d’esquive&#xa0;; les malus restent.</translation>
    </message>
    <message>
        <source>Strength and Dexterity count. So do penalties on AC and its circumstance, deflection, dodge, insight, luck, morale, profane and sacred bonuses. Without the Dexterity bonus, dodge is lost too.</source>
        <translation>Force et Dextérité comptent. De même les malus à la CA et ses bonus de circonstances, parade, esquive, intuition, chance, moral, malfaisance et sainteté. Sans le bonus de Dextérité, l’esquive est perdue aussi.</translation>
    </message>
    <message>
        <source>Speed on land. Whatever halves it halves it once.</source>
        <translation>Vitesse au sol. Ce qui la réduit de moitié ne le fait qu’une fois.</translation>
    </message>
    <message>
        <source>A spell must reach it with d20 + caster level. Several sources do not add up; lowered at will it returns at the start of the creature’s next turn.</source>
        <translation>Un sort doit l’atteindre avec d20 + niveau de lanceur. Plusieurs sources ne s’ajoutent pas&#xa0;; baissée à volonté, elle revient au début du prochain tour de la créature.</translation>
    </message>
    <message>
        <source>Constitution counts (Charisma for undead). Each negative level takes 1.</source>
        <translation>La Constitution compte (le Charisme pour les morts-vivants). Chaque niveau négatif retire 1.</translation>
    </message>
    <message>
        <source>Dexterity counts. Each negative level takes 1.</source>
        <translation>La Dextérité compte. Chaque niveau négatif retire 1.</translation>
    </message>
    <message>
        <source>Wisdom counts. Each negative level takes 1.</source>
        <translation>La Sagesse compte. Chaque niveau négatif retire 1.</translation>
    </message>
    <message>
        <source>Dexterity counts. Initiative once rolled stays as it is.</source>
        <translation>La Dextérité compte. L’initiative une fois lancée ne change plus.</translation>
    </message>
    <message>
        <source>Strength counts, and bonuses and penalties on attack rolls. Each negative level takes 1.</source>
        <translation>La Force compte, et les bonus et malus aux jets d’attaque. Chaque niveau négatif retire 1.</translation>
    </message>
    <message>
        <source>Base attack bonus, Strength and size. Each negative level takes 1. Attacks move by the same amount.</source>
        <translation>Bonus de base à l’attaque, Force et taille. Chaque niveau négatif retire 1. Les attaques varient d’autant.</translation>
    </message>
    <message>
        <source>Base attack bonus, Dexterity and size. Each negative level takes 1. Attacks move by the same amount.</source>
        <translation>Bonus de base à l’attaque, Dextérité et taille. Chaque niveau négatif retire 1. Les attaques varient d’autant.</translation>
    </message>
    <message>
        <source>Each negative level takes 1, never below 0.</source>
        <translation>Chaque niveau négatif retire 1, jamais sous 0.</translation>
    </message>
    <message>
        <source>The score is base − drain + lasting bonus. Damage, penalty and temporary bonus leave the score alone: each 2 points move what depends on it by 1. A penalty never kills and never goes below a score of 1.</source>
        <translation>La valeur est&#xa0;: base − diminution + bonus durable. Affaiblissement, pénalité et bonus temporaire n’y touchent pas&#xa0;: chaque tranche de 2 points change de 1 ce qui en dépend. Une pénalité ne tue jamais et ne descend jamais sous une valeur de 1.</translation>
    </message>
</context>
<context>
    <name>WordChips</name>
    <message>
        <source>Remove {0}</source>
        <translation>Retirer {0}</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>Combatant</source>
        <extracomment>The log by the height there is: four lines, two, or folded to the newest.</extracomment>
        <translation>Combattant</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effets</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>CR {0}</source>
        <translation>FP {0}</translation>
    </message>
    <message>
        <source>{0} XP</source>
        <translation>{0} PX</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>for level {0}</source>
        <translation>pour le niveau {0}</translation>
    </message>
    <message>
        <source>{0} each</source>
        <translation>{0} chacun</translation>
    </message>
</context>
</TS>
