import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'Bei guten Nachrichten lesen Sie zuerst das Kleingedruckte, und ein Versprechen gilt erst, wenn es gehalten ist. So werden Sie selten enttäuscht. Nur die Vorfreude fällt aus, und die wäre das halbe Fest gewesen.',
    tip: 'Freuen Sie sich schon am Montag auf etwas, das man Ihnen für Samstag versprochen hat; fällt es aus, hatten Sie immerhin fünf gute Tage.',
    card: '„Sie haben gewonnen“, steht in einem Brief, und Sie halten ihn gegen das Licht. Meistens ist der Verdacht berechtigt. Nur muss so auch das Gute erst den Ausweis zeigen, und bis dahin ist es oft schon weitergezogen.',
  },
  sage: {
    text: 'Entschieden wird schnell, und das „Warum?“ bleibt Ihnen im Hals stecken, weil gerade keine Zeit dafür ist. Das spart manchen Nachmittag. Dafür kommt derselbe Fehler wieder, nur mit einem anderen Datum.',
    tip: 'Kleben Sie ein „Warum?“ an den Badspiegel und nehmen Sie es erst ab, wenn Sie es jemanden gefragt und die Antwort gehört haben.',
    card: 'Unterschrieben wird, wo das Kreuz ist, und in der Apotheke nicken Sie zu „dreimal täglich, nüchtern“. Zu Hause überlegen Sie, wie lange man nüchtern sein muss. Die Apotheke hat noch auf. Sie nehmen die Tablette zum Kuchen.',
  },
  explorer: {
    text: 'Für den Aufbruch ins Blaue passt es nie: erst die Steuer, dann der Dachboden, dann die Katze der Nachbarn. Zu Hause fehlt nichts. Nur auf dem Bahnsteig sehen Sie dem Zug nach, der in die andere Richtung fährt.',
    tip: 'Planen Sie etwas Kleines, für das Sie niemanden fragen müssen, eine Busfahrt ins Nachbartal zum Beispiel, und steigen Sie ein, auch wenn zu Hause noch etwas liegen bleibt.',
    card: 'Ihr Koffer auf dem Schrank ist voll, mit Weihnachtsschmuck. Das Jahr war ordentlich, daran ist nichts auszusetzen. Am Bahnhof waren Sie auch, wegen der Brezeln.',
  },
  outlaw: {
    text: '„Ist schon recht“, sagen Sie, und Ihr Einwand bleibt in der Jackentasche. Der Friede ist gerettet. Abends im Bett wird aus dem Einwand eine Rede, mit drei Argumenten und einem Schlusssatz, und kein Mensch bekommt sie zu hören.',
    tip: 'Bringen Sie einen Einwand früh und ruhig vor, solange er noch ein Satz ist und keine Abrechnung.',
    card: '„Ach, das geht schon“, sagen Sie, und der Nachbar parkt morgen wieder vor Ihrer Einfahrt. Aus der Welt ist Ihr Nein damit nicht: Es sitzt Ihnen im Kiefer, und zu Weihnachten, wegen einer Soße, präsentieren Sie die ganze Rechnung auf einmal.',
  },
  magician: {
    text: 'Gelingt etwas in Ihrer Nähe, dann war es Zufall, das Team oder das Wetter. Bescheiden ist das schon. Nur fragt man Sie dann auch nicht, wenn etwas anders werden soll, und Sie sehen zu, wie es beim Alten bleibt.',
    tip: 'Beim nächsten „Wer hatte denn die gute Idee?“ heben Sie zwei Sekunden lang die Hand und sagen Sie nur: „Ich.“',
    card: '„Heute schmeckt es viel besser!“ Sie sagen, das liege am Topf, dabei war der Zimt Ihre Idee. Für morgen hätten Sie noch eine, aber die behalten Sie für sich, und gekocht wird wie immer.',
  },
  hero: {
    text: 'Was Ihnen Mut abverlangt, wandert auf die Liste für den nächsten Monat, gleich unter den Ölwechsel. Dort hat es Gesellschaft. Und mit jedem Monat sieht das, was Sie vorhatten, ein Stück schwerer aus.',
    tip: 'Nehmen Sie von dem, was Sie aufschieben, das Kleinste, bei dem Ihnen die Hände feucht werden, und tun Sie es heute noch, vor dem Abendessen.',
    card: 'Vor der Tür der Chefin streichen Sie sich das Hemd glatt, holen Luft und gehen zum Kaffeeautomaten. Was Sie ihr sagen wollen, gibt es seit dem Herbst, in drei Fassungen und ohne Zuhörer.',
  },
  lover: {
    text: 'Ein Kompliment lassen Sie zurückgehen wie ein Paket, das falsch zugestellt wurde, und auf „Ich hab dich lieb“ sagen Sie: „Ja, ja, fahr vorsichtig.“ Gemeint ist es zärtlich. Angekommen ist es als Verkehrshinweis.',
    tip: 'Nehmen Sie das nächste Kompliment an wie ein Paket: Sagen Sie „Danke“ und packen Sie es zu Hause in Ruhe aus.',
    card: 'Am Bahnsteig haben Sie beim Abschied in jeder Hand eine Tüte. Nur zum Winken stellen Sie eine ab. Was Sie sagen wollten, fällt Ihnen im Auto ein, und Sie sagen es dem Scheibenwischer.',
  },
  jester: {
    text: 'Bei der Schneeballschlacht räumen Sie den Gehweg. Das ist nützlich, und trocken bleiben Sie auch. Wann Sie zuletzt gelacht haben, bis Ihnen der Bauch wehtat, müssten Sie allerdings im Kalender nachsehen.',
    tip: 'Setzen Sie am Samstag etwas Lächerliches auf und öffnen Sie so dem Paketboten, ohne Erklärung.',
    card: 'Albern werden Sie nur mit Begründung: der Kinder wegen, für die Abwehrkräfte. Auf der Rutsche sitzen Sie so gerade wie im Wartezimmer, und unten klopfen Sie sich die Hose ab.',
  },
  caregiver: {
    text: 'Ihre Hilfe kommt rasch, taugt etwas und ist gleich wieder zur Tür hinaus. Nur sitzt manchmal jemand mit roten Augen da und hätte lieber eine Hand zum Festhalten. Umgekehrt setzt sich auch zu Ihnen keiner, denn Sie sehen nicht so aus, als bräuchten Sie das.',
    tip: 'Wenn es jemandem schlecht geht, setzen Sie sich fünf Minuten zu ihm, mit leeren Händen. Repariert wird nichts, und aufgestanden auch nicht.',
    card: 'Mit Fieber schreiben Sie „Alles gut, brauche nichts“ und gehen selbst zur Apotheke. So halten es inzwischen auch die anderen, und jeder löffelt für sich allein seine Suppe.',
  },
  creator: {
    text: 'Vor dem leeren Blatt fällt Ihnen ein, dass die Fenster geputzt werden müssen. Sind sie sauber, ist es Abend. Was Sie hätten machen können, machen andere, und Sie sehen genau, an welcher Stelle es besser gegangen wäre.',
    tip: 'Machen Sie etwas, das misslingen darf, und stellen Sie es dorthin, wo Besuch es sieht.',
    card: 'Im Papierladen fahren Sie mit dem Daumen über die dicken Bögen, eine halbe Stunde lang, und kaufen dann Geschenkband. Über Ihrem Sofa steckt ein Nagel für etwas, das noch nicht gemacht ist.',
  },
  ruler: {
    text: 'Sie wüssten, wie es ginge, und warten, bis jemand anders für alle entschieden hat. Schuld sind Sie dann an nichts. Dafür landet die ganze Runde in einem Lokal, das keiner wollte, und Sie wussten schon am Bahnhof ein besseres.',
    tip: 'Wenn das nächste Mal keiner weiß, wo man essen soll, nennen Sie ein Lokal und gehen Sie los, ehe jemand die Stirn gerunzelt hat.',
    card: '„Ich schließe mich an“, sagen Sie in der Sitzung, und Ihre Hände bleiben sauber. Das Protokoll lesen Sie abends zweimal: Es steht vieles darin, was Sie nicht gewollt haben, und kein Satz von Ihnen.',
  },
  citizen: {
    text: 'Auf Einladungen antworten Sie „mal sehen“, und meistens wird dann nichts daraus. Der Abend gehört Ihnen, keiner redet Ihnen drein. Erzählen im Herbst alle von einer Kanufahrt, kann Ihnen das einen kleinen Stich versetzen; gut möglich, dass man Sie gar nicht erst gefragt hat.',
    tip: 'Nehmen Sie eine Einladung an, die Sie sonst ausschlagen würden, und bringen Sie etwas mit, das man nur zu mehreren aufessen kann, eine Melone etwa.',
    card: 'Beim Betriebsausflug stehen Sie am Geländer, da ist Luft. Wenn alle fürs Foto zusammenrücken, reicht man Ihnen die Kamera. Das Bild wird gut, nur sind Sie nicht drauf.',
  },
}
