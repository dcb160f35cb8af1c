### Laboratorium: przychodzi ze swoimi słowami, gdy jest potrzebne.

lab-title = Laboratorium
lab-about = Niech boty rozegrają wiele partii, a ty przeczytaj, co z tego wynika: kto wygrywa i jak pewnie, jak długo to trwa, o czym decyduje los, które miejsca, karty i jednostki się liczą. Serie biegną obok wszystkiego innego i nikogo nie spowalniają.
lab-unknown = Tej serii już tu nie ma.
lab-back = Wszystkie serie
lab-off = Ten serwer nie ma laboratorium. Może je włączyć ten, kto go prowadzi; na twoim komputerze Frente ma je samo z siebie.
lab-no-library = Laboratorium wymaga części Frente, której tu nie zainstalowano: pip install "frente[lab]".
lab-sign-in = Serie zaczynają ci, którzy mają tu konto. Raporty może czytać każdy.
lab-budget = Na dziś zostało ci partii: { $left } z { $each }.

lab-new = Nowa seria
lab-game = Gra
lab-scenario = Scenariusz
lab-bot-one = Gracz komputerowy
lab-bot-two = Przeciw
lab-bots-same = Gra sam ze sobą: to pokazuje, czy strony są równe.
lab-bots-mirror = Po każdej partii zamieniają się miejscami i grają jeszcze raz na tych samych rzutach.
lab-matches = Partie
lab-seed = Ziarno
lab-seed-about = Litery, cyfry, - i _. To samo ziarno daje te same partie.
lab-in-all = { $count ->
    [one] Razem jedna partia.
    [few] Razem { $count } partie.
    [many] Razem { $count } partii.
   *[other] Razem { $count } partii.
}
lab-too-many = To więcej, niż ci na dziś zostało. Wybierz mniej.
lab-start = Rozegraj { $count ->
    [one] jedną partię
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}

lab-vary = Wypróbuj inne liczby
lab-vary-about = Tylko liczby spoza instrukcji. Każda wartość jest osobnym wariantem; wszystkie warianty są grane na tych samych rzutach.
lab-vary-find = Znajdź liczbę
lab-vary-find-about = Słowa z jej nazwy, na przykład nazwa jednostki.
lab-vary-none = Żadna liczba nie ma tych słów w nazwie.
lab-vary-more = Liczb z tymi słowami: { $count }. Dodaj słowa, aby zobaczyć inne.
lab-vary-take = { $name }, teraz { $value }
lab-vary-values = Wartości: { $name }
lab-vary-now = Teraz { $value }. Oddziel wartości przecinkami.
lab-vary-wrong = Wpisz liczby oddzielone przecinkami.
lab-vary-drop = Pomiń: { $name }
lab-vary-together = Zmieniaj je razem, pierwszą z pierwszą
lab-vary-uneven = Wartości zmienianych razem musi być po tyle samo.

lab-runs = Serie
lab-runs-none = Nie ma jeszcze żadnej serii.
lab-run = { $game }: { $bots }
lab-against = { $one } przeciw { $two }
lab-alone = { $bot } przeciw sobie
lab-begun = { $when }
lab-begun-by = { $when }, { $name }
lab-varied = { $count ->
    [one] jedna zmieniona liczba
    [few] { $count } zmienione liczby
    [many] { $count } zmienionych liczb
   *[other] { $count } zmienionej liczby
}
lab-state-waiting = Czeka na swoją kolej
lab-state-playing = W grze
lab-state-reckoning = Powstaje raport
lab-state-ended = Rozegrana
lab-state-stopped = Zatrzymana
lab-state-failed = Przerwana
lab-played = partie: { $played } z { $matches }
lab-seconds-left = jeszcze około { $count ->
    [one] sekundy
    [few] { $count } sekund
    [many] { $count } sekund
   *[other] { $count } sekundy
}
lab-minutes-left = jeszcze około { $count ->
    [one] minuty
    [few] { $count } minut
    [many] { $count } minut
   *[other] { $count } minuty
}
lab-progress = Postęp serii
lab-read = Czytaj
lab-read-run = Czytaj: { $run }
lab-stop = Zatrzymaj
lab-go-on = Wznów
lab-remove = Usuń
lab-remove-sure = Usunąć na stałe?
lab-problem = Przerwano: { $problem }

lab-report = Raport
lab-report-apart = Otwórz raport na osobnej stronie
lab-report-none = Nie ma jeszcze raportu. Powstanie, gdy seria się skończy albo zostanie zatrzymana.
lab-list = Partie
lab-list-about = Każdą można otworzyć w powtórce, od pierwszego ruchu do ostatniego.
lab-list-varied = Partie z innymi liczbami są pokazane tak, jak je zachowano: odcinkami, nie ruch po ruchu.
lab-match = Partia { $key }
lab-match-won = Wygrana: { $who }
lab-match-draw = Remis
lab-match-broke = Załamała się
lab-match-length = tury: { $turns }, decyzje: { $decisions }
lab-match-open = Otwórz
lab-match-open-one = Otwórz partię { $key }
lab-list-earlier = Wcześniejsze
lab-list-later = Późniejsze
lab-list-part = { $from }–{ $to } z { $all }
