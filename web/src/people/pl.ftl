### Strony o ludziach: przychodzą ze swoimi słowami, gdy są potrzebne.

account = Konto
account-why = Do gry nikt nie potrzebuje konta. Z nim twoje partie są na każdym twoim urządzeniu, a inni widzą twoją nazwę.
account-in = Zalogowano: { $name }
account-since = Od { $when }, { $count ->
    [one] w tej przeglądarce
    [few] w { $count } przeglądarkach
    [many] w { $count } przeglądarkach
   *[other] w { $count } przeglądarkach
  }.
account-insecure = Haseł nie wysyła się bez szyfrowania: aby się zalogować, otwórz ten serwer pod jego adresem https.

sign-in = Zaloguj się
sign-up = Załóż konto
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
account-name = Nazwa
account-name-about = Od 3 do 24 liter, cyfr, - i _. Widzą ją inni.
account-password = Hasło
account-password-about = Co najmniej 8 znaków.
account-new-password = Nowe hasło
account-mail = E-mail, jeśli chcesz
account-mail-about = Na wypadek zapomnianego hasła i do powiadomień, do niczego więcej.
account-forgot = Nie pamiętam hasła
account-forgot-about = Jeśli któreś konto potwierdziło ten adres, za chwilę przyjdzie wiadomość z linkiem.
account-forgot-send = Wyślij wiadomość
account-forgot-sent = Jeśli któreś konto potwierdziło ten adres, wiadomość jest w drodze. Link działa przez godzinę.

account-reset = Wybierz nowe hasło
account-reset-done = Hasło jest zmienione, a wszystkie inne przeglądarki wylogowane.
account-confirmed = Dziękujemy: adres potwierdzony. Zapomniane hasło można odtąd zmienić przez e-mail.

account-mail-title = Poczta
account-mail-none = Nie podano adresu: zapomniane hasło przepada, a powiadomienia nie przychodzą.
account-mail-waiting = { $mail } czeka na potwierdzenie: otwórz link w wiadomości, którą tam wysłano.
account-mail-fine = Wiadomości przychodzą na adres { $mail }.
account-mail-cannot = Ten serwer nie wysyła poczty.
account-mail-new = Adres e-mail
account-mail-change = Zmień adres
account-current = Twoje hasło
notices-title = Twój ruch
notices-about = Najwyżej jedno powiadomienie na ruch i żadnego, gdy patrzysz na partię.
notices-mail = E-mailem
notices-mail-none = Bez e-maili
notices-mail-turn = Przy każdym ruchu
notices-mail-daily = Raz dziennie, wszystko razem
notices-mail-cannot = Do e-maili trzeba potwierdzonego adresu i serwera, który je wysyła.
notices-hook = Webhook
notices-hook-about = Adres webhooka Discorda albo czegoś, co przyjmuje to samo. Puste: żaden.
notices-hook-keep = Zapisz webhook

account-password-title = Hasło
account-password-change = Zmień hasło

account-device-title = Partie na tym urządzeniu
account-device = { $count ->
    [0] Partie grane tu bez konta pamięta tylko to urządzenie.
    [one] To urządzenie pamięta jedną partię. Przenieś ją na konto, aby mieć ją wszędzie.
    [few] To urządzenie pamięta { $count } partie. Przenieś je na konto, aby mieć je wszędzie.
    [many] To urządzenie pamięta { $count } partii. Przenieś je na konto, aby mieć je wszędzie.
   *[other] To urządzenie pamięta { $count } partii. Przenieś je na konto, aby mieć je wszędzie.
  }
account-device-move = Przenieś na konto
account-device-moved = { $count ->
    [0] Twoje konto ma już wszystkie.
    [one] Jedna partia jest teraz na koncie. Jej link działa nadal.
    [few] { $count } partie są teraz na koncie. Ich linki działają nadal.
    [many] { $count } partii jest teraz na koncie. Ich linki działają nadal.
   *[other] { $count } partii jest teraz na koncie. Ich linki działają nadal.
  }

tokens-title = Programy
tokens-show = { $count ->
    [0] Żaden program nie gra za ciebie
    [one] Jeden token
    [few] { $count } tokeny
    [many] { $count } tokenów
   *[other] { $count } tokenu
  }
tokens-about = Program, który pokaże token, gra na twoich miejscach i siada przy stołach. Nie może zmienić twojego konta. Nowe hasło unieważnia wszystkie tokeny.
tokens-name = Do czego służy
tokens-make = Utwórz token
tokens-made = Token: { $name }. Jest pokazany tylko ten jeden raz.
tokens-end = Unieważnij

account-data-title = Wszystko, co tu masz
account-export = Zapisz jako plik
account-delete = Usuń moje konto
account-delete-about = Nazwa, adres, sesje i miejsca są usuwane od razu i nie da się ich odzyskać. Partie, w których inni na ciebie czekają, zostają poddane. To, co rozegrano, zostaje, ale bez niczyjej nazwy.
account-delete-really = Usuń na zawsze
account-deleted = Twoje konto jest usunięte.
account-cancel = Zachowaj

rows-title = Na twoim koncie
rows-none = Na twoim koncie nie ma jeszcze żadnej partii.
rows-your-move = { $count ->
    [one] Twój ruch: jedna partia
    [few] Twój ruch: { $count } partie, najbliższy termin pierwszy
    [many] Twój ruch: { $count } partii, najbliższy termin pierwszy
   *[other] Twój ruch: { $count } partii, najbliższy termin pierwszy
  }
rows-new = nowe
rows-waiting = Czekają na innych
rows-over = Skończone
rows-against = przeciwnik: { $names }
rows-open = Graj
rows-draw = zaproponowano remis
rows-closes = nikt nie gra: zamknięcie { $day }

lobby = Poczekalnia
lobby-about = Stoły, przy których ktoś czeka. Kto siada, zgadza się na to, w co się tam gra; partia zaczyna się, gdy wszystkie miejsca są zajęte.
lobby-sign-in = Żeby usiąść, utworzyć stół albo zaprosić kogoś po nazwie, trzeba mieć konto.
lobby-invitations = Zaproszenia
lobby-yours = Twoje stoły
lobby-open = Otwarte stoły
lobby-none = Przy otwartych stołach nikt nie czeka. Utwórz stół.
lobby-make = Utwórz stół
lobby-make-about = Wybierz grę, potem „Ktoś przy stole”.
lobby-by = Czeka { $name }
lobby-lots = strony losowo
lobby-profile = kim jest { $name }?
lobby-seated = { $name }: { $seat }
lobby-options = Opcje: { $options }
lobby-watched = każdy może oglądać
lobby-sit = Usiądź: { $seat }
lobby-sit-lot = Usiądź, strony losowo
lobby-decline = Odmów
lobby-stand = Wstań
lobby-withdraw = Wycofaj
lobby-begun = Twoja partia się zaczęła.
lobby-play = Graj

time-days = { $days } d
time-days-hours = { $days } d { $hours } godz.
time-hours = { $hours } godz.
time-hours-minutes = { $hours } godz. { $minutes } min
time-clock = { $minutes }:{ $seconds }

pace-title = Zegar
pace-none = Bez zegara
pace-live = { $bank } dla każdego
pace-live-add = { $bank } dla każdego i { $add } s więcej za każdą kolejkę odpowiedzi
pace-days = { $per } na każdą kolejkę odpowiedzi
pace-reserve = { $bank } w rezerwie
pace-holidays = { $days ->
    [one] jeden dzień wolny
    [few] { $days } dni wolne
    [many] { $days } dni wolnych
   *[other] { $days } dnia wolnego
  }
pace-about = Komu skończy się czas, ten przegrywa. Gdy serwer nie działa, niczyj czas nie biegnie.
pace-choice-none = Brak
pace-choice-quick = 45 min
pace-choice-live = 90 min
pace-choice-day = 1 dzień
pace-choice-three = 3 dni
pace-choice-week = 7 dni

clock-title = Pozostały czas
clock-paused = pauza
clock-away = wolne
clock-yours = zostało { $time }
clock-pause = Poproś o pauzę
clock-pause-wanted = Chcesz pauzy. Zegar stanie, gdy inni się zgodzą.
clock-pause-asked = Druga strona prosi o pauzę.
clock-pause-agree = Zatrzymaj zegar
clock-pause-back = Jednak bez pauzy
clock-go = Wznów zegar
clock-go-wanted = Chcesz grać dalej. Zegar ruszy, gdy inni się zgodzą.
clock-go-asked = Druga strona chce wznowić zegar.
clock-stands = Zegar jest zatrzymany.
clock-holiday = { $days ->
    [one] Weź dzień wolny
    [few] Weź { $days } dni wolne
    [many] Weź { $days } dni wolnych
   *[other] Weź { $days } dnia wolnego
  }
clock-holidays-left = { $days ->
    [0] Nie ma już dni wolnych.
    [one] Został jeden dzień wolny.
    [few] Zostały { $days } dni wolne.
    [many] Zostało { $days } dni wolnych.
   *[other] Zostało { $days } dnia wolnego.
  }

push-title = Na tym urządzeniu
push-about = Ta przeglądarka może dać znać, że to twój ruch, także gdy żadna nasza strona nie jest otwarta: raz na ruch i nie wtedy, gdy patrzysz na partię. Najpierw zapyta cię o zgodę.
push-on = Ta przeglądarka daje znać, że to twój ruch.
push-cannot = Ta przeglądarka nie może dać znać, gdy strona nie jest otwarta.
push-begin = Powiadamiaj tutaj
push-end = Nie powiadamiaj tutaj
push-refused = Przeglądarka na to nie pozwala: tak mówią jej ustawienia dla tej strony.
push-failed = Nie udało się ustawić przeglądarki albo serwer jest nieosiągalny.

passkeys-title = Klucze dostępu
passkeys-show = { $count ->
        [0] Brak
        [one] { $count } klucz
        [few] { $count } klucze
        [many] { $count } kluczy
       *[other] { $count } klucza
    }
passkeys-about = Klucz dostępu otwiera konto blokadą telefonu lub komputera zamiast hasła; hasło działa nadal.
passkeys-cannot = Ta przeglądarka nie ma kluczy dostępu.
passkeys-name = Nazwa tego klucza
passkeys-make = Utwórz klucz dostępu
passkeys-remove = Usuń
passkeys-refused = Nie podano klucza dostępu.
passkeys-sign-in = Zaloguj się kluczem dostępu

orders-title = Stałe rozkazy
orders-about = Serwer wykonuje je za ciebie, gdy tylko przyjdzie pytanie do ciebie, także gdy cię nie ma. Widzisz je tylko ty. Liczy się pierwszy, który pasuje; jeśli żaden, pytanie czeka na ciebie.
orders-none = Nie ma żadnych.
orders-back = Wycofaj
orders-when = Kiedy
orders-do = Wtedy
orders-least-steps = Tylko jeśli prawdopodobna strata to co najmniej tyle stopni
orders-least-chance = Tylko jeśli szansa na dobry wynik to co najmniej tyle procent
orders-where = Gdzie
orders-where-all = Wszędzie
orders-give = Wydaj rozkaz
orders-carried = Wykonane
orders-carried-at = Krok { $ply }.
order-least-steps = jeśli prawdopodobna strata w stopniach to { $least }
order-least-chance = jeśli szansa to { $least } % lub więcej
order-only = tylko: { $names }
order-but = wszystkie oprócz: { $names }

talk-title = Czat
talk-empty = Przywitaj się. Czytają to tylko gracze tej partii.
talk-empty-watch = Tu rozmawiają widzowie. Gracze przeczytają to po końcu.
talk-write = Napisz do innych
talk-send = Wyślij
talk-silenced = Operator odebrał ci głos do { $until }.
talk-watcher = ktoś z widzów
talk-you = ty
talk-at = Stan partii w tamtej chwili
talk-more = Wycisz lub zgłoś
talk-mute = Wycisz: { $name }
talk-muted = { $name }: wyciszono. Cofniesz to na stronie konta.
talk-reason = Co jest z tym nie tak?
talk-report-send = Zgłoś operatorom
talk-reported = Operatorzy to przeczytają, razem z sąsiednimi wypowiedziami.

notes-title = Notatki
notes-about = Widzisz je tylko ty.
notes-turn = Tura { $turn }
notes-write = Zanotuj coś do tej tury
notes-add = Zanotuj
notes-edit = Zmień
notes-keep = Zapisz
notes-drop = Usuń

profile-since = Tu od { $when }
profile-nobody = Nikt się tu tak nie nazywa.
profile-yours = Inni widzą twój ranking, a z partii tylko te, które każdy może oglądać.
profile-link = Co widzą inni
profile-ratings = Ranking
profile-no-ratings = Nie było jeszcze partii rankingowej.
profile-rating = { $rating } ± { $spread }
profile-rating-about = { $count ->
    [one] po jednej partii rankingowej
    [few] po { $count } partiach rankingowych
    [many] po { $count } partiach rankingowych
   *[other] po { $count } partii rankingowej
  }. Siła gry mieści się w tym przedziale w 95 przypadkach na 100.
profile-curve = Ranking po każdej partii z przedziałem, w którym się mieści
profile-statistics = Partie według stron
profile-no-statistics = Nie ma tu partii do pokazania.
profile-game = Gra
profile-side = Strona
profile-against = Przeciwnik
profile-people = ludzie
profile-bots = komputer
profile-won = Wygrane
profile-drawn = Remisy
profile-lost = Przegrane
profile-history = Skończone partie
profile-private = widzisz to tylko ty
profile-report = Zgłoś: { $name }

rated = rankingowa
rows-said = { $count ->
    [one] jedna nowa wypowiedź
    [few] { $count } nowe wypowiedzi
    [many] { $count } nowych wypowiedzi
   *[other] { $count } nowej wypowiedzi
  }

account-warning = Od prowadzących ten serwer
account-warning-read = Przeczytane
account-muted = Wyciszeni
account-unmute = Cofnij wyciszenie: { $name }

reports-title = Zgłoszenia
reports-for = Widzą to tylko operatorzy. Ustanawia ich `frente user operator NAZWA`.
reports-waiting = Do rozstrzygnięcia
reports-settled = Rozstrzygnięte
reports-none = Nie ma zgłoszeń.
reports-by = zgłasza { $by }, dotyczy: { $about }
reports-guest = gość
reports-context = Sąsiednie wypowiedzi
reports-match = Partia
reports-none-needed = Bez skutku
reports-warn = Ostrzeż
reports-silence = Odbierz głos, dni: { $days }
reports-close = Zamknij konto
reports-remark = Co ta osoba ma przeczytać
reports-verdict = { $verdict ->
    [warn] Ostrzeżenie
    [silence] Odebranie głosu
    [close] Zamknięcie konta
   *[none] Bez skutku
  }, rozstrzyga { $settler }

terms-rated = Wynik liczy się do rankingu.
terms-title = Z drugą stroną
terms-draw = Zaproponuj remis
terms-draw-offered = Twoja propozycja remisu czeka.
terms-draw-back = Wycofaj propozycję
terms-draw-asked = Druga strona proponuje remis.
terms-draw-agree = Zgódź się na remis
terms-draw-decline = Odmów
terms-abort = Odwołaj partię
terms-abort-sure = Odwołaj: nikt nie wygrywa ani nie przegrywa
terms-rematch = Rewanż z zamianą stron
terms-rematch-made = Stół jest gotowy. Partia zacznie się, gdy inni usiądą w poczekalni.
terms-closes = Od dawna nikt nie grał. Jeśli nikt nie zagra, partia będzie zamknięta: { $day }.
