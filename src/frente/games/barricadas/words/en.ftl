### A las Barricadas!

game-about = Platoons and companies of the Spanish Civil War on hexes of 150 to 200 metres. Officers lead formations of a few platoons; one formation acts at a time, and the enemy may fire at whatever moves in his sight. Sixteen actions from July 1936 to July 1938, and battles made by points.

game-scale = Platoons and companies, hexes of 150 to 200 metres
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
turn-number = { $turn ->
    [0] Before turn 1
   *[other] Turn { $turn }
 }
turn-night = Turn { $turn }, night
status-vp = Victory points
purse-points = Points to spend
count-fire = Fire factor ({ $attack })
count-steps = Steps
absent-fire = Fire
absent-rally = Rally
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
ask-marker = Place a marker: { $marker }.
ask-vertex = Which corner does the fortification in { $hex } face? 1 is between NW and N, then clockwise.
ask-man = Who is inside in { $hex }?
ask-edge = Which edge of the board is yours?
ask-goals = Name the objectives (so far: { $goals }).
ask-consent = { $goals } as objectives: do you agree?
ask-buy = Buy units and support ({ $points ->
    [one] one point
   *[other] { $points } points
 } left; veterans { $veterans }, advised at most { $advised }).
ask-who-first = Who acts first?
ask-replacement = With which unit does { $officer } arrive?
ask-activate = { $strays ->
    [yes] Activate an officer or a unit out of command
   *[no] Activate an officer
 }{ $pass ->
    [yes] , or pass.
   *[no] .
 }
ask-act = What is done next in this activation?
ask-march = { $unit } moves (points left: { $left }). Where to?
ask-fire = { $joins ->
    [yes] { $unit } fires: who joins, and at what?
   *[no] { $unit } fires: at what?
 }
ask-assault = Assault on { $hex }: who joins?
ask-react = { $doing-id ->
    [assault] Reaction fire at { $units } in { $hex }, about to assault { $assault }?
    [come] Reaction fire at { $units }, now in { $hex }?
    [go] Reaction fire at { $units } in { $hex }, about to move?
   *[act] Reaction fire at { $units }, at work in { $hex }?
 } Who fires is finished for this turn; without a Reaction marker at half strength.
ask-react-group = Who joins the fire at { $hex }?
ask-defend = Fire in defence of { $hex } against the assault of { $units }? { $by-id ->
    [vehicle] The first time at full strength; again only after a morale check, at half.
   *[troops] A Reaction marker gives full strength and is spent; without one it is half.
 }
ask-defend-late = Fire at { $units }, coming on into { $hex }? A Reaction marker gives full strength and is spent; without one it is half.
ask-answer = Who answers the armored assault on { $hex }?
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
do-take = Place { $a } next
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
do-battery = { $caliber } mm battery { $number }, { $state-id ->
    [depleted] depleted
   *[full] full strength
 }: { $missions ->
    [one] one mission
   *[other] { $missions } missions
 } left
do-gun = { $a } alone
do-aim = Aim at { $a }
do-aim-air-aim = Aim at { $a }
do-nothing = Nothing can be aimed at
do-concentrate = Concentrated
do-spread = Dispersed
do-another = A second mission
do-attack = Attack
do-attack-order = Attack
do-save = Keep the mission
do-flight = { $aircraft ->
    [0] Aircraft drawn at random
   *[other] { $aircraft }
 }, flight { $number }: { $missions ->
    [one] one mission
   *[other] { $missions } missions
 } left
do-flak = Fire
do-bomb = Bomb { $a }
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
event-coordination = { $unit } and { $other } try to act together: { $roll } ({ $modifier }) against { $need }, { $passed ->
    [yes] passed
   *[no] failed
 }.
event-acts = { $unit } { $what-id ->
    [dig] digs in
    [build] builds
    [cross] crosses the wire
    [clear] clears the way
    [boat] takes the boat
    [limber] is limbered
    [unlimber] is unlimbered
   *[prepare] prepares to react
 }.
story-acts = { $seat }: { $count ->
    [one] one unit
   *[other] { $count } units
} { $what-id ->
    [dig] dig in
    [build] build
    [cross] cross the wire
    [clear] clear the way
    [boat] take the boat
    [limber] limber up
    [unlimber] unlimber
   *[prepare] prepare to react
 }.
event-moves = { $unit } { $kind-id ->
    [double] sets out at double time
    [charge] charges
   *[move] sets out
 }.
event-moved = { $units }: to { $hex }.
event-mounted = { $unit } mounts { $ride }.
event-dismounted = { $units } dismount in { $hex }.
event-limbered = { $unit } is limbered to { $ride }.
event-unlimbered = { $unit } unlimbers in { $hex }.
event-left-board = { $unit } leaves the board.
event-fire = { $attack-id ->
    [AP] Anti-personnel
    [AT] Anti-tank
   *[ART] Artillery
} fire at { $hex }: fire factor { $ff }, column { $column }, roll { $roll } ({ $modifier }), result { $result } divided by { $divisor }: { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
 }.
event-step-lost = { $unit } loses a step ({ $left } left).
event-eliminated = { $unit } is eliminated.
event-officer-roll = { $unit } is in danger: he rolls { $roll }, less { $hits ->
    [one] one hit
   *[other] { $hits } hits
 }; at 1 or less he falls.
event-check = { $unit } checks morale: { $roll } against { $morale }, { $passed ->
    [yes] passed
   *[no] failed
 }.
event-check-formation = The formation of { $unit } checks morale: { $roll } against { $morale }, { $passed ->
    [yes] passed
   *[no] failed
 }.
event-rout = { $unit } routs from { $hex }.
event-fled = { $unit } stops in { $hex }.
event-rally = { $himself ->
    [yes] { $unit } tries to rally: { $roll } against { $morale }.
   *[no] { $officer } tries to rally { $unit }: { $roll } against { $morale }.
 }
event-retreat = { $unit } retreats to { $hex }.
event-assault = Assault on { $hex } by { $units }.
event-melee = Hand to hand in { $hex }: { $attack } to { $defense } is { $odds }, roll { $roll } ({ $modifier }): { $result }.
event-taken = { $hex } is taken by { $units }.
event-replaced = { $unit } takes command in { $hex }.
event-directs = { $unit } directs { $missions ->
    [one] one mission
   *[other] { $missions } missions
}.
event-drift = { $distance ->
    [0] Aimed at { $hex }: the marker lies there.
    [one] Aimed at { $hex }: it drifts a hex, the marker lies in { $to }.
   *[other] Aimed at { $hex }: it drifts { $distance } hexes, the marker lies in { $to }.
 }
event-drift-off = { $distance ->
    [one] Aimed at { $hex }: it drifts a hex, off the map.
   *[other] Aimed at { $hex }: it drifts { $distance } hexes, off the map.
 }
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
roll-draw = the draw of officers
roll-aircraft = the draw of aircraft
roll-replacement = the draw of a new officer
roll-boards = the choice of maps
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

over-decisive = Decisive victory of the { $seat } side, by { $margin ->
    [one] one point
   *[other] { $margin } points
 }.
over-tactical = Tactical victory of the { $seat } side, by { $margin ->
    [one] one point
   *[other] { $margin } points
 }.
over-marginal = Marginal victory of the { $seat } side, by { $margin ->
    [one] one point
   *[other] { $margin } points
 }.
over-draw = A draw.
over-objectives = The { $seat } side holds all objectives.
over-mixed = Nobody holds all objectives: a draw.
over-resigned = The other side gives up; { $seat } wins.

## Odds

odds-fire = { $attack-id ->
    [AP] Anti-personnel
    [AT] Anti-tank
   *[ART] Artillery
} fire at { $hex }
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
outcome-steps = { $steps ->
    [one] One step lost
   *[other] { $steps } steps lost
 }
outcome-routs = { $steps ->
    [0] No step lost, units rout
    [one] One step lost, units rout
   *[other] { $steps } steps lost, units rout
 }
outcome-breaks = { $steps ->
    [0] No step lost to fire, units are lost to panic
    [one] One step lost, units are lost to panic
   *[other] { $steps } steps lost, units are lost to panic
 }
outcome-officer = The officer falls
outcome-won = The hex is taken
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
note-officer = Chance that an officer falls: { $chance }.
note-losses = In all the attackers lose { $attack } steps on average, the defenders { $defense }.
note-each-hex = Each hex for itself: what one loses does not count in the morale of the next.
note-before-fire = Before defensive fire.
note-no-morale = The morale that may follow has too many ways to be counted here: these are the losses alone.
note-some-morale = Where too many ways of morale could follow, the losses alone are counted.

## Refusals

no-no-piece = There is no piece { $unit } in play here.
no-not-yours = { $unit } is the enemy's: choose a piece of your own.
no-is-finished = { $unit } is Finished: it has done its one thing, and acts again next turn.
no-is-routed = { $unit } is routed: it does nothing before it is rallied.
no-fires-defensively = { $unit } is under assault: it fires defensively instead.
no-no-reaction = { $unit } has no Reaction marker and is out of command or acting.
no-is-carried = { $unit } rides or is towed: it must get off first.
no-is-ready = { $unit } is marked for reaction this turn: that was its action.
no-not-acting = { $unit } may not act now: it has done its one thing, or nobody has activated it.
no-has-moved = { $unit } has moved in this activation: that was its action.
no-in-command = { $unit } is in command: activate its officer.
no-out-of-command = { $unit } is out of command: it cannot fire in a group.
no-just-rallied = { $unit } has just rallied: it may act after the enemy's next activation.
no-loaded = { $unit } carries a load: it is activated with it.
no-horses = { $unit } moves only under its squadron.
no-no-formation = { $unit } has no formation to activate.
no-no-entry = { $unit } cannot enter now.
no-not-entry = { $hex } is no entry hex: come in by a gold one.
no-no-officer = { $unit } is no officer, and only an officer does that.
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
no-not-next = { $hex } is not next to it: the way goes hex by hex.
no-too-far = Entering { $hex } costs { $cost }; { $left } are left.
no-whole-move = It has spent all its points on one hex.
no-inside = { $unit } is inside a fortification: it must get out first.
no-gun-inside = { $unit } cannot leave the fortification.
no-double-near-enemy = { $hex } is next to the enemy: no double time there. Walk, or run elsewhere.
no-doubled-before = { $unit } went at double time last turn: this turn it walks.
no-no-double = Double time is forbidden now.
no-not-foot = { $unit } does not go on foot.
no-enemy-there = The enemy is in { $hex }: it can only be assaulted.
no-overstacked = More than 9 steps would be in { $hex }, and a hex holds no more.
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
no-no-fire = { $unit } does not fire: it carries no weapon that counts.
no-no-factor = { $unit } has no { $attack } factor: it does no harm to such a target.
no-out-of-range = { $distance ->
    [0] { $unit } is in { $hex } itself and cannot fire there.
   *[other] { $hex } is { $distance ->
        [1] one hex
       *[other] { $distance } hexes
    } from { $unit }, which reaches { $range }.
}
no-nobody-there = No enemy is in { $hex }: there is nothing to fire at.
no-not-affected = Nobody in { $hex } can be hit by { $attack } fire.
no-sight-cover = { $origin } does not see { $hex }: the woods or buildings of { $by } stand in between.
no-sight-hill = { $origin } does not see { $hex }: the hill of { $by } rises in between.
no-sight-soft = { $origin } does not see { $hex }: { $by } is the third rough or field hex on the line.
no-sight-no-crest = { $origin } does not see { $hex }: the line does not cross a crest of the higher of the two.
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
no-bystanders = { $attack-id ->
    [AP] Anti-personnel
    [AT] Anti-tank
   *[ART] Artillery
} fire at { $hex } would hit only those who stand by, not those who act.
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
no-no-assault = { $unit } cannot assault: infantry, engineers, cavalry and tanks do.
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
no-nobody-to-rally = Nobody is there for { $officer } to rally: he reaches routed units in his hex and next to it.
no-no-artillery = There is no artillery left to direct: no gun or battery can fire for him now.
no-officer-blind = { $officer } does not see { $hex }: aim at a hex in his line of sight.
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
no-not-your-zone = { $hex } is not in your zone: choose a gold hex.
no-enemy-zone = { $hex } is in the enemy's zone.
no-is-next = { $unit } is in hand: choose its hex.
no-not-to-deploy = { $unit } does not deploy now.
no-place-first = Place { $unit } first.
no-units-first = { $unit } deploys with one of your units: place units first.
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
no-not-ready = { $unit } carries no Reaction marker: it must prepare first, in its own activation.
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
no-no-artillery-piece = { $unit } is no artillery that an officer could direct.
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

no-placed-later = { $unit } is placed once the piece in hand has its hex.
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

## How it ends

aim-margin = { $marginal ->
    [one] A { $side } lead of one victory point
   *[other] A { $side } lead of { $marginal } victory points
 }: { $tactical } make it tactical, { $decisive } decisive
aim-even = The victory points are equal
aim-objectives = Every objective in { $side } hands
aim-mixed = Nobody holds every objective
aim-part-objective = { $hex }: { $vp ->
    [one] one point
   *[other] { $vp } points
 }
aim-part-taken = An objective taken from the enemy's hands changes the lead by twice its points.
aim-part-goal = { $hex }
aim-part-units = { $lost ->
    [0] No enemy units eliminated
    [one] One enemy unit eliminated
   *[other] { $lost } enemy units eliminated
 }: { $vp ->
    [one] a point each
   *[other] { $vp } points each
 }
aim-part-exits = { $left ->
    [0] No tank has left by the south edge
    [one] One tank has left by the south edge
   *[other] { $left } tanks have left by the south edge
 }: a point each

## What threatens, and what would help

warn-late = { $left ->
    [one] The last turn
   *[other] { $left } turns are left
 }, and your margin is { $margin }: you need { $short ->
    [one] one point
   *[other] { $short } points
 } more.
warn-late-goals = { $left ->
    [one] The last turn
   *[other] { $left } turns are left
 }, and { $count ->
    [one] one objective is
   *[other] { $count } objectives are
 } not in your hands: without all of them nobody wins.
warn-open = An enemy unit can march into { $hexes }, where none of yours stands: the margin would change by { $swing }.
warn-open-goals = An enemy unit can march into { $hexes }, where none of yours stands: you would no longer hold every objective.
warn-leave = Nobody of yours stays in { $hexes }, and an enemy unit can march in: the margin would change by { $swing }.
warn-leave-goals = Nobody of yours stays in { $hexes }, and an enemy unit can march in: the objective would be his.
warn-routed = { $units }: routed, with the enemy near. Routed units surrender to an assault, { $count ->
    [one] and that is a point for him.
   *[other] and each is a point for him.
 }
warn-alone = { $units }: alone in sight of the enemy. One hit or an assault is { $count ->
    [one] his
   *[other] their
 } end.
warn-guns = { $units }: no infantry in the hex, and the enemy is near. Guns that lose an assault or fail a check are eliminated.
warn-brink = { $count ->
    [one] The formation of { $officers } has
   *[other] The formations of { $officers } have
 } lost as many steps as units: every further hit brings a check, and failing by 5 eliminates { $units ->
    [one] the last unit
   *[other] up to { $units } units
 }.
warn-edge = { $units }: so near your edge that a rout leads off the board, which counts as eliminated.
warn-out = { $units }: out of command. { $count ->
    [one] It acts
   *[other] They act
 } one by one, after a morale check at −1.
warn-dark = { $units }: not with or next to an officer. { $count ->
    [one] It cannot
   *[other] They cannot
 } move while it is dark or foggy.
warn-pass = If you pass now the turn is over: { $officers } and { $count ->
    [one] his units have
   *[other] their units have
 } not acted.
warn-pass-match = If you pass now the last turn is over, and with it the match.
warn-idle = { $units }: nothing done yet. { $count ->
    [one] It cannot
   *[other] They cannot
 } act later this turn.
warn-joint = It succeeds on { $good } of 6 rolls. If it fails, { $officer } is Finished for this turn.
warn-twice = For a second mission { $units } { $count ->
    [one] does
   *[other] do
 } nothing this turn.
warn-own-fire = Your own units in { $hexes } are attacked too.
warn-drift = The marker may drift onto your own units in { $hexes }.
warn-exit = It earns a point and never comes back: it no longer takes or holds anything.
warn-react = { $count ->
    [one] { $units } sees
   *[other] { $count } enemy units see
 } { $hex } and may fire at you there{ $full ->
    [0] , at half strength.
   *[other] , { $full } at full strength.
 }
warn-stray = { $units }: beyond the range of the officer. Next turn { $count ->
    [one] it acts
   *[other] they act
 } only after a morale check at −1.
cure-objective = { $hex } betters your margin by { $swing }.
cure-goals = Enter { $hexes }.
cure-stand = One combat unit in it; an officer alone does not hold it.
cure-rally = Rally with an officer, commissar or chaplain in the hex or next to it, or put a unit in between.
cure-stack = Stack him with a unit.
cure-cover = Put infantry into the hex.
cure-withdraw = Pull it out of sight.
cure-edge = Stand further in, or out of sight.
cure-out = Bring the officer nearer before the turn ends: command is fixed when the next one begins.
cure-dark = Bring an officer next to them first.
cure-activate = Activate one of them.
cure-idle = Prepare for reaction with them.
cure-exit = Take the town first, and leave in the last turns.

## Before the first turn

briefing-alto-del-leon-republican = You attack, and start ten points behind: three hexes hold ten points, and each one that you take counts twice. Eight turns are left before the pass is lost for good.
first-alto-del-leon-republican-1 = Go for the crossroads C708 first: it lies in the open, and taking it betters your margin by 6.
first-alto-del-leon-republican-2 = Keep to the woods on your way and let the 75 mm battery, two missions, fire at the Falange about C807 and C808 before anybody closes in.
first-alto-del-leon-republican-3 = Put the FT-17 in front of the first company. Six platoons of green militia come in by the north edge from turn 2: use them to hold what you have.
briefing-alto-del-leon-nationalist = You defend, and start ten points ahead. The two wooded hills C913 and C1013 are worth seven of the ten.
first-alto-del-leon-nationalist-1 = Dig in on C913 and C1013: your two improved positions belong there.
first-alto-del-leon-nationalist-2 = Give your three Reaction markers to the machine gun and to platoons that see C708.
first-alto-del-leon-nationalist-3 = C708 may be lost for a time, but no hill: keep a company behind them to take back what falls.
briefing-cerro-muriano-republican = You defend a village and a wood against better troops, nine points ahead at the start. Fourteen turns are long: keep your green militia under the eyes of their officers.
first-cerro-muriano-republican-1 = Hold the houses C508, C608 and C609, seven of nine points; improved positions can only be dug outside of them, as in the wood C807.
first-cerro-muriano-republican-2 = Keep the regular company about C705 in reserve: it takes back what is lost.
first-cerro-muriano-republican-3 = Stack officers with a platoon of their own: alone they fall to any hit, and green troops run without them.
briefing-cerro-muriano-nationalist = You attack with Moroccan veterans and start nine points behind. You have fourteen turns and better men: there is no hurry.
first-cerro-muriano-nationalist-1 = Send the veterans through the woods to C807: the trees cover them nearly all the way.
first-cerro-muriano-nationalist-2 = Fire the three missions of the 75 mm battery at C609, the dearest hex, before you assault it.
first-cerro-muriano-nationalist-3 = Wait for your two machine guns, which enter from the south on turn 2, before you cross open ground.
briefing-san-marcial-republican = You defend the hermitage hill above Irún, ten points ahead. Its two hexes A607 and A608 are eight of the ten.
first-san-marcial-republican-1 = Put all three improved positions where the Carabineers stand, in A607 and A608.
first-san-marcial-republican-2 = Lay your wire on the south slope, where he must climb.
first-san-marcial-republican-3 = Keep the anarchists about A609 to take the hill back at once if it falls.
briefing-san-marcial-nationalist = You attack the hermitage hill and start ten points behind. The hill is eight of the ten points.
first-san-marcial-nationalist-1 = Fire the 105 mm battery and fly the Ju 52 against the hill before anybody climbs.
first-san-marcial-nationalist-2 = Bring the 65 mm gun and the machine gun to where they see the hill.
first-san-marcial-nationalist-3 = Veterans of the Legion enter from the south on turn 2: save them for the assault.
briefing-talavera-republican = You defend the town and the Madrid road, ten points ahead, with green militia against the Army of Africa. Only seven turns: every turn he loses is yours.
first-talavera-republican-1 = Do not meet him in the open: hold the houses B707, B708 and B808 with the machine guns.
first-talavera-republican-2 = Leave a platoon near B701: a single enemy unit that passes through it takes its two points.
first-talavera-republican-3 = Lay both roadblocks on the road from the south.
briefing-talavera-nationalist = You attack and start ten points behind. Seven turns are short: the town from the front, and the Madrid road B701 from behind.
first-talavera-nationalist-1 = Let the Legion pin the town from the south, with its machine guns and the 75 mm battery.
first-talavera-nationalist-2 = Moors enter on turn 2 in the west (B112 to B114) and in the east (B1412 to B1414): they go round.
first-talavera-nationalist-3 = Remember B701: one platoon that passes through it changes the margin by 4.
briefing-siguenza-republican = You defend the cathedral town, ten points ahead. In the cathedral, B708, your morale is one higher.
first-siguenza-republican-1 = Fill B708 and B808, six of ten points, with your three machine guns.
first-siguenza-republican-2 = Keep the green militia behind walls, never in the fields.
first-siguenza-republican-3 = Heavy guns make rubble of houses here: leave a hex before it falls on you.
briefing-siguenza-nationalist = You attack the town from its printed north side and start ten points behind. Thirteen turns give you time to go house by house.
first-siguenza-nationalist-1 = Wait for turn 2: Falange come in by B1404 to B1406, the tank with a company in the north.
first-siguenza-nationalist-2 = Fire the 155 mm and the 105 mm at B707, and enter it next.
first-siguenza-nationalist-3 = Then assault one house after the other, each time after fire at it.
briefing-sesena-republican = You attack with the first T-26 of the war and start seven points behind. Each tank that leaves by the south edge gives a point; your infantry comes only on turn 3.
first-sesena-republican-1 = On turn 1 drive both tank platoons from C701 as far south as they go: until one of you fires, no enemy officer acts, and nobody reacts in that turn.
first-sesena-republican-2 = Fire last in the turn: your first shot wakes him up.
first-sesena-republican-3 = Take the town before you leave the board: a tank that has left takes and holds nothing.
briefing-sesena-nationalist = You defend Seseña, seven points ahead. On turn 1 none of your officers acts until the enemy has fired, and nobody reacts.
first-sesena-nationalist-1 = Let the two 75 mm guns about B709 and B710 look down the road: only guns hurt a T-26 from afar.
first-sesena-nationalist-2 = Moors in houses assault tanks that come next to them: it is your best weapon.
first-sesena-nationalist-3 = Take the cavalry out of the open; tankettes enter by B715 on turn 3.
briefing-ciudad-universitaria-republican = You defend the university, thirteen points ahead. The river is all that is between you and the columns of Africa; the bridge D704 is down.
first-ciudad-universitaria-republican-1 = Durruti's men hold the bank in rows 5 to 7; wire closes the likely fords.
first-ciudad-universitaria-republican-2 = Keep the regulars in D708, D608 and D808: ten of thirteen points.
first-ciudad-universitaria-republican-3 = Militia enter from the south on turn 3 and a T-26 on turn 4, at D715: hold until then.
briefing-ciudad-universitaria-nationalist = You attack over the Manzanares and start thirteen points behind. Seven turns: you must be in the buildings by turn 4.
first-ciudad-universitaria-nationalist-1 = Cross on turns 1 and 2, under the 105 mm battery and the two Ju 52 missions.
first-ciudad-universitaria-nationalist-2 = Of vehicles only the tracked Panzers, from D701, can ford. Whoever crosses is easier to hit.
first-ciudad-universitaria-nationalist-3 = Take D708 first: it changes the margin by 8.
briefing-villarreal-de-alava-republican = You attack the town on the road to Vitoria and start ten points behind. In the fog of turns 1 and 2 only units with or next to an officer move.
first-villarreal-de-alava-republican-1 = Use the fog: close up with four companies, each about its officer.
first-villarreal-de-alava-republican-2 = Machine guns and the 75 mm battery, three missions, fire at B707 when the fog lifts.
first-villarreal-de-alava-republican-3 = Be in the town by turn 6: then his relief comes from the south.
briefing-villarreal-de-alava-nationalist = You defend the town, ten points ahead, with few men. Relief enters from the south on turn 6.
first-villarreal-de-alava-nationalist-1 = Lay the wire north of B707, and dig your improved positions behind it, outside the houses.
first-villarreal-de-alava-nationalist-2 = Give your three Reaction markers to the machine gun and to those who see the north.
first-villarreal-de-alava-nationalist-3 = Hold B708 and B808 until the relief comes; B807 is worth least.
briefing-pindoque-republican = You defend the south bank, eight points ahead. It is night until turn 3, and on turn 1 only one of your officers may act.
first-pindoque-republican-1 = Let the officer at D706 be the one who acts on turn 1, with the machine gun on the bridge road.
first-pindoque-republican-2 = Hold D708 as a second line; the T-26 enter by D715 on turn 5.
first-pindoque-republican-3 = From turn 4 on the bridge D704 may blow up once he has units across: on a 6, for two turns.
briefing-pindoque-nationalist = You attack over the bridge D704, the only way across, and start eight points behind. It is night until turn 3, and the sentries sleep.
first-pindoque-nationalist-1 = Rush the veterans over D704 on turns 1 and 2, their officer among them: at night nobody else moves.
first-pindoque-nationalist-2 = Take D706 before it is light.
first-pindoque-nationalist-3 = Cavalry by D701 and infantry with a 37 mm gun follow on turn 4: keep the bridge free for them.
briefing-trijueque-republican = You defend the highway, ten points ahead. Fog lies on turns 1 to 4; eight turns on a long board are few for him.
first-trijueque-republican-1 = Lay both roadblocks on the highway in front of C1008: in the mud his wheels keep to roads and buildings.
first-trijueque-republican-2 = Give up C1008 in time, and fight for C708 and C508.
first-trijueque-republican-3 = Militia enter in the west on turn 4, T-26 at C108 on turn 5.
briefing-trijueque-nationalist = You attack down the highway and start ten points behind. Only the road is fast enough for eight turns.
first-trijueque-nationalist-1 = Drive the CV-33 and the Italians straight down the road on turn 1.
first-trijueque-nationalist-2 = Trucks enter at B1408 on turn 2: send them down the road behind.
first-trijueque-nationalist-3 = In the fog of turns 1 to 4 only units with or next to an officer move.
briefing-ochandiano-republican = You defend the heights, ten points ahead, against massed aircraft. Your men are green, and Father Onzain is with them.
first-ochandiano-republican-1 = Put trenches and positions on the hill, A607 and A608.
first-ochandiano-republican-2 = Place the machine guns about A610 and A710 with a view of the slopes.
first-ochandiano-republican-3 = Keep the chaplain on the hill: he rallies who runs. Anarchists come from the north on turn 3.
briefing-ochandiano-nationalist = You attack the heights with veterans and start ten points behind. Bombs first, then men.
first-ochandiano-nationalist-1 = Fly both Ju 52 missions and the He 51, and fire the 105 mm battery, at the hill before you climb.
first-ochandiano-nationalist-2 = Advance under cover while the machine guns see the hill.
first-ochandiano-nationalist-3 = Assault where a defender has routed: routed units surrender.
briefing-artxanda-republican = You attack the casino ridge and start ten points behind, with five turns and twice his men. You may not be the first to pass on turns 1 to 3.
first-artxanda-republican-1 = Attack on turn 1: the veteran company and its mortar at C609, the others at C807.
first-artxanda-republican-2 = Tanks enter at C701 and militia from the north on turn 2.
first-artxanda-republican-3 = Do not wait for those who run: there is no time to rally.
briefing-artxanda-nationalist = You defend the ridge, ten points ahead, against twice your number, for five turns.
first-artxanda-nationalist-1 = Give your three Reaction markers to those who see C609 and C807.
first-artxanda-nationalist-2 = Trade ground for turns, and keep companies whole: each unit is a point.
first-artxanda-nationalist-3 = Your reserve enters from the south on turn 4: take back hexes on turns 4 and 5.
briefing-villanueva-de-la-canada-republican = You attack a village that is dug in, ten points behind. From turn 5 on it is too hot for Double Time.
first-villanueva-de-la-canada-republican-1 = Use Double Time now, while nobody of his is next to you.
first-villanueva-de-la-canada-republican-2 = 105 mm, the SB-2 and both mortars at the trenches about B707.
first-villanueva-de-la-canada-republican-3 = Let infantry go with the T-26 from one hex: tanks alone are assaulted.
briefing-villanueva-de-la-canada-nationalist = You defend the village, ten points ahead, with trenches, wire and four Reaction markers. Every turn counts.
first-villanueva-de-la-canada-nationalist-1 = Trenches, wire and Reaction markers north of B707.
first-villanueva-de-la-canada-nationalist-2 = The 37 mm gun about B708 waits for the tanks.
first-villanueva-de-la-canada-nationalist-3 = The 88 mm comes only on turn 7, towed, by B715: do not count on it.
briefing-belchite-republican = You reduce an encircled garrison: six points of ground, but thirteen units, a point each. You start six points behind.
first-belchite-republican-1 = Fire the 155 mm, four missions, at one house a turn, and send the veterans in behind it.
first-belchite-republican-2 = Engineers go with the tanks: they clear roadblocks.
first-belchite-republican-3 = Surround a house before you assault it: a loser with nowhere to go is gone.
briefing-belchite-nationalist = You hold the ruins of Belchite, six points ahead. Your units are worth more than the ground, and nobody of yours flees over the edge.
first-belchite-nationalist-1 = Build the fortification in B708 with its front to the north.
first-belchite-nationalist-2 = Keep routed men out of his reach: routed units surrender to an assault.
first-belchite-nationalist-3 = Leave a house before you are shut in: who cannot retreat is lost.
briefing-la-muela-de-teruel-republican = You hold the tableland, twelve points ahead, in deep snow. Nobody has Double Time, and foot pays a point more off the roads.
first-la-muela-de-teruel-republican-1 = A614 is the lock, five of twelve points: trenches and wire there.
first-la-muela-de-teruel-republican-2 = Carabineers about C706 delay him: do not let them be caught.
first-la-muela-de-teruel-republican-3 = A BT-5 enters at A701 on turn 6; the blizzard of turns 8 and 9 halves sight.
briefing-la-muela-de-teruel-nationalist = You attack through the snow, twelve points behind, with nine turns and a long way.
first-la-muela-de-teruel-nationalist-1 = Set out along the trail of map C on turn 1: off it each hex costs foot a point more.
first-la-muela-de-teruel-nationalist-2 = Take A614 by turn 6 or 7: it changes the margin by 10.
first-la-muela-de-teruel-nationalist-3 = 155 and 105 mm, five missions in all, belong on A614; the Legion enters from the south on turn 2.
briefing-paso-del-ebro-republican = You cross the Ebro in boats by night and start ten points behind. The bridge is down; a pontoon can be laid from turn 4 on, next to an engineer.
first-paso-del-ebro-republican-1 = Place the four boats where nobody watches, away from D606 to D806: they stay there.
first-paso-del-ebro-republican-2 = Bring both veteran companies over on turn 1: a boat carries nine steps a turn, and crossing is the whole action.
first-paso-del-ebro-republican-3 = Leave engineers at the bank: the pontoon needs one next to it.
briefing-paso-del-ebro-nationalist = You hold the far bank, ten points ahead. It is night until turn 3, and your aircraft fly from turn 6.
first-paso-del-ebro-nationalist-1 = Hold D708 and D414: six of ten points.
first-paso-del-ebro-nationalist-2 = Lay wire at the likely landings; who crosses is easier to hit.
first-paso-del-ebro-nationalist-3 = Moors enter from the south on turn 5: keep something for them to join.
briefing-points-republican = You agree on objectives, buy an army and fight for all of them: whoever holds only some has drawn. In an attack the attacker has twice the points, and only the defender buys mines and fortifications.
first-points-republican-1 = Propose objectives that you can reach; towns in the middle are the usual ones.
first-points-republican-2 = Buy a few strong formations with a battery rather than many small ones, and few veterans: a tenth of your points is advised.
first-points-republican-3 = One objective that you keep is enough not to lose.
briefing-points-nationalist = You agree on objectives, buy an army and fight for all of them: whoever holds only some has drawn. In an attack the attacker has twice the points, and only the defender buys mines and fortifications.
first-points-nationalist-1 = Propose objectives that you can reach; towns in the middle are the usual ones.
first-points-nationalist-2 = Buy a few strong formations with a battery; of veterans a fifth of your points is advised.
first-points-nationalist-3 = One objective that you keep is enough not to lose.

## Fights as they are shown

battle-role-fires = Fires
battle-role-target = Under fire
battle-role-checks = Checks
battle-check = Morale check of { $unit }
battle-rally = { $himself ->
    [yes] { $unit } rallies
   *[no] { $other } rallies { $unit }
 }
battle-coordination = { $unit } and { $other } act together
chart-fire = Combat Chart: the roll by the total fire; the result is divided by the cover
chart-melee = Hand to hand: the roll by the odds. A or D loses steps, R only retreats
odds-strike = Anti-armor assault on { $unit }
outcome-no-strike = The check fails: no attack
verdict-hurt = { $hurt-count ->
    [0] {""}
   *[other] {" "}Steps lost: { $hurt }.
 }
verdict-routed = { $routed-count ->
    [0] {""}
   *[other] {" "}Routed: { $routed }.
 }
verdict-losses = { $gone-count ->
    [0] { $hurt-count ->
        [0] Routed: { $routed }.
       *[other] Steps lost: { $hurt }.{ verdict-routed }
     }
   *[other] Eliminated: { $gone }.{ verdict-hurt }{ verdict-routed }
 }
verdict-fire = { $nothing ->
    [yes] No effect.
   *[no] { verdict-losses }
 }
verdict-assault = { $end ->
    [taken] { $hex } is taken.
    [beaten] The defenders of { $hex } are beaten.
   *[failed] The assault on { $hex } fails.
 }{ $nothing ->
    [yes] {" "}Nobody is lost.
   *[no] {" "}{ verdict-losses }
 }
verdict-check-passed = { $unit } passes the check.
verdict-check-failed = { $unit } fails the check.
verdict-rally-passed = { $unit } is rallied.
verdict-rally-failed = { $unit } stays routed.
verdict-coordination-passed = Both act.
verdict-coordination-failed = They do not act together: the second officer is Finished for this turn.

# Words of the printed tables.
chart-cover = Cover: what the fire's result is divided by
chart-movement = Movement points to enter, by the way of moving
cell-AP = small arms
cell-AT = anti-tank
cell-ART = artillery
cell-foot = on foot
cell-wheeled = wheeled
cell-tracked = tracked
cell-open = Open ground
cell-fields = Fields
cell-rough = Rough ground
cell-marsh = Marsh
cell-light-woods = Light woods
cell-woods = Woods
cell-dispersed-buildings = Scattered buildings
cell-built-up = Built-up
cell-rubble = Rubble
cell-trench = Trench
cell-road = Along a road
cell-trail = Along a trail
cell-uphill_per_level = Uphill, each level more
cell-major-river = Large river
cell-minor-river = Small river
cell-pontoon = Pontoon bridge
cell-no = no entry

## Standing orders

order-react = They move or act in sight
order-react-fire = Fire with the unit that hits best
order-react-hold = Hold fire
order-defend = They assault, before they come in
order-defend-fire = Fire with the unit that hits best
order-defend-hold = Hold fire
order-defend-late = They come on after the first fire
order-defend-late-fire = Fire with the unit that hits best
order-defend-late-hold = Hold fire
order-flak = Bombers come over
order-flak-fire = Fire at them
order-flak-hold = Hold fire

## What a forecast looks at

feature-lead = the lead in points
feature-clear-lead = how clear the lead is
feature-steps = steps left
feature-units = units left
feature-routed = routed units
feature-officers = officers left
feature-near-objectives = strength near the objectives
feature-holding = objectives held by units
feature-bare = objectives left bare
feature-worn = units on their last step
feature-waiting = units still to come
feature-attacker = who attacks
feature-initiative = the initiative

## The board in the terminal

board-turn = Turn { $turn } of { $last }, { $phase }. Points: Republican { $republican }, Nationalist { $nationalist }.
board-objectives = Objectives: { $objectives }.
board-side = { $side }:
board-hex = { $hex } { $terrain }{ $level ->
    [0] { "" }
   *[other] , level { $level }
}
board-waiting = still to come: { $pieces }
