### Crusade and Revolution, en español

# Los nombres que se usan en frases llevan sus formas: `.the` con artículo a principio de frase, `.el` con
# artículo, `.del` y `.al` con preposición, y su género.

## Nombres de cartas

name-N1 = Puente aéreo
name-N2 = Las charlas de Queipo de Llano
name-N3 = Ayuda militar del Eje
name-N5 = Milicias de Falange
name-N6 = Fin del bloqueo del Estrecho
name-N7 = Legión Cóndor
name-N8 = Refuerzos italianos
name-N9 = Llamamiento de reservistas
name-N12 = Indisciplina de las milicias
name-N13 = Quinta columna
name-N14 = Defección
name-N15 = Franco, Generalísimo
name-N16 = Puente capturado
name-N17 = Comité de No Intervención
name-N18 = Cóctel Molotov
name-N19 = Ejército del Sur
name-N20 = Ejército del Norte
name-N21 = Ejército del Centro
name-N22 = Nuevos envíos del Eje
name-N23 = Alféreces provisionales
name-N24 = Decreto de Unificación
name-N25 = Los planos del Cinturón de Hierro
name-N26 = Sucesos de Mayo
name-N27 = Ofensiva del Norte
name-N28 = Flota de bloqueo
name-N29 = Brigadas de Navarra
name-N30 = Submarinos italianos
name-N31 = Pacto de Santoña
name-N32 = Concentración artillera
name-N34 = Nuevos reemplazos
name-N35 = Injerencia comunista
name-N36 = La industria del Norte
name-N37 = Carta colectiva de los obispos
name-N38 = Bombardeos desde Mallorca
name-N39 = Cuerpos del Maestrazgo y del Turia
name-N40 = Cuerpos de Urgel y de Granada
name-N41 = Ofensiva de Aragón
name-N42 = Acuerdo de Múnich
name-N43 = Ofensiva de Levante
name-N44 = Ofensiva de Cataluña
name-N45 = Francia y Gran Bretaña reconocen a la España nacional
name-N46 = Golpe de Casado
name-N47 = Deserciones
name-N48 = Insurrección
name-N49 = Nueva ayuda alemana
name-N51 = Cañones de 88 mm
name-N52 = Primer gobierno nacional
name-N53 = La cadena
name-N54 = Explotación del éxito
name-N55 = Hambre en la zona republicana
name-R1 = Gobierno de Largo Caballero
name-R2 = Ayuda militar soviética
name-R3 = Brigadas Internacionales
name-R4 = Carros T-26
name-R5 = No pasarán
name-R6 = Brigadas mixtas
name-R7 = Captura de la orden de operaciones
name-R8 = Desembarco en Mallorca
name-R9 = Quinto Regimiento
name-R10 = El pueblo en armas
name-R11 = Comité de Milicias Antifascistas
name-R12 = Invierno severo
name-R13 = Estatuto vasco
name-R14 = Junta de Defensa de Madrid
name-R15 = Chatos y Moscas
name-R17 = Camiones blindados
name-R18 = Dinamiteros
name-R19 = Ejército de Extremadura
name-R20 = Ejército de Andalucía
name-R21 = Ejército del Este
name-R22 = Ejército de Levante
name-R23 = Ejército de Maniobra
name-R24 = Nuevas Brigadas Internacionales
name-R25 = Cinturón de Hierro
name-R26 = Gobierno de Negrín
name-R30 = Fortificaciones
name-R31 = Conferencia de Nyon
name-R32 = Ejército Popular y Carabineros
name-R34 = Industrias de guerra
name-R35 = El oro de Moscú
name-R36 = Asesores soviéticos
name-R37 = Mal tiempo
name-R38 = Levas del Norte
name-R39 = Ejército del Ebro
name-R40 = Nuevos cuerpos de ejército
name-R41 = Últimas reservas
name-R43 = Plan “P”
name-R44 = Resistir es vencer
name-R45 = Ofensiva limitada
name-R46 = Los Trece Puntos de Negrín
name-R47 = Apertura de la frontera francesa
name-R48 = Línea XYZ
name-R49 = Quinta del Biberón
name-R50 = Puentes de pontones
name-R51 = Amenaza de intervención francesa
name-R52 = Interrupción de la ayuda del Eje
name-R53 = Hundimiento del Baleares
name-R55 = Retirada de las Brigadas Internacionales

## Nombres de unidades

name-nat-inf = Infantería
name-nat-mil = Milicias
name-nat-mil-nav = Milicias navarras (requetés)
name-nat-cav = Caballería
name-nat-pol = Guardia Civil y Guardia de Asalto
name-nat-afr = Ejército de África
name-nat-ita = División italiana
name-nat-cv33 = Carros ligeros italianos CV-33
name-nat-pz1 = Carros ligeros alemanes Panzer I
name-nat-ins = Insurrección
    .the = La insurrección
    .el = la insurrección
    .del = de la insurrección
    .al = a la insurrección
    .gender = f
name-rep-mil = Milicias
name-rep-mil-cnt = Milicias catalanas (CNT)
name-rep-mil-erc = Milicias catalanas (ERC)
name-rep-mil-psuc = Milicias catalanas (PSUC)
name-rep-mil-poum = Columna del POUM
    .the = La Columna del POUM
    .el = la Columna del POUM
    .del = de la Columna del POUM
    .al = a la Columna del POUM
    .gender = f
name-rep-mil-ast = Milicias asturianas
name-rep-mil-san = Milicias de Santander
name-rep-mil-bas = Milicias vascas
name-rep-pol = Policía (Guardia Civil y de Asalto)
name-rep-rpa = Ejército Popular
name-rep-int = Brigada Internacional
name-rep-t26 = Carros soviéticos T-26
name-nat-inf-n = { $number }.ª División de Infantería
    .the = La { $number }.ª División de Infantería
    .el = la { $number }.ª División de Infantería
    .del = de la { $number }.ª División de Infantería
    .al = a la { $number }.ª División de Infantería
    .gender = f
name-nat-mil-n = { $number }.ª Columna nacional de milicias
    .the = La { $number }.ª Columna nacional de milicias
    .el = la { $number }.ª Columna nacional de milicias
    .del = de la { $number }.ª Columna nacional de milicias
    .al = a la { $number }.ª Columna nacional de milicias
    .gender = f
name-nat-mil-nav-n = { $number }.ª Columna de requetés de Navarra
    .the = La { $number }.ª Columna de requetés de Navarra
    .el = la { $number }.ª Columna de requetés de Navarra
    .del = de la { $number }.ª Columna de requetés de Navarra
    .al = a la { $number }.ª Columna de requetés de Navarra
    .gender = f
name-nat-cav-n = { $number }.ª División de Caballería
    .the = La { $number }.ª División de Caballería
    .el = la { $number }.ª División de Caballería
    .del = de la { $number }.ª División de Caballería
    .al = a la { $number }.ª División de Caballería
    .gender = f
name-nat-pol-n = { $number }.ª Columna nacional de policía
    .the = La { $number }.ª Columna nacional de policía
    .el = la { $number }.ª Columna nacional de policía
    .del = de la { $number }.ª Columna nacional de policía
    .al = a la { $number }.ª Columna nacional de policía
    .gender = f
name-nat-afr-n = { $number }.ª Columna del Ejército de África
    .the = La { $number }.ª Columna del Ejército de África
    .el = la { $number }.ª Columna del Ejército de África
    .del = de la { $number }.ª Columna del Ejército de África
    .al = a la { $number }.ª Columna del Ejército de África
    .gender = f
name-nat-ita-1 = División Dio lo vuole
    .the = La División Dio lo vuole
    .el = la División Dio lo vuole
    .del = de la División Dio lo vuole
    .al = a la División Dio lo vuole
    .gender = f
name-nat-ita-2 = División Fiamme Nere
    .the = La División Fiamme Nere
    .el = la División Fiamme Nere
    .del = de la División Fiamme Nere
    .al = a la División Fiamme Nere
    .gender = f
name-nat-ita-3 = División Penne Nere
    .the = La División Penne Nere
    .el = la División Penne Nere
    .del = de la División Penne Nere
    .al = a la División Penne Nere
    .gender = f
name-nat-ita-4 = División Littorio
    .the = La División Littorio
    .el = la División Littorio
    .del = de la División Littorio
    .al = a la División Littorio
    .gender = f
name-nat-cv33-1 = 1.er Batallón de carros CV-33
    .the = El 1.er Batallón de carros CV-33
    .el = el 1.er Batallón de carros CV-33
    .del = del 1.er Batallón de carros CV-33
    .al = al 1.er Batallón de carros CV-33
    .gender = m
name-nat-cv33-2 = 2.º Batallón de carros CV-33
    .the = El 2.º Batallón de carros CV-33
    .el = el 2.º Batallón de carros CV-33
    .del = del 2.º Batallón de carros CV-33
    .al = al 2.º Batallón de carros CV-33
    .gender = m
name-nat-pz1-1 = 1.er Batallón de carros Panzer I
    .the = El 1.er Batallón de carros Panzer I
    .el = el 1.er Batallón de carros Panzer I
    .del = del 1.er Batallón de carros Panzer I
    .al = al 1.er Batallón de carros Panzer I
    .gender = m
name-nat-pz1-2 = 2.º Batallón de carros Panzer I
    .the = El 2.º Batallón de carros Panzer I
    .el = el 2.º Batallón de carros Panzer I
    .del = del 2.º Batallón de carros Panzer I
    .al = al 2.º Batallón de carros Panzer I
    .gender = m
name-rep-mil-n = { $number }.ª Columna republicana de milicias
    .the = La { $number }.ª Columna republicana de milicias
    .el = la { $number }.ª Columna republicana de milicias
    .del = de la { $number }.ª Columna republicana de milicias
    .al = a la { $number }.ª Columna republicana de milicias
    .gender = f
name-rep-mil-cnt-1 = Columna Durruti (CNT)
    .the = La Columna Durruti (CNT)
    .el = la Columna Durruti (CNT)
    .del = de la Columna Durruti (CNT)
    .al = a la Columna Durruti (CNT)
    .gender = f
name-rep-mil-cnt-2 = Columna Ortiz (CNT)
    .the = La Columna Ortiz (CNT)
    .el = la Columna Ortiz (CNT)
    .del = de la Columna Ortiz (CNT)
    .al = a la Columna Ortiz (CNT)
    .gender = f
name-rep-mil-cnt-3 = Columna Ascaso (CNT)
    .the = La Columna Ascaso (CNT)
    .el = la Columna Ascaso (CNT)
    .del = de la Columna Ascaso (CNT)
    .al = a la Columna Ascaso (CNT)
    .gender = f
name-rep-mil-cnt-4 = Columna Aguiluchos (CNT)
    .the = La Columna Aguiluchos (CNT)
    .el = la Columna Aguiluchos (CNT)
    .del = de la Columna Aguiluchos (CNT)
    .al = a la Columna Aguiluchos (CNT)
    .gender = f
name-rep-mil-cnt-5 = Columna Roja y Negra (CNT)
    .the = La Columna Roja y Negra (CNT)
    .el = la Columna Roja y Negra (CNT)
    .del = de la Columna Roja y Negra (CNT)
    .al = a la Columna Roja y Negra (CNT)
    .gender = f
name-rep-mil-cnt-6 = Columna Tierra y Libertad (CNT)
    .the = La Columna Tierra y Libertad (CNT)
    .el = la Columna Tierra y Libertad (CNT)
    .del = de la Columna Tierra y Libertad (CNT)
    .al = a la Columna Tierra y Libertad (CNT)
    .gender = f
name-rep-mil-erc-n = { $number }.ª Columna de ERC
    .the = La { $number }.ª Columna de ERC
    .el = la { $number }.ª Columna de ERC
    .del = de la { $number }.ª Columna de ERC
    .al = a la { $number }.ª Columna de ERC
    .gender = f
name-rep-mil-psuc-n = { $number }.ª Columna del PSUC
    .the = La { $number }.ª Columna del PSUC
    .el = la { $number }.ª Columna del PSUC
    .del = de la { $number }.ª Columna del PSUC
    .al = a la { $number }.ª Columna del PSUC
    .gender = f
name-rep-mil-ast-n = { $number }.ª Columna de milicias asturianas
    .the = La { $number }.ª Columna de milicias asturianas
    .el = la { $number }.ª Columna de milicias asturianas
    .del = de la { $number }.ª Columna de milicias asturianas
    .al = a la { $number }.ª Columna de milicias asturianas
    .gender = f
name-rep-mil-san-n = { $number }.ª Columna de milicias de Santander
    .the = La { $number }.ª Columna de milicias de Santander
    .el = la { $number }.ª Columna de milicias de Santander
    .del = de la { $number }.ª Columna de milicias de Santander
    .al = a la { $number }.ª Columna de milicias de Santander
    .gender = f
name-rep-mil-bas-n = { $number }.ª Columna de milicias vascas
    .the = La { $number }.ª Columna de milicias vascas
    .el = la { $number }.ª Columna de milicias vascas
    .del = de la { $number }.ª Columna de milicias vascas
    .al = a la { $number }.ª Columna de milicias vascas
    .gender = f
name-rep-pol-n = { $number }.ª Columna republicana de policía
    .the = La { $number }.ª Columna republicana de policía
    .el = la { $number }.ª Columna republicana de policía
    .del = de la { $number }.ª Columna republicana de policía
    .al = a la { $number }.ª Columna republicana de policía
    .gender = f
name-rep-rpa-n = { $number }.ª División del Ejército Popular
    .the = La { $number }.ª División del Ejército Popular
    .el = la { $number }.ª División del Ejército Popular
    .del = de la { $number }.ª División del Ejército Popular
    .al = a la { $number }.ª División del Ejército Popular
    .gender = f
name-rep-int-1 = XI Brigada Internacional
    .the = La XI Brigada Internacional
    .el = la XI Brigada Internacional
    .del = de la XI Brigada Internacional
    .al = a la XI Brigada Internacional
    .gender = f
name-rep-int-2 = XII Brigada Internacional
    .the = La XII Brigada Internacional
    .el = la XII Brigada Internacional
    .del = de la XII Brigada Internacional
    .al = a la XII Brigada Internacional
    .gender = f
name-rep-int-3 = XIII Brigada Internacional
    .the = La XIII Brigada Internacional
    .el = la XIII Brigada Internacional
    .del = de la XIII Brigada Internacional
    .al = a la XIII Brigada Internacional
    .gender = f
name-rep-int-4 = XIV Brigada Internacional
    .the = La XIV Brigada Internacional
    .el = la XIV Brigada Internacional
    .del = de la XIV Brigada Internacional
    .al = a la XIV Brigada Internacional
    .gender = f
name-rep-int-5 = XV Brigada Internacional
    .the = La XV Brigada Internacional
    .el = la XV Brigada Internacional
    .del = de la XV Brigada Internacional
    .al = a la XV Brigada Internacional
    .gender = f
name-rep-t26-1 = 1.er Batallón de carros T-26
    .the = El 1.er Batallón de carros T-26
    .el = el 1.er Batallón de carros T-26
    .del = del 1.er Batallón de carros T-26
    .al = al 1.er Batallón de carros T-26
    .gender = m
name-rep-t26-2 = 2.º Batallón de carros T-26
    .the = El 2.º Batallón de carros T-26
    .el = el 2.º Batallón de carros T-26
    .del = del 2.º Batallón de carros T-26
    .al = al 2.º Batallón de carros T-26
    .gender = m
name-rep-t26-3 = 3.er Batallón de carros T-26
    .the = El 3.er Batallón de carros T-26
    .el = el 3.er Batallón de carros T-26
    .del = del 3.er Batallón de carros T-26
    .al = al 3.er Batallón de carros T-26
    .gender = m
name-nat-corps-i = I Cuerpo de Ejército nacional
    .the = El I Cuerpo de Ejército nacional
    .el = el I Cuerpo de Ejército nacional
    .del = del I Cuerpo de Ejército nacional
    .al = al I Cuerpo de Ejército nacional
    .gender = m
name-nat-corps-v = V Cuerpo de Ejército nacional
    .the = El V Cuerpo de Ejército nacional
    .el = el V Cuerpo de Ejército nacional
    .del = del V Cuerpo de Ejército nacional
    .al = al V Cuerpo de Ejército nacional
    .gender = m
name-nat-corps-vi = VI Cuerpo de Ejército nacional
    .the = El VI Cuerpo de Ejército nacional
    .el = el VI Cuerpo de Ejército nacional
    .del = del VI Cuerpo de Ejército nacional
    .al = al VI Cuerpo de Ejército nacional
    .gender = m
name-nat-corps-vii = VII Cuerpo de Ejército nacional
    .the = El VII Cuerpo de Ejército nacional
    .el = el VII Cuerpo de Ejército nacional
    .del = del VII Cuerpo de Ejército nacional
    .al = al VII Cuerpo de Ejército nacional
    .gender = m
name-nat-corps-viii = VIII Cuerpo de Ejército nacional
    .the = El VIII Cuerpo de Ejército nacional
    .el = el VIII Cuerpo de Ejército nacional
    .del = del VIII Cuerpo de Ejército nacional
    .al = al VIII Cuerpo de Ejército nacional
    .gender = m
name-nat-corps-marroqui = Cuerpo de Ejército Marroquí
    .the = El Cuerpo de Ejército Marroquí
    .el = el Cuerpo de Ejército Marroquí
    .del = del Cuerpo de Ejército Marroquí
    .al = al Cuerpo de Ejército Marroquí
    .gender = m
name-nat-corps-ctv = CTV
    .the = El CTV
    .el = el CTV
    .del = del CTV
    .al = al CTV
    .gender = m
name-nat-corps-aragon = Cuerpo de Ejército de Aragón
    .the = El Cuerpo de Ejército de Aragón
    .el = el Cuerpo de Ejército de Aragón
    .del = del Cuerpo de Ejército de Aragón
    .al = al Cuerpo de Ejército de Aragón
    .gender = m
name-nat-corps-navarra = Cuerpo de Ejército de Navarra
    .the = El Cuerpo de Ejército de Navarra
    .el = el Cuerpo de Ejército de Navarra
    .del = del Cuerpo de Ejército de Navarra
    .al = al Cuerpo de Ejército de Navarra
    .gender = m
name-nat-corps-extremadura = Cuerpo de Ejército de Extremadura
    .the = El Cuerpo de Ejército de Extremadura
    .el = el Cuerpo de Ejército de Extremadura
    .del = del Cuerpo de Ejército de Extremadura
    .al = al Cuerpo de Ejército de Extremadura
    .gender = m
name-nat-corps-castilla = Cuerpo de Ejército de Castilla
    .the = El Cuerpo de Ejército de Castilla
    .el = el Cuerpo de Ejército de Castilla
    .del = del Cuerpo de Ejército de Castilla
    .al = al Cuerpo de Ejército de Castilla
    .gender = m
name-nat-corps-galicia = Cuerpo de Ejército de Galicia
    .the = El Cuerpo de Ejército de Galicia
    .el = el Cuerpo de Ejército de Galicia
    .del = del Cuerpo de Ejército de Galicia
    .al = al Cuerpo de Ejército de Galicia
    .gender = m
name-nat-corps-toledo = Cuerpo de Ejército de Toledo
    .the = El Cuerpo de Ejército de Toledo
    .el = el Cuerpo de Ejército de Toledo
    .del = del Cuerpo de Ejército de Toledo
    .al = al Cuerpo de Ejército de Toledo
    .gender = m
name-nat-corps-cordoba = Cuerpo de Ejército de Córdoba
    .the = El Cuerpo de Ejército de Córdoba
    .el = el Cuerpo de Ejército de Córdoba
    .del = del Cuerpo de Ejército de Córdoba
    .al = al Cuerpo de Ejército de Córdoba
    .gender = m
name-nat-corps-granada = Cuerpo de Ejército de Granada
    .the = El Cuerpo de Ejército de Granada
    .el = el Cuerpo de Ejército de Granada
    .del = del Cuerpo de Ejército de Granada
    .al = al Cuerpo de Ejército de Granada
    .gender = m
name-nat-corps-andalucia = Cuerpo de Ejército de Andalucía
    .the = El Cuerpo de Ejército de Andalucía
    .el = el Cuerpo de Ejército de Andalucía
    .del = del Cuerpo de Ejército de Andalucía
    .al = al Cuerpo de Ejército de Andalucía
    .gender = m
name-nat-corps-maestrazgo = Cuerpo de Ejército del Maestrazgo
    .the = El Cuerpo de Ejército del Maestrazgo
    .el = el Cuerpo de Ejército del Maestrazgo
    .del = del Cuerpo de Ejército del Maestrazgo
    .al = al Cuerpo de Ejército del Maestrazgo
    .gender = m
name-nat-corps-turia = Cuerpo de Ejército del Turia
    .the = El Cuerpo de Ejército del Turia
    .el = el Cuerpo de Ejército del Turia
    .del = del Cuerpo de Ejército del Turia
    .al = al Cuerpo de Ejército del Turia
    .gender = m
name-nat-corps-urgel = Cuerpo de Ejército de Urgel
    .the = El Cuerpo de Ejército de Urgel
    .el = el Cuerpo de Ejército de Urgel
    .del = del Cuerpo de Ejército de Urgel
    .al = al Cuerpo de Ejército de Urgel
    .gender = m
name-nat-corps-guadarrama = Cuerpo de Ejército del Guadarrama
    .the = El Cuerpo de Ejército del Guadarrama
    .el = el Cuerpo de Ejército del Guadarrama
    .del = del Cuerpo de Ejército del Guadarrama
    .al = al Cuerpo de Ejército del Guadarrama
    .gender = m
name-rep-corps-i = I Cuerpo de Ejército republicano
    .the = El I Cuerpo de Ejército republicano
    .el = el I Cuerpo de Ejército republicano
    .del = del I Cuerpo de Ejército republicano
    .al = al I Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-ii = II Cuerpo de Ejército republicano
    .the = El II Cuerpo de Ejército republicano
    .el = el II Cuerpo de Ejército republicano
    .del = del II Cuerpo de Ejército republicano
    .al = al II Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-iii = III Cuerpo de Ejército republicano
    .the = El III Cuerpo de Ejército republicano
    .el = el III Cuerpo de Ejército republicano
    .del = del III Cuerpo de Ejército republicano
    .al = al III Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-iv = IV Cuerpo de Ejército republicano
    .the = El IV Cuerpo de Ejército republicano
    .el = el IV Cuerpo de Ejército republicano
    .del = del IV Cuerpo de Ejército republicano
    .al = al IV Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-v = V Cuerpo de Ejército republicano
    .the = El V Cuerpo de Ejército republicano
    .el = el V Cuerpo de Ejército republicano
    .del = del V Cuerpo de Ejército republicano
    .al = al V Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-vi = VI Cuerpo de Ejército republicano
    .the = El VI Cuerpo de Ejército republicano
    .el = el VI Cuerpo de Ejército republicano
    .del = del VI Cuerpo de Ejército republicano
    .al = al VI Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-vii = VII Cuerpo de Ejército republicano
    .the = El VII Cuerpo de Ejército republicano
    .el = el VII Cuerpo de Ejército republicano
    .del = del VII Cuerpo de Ejército republicano
    .al = al VII Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-viii = VIII Cuerpo de Ejército republicano
    .the = El VIII Cuerpo de Ejército republicano
    .el = el VIII Cuerpo de Ejército republicano
    .del = del VIII Cuerpo de Ejército republicano
    .al = al VIII Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-ix = IX Cuerpo de Ejército republicano
    .the = El IX Cuerpo de Ejército republicano
    .el = el IX Cuerpo de Ejército republicano
    .del = del IX Cuerpo de Ejército republicano
    .al = al IX Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-x = X Cuerpo de Ejército republicano
    .the = El X Cuerpo de Ejército republicano
    .el = el X Cuerpo de Ejército republicano
    .del = del X Cuerpo de Ejército republicano
    .al = al X Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xi = XI Cuerpo de Ejército republicano
    .the = El XI Cuerpo de Ejército republicano
    .el = el XI Cuerpo de Ejército republicano
    .del = del XI Cuerpo de Ejército republicano
    .al = al XI Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xii = XII Cuerpo de Ejército republicano
    .the = El XII Cuerpo de Ejército republicano
    .el = el XII Cuerpo de Ejército republicano
    .del = del XII Cuerpo de Ejército republicano
    .al = al XII Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xiii = XIII Cuerpo de Ejército republicano
    .the = El XIII Cuerpo de Ejército republicano
    .el = el XIII Cuerpo de Ejército republicano
    .del = del XIII Cuerpo de Ejército republicano
    .al = al XIII Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xv = XV Cuerpo de Ejército republicano
    .the = El XV Cuerpo de Ejército republicano
    .el = el XV Cuerpo de Ejército republicano
    .del = del XV Cuerpo de Ejército republicano
    .al = al XV Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xvi = XVI Cuerpo de Ejército republicano
    .the = El XVI Cuerpo de Ejército republicano
    .el = el XVI Cuerpo de Ejército republicano
    .del = del XVI Cuerpo de Ejército republicano
    .al = al XVI Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xvii = XVII Cuerpo de Ejército republicano
    .the = El XVII Cuerpo de Ejército republicano
    .el = el XVII Cuerpo de Ejército republicano
    .del = del XVII Cuerpo de Ejército republicano
    .al = al XVII Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xviii = XVIII Cuerpo de Ejército republicano
    .the = El XVIII Cuerpo de Ejército republicano
    .el = el XVIII Cuerpo de Ejército republicano
    .del = del XVIII Cuerpo de Ejército republicano
    .al = al XVIII Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xix = XIX Cuerpo de Ejército republicano
    .the = El XIX Cuerpo de Ejército republicano
    .el = el XIX Cuerpo de Ejército republicano
    .del = del XIX Cuerpo de Ejército republicano
    .al = al XIX Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xx = XX Cuerpo de Ejército republicano
    .the = El XX Cuerpo de Ejército republicano
    .el = el XX Cuerpo de Ejército republicano
    .del = del XX Cuerpo de Ejército republicano
    .al = al XX Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xxi = XXI Cuerpo de Ejército republicano
    .the = El XXI Cuerpo de Ejército republicano
    .el = el XXI Cuerpo de Ejército republicano
    .del = del XXI Cuerpo de Ejército republicano
    .al = al XXI Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xxii = XXII Cuerpo de Ejército republicano
    .the = El XXII Cuerpo de Ejército republicano
    .el = el XXII Cuerpo de Ejército republicano
    .del = del XXII Cuerpo de Ejército republicano
    .al = al XXII Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-xxiv = XXIV Cuerpo de Ejército republicano
    .the = El XXIV Cuerpo de Ejército republicano
    .el = el XXIV Cuerpo de Ejército republicano
    .del = del XXIV Cuerpo de Ejército republicano
    .al = al XXIV Cuerpo de Ejército republicano
    .gender = m
name-rep-corps-euzkadi = Cuerpo de Ejército de Euzkadi
    .the = El Cuerpo de Ejército de Euzkadi
    .el = el Cuerpo de Ejército de Euzkadi
    .del = del Cuerpo de Ejército de Euzkadi
    .al = al Cuerpo de Ejército de Euzkadi
    .gender = m
name-rep-corps-santander = Cuerpo de Ejército de Santander
    .the = El Cuerpo de Ejército de Santander
    .el = el Cuerpo de Ejército de Santander
    .del = del Cuerpo de Ejército de Santander
    .al = al Cuerpo de Ejército de Santander
    .gender = m
name-rep-corps-asturian-1 = I Cuerpo de Ejército asturiano
    .the = El I Cuerpo de Ejército asturiano
    .el = el I Cuerpo de Ejército asturiano
    .del = del I Cuerpo de Ejército asturiano
    .al = al I Cuerpo de Ejército asturiano
    .gender = m
name-rep-corps-asturian-2 = II Cuerpo de Ejército asturiano
    .the = El II Cuerpo de Ejército asturiano
    .el = el II Cuerpo de Ejército asturiano
    .del = del II Cuerpo de Ejército asturiano
    .al = al II Cuerpo de Ejército asturiano
    .gender = m

## Nombres de otras cosas

name-beach-head = Cabeza de playa
    .the = La cabeza de playa
    .el = la cabeza de playa
    .del = de la cabeza de playa
    .al = a la cabeza de playa
    .gender = f
name-simancas = Cuartel de Simancas
    .the = El cuartel de Simancas
    .el = el cuartel de Simancas
    .del = del cuartel de Simancas
    .al = al cuartel de Simancas
    .gender = m
name-cabeza = Santuario de Santa María de la Cabeza
    .the = El santuario de Santa María de la Cabeza
    .el = el santuario de Santa María de la Cabeza
    .del = del santuario de Santa María de la Cabeza
    .al = al santuario de Santa María de la Cabeza
    .gender = m
name-alcazar = Alcázar
    .the = El Alcázar
    .el = el Alcázar
    .del = del Alcázar
    .al = al Alcázar
    .gender = m
name-position = posición
    .the = La posición
    .el = la posición
    .del = de la posición
    .al = a la posición
    .gender = f
name-trench = trinchera
    .the = La trinchera
    .el = la trinchera
    .del = de la trinchera
    .al = a la trinchera
    .gender = f
name-trench-madrid = trinchera de Madrid
    .the = La trinchera de Madrid
    .el = la trinchera de Madrid
    .del = de la trinchera de Madrid
    .al = a la trinchera de Madrid
    .gender = f
name-trench-bilbao = Cinturón de Hierro
    .the = El Cinturón de Hierro
    .el = el Cinturón de Hierro
    .del = del Cinturón de Hierro
    .al = al Cinturón de Hierro
    .gender = m
name-trench-fortifications = trinchera de las fortificaciones
    .the = La trinchera de las fortificaciones
    .el = la trinchera de las fortificaciones
    .del = de la trinchera de las fortificaciones
    .al = a la trinchera de las fortificaciones
    .gender = f
name-axis = Eje
name-sov = Unión Soviética
name-mixed = los dos totales
name-mountain = montaña
name-river = río
name-main-city = ciudad principal
name-sierra = sierra de Madrid
name-armor = carros
name-winter = invierno
name-turn-1-militia = milicias en el turno 1
name-columns = Guerra de columnas
name-mobilization = Movilización
name-armies = Guerra de ejércitos
name-north-ended = fin del Frente Norte
name-north-joined = Frente Norte enlazado
name-rep-divided = zona republicana dividida
name-nat-divided = zona nacional dividida
name-french-border = frontera francesa cerrada
name-portuguese-border = frontera portuguesa en manos republicanas
name-madrid-objective = Madrid no tomada a tiempo
name-reserve = la reserva
name-france = Francia
name-basque = País Vasco
name-MIL = milicias
name-POL = policía
name-INT = Brigada Internacional
name-T-26 = carros T-26
name-CORPS = cuerpo de ejército
name-region_asturias = una unidad de Asturias
name-vp-space = espacio de puntos de victoria
name-province-capital = capital de provincia
name-adjacent-to_madrid = un espacio adyacente a Madrid

## El juego

game-about = Toda la guerra en dieciocho turnos, movida por cartas. Cada carta sirve para operaciones, redespliegue, reemplazos o un evento, nunca para dos cosas a la vez. Los nacionales marchan sobre Madrid, el norte cae o resiste, y la moral republicana decide cuánto tiempo puede luchar la República.

game-scale = Toda la guerra: divisiones y cuerpos en un mapa de espacios
## Quién juega

side-nat = Nacionales
    .the = Los nacionales
    .el = los nacionales
    .del = de los nacionales
    .al = a los nacionales
side-rep = Republicanos
    .the = Los republicanos
    .el = los republicanos
    .del = de los republicanos
    .al = a los republicanos
seat-nat = Nacionales
    .the = Los nacionales
    .el = los nacionales
    .del = de los nacionales
    .al = a los nacionales
seat-rep = Republicanos
    .the = Los republicanos
    .el = los republicanos
    .del = de los republicanos
    .al = a los republicanos

## Escenarios y opciones

scenario-campaign = Campaña
scenario-campaign-about = De agosto de 1936 a abril de 1939, turnos 1 a 18. Los nacionales necesitan 20 puntos de victoria; 19 es empate.
scenario-war-of-the-columns = Guerra de columnas
scenario-war-of-the-columns-about = La carrera hacia Madrid, turnos 1 a 5. Los nacionales necesitan 13 puntos de victoria; 12 es empate.
scenario-collapse-of-the-northern-front = Hundimiento del Frente Norte
scenario-collapse-of-the-northern-front-about = De marzo de 1937 a febrero de 1938, turnos 6 a 11. Los nacionales necesitan 14 puntos de victoria; 13 es empate.
scenario-two-years-of-war = Dos años de guerra
scenario-two-years-of-war-about = De marzo de 1937 al final, turnos 6 a 18. Los nacionales necesitan 20 puntos de victoria; 19 es empate.
option-corridor = Pasillo de Grado
option-corridor-about = Oviedo y el puerto de Leitariegos quedan unidos para el suministro y el redespliegue nacionales mientras los nacionales controlen los dos.

## Fases

turn-label = Turno { $turn }: { $date }
phase-draw = Robo
phase-action = Ronda de acción { $round }
phase-operation = Operación, ronda { $round }
phase-combat = Combate, ronda { $round }
phase-redeployment = Redespliegue, ronda { $round }
phase-attrition = Desgaste
phase-status = Estado de la guerra
phase-replacement = Reemplazos
phase-end = Final del turno
phase-corps = Despliegue de cuerpos

## En la mesa

status-vp = Puntos de victoria
status-rm = Moral republicana
status-strait = Control del Estrecho
status-government = Gobierno
status-command = Mando nacional
status-war-phase = Fase de la guerra
status-rp-nat = Reemplazos nacionales
status-rp-axis = Reemplazos del Eje
status-rp-rep = Reemplazos republicanos
status-rp-sov = Reemplazos soviéticos
status-works-nat = Marcadores de posición disponibles
status-works-rep = Marcadores de posición disponibles
status-ammo = Escasez de munición en el norte
status-winter = Invierno
status-madrid = Madrid: objetivo prioritario
status-siege-simancas = Asedio del cuartel de Simancas
status-siege-cabeza = Asedio de Santa María de la Cabeza
status-siege-alcazar = Asedio del Alcázar
war-phase = { $phase }
government-giral = José Giral
government-largo-caballero = Largo Caballero
government-negrin = Juan Negrín
command-single = único
command-divided = dividido
ammo-short = sí
winter-mild = normal
winter-severe = severo
force-rp-nat = «{ $card }»: reemplazos nacionales este turno
force-rp-axis = «{ $card }»: reemplazos del Eje este turno
force-rp-rep = «{ $card }»: reemplazos republicanos este turno
force-rp-sov = «{ $card }»: reemplazos soviéticos este turno
force-no-loss = «{ $card }»: este turno no se pierden en el mar reemplazos soviéticos
force-severe = «{ $card }»: el invierno severo, turno
force-no-works = «{ $card }»: sin más obras republicanas en Bilbao
force-no-special = «{ $card }»: sin más redespliegue especial a Francia
force-threat = «{ $card }»: los espacios marcados están cerrados a los nacionales hasta el turno
force-ban = «{ $card }»: «Ayuda militar soviética», no antes del turno
force-fewer = «{ $card }»: la próxima carta republicana de operaciones
note-build = Próxima tirada de construcción aquí: { $drm }
track-turns = Turnos
track-records = Contador general
track-madrid = Madrid: objetivo prioritario
track-actions = Tabla de acciones
code-vp = PV
code-rm = MR
code-nat = NAC
code-axis = EJE
code-rep = REP
code-sov = SOV
code-simancas = SIM
code-cabeza = CAB
code-alcazar = ALC
code-turn = T
code-corps = C
code-deadline = M
code-madrid = Madrid
code-ops = OPS
code-sr = RE
code-rp = PR
code-event = EVENTO
code-event-ops = EVENTO-OPS
code-auto = AUTO
name-reserve-nat = Reserva nacional
name-eliminated-nat = Unidades nacionales eliminadas
name-morocco = Ejército de África
name-returning-nat = Al otro lado de la frontera portuguesa
name-reserve-rep = Reserva republicana
name-eliminated-rep = Unidades republicanas eliminadas
name-returning-rep = Al otro lado de la frontera francesa
zone-hand-nat = Mano nacional
zone-hand-rep = Mano republicana
zone-draw-nat = Mazo de robo nacional
zone-draw-rep = Mazo de robo republicano
zone-discard-nat = Descartes nacionales
zone-discard-rep = Descartes republicanos
zone-retained-nat = { $count ->
    [0] Cartas de combate nacionales boca arriba
   *[other] Cartas de combate nacionales boca arriba: { $cards }
}
zone-retained-rep = { $count ->
    [0] Cartas de combate republicanas boca arriba
   *[other] Cartas de combate republicanas boca arriba: { $cards }
}
zone-removed-nat = { $count ->
    [0] Cartas nacionales fuera del juego
   *[other] Cartas nacionales fuera del juego: { $cards }
}
zone-removed-rep = { $count ->
    [0] Cartas republicanas fuera del juego
   *[other] Cartas republicanas fuera del juego: { $cards }
}
overlay-supply-nat = Suministro nacional
overlay-supply-rep = Suministro republicano
mark-position = Posición
mark-trench = Trinchera
mark-siege = Asedio
mark-isolated = Espacio aislado
mark-bonus = Bonificación de contraataque
mark-activated = Activado para mover
mark-attack = Activado para combatir
mark-barred = Bajo amenaza francesa
mark-limited-supply = Suministro limitado por la frontera
mark-out-of-supply = Sin suministro
mark-reduced = Unidad reducida
mark-moved = Ya se ha movido
mark-attacked = Ya ha combatido
mark-retreated = Se ha retirado
mark-free = Puede salir de su región
mark-used = Usada en esta ronda
band-inf = Infantería
band-mil = Milicias
band-cav = Caballería
band-pol = Policía
band-afr = Ejército de África
band-ita = Italianos
band-cv-33 = Carros italianos
band-pz-i = Carros alemanes
band-ins = Insurrección
band-rpa = Ejército Popular
band-int = Brigadas Internacionales
band-t-26 = Carros soviéticos
band-corps = Cuerpo de ejército
band-navarre = Navarra
band-italian = Italianos
band-german = Alemanes
band-catalan = Catalanes
band-asturias = Asturias
band-santander = Santander
band-basque = País Vasco
kind-event = Evento
kind-reinforcement = Refuerzos
kind-cc = Carta de combate
card-values = { $ops } de operaciones o { $sr } de redespliegue.
card-rp = { $b ->
    [0] Reemplazos { $own-id ->
        [nat] nacionales
       *[rep] republicanos
    }: { $a }.
   *[other] Reemplazos { $own-id ->
        [nat] nacionales
       *[rep] republicanos
    }: { $a }; { $allied-id ->
        [axis] del Eje
       *[sov] soviéticos
    }: { $b }, después de «{ $aid }».
}
card-phase = Fase de la guerra: { $phase }.
card-reinforcement = { $type-id ->
    [nat] Refuerzos nacionales
    [axis] Refuerzos del Eje
    [sov] Refuerzos soviéticos
   *[rep] Refuerzos republicanos
}: una carta de esta clase por turno, ninguna en el turno 1. Todas sus unidades entran con fuerza completa y deben tener sitio.
card-opens = Abre: { $cards }.
card-winter = En invierno cuenta como carta de operaciones.
card-leaves = Sale del juego cuando se juega su evento.
card-leaves-combat = Sale del juego cuando se usa en un combate.
card-again = Se descarta tras su evento; puede volver.
card-once = Para un combate por turno: se descarta después, ganes o no.
card-kept = Tras un combate que ganes queda boca arriba, para un combate en cada ronda posterior de este turno; si no, se descarta.

## Las cartas: cuándo es evento cada una y qué hace

-corps-nat = cada uno en una fuente de suministro nacional con suministro o en Madrid, no en Baleares
-corps-rep = cada uno en una fuente de suministro republicana con suministro o en Madrid, no en Baleares ni en el norte mientras esté aislado; una división del Ejército Popular va a tu reserva
-price-nat = Antes o después, renuncia definitivamente a una división de milicias, policía, caballería, infantería o Ejército de África que esté en el mapa con suministro o en la reserva o, solo si no la hay, a una eliminada
-price-rep = Antes o después, renuncia definitivamente a una división del Ejército Popular, de policía (que no esté en el norte) o de milicias (ni regionales ni del POUM) que esté en el mapa con suministro o en la reserva o, solo si no la hay, a una eliminada
-not-in-north = no en el norte mientras esté aislado

card-n1 = Debe ser la primera jugada de la partida, en la ronda 1 del turno 1. Desde ahora el Ejército de África cruza a Sevilla o Cádiz: una unidad al principio de tus rondas 2 y 5 de los turnos 1 a 3. Después activa hasta 3 espacios.
card-n2 = Sevilla debe ser nacional. Moral republicana −1.
card-n3 = Desde ahora, tus cartas jugadas por reemplazos dan también sus puntos del Eje; lo anotado antes no cambia. Desde el turno 6, si el CTV no ha entrado nunca, ponlo en un puerto nacional con suministro fuera de Baleares, ahora o en tu primera ronda en que haya uno abierto.
card-n4 = Desde el turno 2. Dos divisiones de milicias navarras entran en espacios nacionales con suministro de entre Pamplona, Estella, Vitoria y Logroño, juntas o separadas.
card-n5 = Desde el turno 2. Cuatro divisiones de milicias van a tu reserva.
card-n6 = Desde el turno 2. El Estrecho es nacional definitivamente: los puertos mediterráneos sirven para tu suministro y tu redespliegue por mar, y la República ya no puede usar Algeciras ni Cádiz. Si se juega antes de tu ronda 2 del turno 3, el Ejército de África desembarca en las rondas 1 y 2 de ese turno en vez de en la 2 y la 5.
card-n7 = Después de «Ayuda militar del Eje», desde el turno 4. Activa hasta 3 espacios, todos para combatir: nadie se mueve ni construye. Hasta dos de los ataques, nombrados al declarar cada uno, suman 1 a tu dado.
card-n8 = Después de «Ayuda militar del Eje», desde el turno 4. Tres divisiones italianas y una unidad de carros CV-33 entran en puertos nacionales con suministro, controle quien controle el Estrecho; los carros, no en Baleares.
card-n9 = Desde el turno 2. Dos divisiones de infantería van a tu reserva.
card-n10 = Después de «Ayuda militar del Eje», desde el turno 3. Una unidad de carros Panzer I entra en un puerto nacional con suministro fuera de Baleares, controle quien controle el Estrecho.
card-n11 = Ataque o defensa: +1 a tu dado.
card-n12 = Ataque o defensa, solo en los turnos 1 a 5, si participa una unidad de milicias republicanas: −2 al dado republicano.
card-n13 = Ataque a una ciudad principal, un espacio de puntos de victoria o una capital de provincia: +1 a tu dado, y el defensor solo puede usar cartas de combate que ya estén boca arriba. Sale del juego si se usa por operaciones, redespliegue o reemplazos mientras Madrid es nacional.
card-n14 = Defensa, solo en los turnos 1 a 5, si ataca una unidad de policía: una unidad de policía atacante, a tu elección, se elimina definitivamente antes de contar las fuerzas, y las demás deben atacar igualmente. Si no queda nadie, no hay dados ni ganador, y las demás cartas de combate usadas se apartan como en un empate.
card-n15 = Desde el turno 3. Los nacionales pasan a tener mando único. Activa hasta 2 espacios.
card-n16 = Ataque en el que una unidad cruza un río: el río no desplaza columnas ni impide la bonificación por carros, si por lo demás el espacio es despejado y no tiene obras.
card-n17 = Hasta el turno 3, y no después de «Ayuda militar soviética», que entonces no se puede jugar antes del turno 4. Activa hasta 2 espacios.
card-n18 = Defensa contra un ataque con carros T-26: la bonificación por carros no cuenta. Si se había declarado, los carros deben sufrir igualmente la primera pérdida donde puedan.
card-n19 = Entran los cuerpos de Andalucía y de Córdoba, { -corps-nat }; una división de infantería va a tu reserva. { -price-nat }.
card-n20 = Entran los cuerpos de Castilla y de Galicia, { -corps-nat }; una división de infantería va a tu reserva. { -price-nat }.
card-n21 = Entran los cuerpos de Toledo y del Guadarrama, { -corps-nat }; una división de infantería va a tu reserva. { -price-nat }.
card-n22 = Después de «Ayuda militar del Eje» y «Refuerzos italianos». Una división italiana, una unidad de carros CV-33 y una de carros Panzer I entran en puertos nacionales con suministro, controle quien controle el Estrecho; los carros, no en Baleares.
card-n23 = Tres divisiones de infantería y una de caballería van a tu reserva.
card-n24 = Después de «Franco, Generalísimo». Puntos de victoria +1.
card-n25 = Después de «Cinturón de Hierro». Se retira una posición o trinchera republicana de Bilbao, el Cinturón de Hierro definitivamente, y la República no puede construir ni colocar allí ninguna durante el resto de la partida.
card-n26 = Desde el turno 7. Moral republicana −1. Las milicias del POUM salen del juego, también de la reserva o de las eliminadas, y una milicia de la CNT que esté en el mapa, a elección de la República, pierde un paso. Se puede jugar aunque no haya ninguna de las dos.
card-n27 = Solo hasta el fin del Frente Norte. Activa hasta 4 espacios. Cada ataque de esta ronda a un espacio de Asturias, Santander o el País Vasco suma 1 a tu dado.
card-n28 = Después de «Fin del bloqueo del Estrecho», si Mallorca es nacional. Desde este turno la República pierde 1 punto soviético en cada fase de reemplazos en que Mallorca sea nacional, hasta «Hundimiento del Baleares».
card-n29 = Ataque con milicias navarras o el cuerpo de Navarra: +1 a tu dado. Sale del juego si se usa por operaciones, redespliegue o reemplazos después del fin del Frente Norte.
card-n30 = Después de «Ayuda militar del Eje», desde el turno 7. La República no tiene reemplazos soviéticos este turno, sea lo que sea lo ya anotado o por anotar. Desde el turno siguiente pierde 1 punto soviético por turno, hasta «Conferencia de Nyon».
card-n31 = Después de «Ayuda militar del Eje», si Bilbao es nacional y el Frente Norte no ha acabado, mientras haya una milicia vasca o el cuerpo de Euzkadi en el mapa o en la reserva. Moral republicana −1. Una milicia vasca, a elección de la República, sale del juego: antes del mapa que de la reserva y, en cada sitio, antes una completa que una reducida. El cuerpo de Euzkadi, si está en el mapa, pierde un paso; si estaba reducido, lo sustituye una división como en combate.
card-n32 = Ataque: montaña, río, ciudad principal, sierra de Madrid, posición y trinchera no desplazan columnas, ni las tuyas ni las del defensor. El terreno sigue ahí: no hay bonificación por carros, el invierno cuenta y el defensor puede anular la retirada al precio de un paso.
card-n33 = Después de «Ayuda militar del Eje». Ataque: +1 a tu dado.
card-n34 = Tres divisiones de infantería, una de policía y una de milicias van a tu reserva.
card-n35 = Después de «Ayuda militar soviética». Activa 1 espacio. La próxima carta que la República juegue este turno por operaciones, o como evento que da operaciones, da 2 menos, pero al menos 1. En invierno no cuenta como carta de operaciones.
card-n36 = Bilbao debe ser nacional. Ganas 1 punto nacional en cada fase de reemplazos en que Bilbao sea nacional.
card-n37 = Desde el turno 8. Puntos de victoria +1.
card-n38 = Después de «Ayuda militar del Eje», si Mallorca es nacional. La República pierde 2 puntos republicanos en la fase de reemplazos de este turno.
card-n39 = Entran los cuerpos del Maestrazgo y del Turia, { -corps-nat }. { -price-nat }.
card-n40 = Entran los cuerpos de Urgel y de Granada, { -corps-nat }. { -price-nat }.
card-n41 = Desde el turno 12. Activa hasta 5 espacios. Cada ataque de esta ronda a un espacio de Aragón suma 1 a tu dado: { $places }.
card-n42 = Desde el turno 14. Puntos de victoria +1, moral republicana −1. «Amenaza de intervención francesa» ya no se puede jugar, aunque la que esté en vigor sigue hasta su plazo, y «Francia y Gran Bretaña reconocen a la España nacional» pasa a ser posible.
card-n43 = Desde el turno 12. Activa hasta 4 espacios. Cada ataque de esta ronda a un espacio de Levante suma 1 a tu dado: { $places }.
card-n44 = Desde el turno 15. Activa hasta 5 espacios. Cada ataque de esta ronda a un espacio de Cataluña suma 1 a tu dado: { $places }.
card-n45 = Después de «Acuerdo de Múnich», desde el turno 16, con la moral republicana en 10 o menos. Puntos de victoria +1, moral republicana −1. Ninguna unidad republicana puede usar ya el redespliegue especial por la frontera francesa, y «Apertura de la frontera francesa» ya no se puede jugar.
card-n46 = Desde el turno 16, con la moral republicana en 5 o menos. La República se rinde y ganas al instante.
card-n47 = Con la moral republicana en 12 o menos. Nombra una o dos pilas republicanas adyacentes a tus unidades. Cada una pierde un paso, a elección de la República, de una división si la tiene; las Brigadas Internacionales y los carros T-26 no desertan nunca. Un cuerpo reducido se sustituye por una división como en combate.
card-n48 = Desde el turno 15, con la moral republicana en 8 o menos. Pon la unidad de insurrección en un espacio republicano sin unidades que no sea ciudad principal ni cabeza de playa ni esté bajo amenaza francesa. El espacio pasa a ser nacional, con todo lo que eso cambia, y sus obras se retiran. La unidad puede atacar si tiene suministro, pero nunca se mueve, avanza ni recibe reemplazos; se pierde si está sin suministro tras tu ronda 6.
card-n49 = Después de «Ayuda militar del Eje», desde el turno 15. Ganas 6 puntos del Eje este turno; ninguno si en el mismo turno se juega «Interrupción de la ayuda del Eje».
card-n50 = Después de «Ayuda militar del Eje». Ataque o defensa: +1 a tu dado.
card-n51 = Después de «Ayuda militar del Eje». Ataque o defensa: el fuego republicano se desplaza una columna a la izquierda.
card-n52 = Después de «Decreto de Unificación». Puntos de victoria +1.
card-n53 = Después de «Ayuda militar del Eje». Ataque: +2 a tu dado.
card-n54 = Ataque: si ganas y te queda algún atacante, los defensores deben retirarse dos espacios y no pueden anular la retirada al precio de un paso. Quien no puede retirarse tanto se pierde definitivamente.
card-n55 = Después de «Flota de bloqueo». Moral republicana −1, y la República pierde 1 punto republicano en la fase de reemplazos de este turno.

card-r1 = Desde el turno 2. Las milicias pueden atacar ya juntas un espacio desde varios espacios sin otras tropas; las milicias catalanas, solo desde el turno 6.
card-r2 = Desde el turno 3, o desde el turno 4 después de «Comité de No Intervención». Desde ahora, tus cartas jugadas por reemplazos dan también sus puntos soviéticos; lo anotado antes no cambia.
card-r3 = Después de «Ayuda militar soviética», desde el turno 4. Tres Brigadas Internacionales entran en espacios republicanos con suministro de entre Albacete, Madrid, Valencia y Barcelona, juntas o separadas.
card-r4 = Después de «Ayuda militar soviética». Dos unidades de carros T-26 entran en puertos republicanos con suministro de la Península en el Mediterráneo.
card-r5 = Desde el turno 3, si Madrid es republicana. Pon una trinchera en Madrid y, si quieres, otra en un espacio republicano adyacente; si allí hay una posición, la sustituye. Si Madrid ya tiene trinchera, solo se pone la segunda, y es obligatorio. Una trinchera que no se pone ahora, o que se retira después, se pierde definitivamente.
card-r6 = Después de «Gobierno de Largo Caballero», desde el turno 3. Dos divisiones del Ejército Popular entran en fuentes de suministro republicanas con suministro o en Madrid, { -not-in-north }; otras dos van a tu reserva.
card-r7 = Defensa: disparas primero. El atacante sufre las pérdidas y dispara después con lo que le queda; la bonificación por carros exige entonces una unidad de carros que siga con fuerza completa.
card-r8 = Hasta el turno 5, si Mallorca es nacional. La cabeza de playa, un puerto republicano adyacente a Mallorca, se abre con dos divisiones de milicias nuevas; no cuenta como refuerzos. Al final del turno siguiente se cierra: sus unidades van a Mallorca si es republicana y hay sitio; si no, a tu reserva. Una unidad nacional que entra en ella la cierra al instante.
card-r9 = Desde el turno 2. Una división de milicias entra en Madrid, Albacete o Valencia, republicana y con suministro; dos divisiones del Ejército Popular van a tu reserva.
card-r10 = Desde el turno 2. Dos divisiones de milicias entran en fuentes de suministro republicanas con suministro o en Madrid, { -not-in-north }; otras tres van a tu reserva.
card-r11 = Desde el turno 2, si Barcelona es republicana. Una milicia de la CNT y una del PSUC entran en Barcelona; una de la CNT y una de ERC van a tu reserva.
card-r12 = Hasta el turno 16. El próximo turno de invierno después de este (5, 11 o 17) es severo: dos cartas de operaciones por bando en vez de tres, y −2 en vez de −1 al dado de los ataques a montaña.
card-r13 = Desde el turno 3, si Bilbao es republicana. Tres divisiones de milicias vascas van a tu reserva.
card-r14 = Defensa de Madrid o de un espacio adyacente: +1 a tu dado. Sale del juego si se usa por operaciones, redespliegue o reemplazos mientras Madrid es nacional.
card-r15 = Después de «Ayuda militar soviética». Ataque o defensa: +1 a tu dado.
card-r16 = Moral republicana +1.
card-r17 = Ataque, solo en los turnos 1 a 5: +1 a tu dado.
card-r18 = Ataque o defensa con una unidad de Asturias: +1 a tu dado. Sale del juego si se usa por operaciones, redespliegue o reemplazos después del fin del Frente Norte.
card-r19 = Entran los cuerpos VII y VIII, { -corps-rep }. { -price-rep }.
card-r20 = Entran los cuerpos IX y XVI, { -corps-rep }. { -price-rep }.
card-r21 = Entran los cuerpos X y XI, { -corps-rep }. { -price-rep }.
card-r22 = Entran los cuerpos XIII y XIX, { -corps-rep }. { -price-rep }.
card-r23 = Entran los cuerpos XVIII y XX, { -corps-rep }. { -price-rep }.
card-r24 = Después de «Ayuda militar soviética» y «Brigadas Internacionales». Dos Brigadas Internacionales entran en espacios republicanos con suministro de entre Albacete, Madrid, Valencia y Barcelona, y una unidad de carros T-26 en un puerto republicano con suministro de la Península en el Mediterráneo.
card-r25 = Bilbao debe ser republicana. Pon allí la trinchera del Cinturón de Hierro, en lugar de una posición si la hay; no hace falta ninguna unidad. No hay otra manera de tener una trinchera republicana en Bilbao.
card-r26 = Después de «Gobierno de Largo Caballero», desde el turno 7. Moral republicana +1.
card-r27 = Desde el turno 7; un contraataque estratégico por turno. Activa hasta 4 espacios; cada ataque de esta ronda suma 1 a tu dado. Tras el último combate elige un ataque que hayas ganado y en el que hayas avanzado: moral republicana +1, que se pierde si los nacionales toman el espacio atacado, que queda marcado.
card-r28 = Desde el turno 8; un contraataque estratégico por turno. Activa hasta 4 espacios; cada ataque de esta ronda suma 1 a tu dado. Tras el último combate elige un ataque que hayas ganado y en el que hayas avanzado: moral republicana +1, que se pierde si los nacionales toman el espacio atacado, que queda marcado.
card-r29 = Desde el turno 9; un contraataque estratégico por turno. Activa hasta 4 espacios; cada ataque de esta ronda suma 1 a tu dado. En un ataque, nombrado al declararlo, el terreno y las obras no desplazan columnas. Si lo ganas y avanzas: moral republicana +1, que se pierde si los nacionales toman el espacio atacado, que queda marcado.
card-r30 = Pon hasta tres trincheras, al menos una, en espacios republicanos distintos, con suministro, que tengan una unidad tuya y no tengan trinchera, no en Bilbao; si hay una posición, la sustituye. Una trinchera que no se pone ahora, o que se retira después, se pierde definitivamente.
card-r31 = Después de «Submarinos italianos». Ya no pierdes su punto soviético por turno. El turno en que se juega «Submarinos italianos» sigue sin reemplazos soviéticos.
card-r32 = Después de «Gobierno de Largo Caballero». Dos divisiones del Ejército Popular y una de policía van a tu reserva.
card-r33 = Después de «Ayuda militar del Eje», desde el turno 6. Puntos de victoria −1.
card-r34 = Barcelona debe ser republicana. Ganas 1 punto republicano en cada fase de reemplazos en que Barcelona sea republicana.
card-r35 = Después de «Ayuda militar soviética». Ganas 4 puntos soviéticos este turno; ninguno si en el mismo turno se juega «Submarinos italianos».
card-r36 = Después de «Ayuda militar soviética». Ataque con un cuerpo, carros T-26 o una Brigada Internacional: +1 a tu dado.
card-r37 = Ataque o defensa: todo lo que las cartas de combate nacionales suman al dado nacional en este combate no cuenta, aunque se usen después de esta. La bonificación por carros, la de un evento, los desplazamientos de columna y lo que se reste a tu dado se mantienen.
card-r38 = Gijón o Santander debe ser republicana. Dos divisiones de milicias asturianas y dos de Santander van a tu reserva.
card-r39 = Entran los cuerpos XII y XV, { -corps-rep }. { -price-rep }.
card-r40 = Entran los cuerpos XXI y XXII, { -corps-rep }. { -price-rep }.
card-r41 = Entran los cuerpos XVII y XXIV, { -corps-rep }. { -price-rep }.
card-r42 = Desde el turno 13; un contraataque estratégico por turno. Activa hasta 5 espacios; cada ataque de esta ronda suma 1 a tu dado. En un ataque, nombrado al declararlo, el terreno y las obras no desplazan columnas. Si lo ganas y avanzas: puntos de victoria −1, que se recuperan si los nacionales toman el espacio atacado, que queda marcado.
card-r43 = Desde el turno 12, con una división del Ejército Popular en tu reserva y la cabeza de playa fuera del mapa. Abre la cabeza de playa junto a un espacio nacional de la costa mediterránea, no en una isla, a 3 espacios por tierra como mucho de un espacio republicano con suministro; no en Algeciras, Cádiz ni Huelva mientras el Estrecho sea nacional. Es un puerto republicano sin límite de tiempo; una división del Ejército Popular, completa o reducida, va allí desde tu reserva. Una unidad nacional que entra en ella la cierra al instante.
card-r44 = Después de «Gobierno de Negrín». Moral republicana +1.
card-r45 = Ataque: tras sufrir las pérdidas recuperas uno de los pasos perdidos, antes de una división que de un cuerpo; donde se absorba lo mismo, debe perder un paso una división. Un cuerpo que fue sustituido vuelve. Los números de pérdidas y el ganador no cambian. Solo puedes avanzar al espacio atacado.
card-r46 = Después de «Gobierno de Negrín», desde el turno 13. Puntos de victoria −1.
card-r47 = Después de «Ayuda militar soviética», con un espacio republicano con suministro en la frontera francesa, y no después de «Francia y Gran Bretaña reconocen a la España nacional». Ganas 5 puntos soviéticos este turno, y «Flota de bloqueo» y «Submarinos italianos» no te quitan ninguno este turno. Si «Submarinos italianos» se juega en este mismo turno, te quedas igualmente sin ninguno.
card-r48 = Defensa de un espacio con posición o trinchera: el fuego nacional se desplaza una columna más a la izquierda.
card-r49 = Ganas 4 puntos republicanos este turno. Moral republicana −1.
card-r50 = Ataque en el que una unidad cruza un río: el río no desplaza columnas ni impide la bonificación por carros, si por lo demás el espacio es despejado y no tiene obras.
card-r51 = No después de «Acuerdo de Múnich». Hasta el final del turno siguiente los nacionales no pueden atacar los espacios que ahora son republicanos y están como mucho a 4 espacios de Francia, contado como primero el fronterizo, ni entrar en ellos por movimiento, avance o insurrección; solo se retiran allí si no hay otro camino. El desgaste sigue, y los espacios tomados después no quedan protegidos.
card-r52 = Los nacionales no tienen reemplazos del Eje este turno, sea lo que sea lo ya anotado o por anotar.
card-r53 = Después de «Flota de bloqueo». Ya no pierdes su punto soviético por turno.
card-r54 = Después de «Ayuda militar soviética». Ataque o defensa: +1 a tu dado.
card-r55 = Después de «Brigadas Internacionales», desde el turno 15. Puntos de victoria −1. Todas las Brigadas Internacionales del mapa, de la reserva o eliminadas salen del juego.

## Preguntas

ask-discard = Puedes descartar cartas de combate antes de robar.
ask-redraw = Una mano sin ninguna carta de cuerpos se puede enseñar y robar de nuevo. ¿Conservas la tuya?
ask-arrive = ¿Dónde desembarca { $unit-el }?
ask-action = { $forced-id ->
    [N1] La primera jugada de la partida es «{ $forced }», como evento.
   *[none] Ronda { $round }: juega una carta o haz una operación automática.
}
ask-activate = { $points ->
    [one] Activa un espacio: queda una operación.
   *[other] Activa un espacio: quedan { $points } operaciones.
}
ask-move = Mueve unidades de los espacios activados, o haz construir a una de cada espacio.
ask-march = Mueve { $unit-el }. Movimiento restante: { $mf }.
ask-cull = Hay demasiadas unidades en { $place }: ¿cuál se elimina?
ask-attacks = Elige un espacio para atacar o termina los combates.
ask-designate = ¿Quién ataca { $place }?
ask-bonus = { $what-id ->
    [ground] «{ $card }»: ¿anulas los desplazamientos por terreno y obras en el ataque a { $place }? Sirve para un solo ataque.
   *[die] «{ $card }»: ¿sumas 1 a tu dado en el ataque a { $place }? Ataques para los que aún sirve: { $left }.
}
ask-combat-cards = { $fit-id ->
    [none] Ninguna de tus cartas de combate sirve en el combate por { $place }: sigue.
   *[some] Cartas de combate para { $place }: juega la que sirva o sigue.
}
ask-defect = ¿Qué unidad se pasa al enemigo?
ask-losses = En { $place } queda por absorber { $left }: ¿quién pierde el siguiente paso?
ask-replace = ¿Qué división sustituye { $unit-al }?
ask-spare = ¿Qué paso perdido se recupera?
ask-stand = { $spaces ->
    [one] ¿Te retiras un espacio desde { $place }, o pierdes un paso y anulas la retirada?
   *[other] ¿Te retiras { $spaces } espacios desde { $place }, o pierdes un paso y anulas la retirada?
}
ask-withdraw = ¿Qué unidad se retira ahora?
ask-retreat = ¿Adónde se retira { $unit-el }?
ask-advance = ¿Avanzas tras el combate de { $place }?
ask-redeploy = { $points ->
    [1] Redespliega unidades: queda un punto.
   *[other] Redespliega unidades: quedan { $points } puntos.
}
ask-redeploy-to = ¿Adónde va { $unit-el }?
ask-replacements = Gasta reemplazos: { $own } propios, { $allied } aliados.
ask-come-back = ¿Qué cuerpo vuelve primero por la frontera?
ask-place-corps = ¿Dónde se coloca { $unit-el }?
ask-place-unit = ¿Dónde entra { $unit-el }?
ask-event-order = ¿Renuncias a la división antes o después de desplegar los cuerpos?
ask-disband = ¿A qué división renuncias a cambio de los nuevos cuerpos?
ask-reward = ¿Qué victoria recibe la bonificación?
ask-give-up = ¿Qué unidad se pierde?
ask-reduce = ¿Qué unidad pierde un paso?
ask-shake = ¿Dónde hay deserciones?
ask-trench = ¿Dónde pones la trinchera?
ask-beach = ¿Junto a qué espacio desembarcas?
ask-lander = ¿Qué división desembarca?
ask-ashore = En Mallorca no caben todas: ¿quién reembarca?
ask-raze = ¿Retiras posiciones o trincheras propias?
ask-corps = Despliega un cuerpo de ejército.
ask-corps-at = ¿Dónde se despliega { $unit-el }?
ask-make-room = ¿Qué división de { $place } pasa a la reserva?
ask-muster = Faltan unidades en la reserva: ¿qué división va allí?
ask-militarize = ¿Conviertes milicias en Ejército Popular? Aún puedes convertir { $left }.

## Opciones

do-discard = Descartar «{ $a }»
do-redraw = Enseñar la mano y robar de nuevo
do-keep = Conservar la mano
do-land = { $a }
do-ops = { $less-id ->
    [yes] «{ $a }» por operaciones ({ $value }: las reduce un evento en vigor)
   *[no] «{ $a }» por operaciones ({ $value })
 }
do-sr = { $less-id ->
    [yes] «{ $a }» por redespliegue ({ $value }: uno menos en los turnos 1 y 2)
   *[no] «{ $a }» por redespliegue ({ $value })
 }
do-sr-unit = Redesplegar { $a-el }
do-rp = «{ $a }» por reemplazos ({ $value })
do-event = «{ $a }» como evento
do-auto = Operación automática
do-done-activate = Terminar las activaciones
do-done-advance = No avanzar más
do-done-attacks = Terminar los combates
do-done-combat-cards = Ninguna carta más: seguir
do-done-discard = No descartar más
do-done-militarize = No convertir más milicias
do-done-move = Terminar el movimiento
do-done-raze = Dejar todas las obras
do-done-redeploy = Terminar el redespliegue
do-done-replacements = Terminar los reemplazos
do-done-shake = Ninguna otra pila
do-done-trench = Ninguna otra trinchera
do-activate-move = Activar { $a } para mover
do-activate-attack = Activar { $a } para combatir
do-move = Mover { $a-el }
do-build = Construir con { $a-el }
do-step = A { $a }
do-stop = Detenerse aquí
do-cull = Eliminar { $a-el }
do-attack = Atacar { $a }
do-assault = Asaltar el asedio de { $a }
do-with = Añadir { $a-el }
do-fight = Combatir
do-use-bonus = Usarla aquí
do-no-bonus = Aquí no
do-play = Jugar «{ $a }»
do-claim-armor = Declarar la bonificación por carros
do-defect = { $a-the } se pasa al enemigo
do-lose = { $a-the } pierde un paso
do-replace = { $a-the } ocupa su lugar
do-spare = Recuperar { $a-el }
do-stand = Anular la retirada: { $a-el } pierde un paso
do-retreat = Retirarse
do-withdraw = Ahora, { $a-el }
do-path = Por { $places }
do-advance = { $a-the }, a { $b }
do-to = { $a }
do-to-reserve = A la reserva
do-special = { $a-the } cruza la frontera
do-restore = Recuperar { $a-el } ({ $b-id ->
    [nat] puntos nacionales
    [axis] puntos del Eje
    [rep] puntos republicanos
    [sov] puntos soviéticos
   *[mixed] de los dos totales
})
do-rebuild = Reconstruir { $a-el } ({ $b-id ->
    [nat] puntos nacionales
    [axis] puntos del Eje
    [rep] puntos republicanos
    [sov] puntos soviéticos
   *[mixed] de los dos totales
})
do-relieve = Reforzar { $a-el }
do-return = { $a }
do-place = { $a }
do-disband = Renunciar { $a-al }
do-disband-before = Antes
do-disband-after = Después
do-reward = { $a }
do-give-up = { $a }
do-reduce = { $a-the } pierde un paso
do-shake = { $a }
do-trench = Trinchera en { $a }
do-beach = Junto a { $a }
do-send = { $a }
do-reembark = { $a-the } reembarca
do-raze = Retirar las obras de { $a }
do-deploy = { $a }
do-at = { $a }
do-send-back = { $a-the }, a la reserva
do-muster = { $a }
do-militarize = { $a-the } pasa al Ejército Popular

## Botones que faltan, y precios

absent-ops = Operaciones
absent-sr = Redespliegue
absent-rp = Reemplazos
absent-event = Evento
absent-activate-move = Activar para mover
absent-activate-attack = Activar para combatir
absent-move = Mover
absent-build = Construir
purse-ops = OPS
purse-sr = RE
purse-nat = × ½ punto nacional
purse-axis = × ½ punto del Eje
purse-rep = × ½ punto republicano
purse-sov = × ½ punto soviético

## Dados

roll-build-position = posición
roll-build-trench = trinchera
roll-fire = fuego
roll-assault = asalto
event-roll-nobody = Los dos bandos, primero el atacante, tirada ({ $roll }): { $dice }.
roll-shuffle = barajar un mazo de robo

## Lo que ha pasado

hidden-things = en secreto

event-turn = Empieza el turno { $turn }.
event-war-phase = Nueva fase de la guerra: { $phase }. Se barajan cartas nuevas en los mazos.
event-shuffled = { $count ->
    [one] { $side-the } tienen una carta en su mazo de robo.
   *[other] { $side-the } barajan { $count } cartas.
}
event-drew = { $count ->
    [one] { $side-the } roban una carta: { $cards }.
   *[other] { $side-the } roban { $count } cartas: { $cards }.
}
event-discarded = { $side-the } descartan una carta de combate: { $card }.
event-shown = { $side-the } enseñan su mano y roban de nuevo: { $cards }.
event-action = { $use-id ->
    [auto] Ronda { $round }: { $side-el } hacen una operación automática.
    [ops] Ronda { $round }: { $side-el } juegan «{ $card }» por operaciones.
    [sr] Ronda { $round }: { $side-el } juegan «{ $card }» por redespliegue.
    [rp] Ronda { $round }: { $side-el } juegan «{ $card }» por reemplazos.
   *[other] Ronda { $round }: { $side-el } juegan «{ $card }» como evento.
}
event-event = «{ $card }» surte efecto.
event-card-removed = «{ $card }» sale del juego.
event-arrived = { $unit-the } desembarca en { $place }.
event-afr-waits = { $unit-the } no tiene dónde desembarcar y se queda en Marruecos.
event-activated = { $kind-id ->
    [attack] { $place }: activación para combatir.
   *[move] { $place }: activación para mover.
}
story-activated = { $kind-id ->
    [attack] { $seat-the } activan { $places } para combatir.
   *[move] { $seat-the } activan { $places } para mover.
}
event-moved = { $unit-the } se mueve de { $start } a { $place }.
event-captured = { $side-the } toman { $place }.
event-vp = Puntos de victoria { $change }, ahora { $vp } ({ $why }).
event-rm = Moral republicana { $change }, ahora { $rm } ({ $why }).
event-works-gone = Se retira { $works-el } de { $place }.
event-liberated = Asedio levantado en { $place }: { $siege }.
event-not-isolated = { $place } deja de ser un espacio aislado.
event-now-oos = { $place } queda sin suministro desde ahora.
event-ammo-ends = Termina la escasez de munición en el norte.
event-madrid = Madrid, objetivo prioritario: ahora { $level }.
event-strait = El Estrecho queda en manos { $side-del }.
event-builds = { $unit-the } se queda en { $place } a construir.
event-built = Construcción terminada en { $place }: { $works }.
event-no-marker = { $unit-the } no tiene ningún marcador para construir en { $place }.
event-build-failed = { $unit-the } no logra construir en { $place }; modificador del próximo intento: { $drm }.
event-culled = En { $place } sobra una unidad: se elimina { $unit-el }.
event-attack = { $attacker-the } atacan { $place }. Atacantes: { $units }. Defensores: { $defenders }.
event-bonus-used = «{ $card }» apoya el ataque a { $place }.
event-combat-card = { $side-the } usan «{ $card }».
event-armor = { $side-the } declaran la bonificación por carros.
event-defected = { $unit-the } se pasa al enemigo.
event-fire = Fuego { $side-del }: fuerza { $strength }, columna { $column } de la tabla de { $table-id ->
    [corps] cuerpos
   *[division] divisiones
} (desplazamiento { $shift }); dado { $die } (modificador { $drm }): número de pérdidas { $ln }.
event-step-lost = { $unit-the } pierde un paso.
event-eliminated = { $for_good ->
    [yes] Se elimina definitivamente { $unit-el }.
   *[no] Se elimina { $unit-el }.
}
event-replaced = En { $place }, { $by-el } sustituye { $unit-al }.
event-phantom = { $side-the } no tienen ninguna división para sustituir a un cuerpo: la pérdida se absorbe igualmente.
event-caught = Nuevo ataque tras la retirada: se elimina { $unit-el }.
event-spared = Se recupera el paso { $unit-del }.
event-outcome = Combate de { $place }: números de pérdidas { $ln }. { $winner-id ->
    [nat] Ganan los nacionales.
    [rep] Ganan los republicanos.
   *[other] No gana nadie.
}
event-stood = { $unit-the } pierde un paso para resistir en { $place }: no hay retirada.
event-retreated = { $unit-the } se retira. Camino: { $places }.
event-no-retreat = { $unit-the } no puede retirarse de { $place } y se pierde definitivamente.
event-advanced = { $unit-the } avanza a { $place }.
event-assault = Asalto { $siege-al } en { $place }: dado { $die } con { $drm }; { $success ->
    [yes] tiene éxito.
   *[no] fracasa.
}
event-siege-weaker = { $siege-the } pierde resistencia: le queda { $resist }.
event-siege-stronger = { $siege-the } se refuerza: resistencia { $resist }.
event-surrender = { $siege-the } se rinde.
event-redeployed = { $unit-the } se redespliega en { $place }.
event-to-reserve = { $unit-the } va a la reserva.
event-interned = { $unit-the } cruza la frontera; vuelve desde el turno { $turn }.
event-starved = { $unit-the } está sin suministro en { $place } y se pierde definitivamente.
event-rp-change = Reemplazos { $pool-id ->
    [nat] nacionales
    [axis] del Eje
    [rep] republicanos
   *[sov] soviéticos
} { $change }: quedan { $rp }.
event-fewer-ops = { $points ->
    [one] La operación { $side-del } se ve estorbada: queda una activación.
   *[other] La operación { $side-del } se ve estorbada: quedan { $points } activaciones.
}
event-rp-stopped = { $pool-id ->
    [nat] Este turno no hay reemplazos nacionales.
    [axis] Este turno no hay reemplazos del Eje.
    [rep] Este turno no hay reemplazos republicanos.
   *[sov] Este turno no hay reemplazos soviéticos.
}
event-rp-gain = Reemplazos { $pool-id ->
    [nat] nacionales
    [axis] del Eje
    [rep] republicanos
   *[sov] soviéticos
} +{ $amount }.
event-restored = Se recupera { $unit-el }.
event-rebuilt = Se reconstruye { $unit-el }.
event-entered = { $place-id ->
    [reserve] { $unit-the } entra en la reserva.
   *[other] { $unit-the } entra en juego: { $place }.
}
event-disbanded = { $unit-the } sale del juego a cambio de los cuerpos.
event-bonus-marker = «{ $card }» recibe su bonificación en { $place }.
event-beach-head = Hay una cabeza de playa junto a { $place }.
event-beach-gone = La cabeza de playa junto a { $place } desaparece.
event-deadline = Vence el plazo del desembarco en Mallorca. { $won ->
    [yes] La isla es republicana.
   *[no] La isla no ha sido tomada.
}
event-threat = Francia amenaza con intervenir. Hasta el final del turno { $turn } están fuera del alcance de los nacionales: { $places }.
event-militarized = { $unit-the } pasa a ser { $by-el }.

## Cómo termina

over-morale = La moral republicana está en { $rm } en el turno { $turn }: { $winners-el } ganan al instante.
over-cities = { $winners-the } controlan las seis ciudades principales y ganan al instante.
over-coup = Golpe de Casado: la República se rinde.
over-points = { $vp ->
    [one] 1 punto de victoria: ganan { $winners-el }.
   *[other] { $vp } puntos de victoria: ganan { $winners-el }.
}
over-draw = { $vp ->
    [one] 1 punto de victoria: empate.
   *[other] { $vp } puntos de victoria: empate.
}
over-resigned = { $seat-the } abandonan la partida.

## Probabilidades

odds-combat = Combate de { $place }
odds-assault = Asalto { $siege-al }
odds-build = Construir { $works } en { $place }
odds-strength = { $role-id ->
    [attacker] Fuerza del atacante
   *[defender] Fuerza del defensor
}
odds-column = { $role-id ->
    [attacker] Columna del atacante, { $table-id ->
        [corps] tabla de cuerpos
       *[division] tabla de divisiones
    }
   *[defender] Columna del defensor, { $table-id ->
        [corps] tabla de cuerpos
       *[division] tabla de divisiones
    }
}
odds-shift = { $role-id ->
    [attacker] Desplazamiento del atacante: { $what }
   *[defender] Desplazamiento del defensor: { $what }
}
odds-drm = { $role-id ->
    [attacker] Dado del atacante: { $what }
   *[defender] Dado del defensor: { $what }
}
odds-pair = El atacante causa { $attacker }; el defensor, { $defender }. { $winner-id ->
    [nat] Ganan los nacionales.
    [rep] Ganan los republicanos.
   *[other] No gana nadie.
} { $fate-id ->
    [gone] No quedan defensores.
    [one] Retirada de un espacio.
    [two] Retirada de dos espacios.
   *[hold] Sin retirada.
}
odds-win = El atacante gana: { $win } %; empate: { $tie } %; pierde: { $lose } %.
odds-with-card = Con «{ $card }», gana: { $win } %; empate: { $tie } %; pierde: { $lose } %.
odds-with-armor = Con los carros, gana: { $win } %; empate: { $tie } %; pierde: { $lose } %.
odds-fire-first = { $side-the } disparan primero; después el atacante responde con lo mejor que pueda conservar.
odds-defection = Una unidad de policía atacante deserta antes de los dados: la que más falta hace al ataque.
odds-stand = En vez de retirarse, los defensores pueden resistir perdiendo un paso más, si les queda alguno.
odds-assault-drm = Dado del asalto
odds-build-drm = Dado de la construcción
odds-success = Éxito
odds-failure = Fracaso

battle-title = Ataque { $side-del } a { $place } desde { $origins }
battle-unit = { $unit }
battle-line = { $what }
battle-role-builder = Constructor
battle-role-siege = Asedio
battle-building = { $count ->
    [one] 1 construcción
   *[other] { $count } construcciones
}
battle-assault-follows = Resistencia del asedio: { $resist }. En un asalto nadie sufre pérdidas.
chart-division = Fuego de divisiones: número de pérdidas según fuerza y dado
chart-corps = Fuego de cuerpos: número de pérdidas según fuerza y dado
step-die = Dado { $side-del }: { $die }, con modificador { $drm }.
step-die-plain = Dado { $side-del }: { $die }.
step-inflict = El fuego { $side-del } causa { $ln }.
verdict-combat = El fuego { $attacker-del } causa { $ours }; el { $defender-del }, { $theirs }. { $winner-id ->
    [nat] Ganan los nacionales.
    [rep] Ganan los republicanos.
   *[other] No gana nadie.
}

## Por qué no

no-corps-card-held = «{ $card }» trae un cuerpo: solo se puede robar de nuevo una mano sin cartas de cuerpos.
no-no-corps-card-left = No queda ninguna carta de cuerpos por robar.
no-absorbs-less = { $unit-the } no puede perder este paso: de { $left } por absorber se puede llegar a { $most }, y así solo a { $least }.
no-advanced-already = { $unit-the } ya ha avanzado.
no-afr-not-due = A { $unit-el } aún no le toca llegar a España; llega según el calendario.
no-afr-place = El Ejército de África solo desembarca en Sevilla o Cádiz, si es nacional, tiene suministro y hay sitio; no en { $place }.
no-air-bridge-first = «Puente aéreo» debe ser la primera jugada de la partida, como evento. «{ $card }» tiene que esperar.
no-already-activated = { $place } ya tiene una activación en esta ronda.
no-already-moved = { $unit-the } ya ha terminado su movimiento en esta ronda.
no-already-there = { $unit-the } ya está en { $place }.
no-ammo-shortage = En el norte escasea la munición: el espacio { $marked } ya está activado para combatir, así que el espacio { $place } no puede estarlo.
no-assault-from-inside = Solo las unidades que están en { $place } pueden asaltar el asedio de allí; { $unit-el } está en otro lugar.
no-attack-marker = { $unit-the } puede pasar por { $place } pero no detenerse allí: el espacio está activado para combatir.
no-attack-markers-only = Este evento solo activa para combatir; nadie se mueve desde { $place }.
no-attacked-already = { $place } ya ha sufrido un ataque en esta ronda.
no-beach-in-use = La cabeza de playa ya está en el mapa; «{ $card }» la necesita.
no-blocked-by = «{ $card }» ya no puede ser un evento: se jugó «{ $by }».
no-cannot-replace = { $unit-the } no es de la clase que sustituye { $corps-al }.
no-card-needs-enemy = «{ $card }» exige una unidad enemiga de esta clase en el combate de { $place }: { $needs }.
no-card-needs-own = «{ $card }» exige una unidad tuya de una de estas clases en el combate de { $place }: { $needs }.
no-card-needs-river = «{ $card }» exige un ataque a través de un río; el ataque a { $place } no cruza ninguno.
no-card-needs-target = «{ $card }» es para un combate por uno de estos: { $needs }. { $place } no lo es.
no-card-not-yours = «{ $card }» no está en tu mano.
no-coast-closed = No se puede desembarcar junto a { $place }: solo en el Mediterráneo, y no de Algeciras hacia el oeste cuando el Estrecho es nacional.
no-combat-only = «{ $card }» es una carta de combate: solo es un evento dentro de un combate.
no-corps-leaves-region = { $unit-the } es un cuerpo regional y no puede terminar en otra región: { $place }.
no-corps-needs-unit = { $unit-the } necesita un espacio con una unidad propia, una fuente de suministro o Madrid; { $place } no vale.
no-corps-not-by-sea = { $unit-the } es un cuerpo, y los cuerpos nunca van por mar: no hay camino por tierra hasta { $place }.
no-ctv-port = { $unit-the } solo entra en un puerto propio con suministro; { $place } no lo es.
no-corps-home = { $unit-the } solo entra en su tierra: Bilbao, Santander o cualquier espacio de Asturias con suministro, cada cual para sus cuerpos. { $place } no vale.
no-corps-deployed = { $unit-the } ya está en el mapa.
no-corps-no-place = { $unit-the } no tiene ahora ningún espacio permitido; va primero otro cuerpo.
no-corps-not-reserve = { $unit-the } es un cuerpo; los cuerpos nunca van a la reserva.
no-corps-there = { $place } ya tiene un cuerpo; { $unit-el } debe ir a otro espacio.
no-corps-unsupplied = { $place } no es un espacio propio con suministro; { $unit-el } no puede estar allí.
no-ctv-needs-aid = { $unit-the } solo llega después de jugar «Ayuda militar del Eje» como evento.
no-division-first = { $unit-the } no puede perder este paso: «Ofensiva limitada» exige un paso de una división entre las pérdidas.
no-ctv-place = { $unit-the } necesita una unidad italiana con suministro o un puerto; en { $place } no hay ni lo uno ni lo otro.
no-enemy-there = Hay unidades enemigas en { $place }; { $unit-el } no puede entrar. Atácalas desde un espacio adyacente.
no-entry-foreign = El espacio { $place } no es tuyo: { $unit-el } no puede entrar allí.
no-entry-unsupplied = { $place } no tiene línea de suministro: { $unit-el } no puede entrar allí.
no-face-up-only = Se jugó «{ $by }»: solo pueden responder cartas de combate que ya estén boca arriba, y «{ $card }» está en la mano.
no-far-from-home = { $unit-the } no tiene línea hasta la fuente de suministro de su región y no recibe reemplazos.
no-first-loss = { $unit-the } aún no puede perder este paso: el Ejército de África y los carros que atacan pierden primero donde así se absorbe lo mismo.
no-forbidden-event = «{ $by }» prohíbe jugar «{ $card }»{ $turn ->
    [0] {""}.
   *[other] {" "}hasta el turno { $turn }.
}
no-fought-already = { $unit-the } ya ha combatido en esta ronda.
no-france-threatens = Francia amenaza con intervenir: no se puede atacar { $place } ni entrar allí.
no-full = No cabe nadie más en { $place }: el límite son { $limit } unidades. Elige otro espacio.
no-full-strength = { $unit-the } tiene la fuerza completa: no hay nada que recuperar.
no-has-trench = { $place } ya tiene una trinchera.
no-in-this-attack = { $unit-the } ya participa en este ataque.
no-isolated-division-only = El punto de reemplazo de un espacio aislado recupera una división; { $unit-el } es un cuerpo.
no-isolated-no-attack = { $place } es un espacio aislado: sus unidades pueden moverse y construir, pero no atacar.
no-isolated-not-reserve = { $unit-the } está en un espacio aislado y no puede ir a la reserva.
no-isolated-one-rp = El grupo aislado { $unit-del } ya ha recibido su único punto de reemplazo este turno.
no-leaves-no-room = Si { $unit-el } va a { $place }, las demás unidades de «{ $card }» no tienen sitio.
no-leaves-region = { $unit-the } no puede terminar en { $place }: ya hay una división de su región en otra región.
no-lf-too-big = Un paso { $unit-del } absorbe { $lf }, más de lo que queda por absorber: { $left }.
no-morale-too-high = «{ $card }» exige una moral de { $most } o menos; es { $rm }.
no-makes-no-room = { $unit-the } no deja sitio a los cuerpos de «{ $card }»: renuncia a una división que lo deje.
no-moved-cannot-build = { $unit-the } ya se ha movido y no puede construir.
no-must-go-home = { $unit-the } debe volver a su región: más de una división de ella está fuera.
no-must-leave = { $place } tiene más de { $limit } unidades: debe salir una que aún pueda moverse.
no-needs-control = «{ $card }» exige que { $side-el } controlen { $places }.
no-needs-control-any = «{ $card }» exige que { $side-el } controlen al menos uno de estos: { $places }.
no-needs-event = «{ $card }» exige que se haya jugado «{ $needs }» como evento.
no-armor-attacks = Los carros solo suman al dado de un ataque, no al del defensor de { $place }.
no-armor-claimed = Los carros ya cuentan en este ataque a { $place }.
no-no-armor = No hay bonificación por carros en { $place }: exige una unidad de carros con fuerza completa, terreno despejado sin obras y ningún río por medio.
no-assault-by-rep = Solo la República asalta el asedio de { $place }.
no-assaulted-already = El asedio de { $place } ya ha sufrido un asalto en esta ronda.
no-no-assault = Ahora no se puede asaltar el asedio de { $place }: exige una unidad propia allí, activada para combatir y que no haya combatido.
no-no-siege-here = En { $place } no hay ningún asedio: nada que asaltar.
no-no-attackers = Todavía nadie ataca { $place }: nombra al menos una unidad.
no-no-border = «{ $card }» exige un espacio propio con suministro en la frontera de { $country }.
no-no-cards-in-assault = «{ $card }» no se puede usar: en el asalto a un asedio no hay cartas de combate.
no-no-combat-card = «{ $card }» no es una de tus cartas de combate.
no-no-division-to-spend = «{ $card }» cuesta una división, y no queda ninguna que sirva.
no-no-enemy-there = No hay unidades enemigas en { $place }: nada que atacar.
no-no-landing-place = «{ $card }» no tiene ninguna costa a su alcance.
no-no-limited-supply = { $unit-the } no está sin suministro junto a una frontera amiga: el redespliegue especial no es para esta unidad.
no-no-markers = Los { $limit } marcadores de posición y trinchera están ya en el mapa.
no-no-mf = { $unit-the } tiene { $mf } de movimiento y no más.
no-no-nat-coast = { $place } no es costa nacional.
no-no-own-unit = No tienes unidades en { $place }: activa un espacio que tenga alguna.
no-no-reinforcements-turn-1 = «{ $card }» tiene que esperar: no hay refuerzos en el turno 1.
no-no-replacements = { $unit-the } nunca recibe reemplazos.
no-no-room-for-units = «{ $card }» no puede ser un evento: sus unidades no tienen sitio permitido.
no-no-rp = Un asedio necesita un punto nacional: no se puede pagar el { $siege-del }.
no-no-rpa = { $unit-the } no es una división del Ejército Popular de la reserva.
no-no-siege = { $siege-the } ya no está bajo asedio.
no-no-space-for-corps = { $unit-the } no se puede reconstruir: no tiene ningún espacio permitido.
no-no-sr-left = { $unit-the } cuesta { $cost } puntos de redespliegue; quedan { $left }.
no-no-step-left = Si { $unit-el } perdiera el paso, no quedaría ningún defensor.
no-no-place-for-trench = «{ $card }» no tiene espacio para su trinchera: los que puede usar se han perdido o ya tienen una.
no-no-vacant-space = «{ $card }» exige un espacio republicano sin unidades que no sea ciudad principal ni esté bajo amenaza francesa; no hay ninguno.
no-no-such-unit = «{ $card }» no encuentra ninguna de estas en el mapa ni en la reserva: { $units }.
no-no-trench-bilbao = { $unit-the } no puede cavar una trinchera en Bilbao: allí solo la trae el Cinturón de Hierro.
no-no-units-left = Las unidades de «{ $card }» están todas en juego o perdidas.
no-nobody-to-attack = Ninguna unidad que pueda atacar está junto a { $place }: debe estar activada para combatir y no haber combatido.
no-north-duty = { $unit-the } hace falta en las regiones del norte aún abiertas, junto a ellas o lo más cerca posible: { $regions }. En { $place } dejaría a una sin cuerpo.
no-north-is-over = «{ $card }» llega tarde: el Frente Norte ya no existe.
no-north-isolated = El norte está aislado: { $unit-el } no puede ir a { $place }. Allí solo pueden estar unidades regionales y dos divisiones de policía.
no-not-activated-to-attack = { $unit-the } no está en un espacio activado para combatir: no puede atacar { $place }.
no-not-activated-to-build = { $unit-the } no está en un espacio activado para mover y no puede construir.
no-not-activated-to-move = { $unit-the } no está en un espacio activado para mover: se queda donde está en esta ronda.
no-not-adjacent = { $place } no es adyacente a { $from }: ve espacio a espacio, por las líneas.
no-not-after-round = «{ $card }» solo es un evento hasta la ronda { $round }.
no-not-after-turn = «{ $card }» solo es un evento hasta el turno { $turn }.
no-not-balearic = { $unit-the } nunca puede ir a Baleares: { $place }.
no-not-before-turn = «{ $card }» solo es un evento desde el turno { $turn }.
no-not-by-this-event = Este evento no afecta { $unit-al }.
no-not-connected = El espacio { $place } no está conectado con { $unit-el } por espacios propios.
no-not-deserting = { $unit-the } no es una unidad de policía de este ataque.
no-division-spared-first = { $unit-the } es un cuerpo: antes se recupera un paso de una división.
no-lost-no-step = { $unit-the } no ha perdido ningún paso en este combate.
no-not-coming-back = { $unit-the } no vuelve ahora por la frontera.
no-not-landed = { $unit-the } no está ni en la cabeza de playa ni en Mallorca.
no-not-disbanded = No se puede renunciar { $unit-al } a cambio de cuerpos: debe ser de una clase que sirva y estar en el mapa con suministro o en la reserva.
no-not-eliminated = { $unit-the } no está entre tus unidades eliminadas.
no-not-for-corps = { $unit-the } no se puede colocar en { $place }: exige una fuente propia con suministro o Madrid, con sitio.
no-reserve-armor = { $unit-the } solo va de la reserva a un puerto propio con suministro, los carros soviéticos a uno del Mediterráneo; { $place } no lo es.
no-reserve-empty = { $unit-the } solo va de la reserva a un espacio con una unidad propia, a una fuente de suministro o a Madrid; { $place } no vale.
no-reserve-isolated = Una milicia por turno, no navarra, va de la reserva a un grupo aislado, a un espacio con una unidad propia; { $unit-el } no puede ir a { $place }.
no-reserve-region = { $unit-the } solo va de la reserva a su tierra o junto a una unidad de los suyos con suministro; { $place } no vale.
no-not-here-to-restore = { $unit-the } no está ni en el mapa ni en tu reserva.
no-not-in-combat = { $unit-the } no participa en este combate.
no-not-in-that-space = { $unit-the } no es una división de { $place }.
no-not-militia = { $unit-the } no es de las milicias republicanas.
no-never-moves = { $unit-the } se queda donde surgió: nunca se mueve ni se redespliega.
no-never-militarized = { $unit-the } nunca pasa al Ejército Popular: no lo hacen ni las milicias regionales ni las del POUM.
no-militia-not-in-play = { $unit-the } no está ni en el mapa ni en la reserva ni entre las eliminadas.
no-not-moved-yet = Ya has tomado { $unit-el }: su movimiento es de un espacio como mínimo.
no-muster-enough = La reserva ya tiene las { $least } unidades de esta clase que necesita; { $unit-el } se queda.
no-muster-from-map = { $unit-the } no es una de tus unidades del mapa.
no-muster-unsupplied = { $unit-the } está sin suministro y no puede ir a la reserva.
no-muster-wrong-kind = { $unit-the } no cuenta para la reserva.
no-not-initial = { $unit-the } no es uno de tus cuerpos iniciales.
no-not-on-the-way = { $unit-the } no puede avanzar a { $place }: solo al espacio atacado o a uno que el enemigo dejó en una retirada larga.
no-not-overstacked = { $unit-the } no está en { $place }.
no-not-placed-there = { $place } no es uno de los espacios donde «{ $card }» deja entrar { $unit-al }.
no-not-retreating = { $unit-the } no se retira.
no-not-shaken = «{ $card }» solo afecta a pilas republicanas adyacentes a tus unidades, y nunca a Brigadas Internacionales ni a carros T-26: { $place } está a salvo.
no-not-to-reserve = { $unit-the } no puede ir a la reserva desde aquí.
no-not-to-sr = { $unit-the } no es de tu bando, no se puede redesplegar: elige una unidad propia.
no-not-your-unit = { $unit-the } no es de tu bando: elige una unidad propia.
no-not-your-works = No tienes posición ni trinchera en { $place }.
no-nobody-deserts = «{ $card }» exige una pila republicana adyacente a una de tus unidades, con alguien más que Brigadas Internacionales y carros T-26.
no-nowhere-to-go = { $unit-the } no tiene ningún movimiento permitido desde { $place }.
no-nowhere-from-sr = { $unit-the } no está ni en el mapa ni en la reserva: no se puede redesplegar.
no-nowhere-to-sr = { $unit-the } no tiene adónde redesplegarse.
no-one-afr = En los turnos 1 y 2, una sola unidad del Ejército de África por carta; { $unit-el } tiene que esperar.
no-one-builder = En { $place } ya está construyendo una unidad.
no-one-counterattack = Un contraataque estratégico por turno: se jugó «{ $by }», «{ $card }» debe esperar.
no-one-reinforcement = { $type-id ->
    [nat] Este turno ya se han jugado refuerzos nacionales; «{ $card }» debe esperar.
    [axis] Este turno ya se han jugado refuerzos del Eje; «{ $card }» debe esperar.
    [sov] Este turno ya se han jugado refuerzos soviéticos; «{ $card }» debe esperar.
   *[rep] Este turno ya se han jugado refuerzos republicanos; «{ $card }» debe esperar.
}
no-one-sr = { $unit-the } ya se ha redesplegado en esta ronda.
no-one-step-unit = { $unit-the } tiene un solo paso y no puede cruzar la frontera.
no-only-combat-cards = «{ $card }» no es una carta de combate: solo esas se pueden descartar.
no-oos-cannot-build = { $unit-the } está sin suministro en { $place } y no puede construir.
no-oos-no-attack = { $place } está sin suministro: no se puede activar para combatir.
no-oos-no-card = «{ $card }» no se puede usar: una unidad de tu bando en este combate está sin suministro.
no-oos-no-move = { $place } está sin suministro: no se puede activar.
no-oos-no-rp = { $unit-the } está sin suministro y no recibe reemplazos.
no-oos-no-sr = { $unit-the } está sin suministro y no se puede redesplegar.
no-other-war-phase = «{ $card }» solo se puede usar en esta fase de la guerra: { $phase }.
no-out-of-range = { $place } está a más de { $range } espacios de territorio republicano con suministro.
no-regional-no-special = { $unit-the } es una unidad regional y no puede cruzar la frontera.
no-regional-place = { $unit-the } debe estar junto a una unidad o en la fuente de su región, dentro de ella si es posible; { $place } no vale.
no-reserve-lacks = «{ $card }» exige tener esto en la reserva: { $unit }.
no-retreat-enemy = { $unit-the } no puede retirarse a { $place }: allí hay enemigos, o es el espacio que hay que dejar.
no-retreat-friendly-first = { $unit-the } debe retirarse por espacios propios mientras pueda; { $place } no lo es.
no-retreat-fewest = { $unit-the } debe cruzar los menos espacios enemigos posibles; otro camino tiene menos que el de { $place }.
no-retreat-too-far = { $unit-the } se retira { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
}, y uno más solo donde eso evita una pila demasiado grande; { $place } está demasiado lejos.
no-retreat-full = No cabe nadie más en { $place }, y hay otro camino que acaba dentro del límite para { $unit-el }.
no-retreat-supplied = { $unit-the } debe terminar con suministro mientras pueda; { $place } es peor camino.
no-retreat-too-short = { $unit-the } debe retirarse { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
}; { $place } está demasiado cerca.
no-one-pool-pays = El paso { $unit-del } se paga de un solo total, no de los dos.
no-rp-too-few = { $pool-id ->
    [mixed] { $unit-the } cuesta { $price }, la mitad de cada total, y uno de ellos solo tiene { $have }.
    [nat] { $unit-the } cuesta { $price }, y hay { $have } de puntos nacionales.
    [axis] { $unit-the } cuesta { $price }, y hay { $have } de puntos del Eje.
    [rep] { $unit-the } cuesta { $price }, y hay { $have } de puntos republicanos.
   *[other] { $unit-the } cuesta { $price }, y hay { $have } de puntos soviéticos.
}
no-real-first = { $unit-the } no puede perder este paso: las unidades presentes pierden antes que una división ficticia.
no-rp-twice = Se jugó una carta por reemplazos en la ronda { $round }: no en dos rondas seguidas. Usa la carta de otra manera.
no-shaken-already = { $place } ya ha perdido su paso por «{ $card }»; la segunda debe ser otra pila.
no-siege-at-start = { $siege-the } no puede tener más resistencia que al principio.
no-siege-one-rp = { $siege-the } ya ha recibido su punto este turno.
no-siege-too-late = Los asedios solo se refuerzan hasta el turno 5; no se puede reforzar { $siege-el }.
no-special-forbidden = El redespliegue especial ha terminado para tu bando; { $unit-el } debe quedarse.
no-sr-enemy-space = El espacio { $place } no es tuyo; { $unit-el } no se puede redesplegar allí.
no-sr-twice = Se jugó una carta por redespliegue en la ronda { $round }: no en dos rondas seguidas. Usa la carta de otra manera.
no-sr-unsupplied = { $place } está sin suministro; { $unit-el } no se puede redesplegar allí.
no-strait-closed = El Estrecho es republicano: { $unit-el } no puede ir por mar a { $place }. Solo están abiertos los puertos del Atlántico y Cádiz.
no-strait-lost = El Estrecho es nacional: { $unit-el } no puede ir por mar desde Algeciras y Cádiz ni hasta allí, así que tampoco a { $place }.
no-not-in-port = { $unit-the } no puede ir a { $place }: no llega por espacios propios, y por mar solo se sale de un puerto.
no-not-in-the-atlantic = { $unit-the } no puede ir por mar a { $place }: la República solo navega por el Mediterráneo.
no-trench-elsewhere = «{ $card }» no puede poner su trinchera en { $place }.
no-trench-empty = No tienes ninguna unidad en { $place }: «{ $card }» solo cava donde la hay.
no-trench-foreign = El espacio { $place } no es tuyo: «{ $card }» no puede poner allí una trinchera.
no-trench-needs-corps = { $place } tiene una posición; solo un cuerpo puede cavar una trinchera, y { $unit-el } es una división.
no-trench-unsupplied = { $place } está sin suministro: «{ $card }» no puede poner allí una trinchera.
no-two-enemy-spaces = { $unit-the } ya ha entrado en dos espacios enemigos; { $place } sería el tercero.
no-two-police = Ya hay dos divisiones de policía en el norte aislado; ninguna otra puede entrar en { $place }.
no-uncoordinated = Las milicias no pueden atacar juntas ellas solas desde { $count } espacios ({ $places }): añade una unidad que no sea de milicias en todos menos uno.
no-used-this-round = «{ $card }» ya se ha usado en esta ronda.
no-winter-limit = Invierno: { $limit } cartas de operaciones en el turno { $turn }, y ya están jugadas.
no-works-forbidden = En { $place } ya no se puede construir nada.
no-wrong-pool = { $pool-id ->
    [nat] Los puntos nacionales no sirven para { $unit-el }: paga con otros.
    [axis] Los puntos del Eje no sirven para { $unit-el }: paga con otros.
    [rep] Los puntos republicanos no sirven para { $unit-el }: paga con otros.
   *[sov] Los puntos soviéticos no sirven para { $unit-el }: paga con otros.
}
no-wrong-role = { $role-id ->
    [attack] «{ $card }» solo es para el ataque: no sirve al otro bando de un combate.
   *[defence] «{ $card }» solo es para la defensa: no sirve al otro bando de un combate.
}
no-back-later = { $unit-the } vuelve por la frontera en el turno { $turn }.
no-corps-need-room = Los cuerpos de «{ $card }» no tienen sitio mientras esté la división: debe irse antes.
no-cull-own = { $unit-the } es de tu bando. La pila demasiado grande es la del enemigo, en { $place }: se elimina una de sus unidades.
no-disband-absent = { $unit-the } no está ni en el mapa ni en la reserva ni entre las eliminadas: no se puede renunciar a esa unidad.
no-disband-living-first = { $unit-the } ya está entre las eliminadas: mientras la haya, se renuncia a una división del mapa o de la reserva.
no-disband-unsupplied = { $unit-the } está sin suministro: no se puede renunciar a esa unidad a cambio de cuerpos.
no-no-island = No se puede desembarcar junto a { $place }: el «Plan “P”» no va a las islas.
no-no-reward-there = { $place } no puede recibir la bonificación de «{ $card }»: vuelve a ser nacional o ya tiene un marcador.
no-no-victory-there = En esta ronda no se ha ganado con avance ningún ataque a { $place }: «{ $card }» no gana nada allí.
no-not-defending = { $unit-the } no defiende { $place }: el paso lo pierde uno de sus defensores.
no-other-side-loses = { $unit-the } es del otro bando de este combate: cada bando sufre sus pérdidas.
no-replace-from-reserve = { $unit-the } no está en la reserva y no puede sustituir { $corps-al }.
no-replace-full-first = { $unit-the } tiene la fuerza reducida: mientras la reserva tenga una, sustituye { $corps-al } una división con fuerza completa.
no-retreat-no-beach = { $unit-the } no puede retirarse a { $place }: es un desembarco republicano.
no-retreat-twice = { $unit-the } se retira por espacios distintos, nunca dos veces por el mismo.
no-shake-one = «{ $card }» afecta al menos a una pila.
no-siege-of-the-enemy = Solo los nacionales refuerzan { $siege-el }.
no-trench-must = «{ $card }» pone al menos una trinchera.
no-works-of-the-enemy = Las obras de { $place } son del enemigo; caen cuando se toma el espacio.

## Al señalar: qué retiene ahora una cosa, para qué sirve

no-one-at-a-time = Ninguna respuesta nombra todo esto a la vez: { $things }.
no-unit-waits = { $when-id ->
    [play] { $unit-the } actúa cuando se activa { $place }: juega una carta por operaciones o haz una operación automática. Una carta por redespliegue puede llevar la unidad más lejos.
    [fight] { $unit-the }, en { $place }, no interviene en esta elección: primero se termina el combate.
    [enemy] Es la ronda del enemigo: { $unit-el }, en { $place }, actúa en una de las tuyas.
   *[later] { $unit-the }, en { $place }, actúa en tus rondas de acción, cuando se activa su espacio.
}
no-stack-waits = { $when-id ->
    [play] Las unidades de { $place } actúan cuando se activa el espacio: juega una carta por operaciones o haz una operación automática.
    [fight] Las unidades de { $place } no intervienen en esta elección: primero se termina el combate.
    [enemy] Es la ronda del enemigo: las unidades de { $place } actúan en una de las tuyas.
   *[later] Las unidades de { $place } actúan en tus rondas de acción, cuando se activa el espacio.
}
no-space-waits = { $when-id ->
    [play] El espacio { $place } es tuyo y no tiene unidades. Llegan allí con una carta por operaciones o por redespliegue.
    [fight] El espacio { $place } es tuyo, no tiene unidades y no interviene en este combate.
   *[other] El espacio { $place } es tuyo y no tiene unidades. Llegan allí con movimientos y redespliegue en tus rondas de acción.
}
no-enemy-unit = { $unit-the } es del enemigo. Se puede atacar desde los espacios adyacentes a { $place } activados para combatir, en tus rondas.
no-enemy-stack = En { $place } hay unidades enemigas. Se pueden atacar desde los espacios adyacentes activados para combatir, en tus rondas.
no-enemy-space = El espacio { $place } es del enemigo y no tiene unidades: lo toma una unidad tuya que entre en él.
no-no-beach-head = { $place }: solo se usa mientras hay un desembarco.
no-in-reserve = { $unit-the } está en tu reserva. Llega al mapa con una carta por redespliegue, y puede ocupar el lugar de un cuerpo perdido.
no-in-eliminated = { $unit-the } está entre las eliminadas. En la fase de reemplazos se puede reconstruir con puntos de reemplazo.
no-in-morocco = { $unit-the } espera en Marruecos: el Ejército de África cruza al principio de tus rondas según su calendario, una vez jugado «Puente aéreo».
no-not-in-play-yet = { $unit-the } aún no está en juego: entra con una carta o con el despliegue de cuerpos.
no-out-of-reach = { $unit-the } no llega ahora hasta { $place }: tiene { $mf } de movimiento y debe rodear al enemigo.
no-out-of-the-game = { $unit-the } está definitivamente fuera del juego.
no-enemy-in-reserve = { $unit-the } está en la reserva del enemigo: allí no se le puede hacer nada.
no-enemy-in-eliminated = { $unit-the } está entre las unidades eliminadas del enemigo: este puede reconstruir la unidad.
no-enemy-in-morocco = { $unit-the } espera en Marruecos, fuera de alcance.
no-enemy-not-in-play-yet = { $unit-the } es del enemigo y aún no está en juego.
no-enemy-out-of-the-game = { $unit-the } está definitivamente fuera del juego.
no-enemy-card = «{ $card }» es una carta del enemigo: solo él puede jugarla.
no-card-in-play = «{ $card }» se está resolviendo como evento.
no-card-gone = «{ $card }» ha salido del juego.
no-card-discarded = «{ $card }» está en los descartes. Vuelve cuando se baraja de nuevo el mazo de robo.
no-card-waits = «{ $card }» se juega en una de tus rondas de acción: por operaciones, redespliegue, reemplazos o como evento.
no-combat-card-waits = «{ $card }» es una carta de combate: se usa en un combate, o se juega en una de tus rondas de acción por operaciones, redespliegue o reemplazos.
no-about-vp = Los puntos de victoria suben con lo que toman los nacionales; el escenario dice cuántos necesitan.
no-about-rm = La moral republicana cambia con lo que se gana y se pierde, y decide el tamaño de las manos, algunos eventos y un final repentino.
no-about-strait = Quien controla el Estrecho decide sobre los puertos, el suministro y el redespliegue por mar.
no-about-government = El Gobierno republicano cambia por eventos; con Largo Caballero las milicias pueden atacar juntas.
no-about-command = El mando nacional pasa a ser único por un evento.
no-about-war-phase = La fase de la guerra: en los turnos 6 y 12 entran cartas nuevas en los mazos.
no-about-rp = Puntos de reemplazo: se ganan con cartas, se gastan en la fase de reemplazos y después se pierden.
no-about-works = Los marcadores que quedan para posiciones y trincheras; no puede haber más a la vez en el mapa.
no-about-ammo = En el norte nacional escasea la munición: solo puede atacar uno de sus espacios por ronda.
no-about-winter = El invierno limita las cartas de operaciones y dificulta los ataques a montaña.
no-about-madrid = Lo cerca que han llegado los nacionales de Madrid: cuenta una vez, al final del turno 5.
no-about-siege = Un asedio: la República lo asalta desde dentro de su espacio, y los puntos nacionales pueden reforzarlo hasta el turno 5.
no-about-force = Un evento que sigue en vigor.
no-about-turn = El contador de turnos: seis rondas de acción por bando en cada turno.
no-about-turns = El contador de turnos: seis rondas de acción por bando en cada turno.
no-about-phase = La fase del turno que se está jugando.
no-about-deadline = El desembarco en Mallorca termina en la fase de estado de la guerra de este turno.
no-about-action = Lo que se hizo en esta ronda: ni redespliegue ni reemplazos dos veces seguidas.
no-about-actions = Lo que se hizo en cada ronda: ni redespliegue ni reemplazos dos veces seguidas.
no-about-records = El contador general: puntos de victoria, moral, puntos de reemplazo y asedios.
no-about-note = Aquí ha fallado una construcción: el próximo intento de la misma obra es más fácil.
no-about-supply = Los espacios con suministro. Quien está sin suministro no puede atacar, y se pierde tras la sexta ronda.
no-about-hand = Una mano de cartas: solo la conoce su dueño.
no-about-draw = Un mazo de robo: con él se completan las manos al principio de un turno.
no-about-discard = Los descartes: se barajan de nuevo cuando se agota el mazo de robo.
no-about-retained = Las cartas de combate que ganaron quedan boca arriba hasta el final del turno y se pueden usar otra vez.
no-about-removed = Cartas que han salido del juego.
no-about-reserve = Una reserva: sus divisiones llegan al mapa por redespliegue y ocupan el lugar de los cuerpos perdidos.
no-about-eliminated = Unidades eliminadas: los puntos de reemplazo pueden reconstruirlas.
no-about-morocco = Aquí espera el Ejército de África hasta que cruza.
no-about-returning = Aquí esperan dos turnos los cuerpos que cruzaron la frontera.
no-about-card = Una carta tiene cuatro usos: operaciones, redespliegue, reemplazos o su evento. Se elige uno al jugarla.

## Cómo se gana y se pierde

aim-rm-high = Moral republicana en { $need } o más al final del turno { $turn }
aim-rm-low = Moral republicana en { $need } o menos al final del turno { $turn }
aim-vp-nat = { $need } puntos de victoria o más después del turno { $turn }
aim-vp-rep = { $need } puntos de victoria o menos después del turno { $turn }
aim-vp-draw = Exactamente { $need } puntos de victoria después del turno { $turn }: no gana nadie. Ahora hay { $now }.
aim-cities = Las seis ciudades principales, en manos { $side-del }
aim-coup = «{ $card }» jugada como evento, desde el turno { $turn }, con la moral republicana en { $most } o menos
aim-part-prize = { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
aim-part-city = { $place }
aim-part-madrid-ahead = Madrid, objetivo prioritario: tal como está, { $points } al final del turno { $turn }
aim-part-madrid-counted = Madrid, objetivo prioritario: { $points } al final del turno { $turn }
aim-tested-status = Se comprueba al final de cada turno, del { $first } al { $last }, cada uno con su propio nivel: este es el del turno { $turn }.
aim-tested-coup = Al instante, en una ronda nacional, desde el turno { $turn }.

warn-rm-nat = La moral republicana es { $rm }: con { $level } o más, la República gana al final del turno { $turn }.
warn-rm-rep = Tu moral es { $rm }: con { $level } o menos, pierdes al final del turno { $turn }.
warn-rm-next-nat = La moral republicana es { $rm }. En el turno { $turn } la República gana con { $level }.
warn-rm-next-rep = Tu moral es { $rm }. En el turno { $turn } pierdes con { $level }.
warn-coup = Desde el turno { $turn } los nacionales pueden jugar «{ $card }» y ganar al instante si la moral es { $most } o menos. Es { $rm }.
warn-cities = Las seis ciudades principales están en manos { $side-del }: la partida se pierde al final de este turno.
warn-last-city = { $place } es la última ciudad principal que no está en manos { $side-del }, y hay enemigos junto a ella.
warn-count-nat = Último turno: tienes { $vp } puntos de victoria y necesitas { $need }.
warn-count-rep = Último turno: los nacionales tienen { $vp } puntos de victoria; solo ganas con { $need } o menos.
warn-starve = { $units }, en { $places }: { $count ->
    [one] no tiene línea de suministro y se pierde
   *[other] no tienen línea de suministro y se pierden
} definitivamente tras tu sexta ronda.
warn-cut-space = Sin suministro, y del enemigo tras tu sexta ronda: { $places }.
warn-madrid = El avance sobre Madrid no ha llegado bastante lejos: al final del turno { $turn } cuesta { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
}.
warn-isolated = Aislamiento de { $places }: después del turno { $turn } solo una línea de suministro mantiene vivas las unidades de allí.
warn-africa = La próxima unidad del Ejército de África no tiene sitio para desembarcar.
warn-open-prizes = Sin ninguna unidad, y el enemigo puede entrar en su próxima ronda: { $places }.
warn-empty-prize = { $place } quedaría sin ninguna unidad, y el enemigo puede entrar allí en su próxima ronda.
warn-empty-source = { $place }, una de tus fuentes de suministro, quedaría sin ninguna unidad, y el enemigo puede entrar allí en su próxima ronda.
warn-retreat-unfed = { $unit-the } estaría sin suministro en { $place } y se pierde definitivamente tras tu sexta ronda, si no se abre una línea de suministro.
warn-no-retreat = { $count ->
    [one] { $units-the } no tiene retirada desde { $place } y se pierde definitivamente.
   *[other] Sin retirada desde { $place }, se pierden definitivamente: { $units }.
}
warn-no-target = No hay enemigos junto a { $place }: activarlo para combatir no sirve de nada.
warn-turn-1-militia = En el turno 1, un ataque con milicias tiene −1 al dado.
warn-winter = Invierno: { $limit } cartas de operaciones por bando en el turno { $turn }, y esta es la última de las tuyas.
warn-rp-closed = { $pool-id ->
    [axis] { $points ->
        [one] Se pierde 1 punto del Eje
       *[other] Se pierden { $points } puntos del Eje
    }
   *[sov] { $points ->
        [one] Se pierde 1 punto soviético
       *[other] Se pierden { $points } puntos soviéticos
    }
} de «{ $card }»: solo cuentan después de «{ $aid }».
warn-rp-closed-aid = { $pool-id ->
    [axis] { $points ->
        [one] Se pierde 1 punto del Eje
       *[other] Se pierden { $points } puntos del Eje
    }
   *[sov] { $points ->
        [one] Se pierde 1 punto soviético
       *[other] Se pierden { $points } puntos soviéticos
    }
}: solo cuentan cuando esta carta se ha jugado como evento.
warn-card-leaves = «{ $card }» sale del juego cuando se juega su evento.
warn-rp-left = { $points ->
    [1] Se pierde 1 punto de reemplazo
   *[other] Se pierden { $points } puntos de reemplazo
}: los puntos no se guardan para el turno siguiente.
warn-ops-unused = { $count ->
    [one] Queda 1 operación sin usar.
   *[other] Quedan { $count } operaciones sin usar.
}

cure-morale-nat = Toma una capital de provincia, un espacio de puntos de victoria o una ciudad principal, o levanta un asedio.
cure-morale-rep = Recupera una capital de provincia, un espacio de puntos de victoria o una ciudad principal, o juega un evento que suba la moral.
cure-coup = Mantén la moral en { $least } o más.
cure-cities = Recupera una de ellas en este turno.
cure-last-city = Mantén en ella una pila fuerte.
cure-count = A tu alcance: { $places }.
cure-starve = Abre un camino de espacios propios desde { $places } hasta una fuente de suministro.
cure-madrid = Ataca Madrid o un espacio adyacente (Guadarrama, solo entrando). Madrid tomada no cuesta nada; atacada, 1; un espacio adyacente, 2.
cure-africa = Haz sitio en { $places }.
cure-garrison = Pon allí una unidad o corta el camino que lleva hasta allí.
cure-leave-one = Deja una unidad en { $place }.
cure-move-instead = Actívalo mejor para mover.
cure-aid = Juega primero «{ $aid }» como evento.

briefing-august-1936 = Agosto de 1936. El Ejército de África cruza a Sevilla; el norte y el sur nacionales no están unidos, Oviedo y Granada están aisladas. La República tiene Madrid, la costa y casi toda la industria, pero sus milicias aún no pueden atacar juntas.
briefing-march-1937 = Marzo de 1937. Madrid ha resistido, y los dos bandos tienen ya cuerpos de ejército. El norte aislado, con Bilbao, es la próxima presa, y cada turno en que la República conserva la moral la acerca a la victoria.
briefing-nat-campaign = Tienes tres años para llevar 7 puntos de victoria hasta 20. Hasta el turno 15 vigila la moral republicana: el nivel con que gana la República baja cada turno.
briefing-rep-campaign = Conserva lo que tienes. El nivel de moral con que ganas baja cada turno, del cuarto al decimoquinto; una República que mantiene su terreno gana por moral.
briefing-nat-war-of-the-columns = Cinco turnos y 13 puntos de victoria: Madrid vale tres, y sin ella apenas salen las cuentas.
briefing-rep-war-of-the-columns = Cinco turnos. Conservar Madrid es casi suficiente: ganas con 11 puntos de victoria o menos, y también con una moral de 28 en el turno 4 o de 27 en el turno 5.
briefing-nat-collapse-of-the-northern-front = Seis turnos y 14 puntos de victoria. Bilbao y Santander solo dan el empate: hay que encontrar un punto más. En el turno 11 la moral debe haber bajado a 20, o gana la República.
briefing-rep-collapse-of-the-northern-front = Seis turnos. La moral es 21, y con 21 en el turno 11 ganas: una capital recuperada en otra parte puede decidirlo.
briefing-nat-two-years-of-war = De 10 puntos de victoria a 20. El reloj de la moral corre en tu contra: debe bajar a 20 en el turno 11 y a 15 en el turno 15.
briefing-rep-two-years-of-war = La moral es 21 y, si nadie la toca, gana en el turno 11. No cambies por unidades las plazas que la sostienen.

first-air-bridge = «Puente aéreo» es tu primera jugada, como evento: activa tres espacios. Después deja sitio en Sevilla o Cádiz para las divisiones de África de las rondas 2 y 5.
first-join-zones = Abre el camino al norte desde Sevilla: Santa Olalla (unas milicias), Zafra (vacía) y Mérida (policía) la unen con Cáceres, y termina la escasez de munición.
first-san-sebastian = En el norte solo un espacio puede atacar por ronda: úsalo desde Beasain contra San Sebastián, que vale un punto y uno de moral.
first-simancas = Asalta el cuartel de Simancas, en Gijón, con las dos milicias asturianas: con 1-3 termina el asedio.
first-block-road = Corta el camino de Madrid: lleva por redespliegue las dos milicias de la reserva a Mérida, Badajoz o Talavera. Cada turno de retraso cuenta.
first-dig = Atrinchérate en Talavera, Toledo y Guadarrama con divisiones que se queden donde están. En este turno los ataques con milicias tienen −1.
first-durango = Ataca Durango con el cuerpo de Navarra desde Vitoria y las milicias de Beasain, y Orduña con el VI Cuerpo desde Dobro.
first-north-first = Dedica reemplazos y redespliegue al norte antes que a Madrid: cuando todo él sea tuyo, la moral baja dos más.
first-garrisons = Deja una unidad en cada capital del sur tranquilo: una vacía se pierde con cualquier movimiento.
first-stand-north = Conserva Durango y Orduña: en la montaña, perder un paso anula una retirada.
first-iron-belt = Atrinchera Bilbao con «Cinturón de Hierro»; allí no hay otra manera de tener una trinchera republicana.
first-brunete = Reserva el V Cuerpo, en Alcalá, para «Brunete», desde el turno 7: un contraataque que gana da moral.

# Palabras de las tablas impresas.
chart-terrain = Terreno y obras en combate: columnas, y qué permiten
cell-attacker = columna del atacante
cell-defender = columna del defensor
cell-stands = puede negarse a la retirada
cell-stops = detiene un avance
cell-armor = los carros ayudan
cell-open = Despejado
cell-mountain = Montaña
cell-river = Todos cruzan ríos
cell-sierra-of-madrid = Sierra de Madrid
cell-main-city = Ciudad principal
cell-position = Posición
cell-trench = Trinchera
cell-beach-head = Cabeza de playa
cell-yes = sí
cell-no = no

## Órdenes permanentes

order-combat-cards = Te atacan y puedes jugar cartas de combate
order-combat-cards-none = No jugar ninguna
order-combat-cards-best = Jugar la carta que más ayude
order-stand = Has perdido un combate y debes retirarte
order-stand-retreat = Retirarse
order-stand-stand = Perder un paso y anular la retirada

## Lo que mira un pronóstico

feature-points = puntos de victoria frente a lo normal en el turno
feature-morale = moral republicana
feature-morale-to-win = cercanía de una victoria automática nacional
feature-morale-to-lose = cercanía de una victoria automática republicana
feature-factors = factores de combate en el mapa
feature-corps = cuerpos
feature-steps = pasos en el mapa
feature-front = fuerza en el frente
feature-starving = unidades nacionales sin suministro
feature-foes-starving = unidades republicanas sin suministro
feature-open = terreno en el que podría entrar la República
feature-foes-open = terreno en el que podrían entrar los nacionales
feature-ground = espacios controlados
feature-north = el Frente Norte
feature-works = trincheras y posiciones
feature-replacements = puntos de reemplazo
feature-hand = operaciones en la mano
feature-events = buenos eventos en la mano
feature-sieges = asedios que resisten
feature-ammunition = la escasez de munición
feature-strait = el Estrecho
feature-madrid = el esfuerzo contra Madrid

## El tablero en el terminal

board-turn = Turno { $turn } ({ $date }), ronda { $round }, { $phase }; actúan { $side-el }
board-pool = PR { $pool-id ->
    [nat] nacionales
    [axis] del Eje
    [rep] republicanos
   *[sov] soviéticos
} { $points }
board-tracks = PV { $vp }, moral { $rm }, Estrecho: { $strait }; { $pools }
board-side = { $side }: mano { $hand }, mazo de robo { $draw }, descartes { $discard }, acciones: { $actions }
board-place = { $place }{ $works-id ->
    [none] {""}
   *[other] {" "}[{ $works }]
}: { $units }
board-box = { $box-id ->
    [reserve] reserva
    [eliminated] eliminadas
    [morocco] Ejército de África
   *[returning] al otro lado de la frontera
}: { $units }
