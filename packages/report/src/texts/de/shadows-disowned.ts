import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'Bei guten Nachrichten lesen Sie zuerst das Kleingedruckte, und ein Versprechen gilt erst, wenn es gehalten ist. Enttäuscht werden Sie so selten. Nur die Vorfreude fällt aus, und die wäre das halbe Fest gewesen.',
    tip: 'Nehmen Sie jemanden einmal beim Wort, und zwar dort, wo ein Irrtum Sie höchstens einen Kaffee kosten würde.',
    card: '„Sie haben gewonnen“, steht in dem Brief, und Sie halten ihn gegen das Licht. Meistens ist der Verdacht berechtigt. Nur muss so auch das Gute erst den Ausweis zeigen, und bis dahin ist es oft schon weitergezogen.',
  },
  sage: {
    text: 'Entschieden ist schnell, und das „Warum?“ bleibt im Hals stecken, weil gerade keine Zeit dafür ist. Das spart manchen Nachmittag. Dafür kommt derselbe Fehler wieder, nur mit einem anderen Datum.',
    tip: 'Kleben Sie ein „Warum?“ an den Badspiegel und nehmen Sie es erst ab, wenn Ihnen jemand geantwortet hat.',
    card: 'Unterschrieben wird, wo das Kreuz ist, und in der Apotheke nicken Sie zu „dreimal täglich, nüchtern“. Zu Hause überlegen Sie, wie lange nüchtern. Die Apotheke hat noch offen. Sie nehmen es zum Kuchen.',
  },
  explorer: {
    text: 'Für den Aufbruch ins Blaue passt es nie: erst die Steuer, dann der Dachboden, dann der Kater der Nachbarn. Zu Hause fehlt nichts. Nur auf dem Bahnsteig sehen Sie dem Zug nach, der in die andere Richtung fährt.',
    tip: 'Planen Sie etwas Kleines, für das Sie niemanden fragen müssen, eine Busfahrt ins Nachbartal zum Beispiel, und steigen Sie ein, obwohl der Kater nichts davon hält.',
    card: 'Der Koffer auf dem Schrank ist voll, mit Weihnachtsschmuck. Das Jahr war ordentlich, nichts daran ist auszusetzen. Am Bahnhof waren Sie auch einmal, wegen der Brezeln.',
  },
  outlaw: {
    text: '„Ist schon recht“, sagen Sie, und der Einwand bleibt in der Jackentasche. Der Friede ist gerettet. Abends im Bett wird eine Rede daraus, mit drei Argumenten und einem Schlusssatz, und kein Mensch bekommt sie zu hören.',
    tip: 'Sagen Sie einen Einwand früh und ruhig, solange er noch ein Satz ist und keine Abrechnung.',
    card: '„Ach, das geht schon“, sagen Sie, und der Nachbar parkt auch morgen vor Ihrem Tor. Das Nein ist damit nicht fort: Es sitzt im Kiefer, und zu Weihnachten, wegen einer Soße, kommt die ganze Rechnung auf einmal.',
  },
  magician: {
    text: 'Gelingt etwas in Ihrer Nähe, dann war es Zufall, das Team oder das Wetter. Bescheiden ist das schon. Nur fragt man Sie dann auch nicht, wenn etwas anders werden soll, und Sie sehen zu, wie es beim Alten bleibt.',
    tip: 'Beim nächsten „Wer war das denn?“ heben Sie die Hand, lassen sie zwei Sekunden oben und sagen nur: „Ich.“',
    card: '„Heute schmeckt es viel besser!“ Sie geben das Lob an den Topf weiter, dabei war der Zimt Ihre Idee. Für morgen wüssten Sie noch eine, und gekocht wird wie immer.',
  },
  hero: {
    text: 'Was Ihnen Mut abverlangt, wandert auf die Liste für den nächsten Monat, gleich unter den Ölwechsel. Dort hat es Gesellschaft. Und mit jedem Monat sieht das, was Sie vorhatten, ein Stück höher aus, als es ist.',
    tip: 'Nehmen Sie das Kleinste von der Liste, bei dem die Hände feucht werden, und tun Sie es heute noch, vor dem Abendessen.',
    card: 'Vor der Tür der Chefin streichen Sie das Hemd glatt, holen Luft und gehen zum Kaffeeautomaten. Den Satz gibt es seit dem Herbst, in drei Fassungen und ohne Zuhörer.',
  },
  lover: {
    text: 'Ein Kompliment geben Sie zurück wie ein Paket, das falsch zugestellt wurde, und auf „Ich hab dich lieb“ sagen Sie: „Ja, ja, fahr vorsichtig.“ Gemeint ist es zärtlich. Angekommen ist es als Verkehrshinweis.',
    tip: 'Dieses Paket ist für Sie: Sagen Sie beim nächsten Kompliment „Danke“ und packen Sie es zu Hause in Ruhe aus.',
    card: 'Am Bahnsteig haben Sie beim Abschied in jeder Hand eine Tüte. Winken können Sie gut. Was Sie sagen wollten, fällt Ihnen im Auto ein, und Sie sagen es dem Scheibenwischer.',
  },
  jester: {
    text: 'Bei der Schneeballschlacht räumen Sie den Gehweg. Das ist nützlich, und trocken bleiben Sie auch. Wann Sie zuletzt gelacht haben, bis der Bauch wehtat, müssten Sie allerdings im Kalender nachsehen.',
    tip: 'Setzen Sie am Samstag etwas Lächerliches auf und öffnen Sie so dem Paketboten, ohne Erklärung.',
    card: 'Albern werden Sie nur mit Begründung: der Kinder wegen, für die Abwehrkräfte. Auf der Rutsche sitzen Sie so gerade wie im Wartezimmer, und unten klopfen Sie sich die Hose ab.',
  },
  caregiver: {
    text: 'Ihre Hilfe kommt rasch, taugt etwas und ist gleich wieder zur Tür hinaus. Nur saß da jemand mit roten Augen und hätte lieber eine Hand gehabt. Umgekehrt setzt sich auch zu Ihnen keiner, denn Sie sehen nicht so aus, als bräuchten Sie eine.',
    tip: 'Setzen Sie sich beim nächsten Mal daneben, fünf Minuten, die Hände frei. Repariert wird nichts, und aufgestanden auch nicht.',
    card: 'Mit Fieber schreiben Sie „Alles gut, brauche nichts“ und gehen selbst zur Apotheke. So halten es inzwischen auch die anderen, und jeder löffelt für sich allein seine Suppe.',
  },
  creator: {
    text: 'Vor dem leeren Blatt fällt Ihnen ein, dass die Fenster geputzt gehören. Danach ist es Abend. Was Sie hätten machen können, machen andere, und Sie sehen genau, an welcher Stelle es besser gegangen wäre.',
    tip: 'Machen Sie etwas, das misslingen darf, und stellen Sie es dorthin, wo Besuch es sieht.',
    card: 'Im Papierladen fahren Sie mit dem Daumen über die dicken Bögen, eine halbe Stunde lang, und kaufen Geschenkband. Über Ihrem Sofa steckt ein Nagel für etwas, das noch nicht gemacht ist.',
  },
  ruler: {
    text: 'Sie wüssten, wie es ginge, und warten, bis jemand anders für alle entschieden hat. Schuld sind Sie dann an nichts. Dafür landet die ganze Runde in einem Lokal, das keiner wollte, und Sie wissen seit dem Bahnhof ein besseres.',
    tip: 'Sagen Sie beim nächsten Mal schon am Bahnhof, welches Lokal Sie meinen, und gehen Sie los, ehe jemand die Stirn gerunzelt hat.',
    card: '„Ich schließe mich an“, sagen Sie, und Ihre Hände bleiben sauber. Das Protokoll lesen Sie abends zweimal: Es steht vieles darin, was Sie nicht gewollt haben, und kein Satz von Ihnen.',
  },
  citizen: {
    text: 'Auf die Einladung antworten Sie „mal sehen“, und meistens sehen Sie dann nicht. Der Abend gehört Ihnen, keiner redet drein. Im Herbst erzählen alle von der Hütte, und es gibt Ihnen einen kleinen Stich, dass keiner mehr gefragt hat.',
    tip: 'Nehmen Sie eine Einladung an, die Sie sonst ausschlagen würden, und bleiben Sie, bis sich jemand anders verabschiedet hat.',
    card: 'Beim Betriebsausflug stehen Sie am Geländer, da ist Luft. Als alle fürs Foto zusammenrücken, reicht man Ihnen die Kamera. Das Bild wird gut, nur sind Sie nicht drauf.',
  },
}
