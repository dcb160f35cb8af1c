### A las Barricadas!, en español

# Los nombres que se usan en frases llevan sus formas: `.the` con artículo a principio de frase, `.el` con
# artículo, `.del` y `.al` con preposición, y su género.

## Nombres de unidades

name-rep-infantry-g-n = Sección republicana G{ $number }
    .the = La sección republicana G{ $number }
    .el = la sección republicana G{ $number }
    .del = de la sección republicana G{ $number }
    .al = a la sección republicana G{ $number }
    .gender = f
name-rep-infantry-h-n = Sección republicana H{ $number }
    .the = La sección republicana H{ $number }
    .el = la sección republicana H{ $number }
    .del = de la sección republicana H{ $number }
    .al = a la sección republicana H{ $number }
    .gender = f
name-rep-infantry-i-n = Sección republicana I{ $number }
    .the = La sección republicana I{ $number }
    .el = la sección republicana I{ $number }
    .del = de la sección republicana I{ $number }
    .al = a la sección republicana I{ $number }
    .gender = f
name-rep-infantry-j-n = Sección republicana J{ $number }
    .the = La sección republicana J{ $number }
    .el = la sección republicana J{ $number }
    .del = de la sección republicana J{ $number }
    .al = a la sección republicana J{ $number }
    .gender = f
name-rep-infantry-k-n = Sección republicana K{ $number }
    .the = La sección republicana K{ $number }
    .el = la sección republicana K{ $number }
    .del = de la sección republicana K{ $number }
    .al = a la sección republicana K{ $number }
    .gender = f
name-rep-infantry-l-n = Sección republicana L{ $number }
    .the = La sección republicana L{ $number }
    .el = la sección republicana L{ $number }
    .del = de la sección republicana L{ $number }
    .al = a la sección republicana L{ $number }
    .gender = f
name-assault-guard-a-n = Sección de la Guardia de Asalto A{ $number }
    .the = La sección de la Guardia de Asalto A{ $number }
    .el = la sección de la Guardia de Asalto A{ $number }
    .del = de la sección de la Guardia de Asalto A{ $number }
    .al = a la sección de la Guardia de Asalto A{ $number }
    .gender = f
name-assault-guard-b-n = Sección de la Guardia de Asalto B{ $number }
    .the = La sección de la Guardia de Asalto B{ $number }
    .el = la sección de la Guardia de Asalto B{ $number }
    .del = de la sección de la Guardia de Asalto B{ $number }
    .al = a la sección de la Guardia de Asalto B{ $number }
    .gender = f
name-assault-guard-c-n = Sección de la Guardia de Asalto C{ $number }
    .the = La sección de la Guardia de Asalto C{ $number }
    .el = la sección de la Guardia de Asalto C{ $number }
    .del = de la sección de la Guardia de Asalto C{ $number }
    .al = a la sección de la Guardia de Asalto C{ $number }
    .gender = f
name-carabineer-d-n = Sección de Carabineros D{ $number }
    .the = La sección de Carabineros D{ $number }
    .el = la sección de Carabineros D{ $number }
    .del = de la sección de Carabineros D{ $number }
    .al = a la sección de Carabineros D{ $number }
    .gender = f
name-carabineer-e-n = Sección de Carabineros E{ $number }
    .the = La sección de Carabineros E{ $number }
    .el = la sección de Carabineros E{ $number }
    .del = de la sección de Carabineros E{ $number }
    .al = a la sección de Carabineros E{ $number }
    .gender = f
name-rep-guardia-civil-f-n = Sección de la Guardia Civil F{ $number }
    .the = La sección de la Guardia Civil F{ $number }
    .el = la sección de la Guardia Civil F{ $number }
    .del = de la sección de la Guardia Civil F{ $number }
    .al = a la sección de la Guardia Civil F{ $number }
    .gender = f
name-gudari-o-n = Sección de gudaris O{ $number }
    .the = La sección de gudaris O{ $number }
    .el = la sección de gudaris O{ $number }
    .del = de la sección de gudaris O{ $number }
    .al = a la sección de gudaris O{ $number }
    .gender = f
name-gudari-p-n = Sección de gudaris P{ $number }
    .the = La sección de gudaris P{ $number }
    .el = la sección de gudaris P{ $number }
    .del = de la sección de gudaris P{ $number }
    .al = a la sección de gudaris P{ $number }
    .gender = f
name-gudari-s-n = Sección de gudaris S{ $number }
    .the = La sección de gudaris S{ $number }
    .el = la sección de gudaris S{ $number }
    .del = de la sección de gudaris S{ $number }
    .al = a la sección de gudaris S{ $number }
    .gender = f
name-gudari-t-n = Sección de gudaris T{ $number }
    .the = La sección de gudaris T{ $number }
    .el = la sección de gudaris T{ $number }
    .del = de la sección de gudaris T{ $number }
    .al = a la sección de gudaris T{ $number }
    .gender = f
name-catalan-militia-m-n = Sección de milicias catalanas M{ $number }
    .the = La sección de milicias catalanas M{ $number }
    .el = la sección de milicias catalanas M{ $number }
    .del = de la sección de milicias catalanas M{ $number }
    .al = a la sección de milicias catalanas M{ $number }
    .gender = f
name-catalan-militia-n-n = Sección de milicias catalanas N{ $number }
    .the = La sección de milicias catalanas N{ $number }
    .el = la sección de milicias catalanas N{ $number }
    .del = de la sección de milicias catalanas N{ $number }
    .al = a la sección de milicias catalanas N{ $number }
    .gender = f
name-communist-militia-v-n = Sección de milicias comunistas V{ $number }
    .the = La sección de milicias comunistas V{ $number }
    .el = la sección de milicias comunistas V{ $number }
    .del = de la sección de milicias comunistas V{ $number }
    .al = a la sección de milicias comunistas V{ $number }
    .gender = f
name-communist-militia-w-n = Sección de milicias comunistas W{ $number }
    .the = La sección de milicias comunistas W{ $number }
    .el = la sección de milicias comunistas W{ $number }
    .del = de la sección de milicias comunistas W{ $number }
    .al = a la sección de milicias comunistas W{ $number }
    .gender = f
name-anarchist-militia-1-x-n = Sección de milicias anarquistas X{ $number }
    .the = La sección de milicias anarquistas X{ $number }
    .el = la sección de milicias anarquistas X{ $number }
    .del = de la sección de milicias anarquistas X{ $number }
    .al = a la sección de milicias anarquistas X{ $number }
    .gender = f
name-anarchist-militia-2-y-n = Sección de milicias anarquistas Y{ $number }
    .the = La sección de milicias anarquistas Y{ $number }
    .el = la sección de milicias anarquistas Y{ $number }
    .del = de la sección de milicias anarquistas Y{ $number }
    .al = a la sección de milicias anarquistas Y{ $number }
    .gender = f
name-durruti-militia-z-n = Sección de la Columna Durruti Z{ $number }
    .the = La sección de la Columna Durruti Z{ $number }
    .el = la sección de la Columna Durruti Z{ $number }
    .del = de la sección de la Columna Durruti Z{ $number }
    .al = a la sección de la Columna Durruti Z{ $number }
    .gender = f
name-rep-engineers-x-n = { $number }.ª sección republicana de zapadores
    .the = La { $number }.ª sección republicana de zapadores
    .el = la { $number }.ª sección republicana de zapadores
    .del = de la { $number }.ª sección republicana de zapadores
    .al = a la { $number }.ª sección republicana de zapadores
    .gender = f
name-rep-cavalry-cr-n = Sección republicana de caballería CR{ $number }
    .the = La sección republicana de caballería CR{ $number }
    .el = la sección republicana de caballería CR{ $number }
    .del = de la sección republicana de caballería CR{ $number }
    .al = a la sección republicana de caballería CR{ $number }
    .gender = f
name-rep-mmg-q-n = Sección de ametralladoras Maxim Q{ $number }
    .the = La sección de ametralladoras Maxim Q{ $number }
    .el = la sección de ametralladoras Maxim Q{ $number }
    .del = de la sección de ametralladoras Maxim Q{ $number }
    .al = a la sección de ametralladoras Maxim Q{ $number }
    .gender = f
name-rep-mmg-r-n = Sección de ametralladoras Maxim R{ $number }
    .the = La sección de ametralladoras Maxim R{ $number }
    .el = la sección de ametralladoras Maxim R{ $number }
    .del = de la sección de ametralladoras Maxim R{ $number }
    .al = a la sección de ametralladoras Maxim R{ $number }
    .gender = f
name-rep-mmg-x-n = { $number }.ª sección de ametralladoras Maxim
    .the = La { $number }.ª sección de ametralladoras Maxim
    .el = la { $number }.ª sección de ametralladoras Maxim
    .del = de la { $number }.ª sección de ametralladoras Maxim
    .al = a la { $number }.ª sección de ametralladoras Maxim
    .gender = f
name-assault-guard-mmg-x-n = { $number }.ª sección de ametralladoras de la Guardia de Asalto
    .the = La { $number }.ª sección de ametralladoras de la Guardia de Asalto
    .el = la { $number }.ª sección de ametralladoras de la Guardia de Asalto
    .del = de la { $number }.ª sección de ametralladoras de la Guardia de Asalto
    .al = a la { $number }.ª sección de ametralladoras de la Guardia de Asalto
    .gender = f
name-gudari-mmg-u-n = Sección de ametralladoras de gudaris U{ $number }
    .the = La sección de ametralladoras de gudaris U{ $number }
    .el = la sección de ametralladoras de gudaris U{ $number }
    .del = de la sección de ametralladoras de gudaris U{ $number }
    .al = a la sección de ametralladoras de gudaris U{ $number }
    .gender = f
name-gudari-mmg-x-n = { $number }.ª sección de ametralladoras de gudaris
    .the = La { $number }.ª sección de ametralladoras de gudaris
    .el = la { $number }.ª sección de ametralladoras de gudaris
    .del = de la { $number }.ª sección de ametralladoras de gudaris
    .al = a la { $number }.ª sección de ametralladoras de gudaris
    .gender = f
name-anarchist-mmg-za-n = Sección anarquista de ametralladoras ZA{ $number }
    .the = La sección anarquista de ametralladoras ZA{ $number }
    .el = la sección anarquista de ametralladoras ZA{ $number }
    .del = de la sección anarquista de ametralladoras ZA{ $number }
    .al = a la sección anarquista de ametralladoras ZA{ $number }
    .gender = f
name-rep-81mm-x-n = { $number ->
    [1] 1.er mortero de 81 mm
    [3] 3.er mortero de 81 mm
   *[other] { $number }.º mortero de 81 mm
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } mortero de 81 mm
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } mortero de 81 mm
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } mortero de 81 mm
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } mortero de 81 mm
    .gender = m
name-rep-75mm-x-n = { $number }.ª pieza de 75 mm
    .the = La { $number }.ª pieza de 75 mm
    .el = la { $number }.ª pieza de 75 mm
    .del = de la { $number }.ª pieza de 75 mm
    .al = a la { $number }.ª pieza de 75 mm
    .gender = f
name-rep-105mm-x-n = { $number }.ª pieza de 105 mm
    .the = La { $number }.ª pieza de 105 mm
    .el = la { $number }.ª pieza de 105 mm
    .del = de la { $number }.ª pieza de 105 mm
    .al = a la { $number }.ª pieza de 105 mm
    .gender = f
name-rep-45mm-at-x-n = { $number }.ª pieza anticarro de 45 mm
    .the = La { $number }.ª pieza anticarro de 45 mm
    .el = la { $number }.ª pieza anticarro de 45 mm
    .del = de la { $number }.ª pieza anticarro de 45 mm
    .al = a la { $number }.ª pieza anticarro de 45 mm
    .gender = f
name-rep-t26b-x-n = { $number ->
    [1] 1.er carro T-26 B
    [3] 3.er carro T-26 B
   *[other] { $number }.º carro T-26 B
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro T-26 B
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro T-26 B
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro T-26 B
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro T-26 B
    .gender = m
name-rep-bt5-x-n = { $number ->
    [1] 1.er carro BT-5
    [3] 3.er carro BT-5
   *[other] { $number }.º carro BT-5
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro BT-5
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro BT-5
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro BT-5
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro BT-5
    .gender = m
name-rep-ba6-x-n = { $number }.ª autoametralladora BA-6
    .the = La { $number }.ª autoametralladora BA-6
    .el = la { $number }.ª autoametralladora BA-6
    .del = de la { $number }.ª autoametralladora BA-6
    .al = a la { $number }.ª autoametralladora BA-6
    .gender = f
name-rep-unl35-x-n = { $number }.ª autoametralladora UNL-35
    .the = La { $number }.ª autoametralladora UNL-35
    .el = la { $number }.ª autoametralladora UNL-35
    .del = de la { $number }.ª autoametralladora UNL-35
    .al = a la { $number }.ª autoametralladora UNL-35
    .gender = f
name-rep-ft17-gun-x-n = { $number ->
    [1] 1.er carro FT-17 con cañón
    [3] 3.er carro FT-17 con cañón
   *[other] { $number }.º carro FT-17 con cañón
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro FT-17 con cañón
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro FT-17 con cañón
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro FT-17 con cañón
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro FT-17 con cañón
    .gender = m
name-rep-ft17-mmg-x-n = { $number ->
    [1] 1.er carro FT-17 con ametralladora
    [3] 3.er carro FT-17 con ametralladora
   *[other] { $number }.º carro FT-17 con ametralladora
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro FT-17 con ametralladora
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro FT-17 con ametralladora
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro FT-17 con ametralladora
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro FT-17 con ametralladora
    .gender = m
name-rep-trubia36-x-n = { $number ->
    [1] 1.er carro Trubia 36
    [3] 3.er carro Trubia 36
   *[other] { $number }.º carro Trubia 36
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro Trubia 36
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro Trubia 36
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro Trubia 36
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro Trubia 36
    .gender = m
name-rep-bilbao32-x-n = { $number }.ª autoametralladora Bilbao 32
    .the = La { $number }.ª autoametralladora Bilbao 32
    .el = la { $number }.ª autoametralladora Bilbao 32
    .del = de la { $number }.ª autoametralladora Bilbao 32
    .al = a la { $number }.ª autoametralladora Bilbao 32
    .gender = f
name-rep-tiznao-x-n = { $number ->
    [1] 1.er tiznao
    [3] 3.er tiznao
   *[other] { $number }.º tiznao
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } tiznao
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } tiznao
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } tiznao
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } tiznao
    .gender = m
name-rep-schneider-ca1-x1 = Carro Schneider CA1
    .the = El carro Schneider CA1
    .el = el carro Schneider CA1
    .del = del carro Schneider CA1
    .al = al carro Schneider CA1
    .gender = m
name-rep-truck-x-n = { $number ->
    [1] 1.er camión
    [3] 3.er camión
   *[other] { $number }.º camión
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } camión
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } camión
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } camión
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } camión
    .gender = m
name-rep-horses-x-n = { $number ->
    [1] 1.er grupo de caballos
    [3] 3.er grupo de caballos
   *[other] { $number }.º grupo de caballos
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } grupo de caballos
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } grupo de caballos
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } grupo de caballos
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } grupo de caballos
    .gender = m
name-nat-infantry-i-n = Sección nacional I{ $number }
    .the = La sección nacional I{ $number }
    .el = la sección nacional I{ $number }
    .del = de la sección nacional I{ $number }
    .al = a la sección nacional I{ $number }
    .gender = f
name-nat-infantry-j-n = Sección nacional J{ $number }
    .the = La sección nacional J{ $number }
    .el = la sección nacional J{ $number }
    .del = de la sección nacional J{ $number }
    .al = a la sección nacional J{ $number }
    .gender = f
name-nat-infantry-k-n = Sección nacional K{ $number }
    .the = La sección nacional K{ $number }
    .el = la sección nacional K{ $number }
    .del = de la sección nacional K{ $number }
    .al = a la sección nacional K{ $number }
    .gender = f
name-nat-infantry-l-n = Sección nacional L{ $number }
    .the = La sección nacional L{ $number }
    .el = la sección nacional L{ $number }
    .del = de la sección nacional L{ $number }
    .al = a la sección nacional L{ $number }
    .gender = f
name-nat-infantry-m-n = Sección nacional M{ $number }
    .the = La sección nacional M{ $number }
    .el = la sección nacional M{ $number }
    .del = de la sección nacional M{ $number }
    .al = a la sección nacional M{ $number }
    .gender = f
name-legion-a-n = Sección de la Legión A{ $number }
    .the = La sección de la Legión A{ $number }
    .el = la sección de la Legión A{ $number }
    .del = de la sección de la Legión A{ $number }
    .al = a la sección de la Legión A{ $number }
    .gender = f
name-legion-b-n = Sección de la Legión B{ $number }
    .the = La sección de la Legión B{ $number }
    .el = la sección de la Legión B{ $number }
    .del = de la sección de la Legión B{ $number }
    .al = a la sección de la Legión B{ $number }
    .gender = f
name-legion-c-n = Sección de la Legión C{ $number }
    .the = La sección de la Legión C{ $number }
    .el = la sección de la Legión C{ $number }
    .del = de la sección de la Legión C{ $number }
    .al = a la sección de la Legión C{ $number }
    .gender = f
name-moor-e-n = Sección marroquí E{ $number }
    .the = La sección marroquí E{ $number }
    .el = la sección marroquí E{ $number }
    .del = de la sección marroquí E{ $number }
    .al = a la sección marroquí E{ $number }
    .gender = f
name-moor-f-n = Sección marroquí F{ $number }
    .the = La sección marroquí F{ $number }
    .el = la sección marroquí F{ $number }
    .del = de la sección marroquí F{ $number }
    .al = a la sección marroquí F{ $number }
    .gender = f
name-moor-g-n = Sección marroquí G{ $number }
    .the = La sección marroquí G{ $number }
    .el = la sección marroquí G{ $number }
    .del = de la sección marroquí G{ $number }
    .al = a la sección marroquí G{ $number }
    .gender = f
name-nat-guardia-civil-p-n = Sección de la Guardia Civil P{ $number }
    .the = La sección de la Guardia Civil P{ $number }
    .el = la sección de la Guardia Civil P{ $number }
    .del = de la sección de la Guardia Civil P{ $number }
    .al = a la sección de la Guardia Civil P{ $number }
    .gender = f
name-nat-guardia-civil-pb-n = Sección de la Guardia Civil PB{ $number }
    .the = La sección de la Guardia Civil PB{ $number }
    .el = la sección de la Guardia Civil PB{ $number }
    .del = de la sección de la Guardia Civil PB{ $number }
    .al = a la sección de la Guardia Civil PB{ $number }
    .gender = f
name-requete-q-n = Sección de requetés Q{ $number }
    .the = La sección de requetés Q{ $number }
    .el = la sección de requetés Q{ $number }
    .del = de la sección de requetés Q{ $number }
    .al = a la sección de requetés Q{ $number }
    .gender = f
name-requete-r-n = Sección de requetés R{ $number }
    .the = La sección de requetés R{ $number }
    .el = la sección de requetés R{ $number }
    .del = de la sección de requetés R{ $number }
    .al = a la sección de requetés R{ $number }
    .gender = f
name-requete-s-n = Sección de requetés S{ $number }
    .the = La sección de requetés S{ $number }
    .el = la sección de requetés S{ $number }
    .del = de la sección de requetés S{ $number }
    .al = a la sección de requetés S{ $number }
    .gender = f
name-requete-sb-n = Sección de requetés SB{ $number }
    .the = La sección de requetés SB{ $number }
    .el = la sección de requetés SB{ $number }
    .del = de la sección de requetés SB{ $number }
    .al = a la sección de requetés SB{ $number }
    .gender = f
name-carlist-t-n = Sección carlista T{ $number }
    .the = La sección carlista T{ $number }
    .el = la sección carlista T{ $number }
    .del = de la sección carlista T{ $number }
    .al = a la sección carlista T{ $number }
    .gender = f
name-carlist-u-n = Sección carlista U{ $number }
    .the = La sección carlista U{ $number }
    .el = la sección carlista U{ $number }
    .del = de la sección carlista U{ $number }
    .al = a la sección carlista U{ $number }
    .gender = f
name-phalangist-v-n = Sección de Falange V{ $number }
    .the = La sección de Falange V{ $number }
    .el = la sección de Falange V{ $number }
    .del = de la sección de Falange V{ $number }
    .al = a la sección de Falange V{ $number }
    .gender = f
name-phalangist-w-n = Sección de Falange W{ $number }
    .the = La sección de Falange W{ $number }
    .el = la sección de Falange W{ $number }
    .del = de la sección de Falange W{ $number }
    .al = a la sección de Falange W{ $number }
    .gender = f
name-phalangist-x-n = Sección de Falange X{ $number }
    .the = La sección de Falange X{ $number }
    .el = la sección de Falange X{ $number }
    .del = de la sección de Falange X{ $number }
    .al = a la sección de Falange X{ $number }
    .gender = f
name-ctv-infantry-z-n = Sección italiana Z{ $number }
    .the = La sección italiana Z{ $number }
    .el = la sección italiana Z{ $number }
    .del = de la sección italiana Z{ $number }
    .al = a la sección italiana Z{ $number }
    .gender = f
name-ctv-infantry-za-n = Sección italiana ZA{ $number }
    .the = La sección italiana ZA{ $number }
    .el = la sección italiana ZA{ $number }
    .del = de la sección italiana ZA{ $number }
    .al = a la sección italiana ZA{ $number }
    .gender = f
name-ctv-infantry-zb-n = Sección italiana ZB{ $number }
    .the = La sección italiana ZB{ $number }
    .el = la sección italiana ZB{ $number }
    .del = de la sección italiana ZB{ $number }
    .al = a la sección italiana ZB{ $number }
    .gender = f
name-nat-engineers-x-n = { $number }.ª sección nacional de zapadores
    .the = La { $number }.ª sección nacional de zapadores
    .el = la { $number }.ª sección nacional de zapadores
    .del = de la { $number }.ª sección nacional de zapadores
    .al = a la { $number }.ª sección nacional de zapadores
    .gender = f
name-moor-cavalry-ca-n = Sección marroquí de caballería CA{ $number }
    .the = La sección marroquí de caballería CA{ $number }
    .el = la sección marroquí de caballería CA{ $number }
    .del = de la sección marroquí de caballería CA{ $number }
    .al = a la sección marroquí de caballería CA{ $number }
    .gender = f
name-moor-cavalry-cb-n = Sección marroquí de caballería CB{ $number }
    .the = La sección marroquí de caballería CB{ $number }
    .el = la sección marroquí de caballería CB{ $number }
    .del = de la sección marroquí de caballería CB{ $number }
    .al = a la sección marroquí de caballería CB{ $number }
    .gender = f
name-nat-mmg-n-n = Sección de ametralladoras Hotchkiss N{ $number }
    .the = La sección de ametralladoras Hotchkiss N{ $number }
    .el = la sección de ametralladoras Hotchkiss N{ $number }
    .del = de la sección de ametralladoras Hotchkiss N{ $number }
    .al = a la sección de ametralladoras Hotchkiss N{ $number }
    .gender = f
name-nat-mmg-o-n = Sección de ametralladoras Hotchkiss O{ $number }
    .the = La sección de ametralladoras Hotchkiss O{ $number }
    .el = la sección de ametralladoras Hotchkiss O{ $number }
    .del = de la sección de ametralladoras Hotchkiss O{ $number }
    .al = a la sección de ametralladoras Hotchkiss O{ $number }
    .gender = f
name-nat-mmg-x-n = { $number }.ª sección de ametralladoras Hotchkiss
    .the = La { $number }.ª sección de ametralladoras Hotchkiss
    .el = la { $number }.ª sección de ametralladoras Hotchkiss
    .del = de la { $number }.ª sección de ametralladoras Hotchkiss
    .al = a la { $number }.ª sección de ametralladoras Hotchkiss
    .gender = f
name-legion-mmg-d-n = Sección de ametralladoras de la Legión D{ $number }
    .the = La sección de ametralladoras de la Legión D{ $number }
    .el = la sección de ametralladoras de la Legión D{ $number }
    .del = de la sección de ametralladoras de la Legión D{ $number }
    .al = a la sección de ametralladoras de la Legión D{ $number }
    .gender = f
name-moor-mmg-h-n = Sección marroquí de ametralladoras H{ $number }
    .the = La sección marroquí de ametralladoras H{ $number }
    .el = la sección marroquí de ametralladoras H{ $number }
    .del = de la sección marroquí de ametralladoras H{ $number }
    .al = a la sección marroquí de ametralladoras H{ $number }
    .gender = f
name-phalangist-mmg-y-n = Sección de ametralladoras de Falange Y{ $number }
    .the = La sección de ametralladoras de Falange Y{ $number }
    .el = la sección de ametralladoras de Falange Y{ $number }
    .del = de la sección de ametralladoras de Falange Y{ $number }
    .al = a la sección de ametralladoras de Falange Y{ $number }
    .gender = f
name-phalangist-mmg-x-n = { $number }.ª sección de ametralladoras de Falange
    .the = La { $number }.ª sección de ametralladoras de Falange
    .el = la { $number }.ª sección de ametralladoras de Falange
    .del = de la { $number }.ª sección de ametralladoras de Falange
    .al = a la { $number }.ª sección de ametralladoras de Falange
    .gender = f
name-ctv-mmg-x-n = { $number }.ª sección italiana de ametralladoras
    .the = La { $number }.ª sección italiana de ametralladoras
    .el = la { $number }.ª sección italiana de ametralladoras
    .del = de la { $number }.ª sección italiana de ametralladoras
    .al = a la { $number }.ª sección italiana de ametralladoras
    .gender = f
name-nat-81mm-x-n = { $number ->
    [1] 1.er mortero de 81 mm
    [3] 3.er mortero de 81 mm
   *[other] { $number }.º mortero de 81 mm
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } mortero de 81 mm
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } mortero de 81 mm
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } mortero de 81 mm
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } mortero de 81 mm
    .gender = m
name-nat-75mm-x-n = { $number }.ª pieza de 75 mm
    .the = La { $number }.ª pieza de 75 mm
    .el = la { $number }.ª pieza de 75 mm
    .del = de la { $number }.ª pieza de 75 mm
    .al = a la { $number }.ª pieza de 75 mm
    .gender = f
name-nat-105mm-x-n = { $number }.ª pieza de 105 mm
    .the = La { $number }.ª pieza de 105 mm
    .el = la { $number }.ª pieza de 105 mm
    .del = de la { $number }.ª pieza de 105 mm
    .al = a la { $number }.ª pieza de 105 mm
    .gender = f
name-nat-65mm-x-n = { $number }.ª pieza de infantería de 65 mm
    .the = La { $number }.ª pieza de infantería de 65 mm
    .el = la { $number }.ª pieza de infantería de 65 mm
    .del = de la { $number }.ª pieza de infantería de 65 mm
    .al = a la { $number }.ª pieza de infantería de 65 mm
    .gender = f
name-nat-37mm-at-x-n = { $number }.ª pieza anticarro de 37 mm
    .the = La { $number }.ª pieza anticarro de 37 mm
    .el = la { $number }.ª pieza anticarro de 37 mm
    .del = de la { $number }.ª pieza anticarro de 37 mm
    .al = a la { $number }.ª pieza anticarro de 37 mm
    .gender = f
name-nat-88mm-x1 = Pieza de 88 mm
    .the = La pieza de 88 mm
    .el = la pieza de 88 mm
    .del = de la pieza de 88 mm
    .al = a la pieza de 88 mm
    .gender = f
name-nat-t26b-x-n = { $number ->
    [1] 1.er carro T-26 B
    [3] 3.er carro T-26 B
   *[other] { $number }.º carro T-26 B
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro T-26 B
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro T-26 B
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro T-26 B
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro T-26 B
    .gender = m
name-nat-bt5-x1 = Carro BT-5
    .the = El carro BT-5
    .el = el carro BT-5
    .del = del carro BT-5
    .al = al carro BT-5
    .gender = m
name-nat-ba6-x1 = Autoametralladora BA-6
    .the = La autoametralladora BA-6
    .el = la autoametralladora BA-6
    .del = de la autoametralladora BA-6
    .al = a la autoametralladora BA-6
    .gender = f
name-nat-unl35-x1 = Autoametralladora UNL-35
    .the = La autoametralladora UNL-35
    .el = la autoametralladora UNL-35
    .del = de la autoametralladora UNL-35
    .al = a la autoametralladora UNL-35
    .gender = f
name-nat-ft17-gun-x1 = Carro FT-17 con cañón
    .the = El carro FT-17 con cañón
    .el = el carro FT-17 con cañón
    .del = del carro FT-17 con cañón
    .al = al carro FT-17 con cañón
    .gender = m
name-nat-trubia36-x1 = Carro Trubia 36
    .the = El carro Trubia 36
    .el = el carro Trubia 36
    .del = del carro Trubia 36
    .al = al carro Trubia 36
    .gender = m
name-nat-bilbao32-x-n = { $number }.ª autoametralladora Bilbao 32
    .the = La { $number }.ª autoametralladora Bilbao 32
    .el = la { $number }.ª autoametralladora Bilbao 32
    .del = de la { $number }.ª autoametralladora Bilbao 32
    .al = a la { $number }.ª autoametralladora Bilbao 32
    .gender = f
name-nat-tiznao-x1 = Tiznao
    .the = El tiznao
    .el = el tiznao
    .del = del tiznao
    .al = al tiznao
    .gender = m
name-nat-pz1a-x-n = { $number ->
    [1] 1.er carro Pz I Ausf A
    [3] 3.er carro Pz I Ausf A
   *[other] { $number }.º carro Pz I Ausf A
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro Pz I Ausf A
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro Pz I Ausf A
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro Pz I Ausf A
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro Pz I Ausf A
    .gender = m
name-nat-ft17-mmg-x1 = Carro FT-17 con ametralladora
    .the = El carro FT-17 con ametralladora
    .el = el carro FT-17 con ametralladora
    .del = del carro FT-17 con ametralladora
    .al = al carro FT-17 con ametralladora
    .gender = m
name-nat-cv33-x-n = { $number ->
    [1] 1.er carro CV-33
    [3] 3.er carro CV-33
   *[other] { $number }.º carro CV-33
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro CV-33
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro CV-33
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro CV-33
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } carro CV-33
    .gender = m
name-nat-truck-x-n = { $number ->
    [1] 1.er camión
    [3] 3.er camión
   *[other] { $number }.º camión
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } camión
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } camión
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } camión
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } camión
    .gender = m
name-nat-horses-x-n = { $number ->
    [1] 1.er grupo de caballos
    [3] 3.er grupo de caballos
   *[other] { $number }.º grupo de caballos
}
    .the = El { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } grupo de caballos
    .el = el { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } grupo de caballos
    .del = del { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } grupo de caballos
    .al = al { $number ->
        [1] 1.er
        [3] 3.er
       *[other] { $number }.º
    } grupo de caballos
    .gender = m

## Nombres de oficiales

name-rep-guarner = Capitán Guarner
    .the = El capitán Guarner
    .el = el capitán Guarner
    .del = del capitán Guarner
    .al = al capitán Guarner
    .gender = m
name-rep-medrano = Capitán Medrano
    .the = El capitán Medrano
    .el = el capitán Medrano
    .del = del capitán Medrano
    .al = al capitán Medrano
    .gender = m
name-rep-farreras = Capitán Farreras
    .the = El capitán Farreras
    .el = el capitán Farreras
    .del = del capitán Farreras
    .al = al capitán Farreras
    .gender = m
name-rep-naranjo = Capitán Naranjo
    .the = El capitán Naranjo
    .el = el capitán Naranjo
    .del = del capitán Naranjo
    .al = al capitán Naranjo
    .gender = m
name-rep-sabater = Capitán Sabater
    .the = El capitán Sabater
    .el = el capitán Sabater
    .del = del capitán Sabater
    .al = al capitán Sabater
    .gender = m
name-rep-escobedo = Capitán Escobedo
    .the = El capitán Escobedo
    .el = el capitán Escobedo
    .del = del capitán Escobedo
    .al = al capitán Escobedo
    .gender = m
name-rep-pernia = Capitán Pernía
    .the = El capitán Pernía
    .el = el capitán Pernía
    .del = del capitán Pernía
    .al = al capitán Pernía
    .gender = m
name-rep-diez = Capitán Díez
    .the = El capitán Díez
    .el = el capitán Díez
    .del = del capitán Díez
    .al = al capitán Díez
    .gender = m
name-rep-soler = Capitán Soler
    .the = El capitán Soler
    .el = el capitán Soler
    .del = del capitán Soler
    .al = al capitán Soler
    .gender = m
name-rep-aldana = Capitán Aldana
    .the = El capitán Aldana
    .el = el capitán Aldana
    .del = del capitán Aldana
    .al = al capitán Aldana
    .gender = m
name-rep-quiros = Capitán Quirós
    .the = El capitán Quirós
    .el = el capitán Quirós
    .del = del capitán Quirós
    .al = al capitán Quirós
    .gender = m
name-rep-velasco = Capitán Velasco
    .the = El capitán Velasco
    .el = el capitán Velasco
    .del = del capitán Velasco
    .al = al capitán Velasco
    .gender = m
name-rep-montaner = Capitán Montaner
    .the = El capitán Montaner
    .el = el capitán Montaner
    .del = del capitán Montaner
    .al = al capitán Montaner
    .gender = m
name-rep-puigvert = Capitán Puigvert
    .the = El capitán Puigvert
    .el = el capitán Puigvert
    .del = del capitán Puigvert
    .al = al capitán Puigvert
    .gender = m
name-rep-beldarrain = Capitán Beldarrain
    .the = El capitán Beldarrain
    .el = el capitán Beldarrain
    .del = del capitán Beldarrain
    .al = al capitán Beldarrain
    .gender = m
name-rep-etxeandia = Capitán Etxeandia
    .the = El capitán Etxeandia
    .el = el capitán Etxeandia
    .del = del capitán Etxeandia
    .al = al capitán Etxeandia
    .gender = m
name-rep-lizarraga = Capitán Lizarraga
    .the = El capitán Lizarraga
    .el = el capitán Lizarraga
    .del = del capitán Lizarraga
    .al = al capitán Lizarraga
    .gender = m
name-rep-zubiaur = Capitán Zubiaur
    .the = El capitán Zubiaur
    .el = el capitán Zubiaur
    .del = del capitán Zubiaur
    .al = al capitán Zubiaur
    .gender = m
name-rep-bravo = Capitán Bravo
    .the = El capitán Bravo
    .el = el capitán Bravo
    .del = del capitán Bravo
    .al = al capitán Bravo
    .gender = m
name-rep-mancebo = Capitán Mancebo
    .the = El capitán Mancebo
    .el = el capitán Mancebo
    .del = del capitán Mancebo
    .al = al capitán Mancebo
    .gender = m
name-rep-otaegi = Capitán Otaegi
    .the = El capitán Otaegi
    .el = el capitán Otaegi
    .del = del capitán Otaegi
    .al = al capitán Otaegi
    .gender = m
name-rep-carrasco = Capitán Carrasco
    .the = El capitán Carrasco
    .el = el capitán Carrasco
    .del = del capitán Carrasco
    .al = al capitán Carrasco
    .gender = m
name-rep-gallardo = Capitán Gallardo
    .the = El capitán Gallardo
    .el = el capitán Gallardo
    .del = del capitán Gallardo
    .al = al capitán Gallardo
    .gender = m
name-rep-ferrandez = Capitán Ferrández
    .the = El capitán Ferrández
    .el = el capitán Ferrández
    .del = del capitán Ferrández
    .al = al capitán Ferrández
    .gender = m
name-rep-bonilla = Capitán Bonilla
    .the = El capitán Bonilla
    .el = el capitán Bonilla
    .del = del capitán Bonilla
    .al = al capitán Bonilla
    .gender = m
name-rep-manzana = Capitán Manzana
    .the = El capitán Manzana
    .el = el capitán Manzana
    .del = del capitán Manzana
    .al = al capitán Manzana
    .gender = m
name-rep-jover = Capitán Jover
    .the = El capitán Jover
    .el = el capitán Jover
    .del = del capitán Jover
    .al = al capitán Jover
    .gender = m
name-rep-villakampa = Capitán Villakampa
    .the = El capitán Villakampa
    .el = el capitán Villakampa
    .del = del capitán Villakampa
    .al = al capitán Villakampa
    .gender = m
name-rep-arman = Capitán Arman
    .the = El capitán Arman
    .el = el capitán Arman
    .del = del capitán Arman
    .al = al capitán Arman
    .gender = m
name-rep-pogodin = Capitán Pogodin
    .the = El capitán Pogodin
    .el = el capitán Pogodin
    .del = del capitán Pogodin
    .al = al capitán Pogodin
    .gender = m
name-rep-novikov = Capitán Novikov
    .the = El capitán Novikov
    .el = el capitán Novikov
    .del = del capitán Novikov
    .al = al capitán Novikov
    .gender = m
name-rep-almagro = Capitán Almagro
    .the = El capitán Almagro
    .el = el capitán Almagro
    .del = del capitán Almagro
    .al = al capitán Almagro
    .gender = m
name-rep-camarada-ruiz = Comisario camarada Ruiz
    .the = El comisario camarada Ruiz
    .el = el comisario camarada Ruiz
    .del = del comisario camarada Ruiz
    .al = al comisario camarada Ruiz
    .gender = m
name-rep-camarada-pons = Comisario camarada Pons
    .the = El comisario camarada Pons
    .el = el comisario camarada Pons
    .del = del comisario camarada Pons
    .al = al comisario camarada Pons
    .gender = m
name-rep-camarada-iglesias = Comisario camarada Iglesias
    .the = El comisario camarada Iglesias
    .el = el comisario camarada Iglesias
    .del = del comisario camarada Iglesias
    .al = al comisario camarada Iglesias
    .gender = m
name-rep-onzain = Padre Onzain
    .the = El padre Onzain
    .el = el padre Onzain
    .del = del padre Onzain
    .al = al padre Onzain
    .gender = m
name-rep-korta = Padre Korta
    .the = El padre Korta
    .el = el padre Korta
    .del = del padre Korta
    .al = al padre Korta
    .gender = m
name-rep-repl-lafuente = Teniente Lafuente
    .the = El teniente Lafuente
    .el = el teniente Lafuente
    .del = del teniente Lafuente
    .al = al teniente Lafuente
    .gender = m
name-rep-repl-rincon = Teniente Rincón
    .the = El teniente Rincón
    .el = el teniente Rincón
    .del = del teniente Rincón
    .al = al teniente Rincón
    .gender = m
name-rep-repl-sancho = Teniente Sancho
    .the = El teniente Sancho
    .el = el teniente Sancho
    .del = del teniente Sancho
    .al = al teniente Sancho
    .gender = m
name-rep-repl-barcelo = Teniente Barceló
    .the = El teniente Barceló
    .el = el teniente Barceló
    .del = del teniente Barceló
    .al = al teniente Barceló
    .gender = m
name-rep-repl-ochoa = Teniente Ochoa
    .the = El teniente Ochoa
    .el = el teniente Ochoa
    .del = del teniente Ochoa
    .al = al teniente Ochoa
    .gender = m
name-rep-repl-izaguirre = Teniente Izaguirre
    .the = El teniente Izaguirre
    .el = el teniente Izaguirre
    .del = del teniente Izaguirre
    .al = al teniente Izaguirre
    .gender = m
name-rep-repl-merino = Teniente Merino
    .the = El teniente Merino
    .el = el teniente Merino
    .del = del teniente Merino
    .al = al teniente Merino
    .gender = m
name-rep-repl-tello = Teniente Tello
    .the = El teniente Tello
    .el = el teniente Tello
    .del = del teniente Tello
    .al = al teniente Tello
    .gender = m
name-rep-repl-cuesta = Teniente Cuesta
    .the = El teniente Cuesta
    .el = el teniente Cuesta
    .del = del teniente Cuesta
    .al = al teniente Cuesta
    .gender = m
name-rep-repl-palacios = Teniente Palacios
    .the = El teniente Palacios
    .el = el teniente Palacios
    .del = del teniente Palacios
    .al = al teniente Palacios
    .gender = m
name-rep-repl-ripoll = Teniente Ripoll
    .the = El teniente Ripoll
    .el = el teniente Ripoll
    .del = del teniente Ripoll
    .al = al teniente Ripoll
    .gender = m
name-rep-repl-kuznetsov = Teniente Kuznetsov
    .the = El teniente Kuznetsov
    .el = el teniente Kuznetsov
    .del = del teniente Kuznetsov
    .al = al teniente Kuznetsov
    .gender = m
name-rep-repl-herrero = Teniente Herrero
    .the = El teniente Herrero
    .el = el teniente Herrero
    .del = del teniente Herrero
    .al = al teniente Herrero
    .gender = m
name-nat-tamayo = Capitán Tamayo
    .the = El capitán Tamayo
    .el = el capitán Tamayo
    .del = del capitán Tamayo
    .al = al capitán Tamayo
    .gender = m
name-nat-vazquez = Capitán Vázquez
    .the = El capitán Vázquez
    .el = el capitán Vázquez
    .del = del capitán Vázquez
    .al = al capitán Vázquez
    .gender = m
name-nat-lago = Capitán Lago
    .the = El capitán Lago
    .el = el capitán Lago
    .del = del capitán Lago
    .al = al capitán Lago
    .gender = m
name-nat-zanon = Capitán Zanón
    .the = El capitán Zanón
    .el = el capitán Zanón
    .del = del capitán Zanón
    .al = al capitán Zanón
    .gender = m
name-nat-el-mizzian = Capitán El Mizzian
    .the = El capitán El Mizzian
    .el = el capitán El Mizzian
    .del = del capitán El Mizzian
    .al = al capitán El Mizzian
    .gender = m
name-nat-castejon = Capitán Castejón
    .the = El capitán Castejón
    .el = el capitán Castejón
    .del = del capitán Castejón
    .al = al capitán Castejón
    .gender = m
name-nat-delgado = Capitán Delgado
    .the = El capitán Delgado
    .el = el capitán Delgado
    .del = del capitán Delgado
    .al = al capitán Delgado
    .gender = m
name-nat-serrano = Capitán Serrano
    .the = El capitán Serrano
    .el = el capitán Serrano
    .del = del capitán Serrano
    .al = al capitán Serrano
    .gender = m
name-nat-gavilan = Capitán Gavilán
    .the = El capitán Gavilán
    .el = el capitán Gavilán
    .del = del capitán Gavilán
    .al = al capitán Gavilán
    .gender = m
name-nat-rubalcaba = Capitán Rubalcaba
    .the = El capitán Rubalcaba
    .el = el capitán Rubalcaba
    .del = del capitán Rubalcaba
    .al = al capitán Rubalcaba
    .gender = m
name-nat-saavedra = Capitán Saavedra
    .the = El capitán Saavedra
    .el = el capitán Saavedra
    .del = del capitán Saavedra
    .al = al capitán Saavedra
    .gender = m
name-nat-villaescusa = Capitán Villaescusa
    .the = El capitán Villaescusa
    .el = el capitán Villaescusa
    .del = del capitán Villaescusa
    .al = al capitán Villaescusa
    .gender = m
name-nat-olmedo = Capitán Olmedo
    .the = El capitán Olmedo
    .el = el capitán Olmedo
    .del = del capitán Olmedo
    .al = al capitán Olmedo
    .gender = m
name-nat-prieto = Capitán Prieto
    .the = El capitán Prieto
    .el = el capitán Prieto
    .del = del capitán Prieto
    .al = al capitán Prieto
    .gender = m
name-nat-canizares = Capitán Cañizares
    .the = El capitán Cañizares
    .el = el capitán Cañizares
    .del = del capitán Cañizares
    .al = al capitán Cañizares
    .gender = m
name-nat-ballesteros = Capitán Ballesteros
    .the = El capitán Ballesteros
    .el = el capitán Ballesteros
    .del = del capitán Ballesteros
    .al = al capitán Ballesteros
    .gender = m
name-nat-cortes = Capitán Cortés
    .the = El capitán Cortés
    .el = el capitán Cortés
    .del = del capitán Cortés
    .al = al capitán Cortés
    .gender = m
name-nat-utrilla = Capitán Utrilla
    .the = El capitán Utrilla
    .el = el capitán Utrilla
    .del = del capitán Utrilla
    .al = al capitán Utrilla
    .gender = m
name-nat-barandalla = Capitán Barandalla
    .the = El capitán Barandalla
    .el = el capitán Barandalla
    .del = del capitán Barandalla
    .al = al capitán Barandalla
    .gender = m
name-nat-ureta = Capitán Ureta
    .the = El capitán Ureta
    .el = el capitán Ureta
    .del = del capitán Ureta
    .al = al capitán Ureta
    .gender = m
name-nat-zubiri = Capitán Zubiri
    .the = El capitán Zubiri
    .el = el capitán Zubiri
    .del = del capitán Zubiri
    .al = al capitán Zubiri
    .gender = m
name-nat-lacar = Capitán Lácar
    .the = El capitán Lácar
    .el = el capitán Lácar
    .del = del capitán Lácar
    .al = al capitán Lácar
    .gender = m
name-nat-arrizabalaga = Capitán Arrizabalaga
    .the = El capitán Arrizabalaga
    .el = el capitán Arrizabalaga
    .del = del capitán Arrizabalaga
    .al = al capitán Arrizabalaga
    .gender = m
name-nat-fernandez-silvestre = Capitán Fernández-Silvestre
    .the = El capitán Fernández-Silvestre
    .el = el capitán Fernández-Silvestre
    .del = del capitán Fernández-Silvestre
    .al = al capitán Fernández-Silvestre
    .gender = m
name-nat-hinojosa = Capitán Hinojosa
    .the = El capitán Hinojosa
    .el = el capitán Hinojosa
    .del = del capitán Hinojosa
    .al = al capitán Hinojosa
    .gender = m
name-nat-montes = Capitán Montes
    .the = El capitán Montes
    .el = el capitán Montes
    .del = del capitán Montes
    .al = al capitán Montes
    .gender = m
name-nat-giron = Capitán Girón
    .the = El capitán Girón
    .el = el capitán Girón
    .del = del capitán Girón
    .al = al capitán Girón
    .gender = m
name-nat-rossi = Capitán Rossi
    .the = El capitán Rossi
    .el = el capitán Rossi
    .del = del capitán Rossi
    .al = al capitán Rossi
    .gender = m
name-nat-bergamini = Capitán Bergamini
    .the = El capitán Bergamini
    .el = el capitán Bergamini
    .del = del capitán Bergamini
    .al = al capitán Bergamini
    .gender = m
name-nat-de-luca = Capitán De Luca
    .the = El capitán De Luca
    .el = el capitán De Luca
    .del = del capitán De Luca
    .al = al capitán De Luca
    .gender = m
name-nat-manfredi = Capitán Manfredi
    .the = El capitán Manfredi
    .el = el capitán Manfredi
    .del = del capitán Manfredi
    .al = al capitán Manfredi
    .gender = m
name-nat-monasterio = Capitán Monasterio
    .the = El capitán Monasterio
    .el = el capitán Monasterio
    .del = del capitán Monasterio
    .al = al capitán Monasterio
    .gender = m
name-nat-barron = Capitán Barrón
    .the = El capitán Barrón
    .el = el capitán Barrón
    .del = del capitán Barrón
    .al = al capitán Barrón
    .gender = m
name-nat-von-thoma = Capitán Von Thoma
    .the = El capitán Von Thoma
    .el = el capitán Von Thoma
    .del = del capitán Von Thoma
    .al = al capitán Von Thoma
    .gender = m
name-nat-pujales = Capitán Pujales
    .the = El capitán Pujales
    .el = el capitán Pujales
    .del = del capitán Pujales
    .al = al capitán Pujales
    .gender = m
name-nat-caballero = Padre Caballero
    .the = El padre Caballero
    .el = el padre Caballero
    .del = del padre Caballero
    .al = al padre Caballero
    .gender = m
name-nat-huidobro = Padre Huidobro
    .the = El padre Huidobro
    .el = el padre Huidobro
    .del = del padre Huidobro
    .al = al padre Huidobro
    .gender = m
name-nat-repl-cuadrado = Teniente Cuadrado
    .the = El teniente Cuadrado
    .el = el teniente Cuadrado
    .del = del teniente Cuadrado
    .al = al teniente Cuadrado
    .gender = m
name-nat-repl-losada = Teniente Losada
    .the = El teniente Losada
    .el = el teniente Losada
    .del = del teniente Losada
    .al = al teniente Losada
    .gender = m
name-nat-repl-espejo = Teniente Espejo
    .the = El teniente Espejo
    .el = el teniente Espejo
    .del = del teniente Espejo
    .al = al teniente Espejo
    .gender = m
name-nat-repl-valcarcel = Teniente Valcárcel
    .the = El teniente Valcárcel
    .el = el teniente Valcárcel
    .del = del teniente Valcárcel
    .al = al teniente Valcárcel
    .gender = m
name-nat-repl-arana = Teniente Arana
    .the = El teniente Arana
    .el = el teniente Arana
    .del = del teniente Arana
    .al = al teniente Arana
    .gender = m
name-nat-repl-mena = Teniente Mena
    .the = El teniente Mena
    .el = el teniente Mena
    .del = del teniente Mena
    .al = al teniente Mena
    .gender = m
name-nat-repl-saez = Teniente Sáez
    .the = El teniente Sáez
    .el = el teniente Sáez
    .del = del teniente Sáez
    .al = al teniente Sáez
    .gender = m
name-nat-repl-toledo = Teniente Toledo
    .the = El teniente Toledo
    .el = el teniente Toledo
    .del = del teniente Toledo
    .al = al teniente Toledo
    .gender = m
name-nat-repl-calvo = Teniente Calvo
    .the = El teniente Calvo
    .el = el teniente Calvo
    .del = del teniente Calvo
    .al = al teniente Calvo
    .gender = m
name-nat-repl-lobo = Teniente Lobo
    .the = El teniente Lobo
    .el = el teniente Lobo
    .del = del teniente Lobo
    .al = al teniente Lobo
    .gender = m
name-nat-repl-bustos = Teniente Bustos
    .the = El teniente Bustos
    .el = el teniente Bustos
    .del = del teniente Bustos
    .al = al teniente Bustos
    .gender = m
name-nat-repl-roth = Teniente Roth
    .the = El teniente Roth
    .el = el teniente Roth
    .del = del teniente Roth
    .al = al teniente Roth
    .gender = m
name-nat-repl-vicente = Teniente Vicente
    .the = El teniente Vicente
    .el = el teniente Vicente
    .del = del teniente Vicente
    .al = al teniente Vicente
    .gender = m

## Nombres de clases, marcadores y otras cosas

name-rep-infantry = Infantería republicana
name-assault-guard = Guardia de Asalto
name-rep-guardia-civil = Guardia Civil (republicana)
name-catalan-militia = Milicias catalanas (Exèrcit de Catalunya)
name-communist-militia = Milicias comunistas
name-anarchist-militia = Milicias anarquistas
name-anarchist-militia-1 = Milicias anarquistas 1
name-anarchist-militia-2 = Milicias anarquistas 2
name-durruti-militia = Columna Durruti
name-rep-engineers = Zapadores republicanos
name-rep-cavalry = Caballería republicana
name-rep-mmg = Ametralladoras Maxim
name-assault-guard-mmg = Ametralladoras de la Guardia de Asalto
name-gudari-mmg = Ametralladoras de gudaris
name-anarchist-mmg = Ametralladoras anarquistas
name-rep-81mm = Mortero de 81 mm
name-rep-75mm = Artillería de 75 mm
name-rep-105mm = Artillería de 105 mm
name-rep-45mm-at = Pieza anticarro de 45 mm
name-rep-ft17-gun = FT-17 con cañón
name-rep-ft17-mmg = FT-17 con ametralladora
name-rep-truck = Camión
name-rep-horses = Caballos
name-nat-infantry = Infantería nacional
name-legion = Legionarios
name-moor = Tropas marroquíes (Regulares, Tiradores de Ifni)
name-nat-guardia-civil = Guardia Civil (nacional)
name-carlist = Milicias carlistas
name-ctv-infantry = Infantería del CTV
name-nat-engineers = Zapadores nacionales
name-moor-cavalry = Caballería marroquí (tabor)
name-nat-mmg = Ametralladoras nacionales (Hotchkiss)
name-legion-mmg = Ametralladoras de la Legión
name-moor-mmg = Ametralladoras marroquíes
name-phalangist-mmg = Ametralladoras de Falange
name-ctv-mmg = Ametralladoras del CTV
name-nat-81mm = Mortero de 81 mm
name-nat-75mm = Artillería de 75 mm
name-nat-105mm = Artillería de 105 mm
name-nat-65mm = Pieza de infantería de 65 mm
name-nat-37mm-at = Pieza anticarro de 37 mm
name-nat-88mm = Flak 36 de 88 mm
name-nat-ft17-gun = FT-17 con cañón
name-nat-ft17-mmg = FT-17 con ametralladora
name-nat-truck = Camión
name-nat-horses = Caballos
name-anti-tank-ditch = Foso anticarro
name-barbed-wire = Alambrada
name-boat = Barcas
name-dragons-teeth = Dientes de dragón
name-fortification-n = Fortificación de valor { $number }
name-improved-position = Posición mejorada
name-minefield = Campo de minas
name-pontoon = Puente de pontones
name-reaction = Reacción
name-roadblock = Corte de carretera
name-trench = Trinchera
name-off-republican = Reserva republicana
name-off-nationalist = Reserva nacional
name-lost-republican = Pérdidas republicanas
name-lost-nationalist = Pérdidas nacionales
name-b0 = Batería 1
    .the = La batería 1
    .el = la batería 1
    .del = de la batería 1
    .al = a la batería 1
    .gender = f
name-b1 = Batería 2
    .the = La batería 2
    .el = la batería 2
    .del = de la batería 2
    .al = a la batería 2
    .gender = f
name-b2 = Batería 3
    .the = La batería 3
    .el = la batería 3
    .del = de la batería 3
    .al = a la batería 3
    .gender = f
name-b3 = Batería 4
    .the = La batería 4
    .el = la batería 4
    .del = de la batería 4
    .al = a la batería 4
    .gender = f
name-b4 = Batería 5
    .the = La batería 5
    .el = la batería 5
    .del = de la batería 5
    .al = a la batería 5
    .gender = f
name-b5 = Batería 6
    .the = La batería 6
    .el = la batería 6
    .del = de la batería 6
    .al = a la batería 6
    .gender = f
name-b6 = Batería 7
    .the = La batería 7
    .el = la batería 7
    .del = de la batería 7
    .al = a la batería 7
    .gender = f
name-b7 = Batería 8
    .the = La batería 8
    .el = la batería 8
    .del = de la batería 8
    .al = a la batería 8
    .gender = f
name-b8 = Batería 9
    .the = La batería 9
    .el = la batería 9
    .del = de la batería 9
    .al = a la batería 9
    .gender = f
name-b9 = Batería 10
    .the = La batería 10
    .el = la batería 10
    .del = de la batería 10
    .al = a la batería 10
    .gender = f
name-b10 = Batería 11
    .the = La batería 11
    .el = la batería 11
    .del = de la batería 11
    .al = a la batería 11
    .gender = f
name-b11 = Batería 12
    .the = La batería 12
    .el = la batería 12
    .del = de la batería 12
    .al = a la batería 12
    .gender = f
name-f0 = Escuadrilla 1
    .the = La escuadrilla 1
    .el = la escuadrilla 1
    .del = de la escuadrilla 1
    .al = a la escuadrilla 1
    .gender = f
name-f1 = Escuadrilla 2
    .the = La escuadrilla 2
    .el = la escuadrilla 2
    .del = de la escuadrilla 2
    .al = a la escuadrilla 2
    .gender = f
name-f2 = Escuadrilla 3
    .the = La escuadrilla 3
    .el = la escuadrilla 3
    .del = de la escuadrilla 3
    .al = a la escuadrilla 3
    .gender = f
name-f3 = Escuadrilla 4
    .the = La escuadrilla 4
    .el = la escuadrilla 4
    .del = de la escuadrilla 4
    .al = a la escuadrilla 4
    .gender = f
name-f4 = Escuadrilla 5
    .the = La escuadrilla 5
    .el = la escuadrilla 5
    .del = de la escuadrilla 5
    .al = a la escuadrilla 5
    .gender = f
name-f5 = Escuadrilla 6
    .the = La escuadrilla 6
    .el = la escuadrilla 6
    .del = de la escuadrilla 6
    .al = a la escuadrilla 6
    .gender = f
name-f6 = Escuadrilla 7
    .the = La escuadrilla 7
    .el = la escuadrilla 7
    .del = de la escuadrilla 7
    .al = a la escuadrilla 7
    .gender = f
name-f7 = Escuadrilla 8
    .the = La escuadrilla 8
    .el = la escuadrilla 8
    .del = de la escuadrilla 8
    .al = a la escuadrilla 8
    .gender = f
name-f8 = Escuadrilla 9
    .the = La escuadrilla 9
    .el = la escuadrilla 9
    .del = de la escuadrilla 9
    .al = a la escuadrilla 9
    .gender = f
name-f9 = Escuadrilla 10
    .the = La escuadrilla 10
    .el = la escuadrilla 10
    .del = de la escuadrilla 10
    .al = a la escuadrilla 10
    .gender = f
name-f10 = Escuadrilla 11
    .the = La escuadrilla 11
    .el = la escuadrilla 11
    .del = de la escuadrilla 11
    .al = a la escuadrilla 11
    .gender = f
name-f11 = Escuadrilla 12
    .the = La escuadrilla 12
    .el = la escuadrilla 12
    .del = de la escuadrilla 12
    .al = a la escuadrilla 12
    .gender = f

## El juego

game-about = Secciones y compañías de la Guerra Civil española sobre hexágonos de 150 a 200 metros. Los oficiales mandan formaciones de unas pocas secciones; actúa una formación cada vez, y el enemigo puede disparar contra lo que se mueva a su vista. Dieciséis acciones, de julio de 1936 a julio de 1938, y batallas por puntos.

game-scale = Secciones y compañías, hexágonos de 150 a 200 metros
## Quién juega

side-republican = Republicanos
    .the = Los republicanos
    .el = los republicanos
    .del = de los republicanos
    .al = a los republicanos
side-nationalist = Nacionales
    .the = Los nacionales
    .el = los nacionales
    .del = de los nacionales
    .al = a los nacionales
seat-republican = Republicanos
    .the = Los republicanos
    .el = los republicanos
    .del = de los republicanos
    .al = a los republicanos
seat-nationalist = Nacionales
    .the = Los nacionales
    .el = los nacionales
    .del = de los nacionales
    .al = a los nacionales

## Escenarios y opciones

scenario-alto-del-leon = Alto del León
scenario-alto-del-leon-about = 24 de julio de 1936, puerto de Guadarrama, entre Segovia y Madrid. Una columna mixta de Madrid intenta recuperar el puerto que dos días antes tomó la infantería sublevada de Valladolid y Segovia.
scenario-cerro-muriano = Cerro Muriano
scenario-cerro-muriano-about = 5 de septiembre de 1936, al norte de Córdoba. Tabores marroquíes e infantería de Córdoba suben hacia el pueblo que milicias de Alcoy, Jaén y Valencia mantienen como base para atacar la ciudad.
scenario-san-marcial = San Marcial
scenario-san-marcial-about = 31 de agosto de 1936, alturas de Irún, Guipúzcoa. Requetés de Navarra y una bandera de la Legión asaltan el cerro de la ermita, cuya caída abre Irún y la frontera francesa.
scenario-talavera = Talavera de la Reina
scenario-talavera-about = 3 de septiembre de 1936, valle del Tajo, Toledo. El Ejército de África, a una jornada de la última ciudad antes de Madrid, fija de frente a las milicias y las envuelve por los flancos.
scenario-siguenza = Sigüenza
scenario-siguenza-about = 8 de octubre de 1936, provincia de Guadalajara. Infantería nacional y requetés estrechan el cerco de la ciudad de la catedral, donde ferroviarios y milicias de la CNT están casi rodeados.
scenario-sesena = Seseña
scenario-sesena-about = 29 de octubre de 1936, al sur de Madrid, Toledo. El capitán Arman lanza la primera compañía de carros soviéticos de la guerra por Seseña hacia Esquivias, mientras la infantería de Líster se queda atrás.
scenario-ciudad-universitaria = Ciudad Universitaria
scenario-ciudad-universitaria-about = 15 de noviembre de 1936, Madrid. La columna Asensio fuerza el Manzanares e irrumpe en los edificios de la universidad, defendidos por la Columna Durruti y batallones de Madrid.
scenario-villarreal-de-alava = Villarreal de Álava
scenario-villarreal-de-alava-about = 30 de noviembre de 1936, Álava. El nuevo Ejército Vasco abre su única gran ofensiva con un ataque a la villa, mal guarnecida, de la carretera de Vitoria.
scenario-pindoque = El puente de Pindoque
scenario-pindoque-about = 11 de febrero de 1937, río Jarama, Madrid. Antes del alba un tabor de Tiradores de Ifni sorprende a los centinelas del puente del ferrocarril y abre paso a la caballería sobre el Jarama.
scenario-trijueque = Trijueque
scenario-trijueque-about = 10 de marzo de 1937, Guadalajara. Entre aguanieve y niebla, batallones italianos motorizados bajan por la carretera de Zaragoza contra brigadas republicanas traídas a toda prisa del Jarama.
scenario-ochandiano = Ochandiano
scenario-ochandiano-about = 4 de abril de 1937, Vizcaya. Las brigadas navarras, con gran apoyo aéreo, asaltan las alturas de Ochandiano, bisagra del frente vasco.
scenario-artxanda = Artxanda
scenario-artxanda-about = 17 de junio de 1937, alturas de Bilbao. Con Bilbao a punto de caer, batallones vascos y asturianos contraatacan la cresta del casino para ganar un día más para la evacuación.
scenario-villanueva-de-la-canada = Villanueva de la Cañada
scenario-villanueva-de-la-canada-about = 6 de julio de 1937, frente de Brunete, Madrid. El primer día de la ofensiva de Brunete, un batallón de Falange atrincherado en el pueblo detiene todo el día a los carros y a dos brigadas.
scenario-belchite = Belchite
scenario-belchite-about = 3 de septiembre de 1937, Zaragoza. La 35.ª División y sus carros reducen casa por casa a la guarnición cercada de Belchite.
scenario-la-muela-de-teruel = La Muela de Teruel
scenario-la-muela-de-teruel-about = 30 de diciembre de 1937, Teruel. Entre la nieve, una fuerza de socorro ataca la meseta que domina Teruel, donde la guarnición aún resiste.
scenario-paso-del-ebro = El paso del Ebro
scenario-paso-del-ebro-about = 25 de julio de 1938, entre Miravet y Flix, Tarragona. Poco después de medianoche el Ejército del Ebro cruza en barcas, tiende pasarelas y se adentra antes de que puedan reaccionar las guarniciones marroquíes y territoriales.
scenario-points = Una batalla por puntos
scenario-points-about = Elige la clase de batalla y los mapas, compra formaciones, vehículos, piezas, aviones y obras, despliega y juega.
option-owner-chooses-hits = El dueño elige los impactos
option-owner-chooses-hits-about = Entre unidades iguales, el dueño dice cuál recibe el impacto, en vez de un dado.
option-rubble = Escombros
option-rubble-about = La artillería pesada y las bombas convierten los edificios en escombros. Algunos escenarios lo usan de todos modos.
option-battle = Clase de batalla
option-battle-about = Un encuentro entre iguales, o un ataque con el doble de puntos que la defensa.
option-boards = Mapas
option-boards-about = Un mapa para una batalla pequeña, dos para una mediana, cuatro para una grande; elegidos o al azar.
option-points = Puntos
option-points-about = Lo que gasta cada bando; el atacante, el doble. 0: según el número de mapas.
option-turns = Turnos
option-turns-about = Cuánto dura la batalla. 0: diez turnos en un encuentro, quince en un ataque.

## Fases y estado

phase-setup = Despliegue
phase-objectives = Objetivos
phase-buying = Compras
phase-command = Mando
phase-initiative = Iniciativa
phase-activation = Activaciones
phase-removal = Retirada de marcadores
turn-number = { $turn ->
    [0] Antes del turno 1
   *[other] Turno { $turn }
 }
turn-night = Turno { $turn }, noche
status-vp = Puntos de victoria
purse-points = Puntos para gastar
count-fire = Factor de fuego ({ $attack })
count-steps = Pasos
absent-fire = Disparar
absent-rally = Reagrupar
status-anti-air = Puntos antiaéreos
status-battery = Batería de { $caliber } mm, { $state-id ->
    [depleted] mermada
   *[full] completa
}: misiones
status-flight = { $aircraft }: misiones
status-kit = Por colocar: { $marker }
overlay-command = Alcance de mando { $officer-del }
overlay-sight = Lo que ve { $unit-el }
overlay-reach = Adónde puede ir aún { $unit-el }
note-objective = Objetivo, { $vp } PV
mark-wire = Alambrada
mark-mine = Campo de minas
mark-roadblock = Corte de carretera
mark-ditch = Foso anticarro
mark-teeth = Dientes de dragón
mark-trench = Trinchera
mark-boat = Barca
mark-position = Posición mejorada
mark-work = Obra en curso
mark-pontoon = Puente de pontones
mark-fort-1 = Fortificación de valor 1
mark-fort-2 = Fortificación de valor 2
mark-fort-3 = Fortificación de valor 3
mark-fort-4 = Fortificación de valor 4
mark-fort-5 = Fortificación de valor 5
mark-rubble = Escombros
mark-rubble-plus = Edificios dañados
mark-bridge-out = Puente destruido
band-republican-army = Ejército republicano
band-eusko-gudarostea = Eusko Gudarostea
band-exercit-de-catalunya = Exèrcit de Catalunya
band-assault-guards = Guardia de Asalto
band-carabineers = Carabineros
band-guardia-civil = Guardia Civil
band-communist-militia = Milicias comunistas
band-anarchist-militia = Milicias anarquistas
band-national-army = Ejército Nacional
band-requetes = Requetés
band-phalangists = Falange
band-ctv = CTV
band-any = Reemplazo

## Lo que se pregunta

ask-deploy = ¿Dónde despliega { $unit-el }?
ask-marker = Coloca un marcador: { $marker }.
ask-vertex = ¿A qué vértice mira la fortificación de { $hex }? El 1 está entre NO y N; después, en el sentido de las agujas del reloj.
ask-man = ¿Quién está dentro en { $hex }?
ask-edge = ¿Qué borde del tablero es el tuyo?
ask-goals = Nombra los objetivos (hasta ahora: { $goals }).
ask-consent = { $goals } como objetivos: ¿estás de acuerdo?
ask-buy = Compra unidades y apoyo ({ $points ->
    [one] queda un punto
   *[other] quedan { $points } puntos
 }; veteranas: { $veterans }, se aconseja como mucho { $advised }).
ask-who-first = ¿Quién actúa primero?
ask-replacement = ¿Con qué unidad llega { $officer-el }?
ask-activate = { $strays ->
    [yes] Activa un oficial o una unidad sin mando
   *[no] Activa un oficial
 }{ $pass ->
    [yes] , o pasa.
   *[no] .
 }
ask-act = ¿Qué haces ahora en esta activación?
ask-march = Se mueve { $unit-el } (puntos restantes: { $left }). ¿Adónde?
ask-fire = { $joins ->
    [yes] Dispara { $unit-el }: ¿quién se une, y contra qué?
   *[no] Dispara { $unit-el }: ¿contra qué?
 }
ask-assault = Asalto a { $hex }: ¿quién se une?
ask-react = { $doing-id ->
    [assault] ¿Fuego de reacción contra { $hex }, desde donde se anuncia un asalto a { $assault }?
    [come] ¿Fuego de reacción contra { $hex }, adonde acaban de llegar?
    [go] ¿Fuego de reacción contra { $hex }, de donde van a salir?
   *[act] ¿Fuego de reacción contra { $hex }, donde están trabajando?
 } Blanco: { $units-el }. Quien dispara termina su turno; sin marcador de reacción, a media fuerza.
ask-react-group = ¿Quién se une al fuego contra { $hex }?
ask-defend = ¿Disparan en su defensa los de { $hex }, asaltados por { $units-el }? { $by-id ->
    [vehicle] La primera vez, a plena fuerza; después, solo tras un chequeo de moral y a la mitad.
   *[troops] Con marcador de reacción, a plena fuerza, y se gasta; sin él, a la mitad.
 }
ask-defend-late = ¿Fuego contra { $units-el }, que entran en { $hex }? Con marcador de reacción, a plena fuerza, y se gasta; sin él, a la mitad.
ask-answer = ¿Quién responde al asalto blindado a { $hex }?
ask-stand = ¿Combaten con los demás los blindados de { $hex }?
ask-lead = ¿Va también { $officer-el } a { $hex }?
ask-vehicle = ¿Qué vehículo de { $hex } asalta { $unit-el }?
ask-go-on = ¿Asalta ahora { $unit-el } los blindados de { $hex }?
ask-hold-hex = ¿Se queda { $unit-el } en { $hex }?
ask-fall-back = ¿Se retira un hexágono { $unit-el }?
ask-drive-off = ¿Adónde sale { $unit-el } de { $hex }?
ask-retreat = ¿Adónde se retira { $unit-el } desde { $hex }?
ask-rout = ¿Adónde huye { $unit-el } desde { $hex }?
ask-rout-stack = ¿Siguen juntos los que huyen de { $hex }?
ask-squadron = ¿Atacan las dos misiones { $hex } como una sola?
ask-hit = ¿Quién recibe el impacto en { $hex }?
ask-rally = ¿A quién reagrupa { $officer-el }?
ask-mission = ¿Qué dispara para { $officer-el }?
ask-aim = ¿Adónde apunta { $officer-el }?
ask-form = ¿Fuego concentrado o disperso sobre { $hex }?
ask-second = ¿Una segunda misión para { $officer-el }? Entonces sus unidades no hacen nada.
ask-order = El marcador está en { $hex }: ¿atacas?
ask-flight = ¿Qué escuadrilla para { $officer-el }?
ask-air-aim = ¿Qué hexágono atacan los aviones para { $officer-el }?
ask-astray = Los aviones no han acertado con { $hex }: ¿qué hexágono bombardean?
ask-flak = ¿Dispara { $unit-el } contra los bombarderos sobre { $hex }?
ask-removal = ¿Quitas marcadores de reacción?
ask-pontoon = ¿Tiendes el puente de pontones?

## Opciones

do-auto = Colocar el resto por mí
do-on = { $a }
do-take = Colocar ahora { $a-al }
do-on-vehicle = Asaltar { $a-al }
do-put = { $marker } en { $a }
do-ready = Marcador de reacción para { $a-el }
do-skip = Ninguno más de estos
do-skip-go-on = Dejarlos
do-face = Vértice { $a }
do-inside = Dentro, { $a-el }
do-done = Listo
do-edge = { $a-id ->
    [north] El borde norte
   *[south] El borde sur
}
do-goal = { $a } es un objetivo
do-usual = Proponer los tres habituales: pueblos y alturas del centro
do-propose = Proponer estos
do-agree = De acuerdo
do-refuse = Rechazar y nombrar otros
do-buy = { $goods }: { $cost } { $cost ->
    [one] punto
   *[other] puntos
 }
do-formation = { do-buy }
do-vehicle = { do-buy }
do-sortie = { do-buy }
do-work = { do-buy }
do-guns = Todas las piezas con { $a-el }
do-enough-buy = Nada más
do-enough = Basta
do-enough-second = Basta una misión
do-first = Actuamos primero
do-second = Actúan primero ellos
do-with = Con { $a-el }
do-with-march = Va también { $a-el }
do-activate = Activar { $a-al }
do-coordinate = Activar { $a-al } junto con { $b-el }
do-pass = Pasar
do-end = Terminar la activación
do-keep = Conservarlos
do-drop = Quitárselo { $a-al }
do-move = Mover { $a-al }
do-double = { $a-the }, a paso ligero
do-charge = { $a-the } carga
do-fire = { $a-the } dispara
do-assault = { $a-the } asalta { $b }
do-prepare = { $a-the } se prepara para reaccionar
do-dig = { $a-the } se atrinchera
do-limber = Enganchar { $a-el } { $b-al }
do-unlimber = Desenganchar { $a-el }
do-unlimber-march = Desenganchar aquí
do-cross = { $a-the } cruza la alambrada de { $b } hasta { $c }
do-clear = { $a-the } despeja { $b }
do-build = { $b-id ->
    [roadblock] { $a-the } construye un corte de carretera en { $c }
    [pontoon] { $a-the } construye un puente de pontones en { $c }
    [crossing] { $a-the } construye un paso sobre el foso en { $c }
   *[teeth] { $a-the } quita los dientes de dragón en { $c }
}
do-boat = { $a-the } toma la barca de { $b } hasta { $c }
do-direct = { $a-the } dirige la artillería
do-air = { $a-the } dirige la aviación
do-rally = { $a-the } reagrupa
do-to = A { $a }
do-slip = Por la trinchera a { $a }
do-stop = Detenerse
do-in = Entrar en las obras
do-out = Salir de las obras
do-mount = Montar en { $a-el }
do-dismount = Desmontar
do-exit = Salir del tablero
do-join = { $a-the } se une
do-join-assault = { $a-the } asalta también
do-at = { $a-detail-id ->
    [AP] Fuego antipersonal contra { $a }
    [AT] Fuego anticarro contra { $a }
    [ART] Fuego de artillería contra { $a }
   *[other] Fuego { $a-detail } contra { $a }
}
do-declare = Asaltar
do-react = { $a-the } dispara ({ $a-detail })
do-hold = No disparar
do-hold-flak = No disparar
do-hold-all = No disparar hasta que acabe este movimiento
do-shoot = Disparar
do-hit = El impacto, para { $a-el }
do-flee = A { $a }
do-fall = A { $a }
do-leave = A { $a }
do-stay = Quedarse
do-stay-fall-back = Quedarse
do-stay-hold-hex = Quedarse allí
do-lead = Ir con ellos
do-support = Combaten con los demás
do-apart = Se quedan aparte
do-together = Siguen juntos
do-apart-rout-stack = Cada uno huye por su lado
do-together-squadron = Un solo ataque con las dos
do-apart-squadron = Dos ataques
do-volley = { $a-the } dispara contra { $b-el } ({ $b-detail })
do-strike = { $a-the } asalta { $b-al }
do-strike-go-on = Asaltarlos
do-return = Volver
do-try = Reagrupar { $a-al }
do-battery = Batería { $number } de { $caliber } mm, { $state-id ->
    [depleted] mermada
   *[full] completa
 }: { $missions ->
    [one] queda una misión
   *[other] quedan { $missions } misiones
 }
do-gun = Solo { $a-el }
do-aim = Apuntar a { $a }
do-aim-air-aim = Apuntar a { $a }
do-nothing = No se puede apuntar a nada
do-concentrate = Concentrado
do-spread = Disperso
do-another = Una segunda misión
do-attack = Atacar
do-attack-order = Atacar
do-save = Guardar la misión
do-flight = { $aircraft ->
    [0] Aviones por sorteo
   *[other] { $aircraft }
 }, escuadrilla { $number }: { $missions ->
    [one] queda una misión
   *[other] quedan { $missions } misiones
 }
do-flak = Disparar
do-bomb = Bombardear { $a }
do-lay = En { $a }
do-later = Más tarde

## Lo que se puede comprar

kit-part = { $count } × { $what }
kit-formation-infantry = Oficial, { $contents }; { $quality-id ->
    [veteran] veteranas
    [green] bisoñas
   *[regular] regulares
}
kit-formation-support = Oficial de apoyo, { $contents }; { $quality-id ->
    [veteran] veteranas
    [green] bisoñas
   *[regular] regulares
}
kit-formation-tank = Oficial de carros, { $contents }; { $quality-id ->
    [veteran] veteranas
    [green] bisoñas
   *[regular] regulares
}
kit-chaplain = Capellán
kit-commissar = Comisario
kit-vehicle = { $what } para la formación { $officer-del }
kit-guns = Batería fuera del tablero de { $caliber } mm, { $state-id ->
    [depleted] mermada
   *[full] completa
} (un dado da de 1 a 3 misiones)
kit-sortie = Misión aérea (un dado da 1 o 2 ataques)
kit-work = { $what }

## Lo que ha pasado

event-drawn = Se sortean las formaciones; sus oficiales: { $officers-el }.
event-marker = Hay un marcador ({ $marker }) en { $hex }.
event-objectives = Los objetivos son { $hexes }.
event-bought = Compra { $seat-del }: { $what } por { $cost } (saldo: { $left }).
event-turn = Turno { $turn }.
event-initiative = { $seat-the } tienen la iniciativa (republicanos { $republican }, nacionales { $nationalist }).
event-pass = { $seat-the } pasan.
event-activates = Se activa { $unit-el }.
event-coordination = { $unit-the } y { $other-el } intentan actuar juntos: { $roll } ({ $modifier }) contra { $need }, { $passed ->
    [yes] lo consiguen
   *[no] no lo consiguen
 }.
event-acts = { $what-id ->
    [dig] { $unit-the } se atrinchera.
    [build] { $unit-the } construye.
    [cross] { $unit-the } cruza la alambrada.
    [clear] { $unit-the } despeja el camino.
    [boat] { $unit-the } toma la barca.
    [limber] Se engancha { $unit-el }.
    [unlimber] Se desengancha { $unit-el }.
   *[prepare] { $unit-the } se prepara para reaccionar.
 }
story-acts = { $seat }: { $count ->
    [one] { $what-id ->
        [dig] una unidad se atrinchera
        [build] una unidad construye
        [cross] una unidad cruza la alambrada
        [clear] una unidad despeja el camino
        [boat] una unidad toma la barca
        [limber] una unidad se engancha
        [unlimber] una unidad se desengancha
       *[prepare] una unidad se prepara para reaccionar
     }
   *[other] { $what-id ->
        [dig] { $count } unidades se atrincheran
        [build] { $count } unidades construyen
        [cross] { $count } unidades cruzan la alambrada
        [clear] { $count } unidades despejan el camino
        [boat] { $count } unidades toman la barca
        [limber] { $count } unidades se enganchan
        [unlimber] { $count } unidades se desenganchan
       *[prepare] { $count } unidades se preparan para reaccionar
     }
}.
event-moves = { $kind-id ->
    [double] { $unit-the } sale a paso ligero.
    [charge] { $unit-the } carga.
   *[move] { $unit-the } se pone en marcha.
 }
event-moved = A { $hex }: { $units-el }.
event-mounted = { $unit-the } monta en { $ride-el }.
event-dismounted = Desmontan en { $hex }: { $units-el }.
event-limbered = { $unit-the } se engancha { $ride-al }.
event-unlimbered = { $unit-the } se desengancha en { $hex }.
event-left-board = { $unit-the } sale del tablero.
event-fire = Fuego { $attack-id ->
    [AP] antipersonal
    [AT] anticarro
   *[ART] de artillería
} contra { $hex }: factor de fuego { $ff }, columna { $column }, tirada { $roll } ({ $modifier }), resultado { $result } dividido por { $divisor }: { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
 }.
event-step-lost = { $unit-the } pierde un paso (quedan { $left }).
event-eliminated = Se elimina { $unit-el }.
event-officer-roll = { $unit-the } está en peligro: tira { $roll }, menos { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
 }; con 1 o menos cae.
event-check = { $unit-the } hace un chequeo de moral: { $roll } contra { $morale }, { $passed ->
    [yes] superado
   *[no] fallado
 }.
event-check-formation = La formación { $unit-del } hace un chequeo de moral: { $roll } contra { $morale }, { $passed ->
    [yes] superado
   *[no] fallado
 }.
event-rout = { $unit-the } huye en desbandada desde { $hex }.
event-fled = { $unit-the } se detiene en { $hex }.
event-rally = { $himself ->
    [yes] { $unit-the } intenta reagruparse: { $roll } contra { $morale }.
   *[no] { $officer-the } intenta reagrupar { $unit-al }: { $roll } contra { $morale }.
 }
event-retreat = { $unit-the } se retira a { $hex }.
event-assault = Asalto a { $hex }: { $units-el }.
event-melee = Cuerpo a cuerpo en { $hex }: { $attack } contra { $defense } es { $odds }, tirada { $roll } ({ $modifier }): { $result }.
event-taken = { $hex } cae en manos de los atacantes: { $units-el }.
event-replaced = { $unit-the } toma el mando en { $hex }.
event-directs = { $unit-the } dirige { $missions ->
    [one] una misión
   *[other] { $missions } misiones
}.
event-drift = { $distance ->
    [0] Apuntado a { $hex }: el marcador está allí.
    [one] Apuntado a { $hex }: se desvía un hexágono y el marcador está en { $to }.
   *[other] Apuntado a { $hex }: se desvía { $distance } hexágonos y el marcador está en { $to }.
 }
event-drift-off = { $distance ->
    [one] Apuntado a { $hex }: se desvía un hexágono, fuera del mapa.
   *[other] Apuntado a { $hex }: se desvía { $distance } hexágonos, fuera del mapa.
 }
event-mission-lost = La misión sobre { $hex } se pierde.
event-aircraft = Los aviones: { $aircraft }.
event-anti-air = Fuego antiaéreo: { $roll } contra { $points } puntos.
event-location = Localización de { $hex }: { $roll } contra { $need }.
event-air-effect = Los aviones se lanzan sobre { $hex } ({ $roll }): { $effect ->
    [target] en el blanco.
    [adjacent] se desvían.
   *[lost] no encuentran nada.
 }
event-wire-gone = La alambrada de { $hex } queda destruida.
event-rubble = Edificios de { $hex }: { $total } contra { $need }.
event-dent = La fortificación de { $hex } pasa a valer { $value }.
event-fort-gone = La fortificación de { $hex } queda destruida.
event-digs = { $unit-the } empieza a atrincherarse en { $hex }.
event-position = { $unit-the } se ha atrincherado en { $hex }.
event-builds = { $what-id ->
    [roadblock] { $unit-the } empieza un corte de carretera en { $hex }.
    [pontoon] { $unit-the } empieza un puente de pontones en { $hex }.
    [crossing] { $unit-the } empieza un paso sobre el foso en { $hex }.
   *[teeth] { $unit-the } empieza a quitar los dientes de dragón en { $hex }.
}
event-built = { $what-id ->
    [roadblock] Terminado en { $hex }: un corte de carretera.
    [pontoon] Terminado en { $hex }: un puente de pontones.
    [crossing] Terminado en { $hex }: un paso sobre el foso.
   *[teeth] Ya no hay dientes de dragón en { $hex }.
}
event-crossed = { $unit-the } está al otro lado de la alambrada, en { $hex }.
event-cleared = { $unit-the } despeja { $hex }.
event-ferried = { $unit-the } desembarca en { $hex }.
event-demolition = Las cargas del puente: { $roll }.
roll-initiative = iniciativa
roll-draw = sorteo de oficiales
roll-aircraft = sorteo de aviones
roll-replacement = sorteo de un nuevo oficial
roll-boards = elección de mapas
roll-fire = fuego
roll-hit = a quién alcanza
roll-armor = blindaje
roll-morale = moral
roll-rally = reagrupamiento
roll-officer = el oficial
roll-assault = asalto
roll-coordination = coordinación
roll-drift = desviación
roll-direction = dirección de la desviación
roll-anti-air = fuego antiaéreo
roll-location = localización
roll-air-effect = ataque aéreo
roll-rubble = escombros
roll-missions = misiones
roll-sides = elección de bordes
roll-demolition = cargas del puente

## El final

over-decisive = Victoria decisiva { $seat-del }, por { $margin ->
    [one] un punto
   *[other] { $margin } puntos
 }.
over-tactical = Victoria táctica { $seat-del }, por { $margin ->
    [one] un punto
   *[other] { $margin } puntos
 }.
over-marginal = Victoria marginal { $seat-del }, por { $margin ->
    [one] un punto
   *[other] { $margin } puntos
 }.
over-draw = Empate.
over-objectives = { $seat-the } controlan todos los objetivos.
over-mixed = Nadie controla todos los objetivos: empate.
over-resigned = El otro bando abandona; ganan { $seat-el }.

## Probabilidades

odds-fire = Fuego { $attack-id ->
    [AP] antipersonal
    [AT] anticarro
   *[ART] de artillería
} contra { $hex }
odds-assault = Asalto a { $hex }
odds-rally = Reagrupamiento
odds-activate = Activación sin mando
odds-check = Chequeo de moral
odds-coordinate = Coordinación
line-ff = Factores de fuego
line-quality = Calidad
line-column = Columna
line-divisor = Dividido por
line-target-moving-foot = Objetivo en movimiento a pie
line-target-six-steps = Seis pasos o más
line-afv-with-infantry = Blindado con la infantería
line-los-through-rough-or-fields = A través de terreno abrupto o cultivos
line-improved-position = Posición mejorada
line-crest = Cresta
line-risky-action = Acción arriesgada
line-aa-equal = Fuego antiaéreo
line-target-guns = Solo piezas
line-infantry-in-buildings = Infantería en edificios
line-rubble = Desde escombros
line-attack = Atacantes
line-defense = Defensores
line-odds = Proporción
line-defender-in-buildings-or-woods = Edificios o bosque
line-combined-assault = Infantería con blindados
line-attacker-morale-8 = Moral de los atacantes
line-defender-morale-8 = Moral de los defensores
line-fortification = Fortificación
line-uphill = Cuesta arriba
line-trench = Trinchera
line-defender-risky-action = Defensor en acción arriesgada
line-attacker-risky-action = Atacante en acción arriesgada
line-charge = Carga
line-morale = Moral
line-need = No debe pasar de
line-faction = Facciones
outcome-nothing = Sin pérdidas
outcome-steps = { $steps ->
    [one] Un paso perdido
   *[other] { $steps } pasos perdidos
 }
outcome-routs = { $steps ->
    [0] Ningún paso perdido, unidades en desbandada
    [one] Un paso perdido, unidades en desbandada
   *[other] { $steps } pasos perdidos, unidades en desbandada
 }
outcome-breaks = { $steps ->
    [0] Ningún paso perdido por el fuego, unidades perdidas por pánico
    [one] Un paso perdido, unidades perdidas por pánico
   *[other] { $steps } pasos perdidos, unidades perdidas por pánico
 }
outcome-officer = Cae el oficial
outcome-won = Se toma el hexágono
outcome-taken = El hexágono se toma sin combate
outcome-d2 = El defensor pierde 2 pasos y se retira 2{ $fate ->
    [rout] ; después, desbandada
    [gone] ; se pierden unidades en la huida
   *[none] {""}
 }
outcome-d1 = El defensor pierde 1 paso y se retira 1{ $fate ->
    [rout] ; después, desbandada
    [gone] ; se pierden unidades en la huida
   *[none] {""}
 }
outcome-dr = El defensor se retira 1{ $fate ->
    [rout] ; después, desbandada
    [gone] ; se pierden unidades en la huida
   *[none] {""}
 }
outcome-none = Nadie se atreve
outcome-ar = El atacante se retira 1{ $fate ->
    [rout] ; después, desbandada
    [gone] ; se pierden unidades en la huida
   *[none] {""}
 }
outcome-a1 = El atacante pierde 1 paso y se retira 1{ $fate ->
    [rout] ; después, desbandada
    [gone] ; se pierden unidades en la huida
   *[none] {""}
 }
outcome-a2 = El atacante pierde 2 pasos y se retira 2{ $fate ->
    [rout] ; después, desbandada
    [gone] ; se pierden unidades en la huida
   *[none] {""}
 }
outcome-pass = Superado
outcome-fail = Fallado
note-mean = { $steps } pasos de media.
note-officer = Probabilidad de que caiga un oficial: { $chance }.
note-losses = En total, los atacantes pierden { $attack } pasos de media; los defensores, { $defense }.
note-each-hex = Cada hexágono por su cuenta: lo que pierde uno no cuenta en la moral del siguiente.
note-before-fire = Antes del fuego defensivo.
note-no-morale = La moral que puede seguir tiene demasiados casos para contarlos aquí: estas son solo las pérdidas.
note-some-morale = Donde podrían seguir demasiados casos de moral, se cuentan solo las pérdidas.

## Negativas

no-no-piece = Aquí no hay en juego ninguna ficha { $unit }.
no-not-yours = { $unit-the } es del enemigo: elige una ficha propia.
no-is-finished = { $unit-the } ya ha terminado: ha hecho su única acción y vuelve a actuar el turno que viene.
no-is-routed = { $unit-the } está en desbandada: no hace nada hasta reagruparse.
no-fires-defensively = { $unit-the } sufre un asalto: en su lugar hace fuego defensivo.
no-no-reaction = { $unit-the } no tiene marcador de reacción y está sin mando o actuando.
no-is-carried = { $unit-the } va en transporte o a remolque: antes debe bajar o desengancharse.
no-is-ready = { $unit-the } lleva un marcador de reacción de este turno: esa fue su acción.
no-not-acting = { $unit-the } no puede actuar ahora: ya ha hecho su única acción o no se ha activado.
no-has-moved = { $unit-the } se ha movido en esta activación: esa fue su acción.
no-in-command = { $unit-the } tiene mando: activa a su oficial.
no-out-of-command = { $unit-the } está sin mando: no puede disparar en grupo.
no-just-rallied = { $unit-the } acaba de reagruparse: puede actuar después de la próxima activación enemiga.
no-loaded = { $unit-the } lleva carga: se activa con ella.
no-horses = { $unit-the } solo se mueve con su escuadrón.
no-no-formation = { $unit-the } no tiene formación que activar.
no-no-entry = { $unit-the } no puede entrar ahora.
no-not-entry = { $hex } no es un hexágono de entrada: entra por uno en dorado.
no-no-officer = { $unit-the } no es oficial, y eso solo lo hace un oficial.
no-not-on-board = { $unit-the } no está en el tablero.
no-officers-limited = Número máximo de oficiales que se pueden activar este turno: { $most }.
no-surprised = Sorpresa: no se puede activar ningún oficial hasta que el enemigo haya disparado.
no-may-not-pass = En estos turnos no puedes ser el primero en pasar.
no-coordinate-far = { $other-the } está a { $distance } hexágonos; el doble del alcance de mando { $officer-del } es { $range }.
no-terrain-closed = { $hex } ({ $terrain-id ->
    [open] despejado
    [fields] cultivos
    [orchard] frutales
    [rough] terreno abrupto
    [marsh] pantano
    [light-woods] bosque claro
    [woods] bosque
    [dispersed-buildings] edificios dispersos
    [built-up] zona urbana
    [rubble] escombros
    [road] carretera
    [trail] camino
   *[other] { $terrain }
}) está prohibido a las unidades { $type-id ->
    [foot] a pie
    [wheeled] de ruedas
    [tracked] de cadenas
   *[other] { $type }
}.
no-wire = Hay una alambrada en { $hex }: solo la atraviesan los vehículos de cadenas; la infantería puede cruzarla como acción.
no-roadblock = Hay un corte de carretera en { $hex }: solo pasan unidades a pie.
no-ditch = Hay un foso anticarro en { $hex }: solo pasan unidades a pie.
no-teeth = Hay dientes de dragón en { $hex }: solo pasan unidades a pie.
no-only-on = Con este tiempo las unidades { $type-id ->
    [foot] a pie
    [wheeled] de ruedas
    [tracked] de cadenas
   *[other] { $type }
} no pueden entrar en { $hex }.
no-not-next = { $hex } no es adyacente: se va hexágono a hexágono.
no-too-far = Entrar en { $hex } cuesta { $cost }; quedan { $left }.
no-whole-move = Ha gastado todos sus puntos en un solo hexágono.
no-inside = { $unit-the } está dentro de una fortificación: antes debe salir.
no-gun-inside = { $unit-the } no puede salir de la fortificación.
no-double-near-enemy = { $hex } es adyacente al enemigo: allí no hay paso ligero. Ve al paso normal o corre por otro sitio.
no-doubled-before = { $unit-the } fue a paso ligero el turno anterior: este turno va al paso normal.
no-no-double = El paso ligero está prohibido ahora.
no-not-foot = { $unit-the } no va a pie.
no-enemy-there = El enemigo está en { $hex }: allí solo se entra por asalto.
no-overstacked = En { $hex } habría más de 9 pasos, y no caben más en un hexágono.
no-river-closed = El río de { $hex } no se puede cruzar allí.
no-river-no-stay = Nadie puede quedarse en el río de { $hex }.
no-river-stay = Quedarse en el río de { $hex } cuesta { $cost } más.
no-bridge-only-road = Del puente de { $hex } solo se sale por su carretera.
no-dark = En la oscuridad, { $unit-el } solo puede moverse con un oficial o junto a él.
no-rides-afv = { $unit-the } se mueve con su carro.
no-already = { $unit-the } ya está con ellos.
no-under-way = Están en marcha: ya nadie puede unirse.
no-not-stacked = { $unit-the } no está en la misma pila o no es de la misma formación.
no-one-by-one = Eso solo lo puede hacer una unidad cada vez.
no-not-same-hex = { $unit-the } no está en el mismo hexágono.
no-not-so-fast = No a paso ligero ni en una carga.
no-cavalry-only = Solo monta la caballería: { $unit-el } no.
no-horses-taken = { $unit-the } ya tiene jinetes.
no-no-transport = { $unit-the } no es un transporte tuyo.
no-not-carried = No se puede transportar ni remolcar { $unit-al }.
no-carry-and-tow = Un transporte lleva o remolca, no ambas cosas: { $unit }.
no-transport-full = { $steps ->
    [one] { $unit-the } tiene un paso; en el transporte caben { $room }.
   *[other] { $unit-the } tiene { $steps } pasos; en el transporte caben { $room }.
}
no-limber = { $unit-the } va a remolque: antes hay que enganchar.
no-unlimber = Una pieza va a remolque: antes hay que desenganchar.
no-no-gun = { $unit-the } no va a remolque.
no-nothing-carried = { $unit-the } no lleva nada que pueda bajar aquí.
no-no-points = No quedan bastantes puntos de movimiento.
no-no-exit = Por aquí no se puede salir del tablero.
no-no-shelter = En { $hex } no hay trinchera ni fortificación en la que entrar o de la que salir.
no-no-room = Dentro no cabe { $unit-el }.
no-no-trench = En { $hex } no hay una trinchera al mismo nivel.
no-not-inside = Debe estar en la trinchera.
no-no-hex = No existe ese hexágono.
no-no-fire = { $unit-the } no dispara: no lleva ningún arma que cuente.
no-no-factor = { $attack-id ->
    [AP] { $unit-the } no tiene factor antipersonal: no hace daño a ese objetivo.
    [AT] { $unit-the } no tiene factor anticarro: no hace daño a ese objetivo.
   *[ART] { $unit-the } no tiene factor de artillería: no hace daño a ese objetivo.
}
no-out-of-range = { $distance ->
    [0] { $unit-the } está en el propio { $hex } y no puede disparar allí.
   *[other] { $hex } está a { $distance ->
        [1] un hexágono
       *[other] { $distance } hexágonos
    } { $unit-del }, que alcanza { $range }.
}
no-nobody-there = No hay enemigos en { $hex }: nada contra lo que disparar.
no-not-affected = El fuego { $attack-id ->
    [AP] antipersonal
    [AT] anticarro
   *[ART] de artillería
} no puede afectar a nadie en { $hex }.
no-sight-cover = Desde { $origin } no se ve { $hex }: lo tapan el bosque o los edificios de { $by }.
no-sight-hill = Desde { $origin } no se ve { $hex }: lo tapa la colina de { $by }.
no-sight-soft = Desde { $origin } no se ve { $hex }: { $by } es el tercer hexágono abrupto o de cultivos de la línea.
no-sight-no-crest = Desde { $origin } no se ve { $hex }: la línea no cruza una cresta del más alto de los dos.
no-sight-blind = Desde { $origin } no se ve { $hex }: el más bajo está justo detrás del bosque o los edificios de { $by }.
no-sight-crest = Desde { $origin } no se ve { $hex }: el más bajo está justo detrás de la cresta de { $by }.
no-sight-covered-crest = Desde { $origin } no se ve { $hex }: { $by } es una cresta con bosque o edificios.
no-sight-higher = Desde { $origin } no se ve { $hex }: { $by } es tan alto como el más alto de los dos.
no-sight-off-board = { $hex } no está en el tablero: no ve nada ni se ve.
no-behind = { $unit-the } solo ve por el frente de su fortificación.
no-in-fort = Los de { $hex } están dentro de una fortificación a la que este fuego no llega.
no-friends-between = Hay unidades propias en la línea de tiro hacia { $hex }.
no-not-spotted = { $unit-the } no detecta a nadie en { $hex }.
no-no-target = { $unit-the } no tiene objetivo.
no-other-formation = { $unit-the } es de otra formación.
no-bystanders = El fuego { $attack-id ->
    [AP] antipersonal
    [AT] anticarro
   *[ART] de artillería
} contra { $hex } solo alcanzaría a los que están allí, no a los que actúan.
no-nobody-goes-there = { $unit-the } se retira con una de las unidades: ninguna va a { $hex }.
no-not-adjacent = { $unit-the } no está junto a ellos.
no-no-common-target = Con { $unit-el } no hay ningún objetivo contra el que puedan disparar todos.
no-no-shells = { $unit-the } no tiene munición anticarro ni de artillería.
no-one-answer = Responden las marcadas con reacción; donde no hay ninguna, solo una unidad: no { $unit-el }.
no-not-assaulted = { $unit-the } no está en el hexágono asaltado: solo puede reaccionar.
no-has-fired = { $unit-the } ya ha disparado contra este asalto.
no-stands-apart = { $unit-the } se queda aparte de este asalto.
no-no-strike = { $unit-the } no puede asaltar ahora un blindado: solo la infantería, antes de los chequeos.
no-no-launch = Desde { $hex } no se lanza ningún asalto.
no-shelled = Ya se disparó contra { $hex } antes de los chequeos: no se puede disparar otra vez contra los que vienen de allí.
no-no-assault = { $unit-the } no puede asaltar: asaltan la infantería, los zapadores, la caballería y los carros.
no-afv-on-afv = Los blindados no asaltan blindados: disparan contra { $hex }.
no-afv-on-transport = Los blindados no asaltan transportes: disparan contra { $hex }.
no-afv-leave = { $unit-the } no tendría puntos para volver a salir de { $hex }.
no-not-mounted = { $unit-the } no va a caballo.
no-charged-before = { $unit-the } cargó el turno anterior.
no-must-charge = { $unit-the } ha usado los puntos de una carga: debe cargar.
no-not-charging = { $unit-the } va a caballo y no carga: no puede asaltar.
no-no-charge-there = No hay carga contra { $hex }: zona urbana, bosque o pantano.
no-same-start = { $unit-the } no empezó su movimiento en el mismo hexágono que los demás.
no-one-hex = { $unit-the } asalta desde otro hexágono: los blindados asaltan desde uno solo.
no-three = Como mucho asaltan tres blindados.
no-alone = A los vehículos los asalta una unidad cada vez: { $unit-el } espera.
no-flees-to-death = { $unit-the } se perdería en { $hex }, y hay otro camino.
no-flees-nearer = { $hex } está más cerca de donde vino el fuego.
no-not-that-side = { $unit-the } no puede salir por el lado de { $hex }.
no-not-a-way = { $unit-the } no puede ir allí.
no-not-with = { $unit-the } no es de la formación que toma { $officer-el }: llega con una de sus unidades.
no-not-equal = El impacto no es ahora para { $unit-el }: primero lo reciben las peores tropas y las que tienen menos pérdidas.
no-not-routed = { $unit-the } no está en desbandada.
no-rally-once = Este turno ya se intentó reagrupar { $unit-al }.
no-routed-officer = { $officer-the } está en desbandada: solo puede reagruparse a sí mismo.
no-rally-far = { $unit-the } no está con { $officer-el } ni junto a él.
no-commissar-not = { $officer-the } no puede reagrupar { $unit-al }: anarquistas y comisarios no le hacen caso.
no-chaplain-not = { $officer-the } no puede reagrupar { $unit-al }.
no-nobody-to-rally = { $officer-the } no tiene a nadie que reagrupar: llega a unidades en desbandada de su hexágono y de los adyacentes.
no-no-artillery = No queda artillería que dirigir: ninguna pieza ni batería puede disparar ahora para él.
no-officer-blind = { $officer-the } no ve { $hex }: apunta a un hexágono en su línea de visión.
no-in-woods = { $unit-the } está en un bosque y no puede disparar por encima del bosque adyacente.
no-can-aim = Se puede apuntar a algo.
no-no-air = Ahora no se puede volar ninguna misión aérea.
no-nothing-seen = { $officer-the } no ve a ningún enemigo.
no-cannot-dig = { $unit-the } no puede atrincherarse.
no-hard-ground = En { $hex } no se puede cavar nada.
no-already-dug = { $hex } ya tiene sus obras.
no-infantry-only = Solo la infantería cruza alambradas: { $unit-el } no.
no-no-wire = No hay alambrada adyacente en { $hex }.
no-not-beyond = { $hex } no está al otro lado.
no-engineers-only = Eso es trabajo de zapadores: { $unit-el } no lo es.
no-nothing-to-clear = En { $hex } no hay nada que despejar.
no-no-road = En { $hex } no puede haber un corte de carretera.
no-no-woods = No hay bosque en { $hex } ni al lado para un corte de carretera.
no-no-river = En { $hex } no hay río para eso.
no-no-ditch = En { $hex } no hay ningún foso sin paso.
no-no-teeth = En { $hex } no hay dientes de dragón.
no-no-boat = No hay ninguna barca adyacente en { $hex }.
no-boat-full = La barca de { $hex } ya ha llevado { $steps } pasos este turno.
no-in-river = { $unit-the } está en el río.
no-not-your-zone = { $hex } no está en tu zona: elige un hexágono en dorado.
no-enemy-zone = { $hex } está en la zona del enemigo.
no-is-next = Ya tienes en la mano { $unit-el }: elige su hexágono.
no-not-to-deploy = { $unit-the } no despliega ahora.
no-place-first = Coloca primero { $unit-al }.
no-units-first = { $unit-the } despliega con una de tus unidades: coloca antes unidades.
no-with-units = Tus unidades no están en { $hex }.
no-not-here = Eso no puede estar en { $hex }.
no-one-per-hex = En { $hex } ya hay algo.
no-not-for-sale = { $what }: no está en tu lista.
no-too-dear = { $what }: cuesta { $cost }, y el saldo es { $left }.
no-none-left = No quedan fichas: { $what }.
no-nobody-deploys = { $what }: en un encuentro aún no hay nadie en el tablero, y necesita una unidad en su hexágono.
no-no-officer-left = No queda ningún oficial: { $what }.
no-defender-only = Solo lo compra el defensor: { $what }.
no-wrong-formation = { $what }: no puede ir con la formación { $officer-del }.
no-no-goal-yet = Nombra al menos un objetivo.
no-already-goal = { $hex } ya es un objetivo.
no-enough-goals = Número máximo de objetivos: { $most }.
no-not-goal-ground = { $hex } está demasiado cerca de un borde: los objetivos de un ataque están en el centro de un mapa, o en los mapas junto al borde del defensor.
no-buy-first = Compra al menos una formación.
no-is-gone = { $unit-the } se ha perdido: ya no toma parte.
no-has-left = { $unit-the } ha salido del tablero.
no-not-ready = { $unit-the } no lleva marcador de reacción: antes debe prepararse, en su propia activación.
no-is-marked = { $unit-the } ya tiene su marcador de reacción.
no-has-pontoon = En { $hex } ya hay un puente de pontones.
no-no-engineer = No tienes zapadores junto a { $hex }.
no-mixed-guns = Las ametralladoras y otras armas no disparan juntas contra blindados.
no-out-of-it = { $unit-the } no sufre este fuego sobre { $hex }.
no-unhurt = Un impacto de este ataque no le hace nada { $unit-al }.
no-no-tank = { $officer-the } manda desde un carro: { $unit-el } no lo es.
no-same-hex = { $unit-the } está en el hexágono { $other-del }: elige esa ficha.
no-no-such-tank = { $unit-the } no es un blindado que participe en este asalto.
no-no-such-vehicle = { $unit-the } no es un vehículo de { $hex } que se pueda asaltar.
no-not-its-turn = Ahora se pregunta por el fuego { $other-del }, no por el { $unit-del }.
no-only-ap = { $unit-the } responde a este asalto solo con fuego antipersonal.
no-not-to-lines = { $hex } no está en dirección a las líneas { $unit-del }.
no-nearer-cover = { $unit-the } va a la cobertura más cercana: { $hex } no está de camino.
no-not-into-river = Un blindado no sale hacia el río de { $hex }.
no-unsafe = { $unit-the } se perdería en { $hex }.
no-no-battery = { $battery-the } no dispara para ti.
no-no-missions = { $battery-the } no tiene más misiones.
no-battery-used = { $battery-the } dispara una misión por turno, y ya la ha disparado.
no-no-artillery-piece = { $unit-the } no es artillería que pueda dirigir un oficial.
no-gun-used = Las piezas del hexágono { $unit-del } ya tienen su misión.
no-gun-alone = En su hexágono no hay otra pieza con la que pueda disparar { $unit-el }.
no-same-guns = Todas las piezas del hexágono disparan con { $other-el }: elige esa ficha, no { $unit-el }.
no-no-aim = Con eso, { $officer-el } no podría apuntar a nada.
no-no-flight = { $flight-the } no vuela para ti.
no-flight-flown = { $flight-the } no tiene más misiones.
no-spares-friends = En { $hex } hay unidades tuyas, y junto al objetivo hay enemigos que pueden recibirlo en su lugar.
no-nothing-to-lay = No queda sitio para eso: { $marker }.
no-one-quality = { $what }: un jefe solo no tiene calidad que elegir.

## Qué es una cosa, cuando señalarla no hace nada

no-placed-later = { $unit-the } se coloca cuando la ficha que tienes en la mano tenga su hexágono.
no-before-battle = { $unit-the } actúa desde el primer turno: la batalla no ha empezado.
no-enters-now = { $unit-the } aún está fuera del tablero: entra cuando se activa y se mueve.
no-enters-later = { $unit-the } aún está fuera del tablero: puede entrar desde el turno { $turn }.
no-rides = { $unit-the } va en transporte o a remolque: actúa cuando se activa, y va adonde va { $ride-el }.
no-next-turn = { $unit-the } ya ha terminado: vuelve a actuar el turno que viene.
no-acts-soon = { $unit-the } actúa en esta activación, en cuanto se decida lo que se pregunta ahora.
no-officer-waits = { $unit-the } actúa con su formación cuando te toque activarlo.
no-helper-waits = { $unit-the } actúa solo cuando te toque activarlo: reagrupa o se mueve.
no-truck-waits = { $unit-the } no lleva carga: se activa por su cuenta cuando te toque.
no-stray-waits = { $unit-the } está sin mando: cuando te toque se puede activar por su cuenta, tras un chequeo de moral.
no-unit-waits = { $unit-the } actúa cuando se activa su oficial, { $officer-el }.
no-left-idle = { $unit-the } ya no se activa este turno: su oficial, { $officer-el }, ya ha terminado.
no-enemy-waits = { $unit-the } es del enemigo y aún no está en el tablero: no se le puede hacer nada hasta que entre.
no-enemy-leader = { $unit-the } manda unidades enemigas: el fuego y los asaltos alcanzan a los que están con él, y puede caer con ellos.
no-enemy-lone-leader = { $unit-the }, del enemigo, está solo: cualquier impacto en su hexágono, o un asalto, es su fin.
no-enemy-horses = { $unit-the } del enemigo: los caballos sin jinetes se pierden cuando entras en su hexágono.
no-enemy-routed = { $unit-the } del enemigo está en desbandada: el fuego hace que siga huyendo, y se rinde ante un asalto.
no-enemy-transport = { $unit-the } es del enemigo: tus unidades activadas pueden dispararle o asaltarlo, y su carga sufre con él.
no-enemy-carried = { $unit-the } va en un transporte enemigo: recibe los impactos con él.
no-enemy-afv = { $unit-the } es del enemigo: le hace daño el fuego anticarro y de artillería, y la infantería puede ir al asalto, cuando tus unidades se activan o reaccionan.
no-enemy-unit = { $unit-the } es del enemigo: tus unidades le disparan o van al asalto cuando se activan, y reaccionan cuando actúa a su vista.
no-here-objective = { $hex } es un objetivo de { $vp } { $vp ->
    [one] punto
   *[other] puntos
 }: lo controla el último bando que tuvo en él una unidad de combate. Las unidades entran en él al moverse.
no-here-major-river = Por { $hex } pasa un río mayor: solo se cruza por puente, vado, pontones o barca.
no-here-minor-river = Por { $hex } pasa un río menor: las unidades que se mueven pueden vadearlo por más puntos.
no-here-ground = { $hex } es { $ground ->
    [open] terreno despejado
    [rough] terreno abrupto
    [built-up] zona urbana
    [dispersed-buildings] una aldea
    [woods] bosque
    [light-woods] bosque claro
    [fields] terreno de cultivos
    [marsh] pantano
   *[rubble] una zona de escombros
 }{ $level ->
    [0] {""}
   *[other] , nivel { $level }
 }: las unidades entran en él al moverse.
no-here-no-bridge = El puente de { $hex } está destruido: allí el río cuenta como en otra parte.
no-here-fort = En { $hex } hay una fortificación: las unidades a pie entran y salen de ella al moverse, y combaten por su frente.
no-here-pontoon = En { $hex } hay un puente de pontones: las unidades que se mueven cruzan el río por él.
no-here-work = En { $hex } hay una obra en curso: quien la hace la sigue el turno que viene, o la pierde.
no-here-mines = { $hex } está minado: quien entra sufre un ataque al instante; los zapadores lo despejan como acción.
no-here-trench = Por { $hex } corre una trinchera: las unidades a pie entran en ella al moverse.
no-here-boat = En { $hex } hay una barca: las unidades a pie adyacentes cruzan en ella como acción.
no-own-battery = { $battery-the } dispara cuando la dirige un oficial activado: una vez por turno.
no-enemy-battery = { $battery-the } es del enemigo y está fuera del tablero: nada la alcanza.
no-own-flight = { $flight-the } vuela cuando la dirige un oficial activado.
no-enemy-flight = { $flight-the } es del enemigo: el fuego antiaéreo la recibe cuando ataca.
no-about-command = El alcance de mando de un oficial: las unidades de su formación que están en él cuando empieza un turno tienen mando.
no-about-batteries = Las baterías fuera del tablero disparan cuando las dirige un oficial activado: una vez por turno cada una.
no-about-flights = Los aviones atacan cuando los dirige un oficial activado.
no-about-turn = Cada turno pasa por mando, iniciativa, activaciones y retirada de marcadores.
no-about-objectives = Objetivos: los controla el último bando que tuvo en ellos una unidad de combate, y suyos son sus puntos.
no-not-on-table = { $thing } no toma parte en esta batalla.
no-about-vp = Puntos de victoria: la diferencia decide cuando acaba el último turno.
no-about-anti-air = Puntos antiaéreos: cada misión aérea enemiga se tira contra ellos.
no-about-kit = Marcadores por colocar: su dueño los pone cuando ha desplegado.
no-about-sight = Lo que ve la unidad que tienes en la mano.
no-about-reach = Adónde puede ir aún la unidad que tienes en la mano.
no-about-reserve = Unidades por llegar: entran cuando se activan, desde su turno.
no-about-losses = Unidades perdidas: cuentan para los puntos del enemigo donde lo dice el escenario.

## Cómo termina

aim-margin = { $marginal ->
    [one] Ventaja { $side-del } de un punto de victoria
   *[other] Ventaja { $side-del } de { $marginal } puntos de victoria
 }: con { $tactical } es táctica, con { $decisive } decisiva
aim-even = Los puntos de victoria son iguales
aim-objectives = Todos los objetivos en manos { $side-del }
aim-mixed = Nadie controla todos los objetivos
aim-part-objective = { $hex }: { $vp ->
    [one] un punto
   *[other] { $vp } puntos
 }
aim-part-taken = Un objetivo que se le quita al enemigo cambia la ventaja en el doble de sus puntos.
aim-part-goal = { $hex }
aim-part-units = { $lost ->
    [0] Ninguna unidad enemiga eliminada
    [one] Una unidad enemiga eliminada
   *[other] { $lost } unidades enemigas eliminadas
 }: { $vp ->
    [one] un punto cada una
   *[other] { $vp } puntos cada una
 }
aim-part-exits = { $left ->
    [0] Ningún carro ha salido por el borde sur
    [one] Un carro ha salido por el borde sur
   *[other] { $left } carros han salido por el borde sur
 }: un punto cada uno

## Lo que amenaza y lo que ayudaría

warn-late = { $left ->
    [one] Es el último turno
   *[other] Quedan { $left } turnos
 } y tu ventaja es { $margin }: necesitas { $short ->
    [one] un punto
   *[other] { $short } puntos
 } más.
warn-late-goals = { $left ->
    [one] Es el último turno
   *[other] Quedan { $left } turnos
 }, y { $count ->
    [one] un objetivo no está
   *[other] { $count } objetivos no están
 } en tus manos: sin todos ellos no gana nadie.
warn-open = Una unidad enemiga puede entrar en { $hexes }, donde no hay ninguna tuya: la ventaja cambiaría en { $swing }.
warn-open-goals = Una unidad enemiga puede entrar en { $hexes }, donde no hay ninguna tuya: dejarías de controlar todos los objetivos.
warn-leave = No se queda nadie tuyo en { $hexes }, y puede entrar una unidad enemiga: la ventaja cambiaría en { $swing }.
warn-leave-goals = No se queda nadie tuyo en { $hexes }, y puede entrar una unidad enemiga: el objetivo sería suyo.
warn-routed = { $count ->
    [one] En desbandada y con el enemigo cerca: { $units-el }. Las unidades en desbandada se rinden ante un asalto, y eso es un punto para él.
   *[other] En desbandada y con el enemigo cerca: { $units-el }. Las unidades en desbandada se rinden ante un asalto, y cada una es un punto para él.
 }
warn-alone = { $count ->
    [one] Sin tropas y a la vista del enemigo: { $units-el }. Un impacto o un asalto es su fin.
   *[other] Sin tropas y a la vista del enemigo: { $units-el }. Un impacto o un asalto es el fin de cada uno.
 }
warn-guns = Sin infantería en el hexágono y con el enemigo cerca: { $units-el }. Las piezas que pierden un asalto o fallan un chequeo se eliminan.
warn-brink = { $count ->
    [one] La formación { $officers-del } ha perdido
   *[other] Las formaciones { $officers-del } han perdido
 } tantos pasos como unidades: cada nuevo impacto trae un chequeo, y fallarlo por 5 elimina { $units ->
    [one] la última unidad
   *[other] hasta { $units } unidades
 }.
warn-edge = Tan cerca de tu borde que una desbandada lleva fuera del tablero, y eso cuenta como eliminación: { $units-el }.
warn-out = { $count ->
    [one] Sin mando: { $units-el }. Actúa por su cuenta, tras un chequeo de moral con −1.
   *[other] Sin mando: { $units-el }. Actúan de una en una, tras un chequeo de moral con −1.
 }
warn-dark = { $count ->
    [one] Ni con un oficial ni junto a él: { $units-el }. No puede moverse mientras haya oscuridad o niebla.
   *[other] Ni con un oficial ni junto a él: { $units-el }. No pueden moverse mientras haya oscuridad o niebla.
 }
warn-pass = { $count ->
    [one] Si pasas ahora, el turno acaba, y aún no han actuado { $officers-el } y sus unidades.
   *[other] Si pasas ahora, el turno acaba, y aún no han actuado { $officers-el } con sus unidades.
 }
warn-pass-match = Si pasas ahora, acaba el último turno y con él la partida.
warn-idle = { $count ->
    [one] Aún no ha hecho nada { $units-el }, y no puede actuar más tarde en este turno.
   *[other] Aún no han hecho nada { $units-el }, y no pueden actuar más tarde en este turno.
 }
warn-joint = Sale bien con { $good } de 6 tiradas. Si falla, { $officer-el } queda terminado por este turno.
warn-twice = { $count ->
    [one] Por una segunda misión no hace nada este turno { $units-el }.
   *[other] Por una segunda misión no hacen nada este turno { $units-el }.
 }
warn-own-fire = El ataque alcanza también a tus unidades de { $hexes }.
warn-drift = El marcador puede desviarse sobre tus unidades de { $hexes }.
warn-exit = Gana un punto y no vuelve nunca: ya no toma ni conserva nada.
warn-react = { $count ->
    [one] { $units-the } ve { $hex } y puede dispararte allí
   *[other] { $count } unidades enemigas ven { $hex } y pueden dispararte allí
 }{ $full ->
    [0] , con la mitad de la fuerza.
   *[other] ; con toda la fuerza: { $full }.
 }
warn-stray = { $count ->
    [one] Más allá del alcance del oficial: { $units-el }. El turno que viene solo actúa tras un chequeo de moral con −1.
   *[other] Más allá del alcance del oficial: { $units-el }. El turno que viene solo actúan tras un chequeo de moral con −1.
 }
cure-objective = { $hex } mejora tu ventaja en { $swing }.
cure-goals = Entra en { $hexes }.
cure-stand = Una unidad de combate en él; un oficial solo no lo controla.
cure-rally = Reagrupa con un oficial, comisario o capellán en el hexágono o en uno adyacente, o pon una unidad por medio.
cure-stack = Apílalo con una unidad.
cure-cover = Pon infantería en el hexágono.
cure-withdraw = Sácalas de la vista.
cure-edge = Colócalas más adentro o fuera de la vista.
cure-out = Acerca al oficial antes de que acabe el turno: el mando se fija al empezar el siguiente.
cure-dark = Acércales primero un oficial.
cure-activate = Activa uno de ellos.
cure-idle = Prepáralas para reaccionar.
cure-exit = Toma antes el pueblo y sal en los últimos turnos.

## Antes del primer turno

briefing-alto-del-leon-republican = Atacas, y empiezas diez puntos por debajo: tres hexágonos guardan diez puntos, y cada uno que tomes cuenta doble. Quedan ocho turnos antes de que el puerto se pierda definitivamente.
first-alto-del-leon-republican-1 = Ve primero a por el cruce C708: está en terreno despejado, y tomarlo mejora tu ventaja en 6.
first-alto-del-leon-republican-2 = Avanza por el bosque y haz que la batería de 75 mm, dos misiones, dispare contra los falangistas de C807 y C808 antes de que nadie se acerque.
first-alto-del-leon-republican-3 = Pon el FT-17 delante de la primera compañía. Seis secciones de milicias bisoñas entran por el borde norte desde el turno 2: úsalas para conservar lo que tienes.
briefing-alto-del-leon-nationalist = Defiendes, y empiezas con diez puntos de ventaja. Las dos colinas boscosas C913 y C1013 valen siete de los diez.
first-alto-del-leon-nationalist-1 = Atrinchérate en C913 y C1013: ahí van tus dos posiciones mejoradas.
first-alto-del-leon-nationalist-2 = Da tus tres marcadores de reacción a las ametralladoras y a secciones que vean C708.
first-alto-del-leon-nationalist-3 = C708 se puede perder un tiempo, pero ninguna colina: ten detrás una compañía para recuperar lo que caiga.
briefing-cerro-muriano-republican = Defiendes un pueblo y un bosque contra tropas mejores, con nueve puntos de ventaja al principio. Catorce turnos son muchos: ten a tus milicias bisoñas bajo la vista de sus oficiales.
first-cerro-muriano-republican-1 = Conserva las casas C508, C608 y C609, siete de nueve puntos; las posiciones mejoradas solo se pueden cavar fuera de ellas, como en el bosque C807.
first-cerro-muriano-republican-2 = Guarda en reserva la compañía regular de C705: recupera lo que se pierda.
first-cerro-muriano-republican-3 = Apila a los oficiales con una sección suya: solos caen con cualquier impacto, y las tropas bisoñas huyen sin ellos.
briefing-cerro-muriano-nationalist = Atacas con veteranos marroquíes y empiezas nueve puntos por debajo. Tienes catorce turnos y mejores hombres: no hay prisa.
first-cerro-muriano-nationalist-1 = Manda a los veteranos por el bosque a C807: los árboles los cubren casi todo el camino.
first-cerro-muriano-nationalist-2 = Dispara las tres misiones de la batería de 75 mm contra C609, el hexágono que más vale, antes de asaltarlo.
first-cerro-muriano-nationalist-3 = Espera a tus dos secciones de ametralladoras, que entran por el sur en el turno 2, antes de cruzar terreno despejado.
briefing-san-marcial-republican = Defiendes el cerro de la ermita sobre Irún, con diez puntos de ventaja. Sus dos hexágonos, A607 y A608, son ocho de los diez.
first-san-marcial-republican-1 = Pon las tres posiciones mejoradas donde están los Carabineros, en A607 y A608.
first-san-marcial-republican-2 = Coloca tu alambrada en la ladera sur, por donde debe subir.
first-san-marcial-republican-3 = Ten a los anarquistas en torno a A609 para recuperar el cerro al instante si cae.
briefing-san-marcial-nationalist = Atacas el cerro de la ermita y empiezas diez puntos por debajo. El cerro son ocho de los diez puntos.
first-san-marcial-nationalist-1 = Dispara la batería de 105 mm y lanza el Ju 52 contra el cerro antes de que suba nadie.
first-san-marcial-nationalist-2 = Lleva la pieza de 65 mm y las ametralladoras adonde vean el cerro.
first-san-marcial-nationalist-3 = Los veteranos de la Legión entran por el sur en el turno 2: guárdalos para el asalto.
briefing-talavera-republican = Defiendes la ciudad y la carretera de Madrid, con diez puntos de ventaja, con milicias bisoñas contra el Ejército de África. Solo siete turnos: cada turno que él pierde es tuyo.
first-talavera-republican-1 = No le salgas al encuentro en despejado: mantén las casas B707, B708 y B808 con las ametralladoras.
first-talavera-republican-2 = Deja una sección cerca de B701: una sola unidad enemiga que pase por él se lleva sus dos puntos.
first-talavera-republican-3 = Pon los dos cortes en la carretera que viene del sur.
briefing-talavera-nationalist = Atacas y empiezas diez puntos por debajo. Siete turnos son pocos: la ciudad, de frente, y la carretera de Madrid, B701, por detrás.
first-talavera-nationalist-1 = Que la Legión fije la ciudad desde el sur, con sus ametralladoras y la batería de 75 mm.
first-talavera-nationalist-2 = Los marroquíes entran en el turno 2 por el oeste (B112 a B114) y por el este (B1412 a B1414): ellos envuelven.
first-talavera-nationalist-3 = Acuérdate de B701: una sección que pase por él cambia la ventaja en 4.
briefing-siguenza-republican = Defiendes la ciudad de la catedral, con diez puntos de ventaja. En la catedral, B708, tu moral es uno mayor.
first-siguenza-republican-1 = Llena B708 y B808, seis de diez puntos, con tus tres secciones de ametralladoras.
first-siguenza-republican-2 = Ten a las milicias bisoñas tras los muros, nunca en los cultivos.
first-siguenza-republican-3 = Aquí la artillería pesada convierte las casas en escombros: deja un hexágono antes de que se te caiga encima.
briefing-siguenza-nationalist = Atacas la ciudad desde su norte impreso y empiezas diez puntos por debajo. Trece turnos te dan tiempo para ir casa por casa.
first-siguenza-nationalist-1 = Espera al turno 2: Falange entra por B1404 a B1406, y el carro, con una compañía, por el norte.
first-siguenza-nationalist-2 = Dispara los 155 mm y los 105 mm contra B707, y entra después.
first-siguenza-nationalist-3 = Luego asalta una casa tras otra, siempre después de dispararle.
briefing-sesena-republican = Atacas con los primeros T-26 de la guerra y empiezas siete puntos por debajo. Cada carro que sale por el borde sur da un punto; tu infantería no llega hasta el turno 3.
first-sesena-republican-1 = En el turno 1 lleva las dos secciones de carros desde C701 tan al sur como puedan: hasta que uno de los tuyos dispare no actúa ningún oficial enemigo, y nadie reacciona en ese turno.
first-sesena-republican-2 = Dispara lo último en el turno: tu primer disparo lo despierta.
first-sesena-republican-3 = Toma el pueblo antes de salir del tablero: un carro que ha salido no toma ni conserva nada.
briefing-sesena-nationalist = Defiendes Seseña, con siete puntos de ventaja. En el turno 1 ninguno de tus oficiales actúa hasta que el enemigo haya disparado, y nadie reacciona.
first-sesena-nationalist-1 = Que las dos piezas de 75 mm de B709 y B710 miren a la carretera: solo las piezas hacen daño de lejos a un T-26.
first-sesena-nationalist-2 = Los marroquíes asaltan desde las casas los carros que se les acercan: es tu mejor arma.
first-sesena-nationalist-3 = Saca la caballería del terreno despejado; las tanquetas entran por B715 en el turno 3.
briefing-ciudad-universitaria-republican = Defiendes la universidad, con trece puntos de ventaja. El río es lo único que hay entre tú y las columnas de África; el puente D704 está volado.
first-ciudad-universitaria-republican-1 = Los hombres de Durruti mantienen la orilla en las filas 5 a 7; las alambradas cierran los vados probables.
first-ciudad-universitaria-republican-2 = Ten las secciones regulares en D708, D608 y D808: diez de trece puntos.
first-ciudad-universitaria-republican-3 = Milicias por el sur en el turno 3 y un T-26 en el turno 4, por D715: resiste hasta entonces.
briefing-ciudad-universitaria-nationalist = Atacas a través del Manzanares y empiezas trece puntos por debajo. Siete turnos: debes estar en los edificios en el turno 4.
first-ciudad-universitaria-nationalist-1 = Cruza en los turnos 1 y 2, cubierto por la batería de 105 mm y las dos misiones de Ju 52.
first-ciudad-universitaria-nationalist-2 = De los vehículos, solo los Panzer, de cadenas, pueden vadear desde D701. A quien cruza es más fácil alcanzarlo.
first-ciudad-universitaria-nationalist-3 = Toma primero D708: cambia la ventaja en 8.
briefing-villarreal-de-alava-republican = Atacas la villa de la carretera de Vitoria y empiezas diez puntos por debajo. En la niebla de los turnos 1 y 2 solo se mueven las unidades con un oficial o junto a él.
first-villarreal-de-alava-republican-1 = Aprovecha la niebla: acércate con cuatro compañías, cada una en torno a su oficial.
first-villarreal-de-alava-republican-2 = Las ametralladoras y la batería de 75 mm, tres misiones, disparan contra B707 cuando se levanta la niebla.
first-villarreal-de-alava-republican-3 = Entra en la villa antes del turno 6: entonces llega su socorro por el sur.
briefing-villarreal-de-alava-nationalist = Defiendes la villa, con diez puntos de ventaja y pocos hombres. El socorro entra por el sur en el turno 6.
first-villarreal-de-alava-nationalist-1 = Pon la alambrada al norte de B707 y cava detrás tus posiciones mejoradas, fuera de las casas.
first-villarreal-de-alava-nationalist-2 = Da tus tres marcadores de reacción a las ametralladoras y a los que ven hacia el norte.
first-villarreal-de-alava-nationalist-3 = Mantén B708 y B808 hasta que llegue el socorro; B807 es lo que menos vale.
briefing-pindoque-republican = Defiendes la orilla sur, con ocho puntos de ventaja. Es de noche hasta el turno 3, y en el turno 1 solo puede actuar uno de tus oficiales.
first-pindoque-republican-1 = Que el oficial de D706 sea el que actúa en el turno 1, con las ametralladoras sobre la carretera del puente.
first-pindoque-republican-2 = Mantén D708 como segunda línea; los T-26 entran por D715 en el turno 5.
first-pindoque-republican-3 = Desde el turno 4 el puente D704 puede volar si él tiene unidades al otro lado: con un 6, por dos turnos.
briefing-pindoque-nationalist = Atacas por el puente D704, el único paso, y empiezas ocho puntos por debajo. Es de noche hasta el turno 3, y los centinelas duermen.
first-pindoque-nationalist-1 = Lanza a los veteranos por D704 en los turnos 1 y 2, con su oficial entre ellos: de noche no se mueve nadie más.
first-pindoque-nationalist-2 = Toma D706 antes de que amanezca.
first-pindoque-nationalist-3 = En el turno 4 siguen caballería por D701 e infantería con una pieza de 37 mm: déjales libre el puente.
briefing-trijueque-republican = Defiendes la carretera, con diez puntos de ventaja. Hay niebla en los turnos 1 a 4; ocho turnos en un tablero largo son pocos para él.
first-trijueque-republican-1 = Pon los dos cortes en la carretera delante de C1008: en el barro, sus ruedas no salen de carreteras y edificios.
first-trijueque-republican-2 = Deja C1008 a tiempo y lucha por C708 y C508.
first-trijueque-republican-3 = Las milicias entran por el oeste en el turno 4, y los T-26 por C108 en el turno 5.
briefing-trijueque-nationalist = Atacas carretera abajo y empiezas diez puntos por debajo. Solo la carretera es bastante rápida para ocho turnos.
first-trijueque-nationalist-1 = Lanza los CV-33 y a los italianos carretera abajo en el turno 1.
first-trijueque-nationalist-2 = Los camiones entran por B1408 en el turno 2: mándalos detrás por la carretera.
first-trijueque-nationalist-3 = En la niebla de los turnos 1 a 4 solo se mueven las unidades con un oficial o junto a él.
briefing-ochandiano-republican = Defiendes las alturas, con diez puntos de ventaja, contra una aviación en masa. Tus hombres son bisoños, y el padre Onzain está con ellos.
first-ochandiano-republican-1 = Pon trincheras y posiciones en la colina, A607 y A608.
first-ochandiano-republican-2 = Coloca las ametralladoras en torno a A610 y A710, con vista a las laderas.
first-ochandiano-republican-3 = Ten al capellán en la colina: reagrupa a los que huyen. Los anarquistas llegan por el norte en el turno 3.
briefing-ochandiano-nationalist = Atacas las alturas con veteranos y empiezas diez puntos por debajo. Primero las bombas; después, los hombres.
first-ochandiano-nationalist-1 = Lanza las dos misiones de Ju 52 y el He 51, y dispara la batería de 105 mm, contra la colina antes de subir.
first-ochandiano-nationalist-2 = Avanza a cubierto mientras las ametralladoras ven la colina.
first-ochandiano-nationalist-3 = Asalta donde haya un defensor en desbandada: las unidades en desbandada se rinden.
briefing-artxanda-republican = Atacas la cresta del casino y empiezas diez puntos por debajo, con cinco turnos y el doble de hombres que él. No puedes ser el primero en pasar en los turnos 1 a 3.
first-artxanda-republican-1 = Ataca en el turno 1: la compañía veterana y su mortero, C609; los demás, C807.
first-artxanda-republican-2 = En el turno 2 entran carros por C701 y milicias por el norte.
first-artxanda-republican-3 = No esperes a los que huyen: no hay tiempo para reagrupar.
briefing-artxanda-nationalist = Defiendes la cresta, con diez puntos de ventaja, contra el doble de los tuyos, durante cinco turnos.
first-artxanda-nationalist-1 = Da tus tres marcadores de reacción a los que ven C609 y C807.
first-artxanda-nationalist-2 = Cambia terreno por turnos y conserva enteras las compañías: cada unidad es un punto.
first-artxanda-nationalist-3 = Tu reserva entra por el sur en el turno 4: recupera hexágonos en los turnos 4 y 5.
briefing-villanueva-de-la-canada-republican = Atacas un pueblo atrincherado, diez puntos por debajo. Desde el turno 5 hace demasiado calor para el paso ligero.
first-villanueva-de-la-canada-republican-1 = Usa ahora el paso ligero, mientras no haya nadie suyo junto a ti.
first-villanueva-de-la-canada-republican-2 = Los 105 mm, el SB-2 y los dos morteros, contra las trincheras de B707.
first-villanueva-de-la-canada-republican-3 = Que la infantería vaya con los T-26 desde un mismo hexágono: a los carros solos los asaltan.
briefing-villanueva-de-la-canada-nationalist = Defiendes el pueblo, con diez puntos de ventaja, con trincheras, alambradas y cuatro marcadores de reacción. Cada turno cuenta.
first-villanueva-de-la-canada-nationalist-1 = Trincheras, alambradas y marcadores de reacción, al norte de B707.
first-villanueva-de-la-canada-nationalist-2 = La pieza de 37 mm, en torno a B708, espera a los carros.
first-villanueva-de-la-canada-nationalist-3 = La de 88 mm no llega hasta el turno 7, a remolque, por B715: no cuentes con ella.
briefing-belchite-republican = Reduces a una guarnición cercada: seis puntos de terreno, pero trece unidades, a un punto cada una. Empiezas seis puntos por debajo.
first-belchite-republican-1 = Dispara los 155 mm, cuatro misiones, contra una casa por turno, y manda detrás a los veteranos.
first-belchite-republican-2 = Los zapadores van con los carros: quitan los cortes de carretera.
first-belchite-republican-3 = Rodea una casa antes de asaltarla: el que pierde y no tiene adónde ir está perdido.
briefing-belchite-nationalist = Defiendes las ruinas de Belchite, con seis puntos de ventaja. Tus unidades valen más que el terreno, y ninguno de los tuyos huye por el borde.
first-belchite-nationalist-1 = Pon la fortificación en B708 con el frente al norte.
first-belchite-nationalist-2 = Ten a los que están en desbandada fuera de su alcance: se rinden ante un asalto.
first-belchite-nationalist-3 = Deja una casa antes de que te encierren: quien no puede retirarse se pierde.
briefing-la-muela-de-teruel-republican = Defiendes la meseta, con doce puntos de ventaja, entre la nieve. Nadie tiene paso ligero, y a pie se paga un punto más fuera de las carreteras.
first-la-muela-de-teruel-republican-1 = A614 es la llave, cinco de doce puntos: ahí, trincheras y alambradas.
first-la-muela-de-teruel-republican-2 = Los Carabineros de C706 lo retrasan: que no los atrapen.
first-la-muela-de-teruel-republican-3 = Un BT-5 entra por A701 en el turno 6; la ventisca de los turnos 8 y 9 reduce la visión a la mitad.
briefing-la-muela-de-teruel-nationalist = Atacas por la nieve, doce puntos por debajo, con nueve turnos y mucho camino.
first-la-muela-de-teruel-nationalist-1 = Ponte en marcha por el camino del mapa C en el turno 1: fuera de él, cada hexágono cuesta a pie un punto más.
first-la-muela-de-teruel-nationalist-2 = Toma A614 en el turno 6 o 7: cambia la ventaja en 10.
first-la-muela-de-teruel-nationalist-3 = Los 155 y 105 mm, cinco misiones en total, son para A614; la Legión entra por el sur en el turno 2.
briefing-paso-del-ebro-republican = Cruzas el Ebro en barcas, de noche, y empiezas diez puntos por debajo. El puente está volado; desde el turno 4 se puede tender uno de pontones junto a unos zapadores.
first-paso-del-ebro-republican-1 = Coloca las cuatro barcas donde nadie mire, lejos de D606 a D806: se quedan allí.
first-paso-del-ebro-republican-2 = Pasa las dos compañías veteranas en el turno 1: una barca lleva nueve pasos por turno, y cruzar es la acción entera.
first-paso-del-ebro-republican-3 = Deja zapadores en la orilla: los pontones necesitan unos al lado.
briefing-paso-del-ebro-nationalist = Defiendes la otra orilla, con diez puntos de ventaja. Es de noche hasta el turno 3, y tus aviones vuelan desde el turno 6.
first-paso-del-ebro-nationalist-1 = Conserva D708 y D414: seis de diez puntos.
first-paso-del-ebro-nationalist-2 = Pon alambradas en los desembarcos probables; a quien cruza es más fácil alcanzarlo.
first-paso-del-ebro-nationalist-3 = Los marroquíes entran por el sur en el turno 5: guarda algo a lo que se unan.
briefing-points-republican = Acuerdas los objetivos, compras un ejército y luchas por todos ellos: quien solo controla algunos ha empatado. En un ataque, el atacante tiene el doble de puntos, y solo el defensor compra minas y fortificaciones.
first-points-republican-1 = Propón objetivos que puedas alcanzar; los pueblos del centro son los habituales.
first-points-republican-2 = Compra pocas formaciones fuertes con una batería, mejor que muchas pequeñas, y pocas veteranas: se aconseja una décima parte de tus puntos.
first-points-republican-3 = Basta con conservar un objetivo para no perder.
briefing-points-nationalist = Acuerdas los objetivos, compras un ejército y luchas por todos ellos: quien solo controla algunos ha empatado. En un ataque, el atacante tiene el doble de puntos, y solo el defensor compra minas y fortificaciones.
first-points-nationalist-1 = Propón objetivos que puedas alcanzar; los pueblos del centro son los habituales.
first-points-nationalist-2 = Compra pocas formaciones fuertes con una batería; en veteranas se aconseja una quinta parte de tus puntos.
first-points-nationalist-3 = Basta con conservar un objetivo para no perder.

## Los combates como se muestran

battle-role-fires = Dispara
battle-role-target = Bajo el fuego
battle-role-checks = Chequeo
battle-check = Chequeo de moral { $unit-del }
battle-rally = { $himself ->
    [yes] { $unit-the } se reagrupa
   *[no] { $other-the } reagrupa { $unit-al }
 }
battle-coordination = { $unit-the } y { $other-el } actúan juntos
chart-fire = Tabla de combate: la tirada según el fuego total; el resultado se divide por la cobertura
chart-melee = Cuerpo a cuerpo: la tirada según la proporción. A o D pierde pasos; con R solo se retira
odds-strike = Asalto contra blindados: { $unit }
outcome-no-strike = El chequeo falla: no hay ataque
verdict-hurt = { $hurt-count ->
    [0] {""}
   *[other] {" "}Pasos perdidos: { $hurt-el }.
 }
verdict-routed = { $routed-count ->
    [0] {""}
   *[other] {" "}En desbandada: { $routed-el }.
 }
verdict-losses = { $gone-count ->
    [0] { $hurt-count ->
        [0] En desbandada: { $routed-el }.
       *[other] Pasos perdidos: { $hurt-el }.{ verdict-routed }
     }
   *[other] Unidades eliminadas: { $gone-el }.{ verdict-hurt }{ verdict-routed }
 }
verdict-fire = { $nothing ->
    [yes] Sin efecto.
   *[no] { verdict-losses }
 }
verdict-assault = { $end ->
    [taken] { $hex } cae.
    [beaten] Los defensores de { $hex } son derrotados.
   *[failed] El asalto a { $hex } fracasa.
 }{ $nothing ->
    [yes] {" "}No hay pérdidas.
   *[no] {" "}{ verdict-losses }
 }
verdict-check-passed = { $unit-the } supera el chequeo.
verdict-check-failed = { $unit-the } falla el chequeo.
verdict-rally-passed = { $unit-the } se reagrupa.
verdict-rally-failed = { $unit-the } sigue en desbandada.
verdict-coordination-passed = Actúan los dos.
verdict-coordination-failed = No actúan juntos: el segundo oficial queda terminado por este turno.

# Palabras de las tablas impresas.
chart-cover = Cobertura: por cuánto se divide el resultado del fuego
chart-movement = Puntos de movimiento para entrar, según el tipo de movimiento
cell-AP = antipersonal
cell-AT = anticarro
cell-ART = artillería
cell-foot = a pie
cell-wheeled = ruedas
cell-tracked = cadenas
cell-open = Despejado
cell-fields = Cultivos
cell-rough = Terreno abrupto
cell-marsh = Pantano
cell-light-woods = Bosque claro
cell-woods = Bosque
cell-dispersed-buildings = Edificios dispersos
cell-built-up = Zona urbana
cell-rubble = Escombros
cell-trench = Trinchera
cell-road = Por carretera
cell-trail = Por camino
cell-uphill_per_level = Cuesta arriba, por cada nivel
cell-major-river = Río mayor
cell-minor-river = Río menor
cell-pontoon = Puente de pontones
cell-no = prohibido

## Órdenes permanentes

order-react = Se mueven o actúan a la vista
order-react-fire = Disparar con la unidad que mejor acierte
order-react-hold = No disparar
order-defend = Asaltan, antes de que entren
order-defend-fire = Disparar con la unidad que mejor acierte
order-defend-hold = No disparar
order-defend-late = Siguen adelante tras el primer fuego
order-defend-late-fire = Disparar con la unidad que mejor acierte
order-defend-late-hold = No disparar
order-flak = Llegan bombarderos
order-flak-fire = Disparar contra ellos
order-flak-hold = No disparar

## Lo que mira un pronóstico

feature-lead = la ventaja en puntos
feature-clear-lead = lo clara que es la ventaja
feature-steps = pasos que quedan
feature-units = unidades que quedan
feature-routed = unidades en desbandada
feature-officers = oficiales que quedan
feature-near-objectives = fuerza cerca de los objetivos
feature-holding = objetivos ocupados por unidades
feature-bare = objetivos sin defensa
feature-worn = unidades en su último paso
feature-waiting = unidades por llegar
feature-attacker = quién ataca
feature-initiative = la iniciativa

## El tablero en el terminal

board-turn = Turno { $turn } de { $last }, { $phase }. Puntos: republicanos { $republican }, nacionales { $nationalist }.
board-objectives = Objetivos: { $objectives }.
board-side = { $side }:
board-hex = { $hex } { $terrain }{ $level ->
    [0] { "" }
   *[other] , nivel { $level }
}
board-waiting = por llegar: { $pieces }
