import type { LifeWords } from './life-words.ts'

export const lifeWords: LifeWords = {
  feelings: {
    grieving:
      'gestorben, verstorben*, starb, stirbt, im sterben, ist tot, sind tot, tod, beerdigt, beerdigung, begraben, begrabnis, in trauer, trauere um, trauern um, trauerfeier, trauerfall, mutter verloren, vater verloren, mann verloren, frau verloren, partner verloren, partnerin verloren, sohn verloren, tochter verloren, kind verloren, baby verloren, bruder verloren, schwester verloren, freund verloren, freundin verloren, oma verloren, opa verloren, hund verloren, katze verloren, fehlgeburt, totgeburt, witwe, witwer, eingeschlafert, von uns gegangen, einschlafern lassen',
    sad: 'vermisse, fehlt mir, kloss im hals, so schwer, zum heulen, zum weinen, keine lust auf, traurig*, ungluck*, weine, weinen, geweint, heule, heulen, tranen, niedergeschlagen*, deprimiert*, depressiv, bedruckt*, am boden, leer, leere, hoffnungslos*, nichts freut mich, nicht glucklich, keine freude, tut weh, weh getan, wehgetan, verletzt*, enttauscht*, schweres herz, schwer ums herz, elend, melanchol*, liebeskummer, kummer, trist, mir geht es schlecht, mir gehts schlecht, geht es mir schlecht, geht es mir nicht gut, mir geht es nicht gut',
    afraid:
      'zittere, zittern, herz rast, bis zum hals, magen, beklommen, unheimlich, mulmig, angst, angste, angsten, angstlich*, furcht, furchte*, furchten, bange, panik, panisch, sorge, sorgen, besorgt, beunruhig*, nervos*, unruhig, schiss, erschreck*, grauen, graut, bammel, verangstigt',
    angry:
      'habe genug, genug von, konnte platzen, konnte schreien, macht mich wahnsinnig, macht mich rasend, unverschamt*, hals dick, dicken hals, wutend*, wut, sauer, zornig*, zorn, arger*, argert, aufgebracht, aufgeregt uber, rege mich auf, regt mich auf, genervt, nervt, nerven, hasse, hass, gereizt, die nase voll, satt habe, habe es satt, habs satt, stinksauer, rasend, koche, kocht in mir, platzt der kragen, auf die palme, emport, zum kotzen, kotzt mich, frustriert, frust',
    tired:
      'zahnfleisch, am limit, geschafft, keine kraft, augen offen, energielos, leergelaufen, akku, antriebslos, mude, mudigkeit, erschopf*, ausgebrannt, ausgelaugt, kraftlos, keine kraft, keine energie, kann nicht mehr, schlapp, fertig mit den nerven, vollig fertig, total fertig, burnout, kaputt, am ende meiner, uberfordert, uberlastet, zu viel fur mich, alles zu viel, wird mir zu viel, ist mir zu viel, matt, ausgepowert, platt',
    ashamed:
      'im erdboden, erdboden, in die augen sehen, wie ein idiot, lacherlich, bereue, unangenehm, schame, schamen, scham, geschamt, peinlich*, beschamt*, schuldig, schuldgefuhl*, schuld, blamiert, gedemutigt, demutig*, versager, versagerin, versagt, wertlos, nicht gut genug, blossgestellt, im boden versink*, schlechtes gewissen, unzulanglich, nicht verzeihen, werde rot',
    glad: 'geht es gut, gute laune, strahle, lachle, uberglucklich*, konnte die welt umarmen, endlich geschafft, leicht ums herz, glucklich*, froh, frohlich, freue, freut mich, gefreut, freude, dankbar*, stolz, erleichtert*, begeistert*, wunderbar*, super gut, toll, herrlich, gute nachricht*, guten tag gehabt, ein schoner tag, schonen tag gehabt, mir geht es gut, mir gehts gut, geht es mir gut, zufrieden*, selig, geschafft habe, grossartig',
  },
  themes: {
    work: 'arbeitslos*, gekundigt, kundigung, kundigen, rausgeworfen, entlassen, job verloren, stelle verloren, befordert, beforderung, vorstellungsgesprach, karriere',
    love: 'verliebt*, verlassen hat, hat mich verlassen, getrennt, trennung, trennen, schluss gemacht, scheidung, scheiden, geschieden, betrogen, betrugt, affare, fremdgegangen, mein ex, meine ex, liebt mich, liebe ihn, liebe sie, nicht mehr lieb*, auseinandergelebt, dating, liebeskummer, single',
    family:
      'meine familie, meiner familie, meine mutter, meiner mutter, mein vater, meinem vater, meine eltern, meinen eltern, meine schwester, meiner schwester, mein bruder, meinem bruder, mein sohn, meinem sohn, meine tochter, meiner tochter, meine kinder, meinen kindern, schwiegermutter, schwiegervater, schwiegereltern',
    loneliness:
      'einsam*, allein, alleine, alleinsein, keine freunde, niemand versteht, keiner versteht, versteht mich niemand, versteht mich keiner, isoliert, ausgeschlossen, gehore nicht dazu, nirgends dazu, nirgendwo dazu, niemanden zum reden, keinen zum reden, ruft niemand an, ruft keiner an, niemand ruft, verlassen gefuhlt, unsichtbar, interessiert niemanden, kennt mich wirklich, fragt mich niemand, niemand fragt, keiner fragt, aussenseiter*, ohne freunde, niemanden mehr',
    decisions:
      'entscheid*, entscheidung*, entschluss*, entschliessen, entschieden, wahlen, auswahlen, zwickmuhle, dilemma, bleiben oder gehen, gehen oder bleiben, soll ich bleiben, soll ich gehen, soll ich kundigen, soll ich annehmen, soll ich oder, weiss nicht ob, frage mich ob, hin und her, hin und hergerissen, hergerissen, scheideweg, unentschlossen, unschlussig, zogere, zwei moglichkeiten, zwei wege, welchen weg',
    anger:
      'schreie, schreien, geschrien, angeschrien, anschreien, brulle, brullen, angebrullt, explodier*, ausgerastet, raste aus, ausrasten, streite, streiten, gestritten, streit, zoff, tur zugeknallt, turen knall*, aus der haut, fahre aus der haut, hochgehen, schlucke meinen arger, beherrschen',
    fear: 'was wenn, was ist wenn, phobie, panikattacke*, etwas schlimmes, angst vor, angst davor, furchte mich, angst dass, angst um',
    rest: 'ausruhen, ausgeruht, erhol*, entspann*, abschalten, auszeit, pause, pausen, urlaub, ferien, feierabend, zur ruhe, ruhe, runterkommen, langsamer machen, zeit fur mich, nichts tun, nichtstun, stillsitzen, stress, gestresst, hektik, hetze, nur noch gehetzt, durchatmen, verschnauf*, innehalten',
    sleep:
      'schlaf, schlafe, schlafen, schlafst, schlaflos*, schlafstor*, geschlafen, einschlafen, durchschlafen, schlafe ein, wach, wachliegen, wache auf, wache nachts, aufgewacht, aufwachen, albtraum*, alptraum*, getraumt, traumte, ich traume, traume ich, traume immer, insomnie, walze mich',
    money:
      'geld, geldes, geldsorgen, schulden, gehalt, lohn, miete, rechnungen, kredit, finanz*, leisten, pleite, sparen, ersparnis*, konto, armut, knapp bei kasse, ausgeben, ausgegeben, uber die runden, hypothek, monatsende, verdiene, verdienen, verdienst',
    change:
      'veranderung*, verandern, verandert, umzug, umziehen, umgezogen, neuanfang, neu anfangen, von vorn, von vorne anfang*, neue stadt, neuen stadt, neuer job, neuen job, neue stelle, neuer abschnitt, lebensabschnitt, alter werden, werde alt*, rente, ruhestand, pensioniert, loslassen, losgelassen, wechseljahre, umbruch, alles anders, wandel, ausgezogen, ausziehen, anderes leben, wechsel*',
    sayingNo:
      'nein sagen, nein zu sagen, nein gesagt, neinsagen, nein sage, sage nein, sage immer ja, immer ja, ja gesagt, ja sage, schon wieder ja, ablehnen, abgelehnt, absagen, abschlagen, grenzen setzen, grenzen, grenze ziehen, abgrenz*, es allen recht, allen recht, jedem recht, recht machen, ausgenutzt, ausnutzen, nutzen mich aus, nutzt mich aus, niemanden enttausch*, andere enttausch*, mich durchsetzen, mich wehren, gutmutig',
  },
  about: {
    work: 'arbeit, arbeiten, arbeite, arbeits*, job, beruf*, chef*, vorgesetzt*, kolleg*, buro, firma, team, projekt*, termin*, besprechung*, kunden, kundin, schicht*, meeting*, buros',
    love: 'liebe, lieben, geliebt, beziehung*, partner*, mann, frau, ehe, ehemann, ehefrau, freundin, ex, ehepartner, heirat*, verlobt*, mein freund, meinem freund, sex, nahe',
    family:
      'familie*, mutter*, mama, vater, papa, eltern, schwester*, bruder*, geschwister*, sohn, sohne, tochter, kind, kinder, kindern, oma, opa, grossmutter, grossvater, grosseltern, tante, onkel, cousin*, enkel*, baby, stiefvater, stiefmutter',
    loneliness: 'freunde, freunden, freundschaft*, niemand, niemanden',
    decisions: 'wahl, oder doch',
    anger: 'ungerecht*, unfair, gemein',
    rest: 'wochenende, still, freien tag, atmen',
    sleep: 'nacht, nachts, nachte, nachten, bett',
    money: 'teuer, bank, zahlen, bezahlen, kaufen, euro, arm',
    change: 'neu, neue, neuen, neuer, neues, zukunft, anders',
    sayingNo: 'gefallen tun, alle wollen, immer hilfsbereit',
  },
  short: {
    yes: 'ja, jo, jep, ok, okay, genau, stimmt, klar, sicher, richtig, naturlich, jawohl, so ist es, glaube schon, doch',
    no: 'nein, ne, nee, nicht wirklich, eher nicht, nie, gar nicht, uberhaupt nicht, glaube nicht',
    unknown:
      'weiss nicht, weiss es nicht, keine ahnung, vielleicht, schwer zu sagen, kann ich nicht sagen, mal sehen, nicht sicher, ka',
  },
  greeting:
    'hallo, hi, hey, guten tag, guten abend, guten morgen, gruss gott, servus, moin, gruezi, gruss dich, wie geht es ihnen, wie gehts, schonen tag',
  thanks: 'danke, dank, vielen dank, herzlichen dank, merci, dankeschon',
  negations:
    'nicht, kein, keine, keinen, keiner, nie, niemals, nichts, ohne, kaum, weder, selten, wenig',
  requests:
    'konnen, kannst, konnten, wurden, was, wie, wer, wo, wann, welche, welcher, welches, warum, wieso, ist, sind, sagen, sag, schreiben, schreib, geben, gib, zeigen, zeig, erklaren, erklar, nennen, nenn, machen, mach, ubersetzen, ignorieren, ignoriere, vergessen, vergiss',
  meant:
    'gemeint, nachste*, bekommen, liegen, allen, schlag, schlage, schlagen, trauen, spuren, zahen, tragen, schreib, schreiben, freund, freunde, freunden, freundin, freude, freuden, fremde, fremden, lieber, liebes, getraut, aufgegeben, schaue, schauen, verliert, andere, anderen, anderer, anderes, andern, leiten, aufgezogen, schale, schalen, heimat*, brille, scheibe, scheiben, schild, geholt, gehabt, gemalt, traben, ausgehen, rasen, schade, schaden, schickt, schicken, schachtel, schlicht*, schucht*, schule, schoss, streik*, spaten, passen, schneiden, hellen, graben, aufmachen, aufgemacht, zahn, zahne, zahnen, muster*, geraumt, schlaufe, beschaftig*, einsatz*, einschlagen, weiten, weisen, streifen, schafe, herzlich*, wahren, abwagen, kollektiv*, aufgebraucht, kummern, kummere, kummert',
  ignored:
    'vor scham gestorben, vor angst gestorben, vor langeweile gestorben, fast gestorben, akku ist tot, handy ist tot, tod und teufel, arbeiten an, an mir arbeiten, woran arbeiten, wie gehe ich, arbeiten mit, ob ich fragen',
}
