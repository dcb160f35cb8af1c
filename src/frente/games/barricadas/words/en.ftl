### A las Barricadas!

game-about = Platoons and companies of the Spanish Civil War on hexes of 150 to 200 metres. Officers lead formations of a few platoons; one formation acts at a time, and the enemy may fire at whatever moves in his sight. Sixteen actions from July 1936 to July 1938, and battles made by points.

## Who plays

side-republican = Republican
side-nationalist = Nationalist
seat-republican = Republican
seat-nationalist = Nationalist

## Scenarios and options

scenario-alto-del-leon = Alto del León
scenario-alto-del-leon-about = 24 July 1936, Guadarrama pass, Segovia-Madrid. A mixed column from Madrid tries to take back the road pass that rebel infantry from Valladolid and Segovia seized two days before.
scenario-cerro-muriano = Cerro Muriano
scenario-cerro-muriano-about = 5 September 1936, North of Córdoba. Moroccan tabors and infantry from Córdoba climb towards the village that militia from Alcoy, Jaén and Valencia hold as a base for an attack on the city.
scenario-san-marcial = San Marcial
scenario-san-marcial-about = 31 August 1936, Heights above Irún, Guipúzcoa. Requetés from Navarre with a bandera of the Legion assault the hermitage hill whose fall opens Irún and the French frontier.
scenario-talavera = Talavera de la Reina
scenario-talavera-about = 3 September 1936, Tagus valley, Toledo. The Army of Africa, one day from the last town before Madrid, pins the militia in front and works round the flanks.
scenario-siguenza = Sigüenza
scenario-siguenza-about = 8 October 1936, Guadalajara province. Nationalist infantry and Requetés close on the cathedral town, where railwaymen and CNT militia are nearly surrounded.
scenario-sesena = Seseña
scenario-sesena-about = 29 October 1936, South of Madrid, Toledo. Captain Arman leads the first Soviet tank company of the war through Seseña towards Esquivias while Líster's infantry falls behind.
scenario-ciudad-universitaria = Ciudad Universitaria
scenario-ciudad-universitaria-about = 15 November 1936, Madrid. Column Asensio forces the Manzanares and breaks into the university buildings held by the Durruti Column and Madrid battalions.
scenario-villarreal-de-alava = Villarreal de Álava
scenario-villarreal-de-alava-about = 30 November 1936, Álava. The new Basque army opens its only great offensive with an attack on the weakly held town on the road to Vitoria.
scenario-pindoque = The Pindoque Bridge
scenario-pindoque-about = 11 February 1937, Jarama river, Madrid. Before dawn a tabor of Ifni riflemen surprises the sentries on the railway bridge and opens the way for cavalry across the Jarama.
scenario-trijueque = Trijueque
scenario-trijueque-about = 10 March 1937, Guadalajara. In sleet and fog motorized Italian battalions drive down the Zaragoza highway against Republican brigades hurried from the Jarama.
scenario-ochandiano = Ochandiano
scenario-ochandiano-about = 4 April 1937, Vizcaya. Navarrese brigades with massed air support assault the heights round Ochandiano, the hinge of the Basque front.
scenario-artxanda = Artxanda
scenario-artxanda-about = 17 June 1937, Heights of Bilbao. With Bilbao about to fall, Basque and Asturian battalions counter-attack the casino ridge to win one more day for the evacuation.
scenario-villanueva-de-la-canada = Villanueva de la Cañada
scenario-villanueva-de-la-canada-about = 6 July 1937, Brunete front, Madrid. On the first day of the Brunete offensive tanks and two brigades are held all day by a Falange battalion dug in at the village.
scenario-belchite = Belchite
scenario-belchite-about = 3 September 1937, Zaragoza. House by house the encircled garrison of Belchite is reduced by the 35th Division and its tanks.
scenario-la-muela-de-teruel = La Muela de Teruel
scenario-la-muela-de-teruel-about = 30 December 1937, Teruel. In deep snow a relief force attacks the tableland over Teruel, where the garrison still holds out.
scenario-paso-del-ebro = The Crossing of the Ebro
scenario-paso-del-ebro-about = 25 July 1938, Between Miravet and Flix, Tarragona. Shortly after midnight the Army of the Ebro crosses in boats, throws footbridges and pushes inland before the Moroccan and territorial garrisons can react.
scenario-points = A battle by points
scenario-points-about = Choose the kind of battle and the maps, buy formations, vehicles, guns, aircraft and works, deploy and play.
option-owner-chooses-hits = Owner chooses hits
option-owner-chooses-hits-about = Among equal units the owner says who is hit, instead of a die.
option-rubble = Rubble
option-rubble-about = Heavy artillery and bombs turn buildings into rubble. Some scenarios use it anyway.
option-battle = Kind of battle
option-battle-about = A meeting of equals, or an attack with twice the points of the defence.
option-boards = Maps
option-boards-about = One map for a small battle, two for a medium one, four for a large one; named or drawn.
option-points = Points
option-points-about = What each side spends; the attacker twice as much. 0: by the number of maps.
option-turns = Turns
option-turns-about = How long the battle lasts. 0: ten turns for a meeting, fifteen for an attack.

## Phases and status

phase-setup = Set-up
phase-objectives = Objectives
phase-buying = Buying
phase-command = Command
phase-initiative = Initiative
phase-activation = Activations
phase-removal = Marker removal
turn-number = Turn { $turn }
turn-night = Turn { $turn }, night
status-vp = Victory points
status-anti-air = Anti-air points
status-battery = { $caliber } mm battery, { $state }: missions
status-flight = { $aircraft }: missions
status-kit = To place: { $marker }
overlay-command = Command range of { $officer }
overlay-sight = What { $unit } sees
overlay-reach = Where { $unit } can still go
note-objective = Objective, { $vp } VP
mark-wire = Barbed wire
mark-mine = Minefield
mark-roadblock = Roadblock
mark-ditch = Anti-tank ditch
mark-teeth = Dragon's teeth
mark-trench = Trench
mark-boat = Boat
mark-position = Improved position
mark-work = Work in progress
mark-pontoon = Pontoon bridge
mark-fort-1 = Fortification, value 1
mark-fort-2 = Fortification, value 2
mark-fort-3 = Fortification, value 3
mark-fort-4 = Fortification, value 4
mark-fort-5 = Fortification, value 5
mark-rubble = Rubble
mark-rubble-plus = Damaged buildings
mark-bridge-out = Bridge destroyed
band-republican-army = Republican army
band-eusko-gudarostea = Eusko Gudarostea
band-exercit-de-catalunya = Exèrcit de Catalunya
band-assault-guards = Assault Guards
band-carabineers = Carabineros
band-guardia-civil = Guardia Civil
band-communist-militia = Communist militia
band-anarchist-militia = Anarchist militia
band-national-army = National army
band-requetes = Requetés
band-phalangists = Falange
band-ctv = CTV
band-any = Replacement

## What is asked

ask-deploy = Where does { $unit } deploy?
ask-marker = Place a marker: { $marker }
ask-vertex = Which corner does the fortification in { $hex } face? 1 is between NW and N, then clockwise.
ask-man = Who is inside in { $hex }?
ask-edge = Which edge of the board is yours?
ask-goals = Name the objectives (so far: { $goals })
ask-consent = { $goals } as objectives: do you agree?
ask-buy = Buy ({ $points } points left; veterans { $veterans }, advised at most { $advised })
ask-who-first = Who acts first?
ask-replacement = With which unit does { $officer } arrive?
ask-activate = Activate an officer or a unit out of command, or pass
ask-act = Next action of the activation
ask-march = { $unit } moves ({ $left } points left)
ask-fire = { $unit } fires: who joins, and at what?
ask-assault = Assault on { $hex }: who joins?
ask-react = Reaction fire at { $hex }?
ask-react-group = Who joins the fire at { $hex }?
ask-defend = Defensive fire of { $hex }
ask-defend-late = Fire at those who come on into { $hex }?
ask-answer = Answer the armored assault on { $hex }
ask-stand = Do the AFVs in { $hex } fight with the others?
ask-lead = Does { $officer } go along into { $hex }?
ask-vehicle = Which vehicle in { $hex } does { $unit } assault?
ask-go-on = Does { $unit } now assault the AFVs in { $hex }?
ask-hold-hex = Does { $unit } stay in { $hex }?
ask-fall-back = Does { $unit } fall back a hex?
ask-drive-off = Where does { $unit } leave { $hex } to?
ask-retreat = Where does { $unit } retreat from { $hex }?
ask-rout = Where does { $unit } flee from { $hex }?
ask-rout-stack = Do those who flee from { $hex } keep together?
ask-squadron = Do both missions attack { $hex } as one?
ask-hit = Who is hit in { $hex }?
ask-rally = Whom does { $officer } rally?
ask-mission = What fires for { $officer }?
ask-aim = Where does { $officer } aim?
ask-form = Concentrated or dispersed on { $hex }?
ask-second = A second mission for { $officer }? Then his units do nothing.
ask-order = The marker lies in { $hex }: attack?
ask-flight = Which flight for { $officer }?
ask-air-aim = Which hex do the aircraft attack for { $officer }?
ask-astray = The aircraft missed { $hex }: which hex is bombed?
ask-flak = Does { $unit } fire at the bombers over { $hex }?
ask-removal = Take off Reaction markers?
ask-pontoon = Lay the pontoon bridge?

## Options

do-auto = Place the rest for me
do-on = { $a }
do-on-vehicle = Assault { $a }
do-put = { $marker } in { $a }
do-ready = Reaction marker on { $a }
do-skip = No more of these
do-skip-go-on = Leave them
do-face = Corner { $a }
do-inside = { $a } inside
do-done = Done
do-edge = The { $a } edge
do-goal = { $a } is an objective
do-usual = Propose the usual three: towns and heights in the middle
do-propose = Propose these
do-agree = Agree
do-refuse = Refuse, and name others
do-buy = { $goods }: { $cost } { $cost ->
    [one] point
   *[other] points
 }
do-formation = { do-buy }
do-vehicle = { do-buy }
do-sortie = { do-buy }
do-work = { do-buy }
do-guns = All guns with { $a }
do-enough-buy = Nothing more
do-enough = Enough
do-enough-second = One mission is enough
do-first = We act first
do-second = They act first
do-with = With { $a }
do-with-march = { $a } comes along
do-activate = Activate { $a }
do-coordinate = Activate { $a } together with { $b }
do-pass = Pass
do-end = End the activation
do-keep = Keep them
do-drop = Take it off { $a }
do-move = Move { $a }
do-double = { $a } at double time
do-charge = { $a } charges
do-fire = { $a } fires
do-assault = { $a } assaults { $b }
do-prepare = { $a } prepares to react
do-dig = { $a } digs in
do-limber = Limber { $a } to { $b }
do-unlimber = Unlimber { $a }
do-unlimber-march = Unlimber here
do-cross = { $a } crosses the wire in { $b } to { $c }
do-clear = { $a } clears { $b }
do-build = { $a } builds: { $b } in { $c }
do-boat = { $a } takes the boat in { $b } to { $c }
do-direct = { $a } directs artillery
do-air = { $a } directs aircraft
do-rally = { $a } rallies
do-to = To { $a }
do-slip = Along the trench to { $a }
do-stop = Stop
do-in = Into the works
do-out = Out of the works
do-mount = Mount { $a }
do-dismount = Dismount
do-exit = Leave the board
do-join = { $a } joins
do-join-assault = { $a } assaults too
do-at = { $a-detail } fire at { $a }
do-declare = Assault
do-react = { $a } fires ({ $a-detail })
do-hold = Hold fire
do-hold-flak = Stay silent
do-hold-all = Hold fire until this move ends
do-shoot = Shoot
do-hit = { $a } is hit
do-flee = To { $a }
do-fall = To { $a }
do-leave = To { $a }
do-stay = Stay
do-stay-fall-back = Stay
do-stay-hold-hex = Stay there
do-lead = Go along
do-support = They fight with the others
do-apart = They stand apart
do-together = They keep together
do-apart-rout-stack = Each flees on its own
do-together-squadron = One attack with both
do-apart-squadron = Two attacks
do-volley = { $a } fires at { $b } ({ $b-detail })
do-strike = { $a } assaults { $b }
do-strike-go-on = Assault them
do-return = Go back
do-try = Rally { $a }
do-battery = { $a }
do-gun = { $a } alone
do-aim = { $a }
do-aim-air-aim = { $a }
do-nothing = Nothing can be aimed at
do-concentrate = Concentrated
do-spread = Dispersed
do-another = A second mission
do-attack = Attack
do-attack-order = Attack
do-save = Keep the mission
do-flight = { $a }
do-flak = Fire
do-bomb = { $a }
do-lay = In { $a }
do-later = Later

## What can be bought

kit-part = { $count } × { $what }
kit-formation-infantry = Officer, { $contents }; { $quality }
kit-formation-support = Support officer, { $contents }; { $quality }
kit-formation-tank = Tank officer, { $contents }; { $quality }
kit-chaplain = Chaplain
kit-commissar = Commissar
kit-vehicle = { $what } for the formation of { $officer }
kit-guns = Off-board battery of { $caliber } mm, { $state } (a die gives 1 to 3 missions)
kit-sortie = Air mission (a die gives 1 or 2 attacks)
kit-work = { $what }

## What happened

event-drawn = Formations are drawn; their officers: { $officers }.
event-marker = A marker ({ $marker }) lies in { $hex }.
event-objectives = The objectives are { $hexes }.
event-bought = { $seat } buys { $what } for { $cost } ({ $left } left).
event-turn = Turn { $turn }.
event-initiative = { $seat } has the initiative (Republican { $republican }, Nationalist { $nationalist }).
event-pass = { $seat } passes.
event-activates = { $unit } is activated.
event-coordination = { $unit } and { $other }: { $roll } ({ $modifier }) against { $need }.
event-acts = { $unit }: { $what }.
event-moves = { $unit } sets out ({ $kind }).
event-moved = { $units }: to { $hex }.
event-mounted = { $unit } mounts { $ride }.
event-dismounted = { $units } dismount in { $hex }.
event-limbered = { $unit } is limbered to { $ride }.
event-unlimbered = { $unit } unlimbers in { $hex }.
event-left-board = { $unit } leaves the board.
event-fire = { $attack } fire at { $hex }: FF { $ff }, column { $column }, roll { $roll } ({ $modifier }), result { $result } divided by { $divisor }: { $hits } hits.
event-step-lost = { $unit } loses a step ({ $left } left).
event-eliminated = { $unit } is eliminated.
event-officer-roll = { $unit }: { $roll } minus { $hits } hits.
event-check = { $unit } checks morale: { $roll } against { $morale }.
event-check-formation = The formation of { $unit } checks morale: { $roll } against { $morale }.
event-rout = { $unit } routs from { $hex }.
event-fled = { $unit } stops in { $hex }.
event-rally = { $officer } rallies { $unit }: { $roll } against { $morale }.
event-retreat = { $unit } retreats to { $hex }.
event-assault = Assault on { $hex } by { $units }.
event-melee = Hand to hand in { $hex }: { $attack } to { $defense } is { $odds }, roll { $roll } ({ $modifier }): { $result }.
event-taken = { $hex } is taken by { $units }.
event-replaced = { $unit } takes command in { $hex }.
event-directs = { $unit } directs { $missions ->
    [one] one mission
   *[other] { $missions } missions
}.
event-drift = Aimed at { $hex }: drift { $distance }, the marker lies in { $to }.
event-mission-lost = The mission on { $hex } is lost.
event-aircraft = The aircraft: { $aircraft }.
event-anti-air = Anti-air fire: { $roll } against { $points } points.
event-location = Searching { $hex }: { $roll } against { $need }.
event-air-effect = The aircraft dive on { $hex } ({ $roll }): { $effect ->
    [target] on target.
    [adjacent] they stray.
   *[lost] they find nothing.
 }
event-wire-gone = The wire in { $hex } is destroyed.
event-rubble = Buildings in { $hex }: { $total } against { $need }.
event-dent = The fortification in { $hex } now has value { $value }.
event-fort-gone = The fortification in { $hex } is destroyed.
event-digs = { $unit } begins to dig in { $hex }.
event-position = { $unit } has dug in in { $hex }.
event-builds = { $unit } begins work in { $hex }: { $what }.
event-built = Done in { $hex }: { $what }.
event-crossed = { $unit } is over the wire in { $hex }.
event-cleared = { $unit } clears { $hex }.
event-ferried = { $unit } lands in { $hex }.
event-demolition = The charges on the bridge: { $roll }.
roll-initiative = initiative
roll-fire = fire
roll-hit = who is hit
roll-armor = armor
roll-morale = morale
roll-rally = rally
roll-officer = the officer
roll-assault = the assault
roll-coordination = coordination
roll-drift = drift
roll-direction = the direction of drift
roll-anti-air = anti-air fire
roll-location = location
roll-air-effect = the air attack
roll-rubble = rubble
roll-missions = missions
roll-sides = the choice of edges
roll-demolition = the charges

## The end

over-decisive = Decisive victory of the { $seat } side, by { $margin } points.
over-tactical = Tactical victory of the { $seat } side, by { $margin } points.
over-marginal = Marginal victory of the { $seat } side, by { $margin } points.
over-draw = A draw.
over-objectives = The { $seat } side holds all objectives.
over-mixed = Nobody holds all objectives: a draw.
over-resigned = The other side gives up; { $seat } wins.

## Odds

odds-fire = { $attack } fire at { $hex }
odds-assault = Assault on { $hex }
odds-rally = Rally
odds-activate = Activation out of command
odds-check = Morale check
odds-coordinate = Coordination
line-ff = Fire factors
line-quality = Quality
line-column = Column
line-divisor = Divided by
line-target-moving-foot = Target moves on foot
line-target-six-steps = Six steps or more
line-afv-with-infantry = AFV with the infantry
line-los-through-rough-or-fields = Through rough or fields
line-improved-position = Improved position
line-crest = Crest
line-risky-action = Risky action
line-aa-equal = Anti-air fire
line-target-guns = Guns only
line-infantry-in-buildings = Infantry in buildings
line-rubble = From rubble
line-attack = Attackers
line-defense = Defenders
line-odds = Odds
line-defender-in-buildings-or-woods = Buildings or woods
line-combined-assault = Infantry with armor
line-attacker-morale-8 = Attackers' morale
line-defender-morale-8 = Defenders' morale
line-fortification = Fortification
line-uphill = Uphill
line-trench = Trench
line-defender-risky-action = Defender at risk
line-attacker-risky-action = Attacker at risk
line-charge = Charge
line-morale = Morale
line-need = Must not exceed
line-faction = Factions
outcome-nothing = No loss
outcome-steps = { $steps } steps lost
outcome-routs = { $steps } steps lost, units rout
outcome-breaks = { $steps } steps lost, units are lost to panic
outcome-officer = The officer falls
outcome-taken = The hex is taken without a fight
outcome-d2 = Defender loses 2 steps, retreats 2{ $fate ->
    [rout] , then routs
    [gone] , and units are lost in flight
   *[none] {""}
 }
outcome-d1 = Defender loses 1 step, retreats 1{ $fate ->
    [rout] , then routs
    [gone] , and units are lost in flight
   *[none] {""}
 }
outcome-dr = Defender retreats 1{ $fate ->
    [rout] , then routs
    [gone] , and units are lost in flight
   *[none] {""}
 }
outcome-none = Nobody dares
outcome-ar = Attacker retreats 1{ $fate ->
    [rout] , then routs
    [gone] , and units are lost in flight
   *[none] {""}
 }
outcome-a1 = Attacker loses 1 step, retreats 1{ $fate ->
    [rout] , then routs
    [gone] , and units are lost in flight
   *[none] {""}
 }
outcome-a2 = Attacker loses 2 steps, retreats 2{ $fate ->
    [rout] , then routs
    [gone] , and units are lost in flight
   *[none] {""}
 }
outcome-pass = Passes
outcome-fail = Fails
note-mean = { $steps } steps on average.
note-officer = An officer falls with { $chance }.
note-losses = In all the attackers lose { $attack } steps on average, the defenders { $defense }.
note-each-hex = Each hex for itself: what one loses does not count in the morale of the next.
note-before-fire = Before defensive fire.
note-no-morale = The morale that may follow has too many ways to be counted here: these are the losses alone.
note-some-morale = Where too many ways of morale could follow, the losses alone are counted.

## Refusals

no-no-piece = There is no piece { $unit } in play here.
no-not-yours = { $unit } is not yours.
no-is-finished = { $unit } is Finished this turn.
no-is-routed = { $unit } is routed: it must rally first.
no-fires-defensively = { $unit } is under assault: it fires defensively instead.
no-no-reaction = { $unit } has no Reaction marker and is out of command or acting.
no-is-carried = { $unit } rides or is towed: it must get off first.
no-is-ready = { $unit } is marked for reaction this turn: that was its action.
no-not-acting = { $unit } may not act in this activation.
no-has-moved = { $unit } has moved in this activation: that was its action.
no-in-command = { $unit } is in command: activate its officer.
no-out-of-command = { $unit } is out of command: it cannot fire in a group.
no-just-rallied = { $unit } has just rallied: it may act after the enemy's next activation.
no-loaded = { $unit } carries a load: it is activated with it.
no-horses = { $unit } moves only under its squadron.
no-no-formation = { $unit } has no formation to activate.
no-no-entry = { $unit } cannot enter now.
no-not-entry = { $hex } is no entry hex.
no-no-officer = { $unit } is no officer.
no-not-on-board = { $unit } is not on the board.
no-officers-limited = No more than { $most } officer may be activated this turn.
no-surprised = Surprised: no officer may be activated until the enemy has fired.
no-may-not-pass = In these turns you may not be the first to pass.
no-coordinate-far = { $other } is { $distance } hexes away; twice the command range of { $officer } is { $range }.
no-terrain-closed = { $hex } ({ $terrain }) is closed to { $type } units.
no-wire = Barbed wire in { $hex }: only tracked vehicles drive through it; infantry may cross it as an action.
no-roadblock = A roadblock in { $hex }: only foot units pass.
no-ditch = An anti-tank ditch in { $hex }: only foot units pass.
no-teeth = Dragon's teeth in { $hex }: only foot units pass.
no-only-on = In this weather { $type } units may not enter { $hex }.
no-not-next = { $hex } is not next to it.
no-too-far = Entering { $hex } costs { $cost }; { $left } are left.
no-whole-move = It has spent all its points on one hex.
no-inside = { $unit } is inside a fortification: it must get out first.
no-gun-inside = { $unit } cannot leave the fortification.
no-double-near-enemy = { $hex } is next to the enemy: no double time.
no-doubled-before = { $unit } went at double time last turn.
no-no-double = Double time is forbidden now.
no-not-foot = { $unit } does not go on foot.
no-enemy-there = The enemy is in { $hex }: it can only be assaulted.
no-overstacked = More than 9 steps would be in { $hex }.
no-river-closed = The river in { $hex } cannot be crossed there.
no-river-no-stay = Nobody may stay in the river in { $hex }.
no-river-stay = Staying in the river in { $hex } costs { $cost } more.
no-bridge-only-road = The bridge in { $hex } is left only along its road.
no-dark = In the dark { $unit } may move only with or next to an officer.
no-rides-afv = { $unit } moves with his tank.
no-already = { $unit } is already with them.
no-under-way = They are under way: nobody can join now.
no-not-stacked = { $unit } is not in the same stack, or not of the same formation.
no-one-by-one = Only one unit at a time can do that.
no-not-same-hex = { $unit } is not in the same hex.
no-not-so-fast = Not at double time or in a charge.
no-cavalry-only = Only cavalry rides: { $unit } does not.
no-horses-taken = { $unit } is already ridden.
no-no-transport = { $unit } is no transport of yours.
no-not-carried = { $unit } cannot be carried or towed.
no-carry-and-tow = A transport carries or tows, not both: { $unit }.
no-transport-full = { $unit } has { $steps } steps; the transport has room for { $room }.
no-limber = { $unit } is towed: it must be limbered.
no-unlimber = A gun is towed: it must be unlimbered.
no-no-gun = { $unit } is not towed.
no-nothing-carried = { $unit } carries nothing that could get off here.
no-no-points = Not enough movement points are left.
no-no-exit = It cannot leave the board here.
no-no-shelter = There is no trench or fortification to enter or leave in { $hex }.
no-no-room = There is no room inside for { $unit }.
no-no-trench = There is no trench at the same level in { $hex }.
no-not-inside = It must be in the trench.
no-no-hex = There is no such hex.
no-no-fire = { $unit } does not fire.
no-no-factor = { $unit } has no { $attack } factor.
no-out-of-range = { $unit } is { $distance } hexes away; it reaches { $range }.
no-nobody-there = No enemy is in { $hex }.
no-not-affected = Nobody in { $hex } can be hit by { $attack } fire.
no-sight-cover = { $origin } does not see { $hex }: the woods or buildings of { $by } stand in between.
no-sight-hill = { $origin } does not see { $hex }: the hill of { $by } rises in between.
no-sight-soft = { $origin } does not see { $hex }: { $by } is the third rough or field hex on the line.
no-sight-no-crest = { $origin } does not see { $hex }: the line does not cross a crest of { $by }, the higher hex.
no-sight-blind = { $origin } does not see { $hex }: the lower hex lies right behind the woods or buildings of { $by }.
no-sight-crest = { $origin } does not see { $hex }: the lower hex lies right behind the crest of { $by }.
no-sight-covered-crest = { $origin } does not see { $hex }: { $by } is a crest with woods or buildings on it.
no-sight-higher = { $origin } does not see { $hex }: { $by } is as high as the higher of the two.
no-sight-off-board = { $hex } is not on the board: it sees nothing and is not seen.
no-behind = { $unit } sees only through the front of its fortification.
no-in-fort = Those in { $hex } are inside a fortification that this fire cannot reach.
no-friends-between = Friends stand in the line of fire to { $hex }.
no-not-spotted = { $unit } spots nobody in { $hex }.
no-no-target = { $unit } has no target.
no-other-formation = { $unit } is of another formation.
no-bystanders = { $attack } fire at { $hex } would hit only those who stand by, not those who act.
no-nobody-goes-there = { $unit } retreats with one of the units: none of them goes to { $hex }.
no-not-adjacent = { $unit } is not next to them.
no-no-common-target = With { $unit } there is no target that all can fire at.
no-no-shells = { $unit } has neither AT nor ART ammunition.
no-one-answer = Those marked for reaction answer; where none is, only one unit does: not { $unit }.
no-not-assaulted = { $unit } is not in the assaulted hex: it may only react.
no-has-fired = { $unit } has fired at this assault.
no-stands-apart = { $unit } stands apart from this assault.
no-no-strike = { $unit } cannot assault an AFV now: only infantry does, before the checks.
no-no-launch = No assault is launched from { $hex }.
no-shelled = { $hex } was fired at before the checks: those from there may not be fired at again.
no-no-assault = { $unit } cannot assault.
no-afv-on-afv = AFVs do not assault AFVs: they fire at { $hex }.
no-afv-on-transport = AFVs do not assault transports: they fire at { $hex }.
no-afv-leave = { $unit } would not have the points to leave { $hex } again.
no-not-mounted = { $unit } is not mounted.
no-charged-before = { $unit } charged last turn.
no-must-charge = { $unit } has used the points of a charge: it must charge.
no-not-charging = { $unit } is mounted and does not charge: it cannot assault.
no-no-charge-there = No charge into { $hex }: buildings, forest or marsh.
no-same-start = { $unit } did not begin its move in the same hex as the others.
no-one-hex = { $unit } assaults from another hex: AFVs assault from one.
no-three = No more than three AFVs assault.
no-alone = Vehicles are assaulted by one unit at a time: { $unit } waits.
no-flees-to-death = { $unit } would be lost in { $hex }, and there is another way.
no-flees-nearer = { $hex } is nearer to where the fire came from.
no-not-that-side = { $unit } may not leave by the side of { $hex }.
no-not-a-way = { $unit } cannot go there.
no-not-with = { $unit } is not of the formation that { $officer } takes over: he arrives with one of its units.
no-not-equal = { $unit } is not hit now: worse troops and those with fewer losses are hit first.
no-not-routed = { $unit } is not routed.
no-rally-once = A rally of { $unit } was tried this turn.
no-routed-officer = { $officer } is routed: he can only rally himself.
no-rally-far = { $unit } is not with or next to { $officer }.
no-commissar-not = { $officer } may not rally { $unit }: anarchists and commissars do not listen to him.
no-chaplain-not = { $officer } may not rally { $unit }.
no-nobody-to-rally = Nobody is there for { $officer } to rally.
no-no-artillery = There is no artillery left to direct.
no-officer-blind = { $officer } does not see { $hex }.
no-in-woods = { $unit } stands in a wood and cannot fire over the wood next to it.
no-can-aim = Something can be aimed at.
no-no-air = No air mission can be flown now.
no-nothing-seen = { $officer } sees no enemy.
no-cannot-dig = { $unit } cannot dig.
no-hard-ground = Nothing can be dug in { $hex }.
no-already-dug = { $hex } has its works already.
no-infantry-only = Only infantry crosses wire: { $unit } does not.
no-no-wire = There is no wire next to it in { $hex }.
no-not-beyond = { $hex } is not on the other side.
no-engineers-only = That is work for engineers: { $unit } is none.
no-nothing-to-clear = There is nothing to clear in { $hex }.
no-no-road = No roadblock can stand in { $hex }.
no-no-woods = No woods in or next to { $hex } for a roadblock.
no-no-river = There is no river for that in { $hex }.
no-no-ditch = There is no open ditch in { $hex }.
no-no-teeth = There are no dragon's teeth in { $hex }.
no-no-boat = There is no boat next to it in { $hex }.
no-boat-full = The boat in { $hex } has carried { $steps } steps this turn.
no-in-river = { $unit } is in the river.
no-not-your-zone = { $hex } is not in your zone.
no-enemy-zone = { $hex } is in the enemy's zone.
no-with-units = Your units are not in { $hex }.
no-not-here = That may not lie in { $hex }.
no-one-per-hex = Something lies in { $hex } already.
no-not-for-sale = { $what } is not on your list.
no-too-dear = { $what } costs { $cost }; { $left } are left.
no-none-left = No counters are left: { $what }.
no-nobody-deploys = { $what }: in a meeting nobody stands on the board yet, and it needs a unit in its hex.
no-no-officer-left = No officer is left for { $what }.
no-defender-only = Only the defender buys { $what }.
no-wrong-formation = { $what } cannot join the formation of { $officer }.
no-no-goal-yet = Name at least one objective.
no-already-goal = { $hex } is an objective already.
no-enough-goals = { $most } objectives are the most.
no-not-goal-ground = { $hex } lies too near an edge: the objectives of an attack are in the middle of one map, or on the maps next to the defender's edge.
no-buy-first = Buy at least one formation.
no-is-gone = { $unit } is lost: it takes no further part.
no-has-left = { $unit } has left the board.
no-not-ready = { $unit } carries no Reaction marker.
no-is-marked = { $unit } has its Reaction marker already.
no-has-pontoon = A pontoon bridge lies in { $hex } already.
no-no-engineer = No engineer of yours is next to { $hex }.
no-mixed-guns = Machine guns and other weapons do not fire at armor together.
no-out-of-it = { $unit } is not under this fire on { $hex }.
no-unhurt = A hit of this attack does nothing to { $unit }.
no-no-tank = { $officer } leads from a tank: { $unit } is none.
no-same-hex = { $unit } is in the hex of { $other }: take that one.
no-no-such-tank = { $unit } is no AFV that takes part in this assault.
no-no-such-vehicle = { $unit } is no vehicle that can be assaulted in { $hex }.
no-not-its-turn = { $other } is asked for its fire now, not { $unit }.
no-only-ap = { $unit } answers this assault with AP fire only.
no-not-to-lines = { $hex } does not lie towards the lines of { $unit }.
no-nearer-cover = { $unit } makes for the nearest cover: { $hex } is not on the way.
no-not-into-river = An AFV does not drive off into the river in { $hex }.
no-unsafe = { $unit } would be lost in { $hex }.
no-no-battery = { $battery } does not fire for you.
no-no-missions = { $battery } has no missions left.
no-battery-used = { $battery } fires one mission in a turn, and has fired it.
no-no-artillery-piece = { $unit } is no artillery that { $officer } could direct.
no-gun-used = The guns in the hex of { $unit } have their mission.
no-gun-alone = No other gun that { $unit } could fire with is in its hex.
no-same-guns = All guns of the hex fire with { $other }: take that one, not { $unit }.
no-no-aim = With that { $officer } could aim at nothing.
no-no-flight = { $flight } does not fly for you.
no-flight-flown = { $flight } has no missions left.
no-spares-friends = Your own units are in { $hex }, and there are enemies next to the target to be hit instead.
no-nothing-to-lay = There is no place left for that: { $marker }.
no-one-quality = { $what }: a single leader has no quality to choose.

## What a thing is, where pointing at it does nothing

no-before-battle = { $unit } acts from the first turn on: the battle has not begun.
no-enters-now = { $unit } is still off the board: it comes in when it is activated and moves.
no-enters-later = { $unit } is still off the board: it may come in from turn { $turn } on.
no-rides = { $unit } rides or is towed: it acts when it is activated, and goes where { $ride } goes.
no-next-turn = { $unit } is Finished: it acts again next turn.
no-acts-soon = { $unit } acts in this activation, as soon as what is asked now is decided.
no-officer-waits = { $unit } acts with his formation when it is your turn to activate him.
no-helper-waits = { $unit } acts alone when it is your turn to activate him: he rallies or moves.
no-truck-waits = { $unit } is empty: it is activated by itself when it is your turn.
no-stray-waits = { $unit } is out of command: when it is your turn it may be activated alone, after a morale check.
no-unit-waits = { $unit } acts when { $officer }, its officer, is activated.
no-left-idle = { $unit } is not activated any more this turn: { $officer }, its officer, is Finished.
no-enemy-waits = { $unit } is the enemy's and not yet on the board: nothing can be done to it until it comes in.
no-enemy-leader = { $unit } leads enemy units: fire and assaults hit those with him, and he may fall with them.
no-enemy-lone-leader = { $unit } of the enemy is alone: any hit in his hex, or an assault, is his end.
no-enemy-horses = { $unit } of the enemy: horses without riders are lost when you enter their hex.
no-enemy-routed = { $unit } of the enemy is routed: fire makes it run on, and it surrenders to an assault.
no-enemy-transport = { $unit } is the enemy's: your activated units fire at it or assault it, and its load suffers with it.
no-enemy-carried = { $unit } is carried by the enemy: it is hit with its transport.
no-enemy-afv = { $unit } is the enemy's: AT and ART fire hurt it, infantry may assault it, when your units are activated or react.
no-enemy-unit = { $unit } is the enemy's: your units fire at it or assault it when they are activated, and react when it acts in their sight.
no-here-objective = { $hex } is an objective of { $vp } { $vp ->
    [one] point
   *[other] points
 }: the last side with a combat unit in it holds it. Units enter it when they move.
no-here-major-river = A major river runs through { $hex }: it is crossed by bridge, ford, pontoon or boat only.
no-here-minor-river = A minor river runs through { $hex }: units that move may ford it for more points.
no-here-ground = { $hex } is { $ground ->
    [open] open ground
    [rough] rough ground
    [built-up] a built-up area
    [dispersed-buildings] a hamlet
    [woods] woods
    [light-woods] light woods
    [fields] fields
    [marsh] marsh
   *[rubble] rubble
 }{ $level ->
    [0] {""}
   *[other] , level { $level }
 }: units enter it when they move.
no-here-no-bridge = The bridge in { $hex } is destroyed: the river counts there as elsewhere.
no-here-fort = A fortification stands in { $hex }: foot units go in or out of it when they move, and fight through its front.
no-here-pontoon = A pontoon bridge lies in { $hex }: units that move cross the river on it.
no-here-work = Work is going on in { $hex }: who does it goes on with it next turn, or loses it.
no-here-mines = { $hex } is mined: whoever enters it is attacked at once; engineers clear it as an action.
no-here-trench = A trench runs through { $hex }: foot units get into it when they move.
no-here-boat = A boat lies in { $hex }: foot units next to it cross in it as an action.
no-own-battery = { $battery } fires when an officer who is activated directs it: once in a turn.
no-enemy-battery = { $battery } is the enemy's, off the board: nothing reaches it.
no-own-flight = { $flight } flies when an officer who is activated directs it.
no-enemy-flight = { $flight } is the enemy's: anti-air fire meets it when it attacks.
no-about-command = The command range of an officer: units of his formation in it when a turn begins are in command.
no-about-batteries = Off-board batteries fire when an officer who is activated directs them: once in a turn each.
no-about-flights = Aircraft attack when an officer who is activated directs them.
no-about-turn = Each turn goes through command, initiative, activations and the removal of markers.
no-about-objectives = Objectives: the last side with a combat unit in one holds it, and has its points.
no-not-on-table = { $thing } has no part in this battle.
no-about-vp = Victory points: the difference decides when the last turn is over.
no-about-anti-air = Anti-air points: each enemy air mission is rolled against them.
no-about-kit = Markers still to be laid: their owner lays them when he has deployed.
no-about-sight = What the unit at hand sees.
no-about-reach = Where the unit at hand can still go.
no-about-reserve = Units still to come: they enter when they are activated, from their turn on.
no-about-losses = Units that are lost: they count for the enemy's points where the scenario says so.
