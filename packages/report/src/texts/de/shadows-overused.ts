import type { Books } from '../books.ts'

export const overusedTexts: Books['tendencies']['overused'] = {
  innocent: {
    text: 'Aus Vertrauen wird ein Nicht-wissen-Wollen: Der Brief bleibt zu, das unangenehme Gespräch wird auf nächste Woche verschoben. Was nach Ruhe aussieht, ist vielleicht nur eine Art, sich noch nicht zu fürchten.',
    tip: 'Erwachsen wird dieses Vertrauen, wenn Sie einmal in der Woche bei Tageslicht und nur zehn Minuten lang das eine ansehen, das Sie lieber nicht öffnen würden.',
    card: 'Wer allzu gern vertraut, sieht irgendwann nicht mehr hin. Schlechte Nachrichten bekommen so lange Aufschub, bis sie nicht mehr zu übersehen sind.',
  },
  sage: {
    text: 'Verstehen ersetzt das Mitmachen: Ein Gefühl ist erklärt, bevor es gefühlt wurde, und eine Entscheidung wird so lange studiert, bis sie sich erledigt hat. Von außen wirkt das überlegen, innen ist es oft Vorsicht.',
    tip: 'Weiter kommt das Denken, wenn Sie einmal nach dem handeln, was Sie schon wissen, und die übrigen Belege nachkommen lassen.',
    card: 'Hinter lauter Nachdenken kann man sich gut verstecken. Die Erklärungen mehren sich, während der Schritt, der sie prüfen würde, auf die letzte fehlende Tatsache wartet.',
  },
  explorer: {
    text: 'Freiheit wird zum Reflex: Sobald etwas nah oder anspruchsvoll wird, sieht die Tür besser aus als das Zimmer. Ein Anfang folgt dem anderen, und keiner bekommt Zeit, zu enttäuschen oder Früchte zu tragen.',
    tip: 'Die Freiheit wächst, wenn Sie einmal etwas länger bleiben, als es bequem ist, und sich fragen, wovon genau Sie wegwollten.',
    card: 'Freiheitsliebe, die zu weit geht, wird zur Flucht. Was bindet, sieht nach Falle aus, und nur im Weggehen scheint man noch atmen zu können.',
  },
  outlaw: {
    text: 'Widerstand braucht keinen Grund mehr: Zuerst kommt das Nein, das Argument findet sich hinterher. Das gibt für einen Augenblick Kraft und kostet womöglich Verbündete, die dasselbe wollten.',
    tip: 'Fragen Sie sich vor jedem Nein, wofür Sie sind, und sagen Sie diesen Satz zuerst.',
    card: 'Auch Protest kann zur Gewohnheit werden. Regeln werden gebrochen, weil sie Regeln sind, und der Streit überlebt die Sache, mit der er begann.',
  },
  magician: {
    text: 'Wer gern verwandelt, macht irgendwann auch vor Menschen nicht halt, in bester Absicht und ungefragt. Widerspruch sieht nach mangelnder Vorstellungskraft aus und ist vielleicht nur ein anderer Wille.',
    tip: 'Sagen Sie anderen offen, was Sie gern verändern würden, und lassen Sie ein Nein als Antwort gelten.',
    card: 'Vor lauter Lust am Verwandeln unterbleibt die Frage, ob alle das wollen. Andere finden sich in einem Plan wieder, den ihnen niemand gezeigt hat.',
  },
  hero: {
    text: 'Anstrengung wird zur Antwort auf alles: Ein Gespräch wird gewonnen, ein Urlaub bewältigt, Müdigkeit ist ein Gegner. Selbst wer Ihnen helfen will, sieht dann leicht nach Konkurrenz aus.',
    tip: 'Verzichten Sie in dieser Woche bei einer Sache absichtlich auf den Sieg und nehmen Sie Hilfe an, bevor sie nötig ist.',
    card: 'Wer immer mutig sein muss, macht aus dem Leben eine Reihe von Kämpfen. Schwach sein darf man nicht einmal im Stillen, und kein Abend bringt das Gefühl, es sei genug.',
  },
  lover: {
    text: 'In der Hingabe verschwimmen die eigenen Umrisse: Die Stimmung eines anderen Menschen entscheidet über Ihren Tag, und ein eigener Wunsch ist aufgegeben, bevor er ausgesprochen wurde. Was als Liebe gemeint ist, kann Angst vor dem Alleinsein sein.',
    tip: 'Nennen Sie in jeder nahen Beziehung einen eigenen Wunsch und halten Sie die kurze Stille aus, die darauf folgt.',
    card: 'Allzu große Nähe verwischt die Grenze zwischen Ich und Du. Eintracht wird mit eigenen Wünschen bezahlt, und Abstand fühlt sich wie eine Katastrophe an.',
  },
  jester: {
    text: 'Humor dient als Notausgang: Sobald ein Gespräch ernst wird, fällt Ihnen etwas Komisches ein, und der Augenblick ist vorbei. Alle lachen, und niemand erfährt, was Sie gebraucht hätten.',
    tip: 'Lassen Sie einen ernsten Satz stehen, ohne einen Witz anzuhängen, und warten Sie auf die Antwort.',
    card: 'Leichtigkeit, die zu weit geht, wird zum Ausweg. Was schmerzt, wird zur Anekdote, und Pflichten werden verschoben, weil es heute gerade so angenehm ist.',
  },
  caregiver: {
    text: 'Hilfe geht weiter, wo sie nicht mehr gebraucht wird, und Erschöpfung gilt als Liebesbeweis. Im Stillen wird über jede Hilfe Buch geführt, bis die Liste eines Tages als Vorwurf auf den Tisch kommt, mit dem niemand gerechnet hat.',
    tip: 'Die Fürsorge reift, wenn Sie zuerst fragen, ob Hilfe erwünscht ist, und ein Nein als Erlaubnis zum Ausruhen nehmen.',
    card: 'Zu viel Fürsorge erschöpft die eine Seite und macht die andere klein. Ein Nein fühlt sich wie Schuld an, und aus Dank wird eine Rechnung.',
  },
  creator: {
    text: 'Der Anspruch richtet sich gegen Sie selbst: Am Werk wird gefeilt, bis es niemand mehr zu sehen bekommt, und jeder Vergleich ist im Voraus verloren. Der innere Kritiker nennt das Geschmack.',
    tip: 'Machen Sie eine Sache zu achtzig Prozent fertig und geben Sie sie aus der Hand, bevor Sie weiterfeilen können.',
    card: 'Vor lauter Anspruch sitzt man über alles zu Gericht. Nichts ist gut genug, um gezeigt zu werden, und neben dem Vorgestellten sieht das wirkliche Leben schäbig aus.',
  },
  ruler: {
    text: 'Aus Verantwortung wird Festhalten: Aufgaben kehren auf Ihren Tisch zurück, weil niemand sie so erledigt wie Sie, und Überraschungen fühlen sich wie Angriffe an. Andere hören auf mitzudenken, was zu beweisen scheint, dass Kontrolle nötig war.',
    tip: 'Geben Sie eine Sache ganz ab, samt Ergebnis, und fragen Sie bis zum Ende nicht nach.',
    card: 'Aus allzu viel Ordnung wird Kontrolle. Abgeben erscheint gefährlich, und wer widerspricht, gilt als untreu, bis am Ende alles in einer einzigen Hand liegt.',
  },
  citizen: {
    text: 'Zugehörigkeit kostet das eigene Profil: Sie nicken, noch bevor Sie wirklich einverstanden sind, und merken erst auf dem Heimweg, was Sie eigentlich dachten. Die Gruppe gewinnt Frieden und verliert eine Stimme.',
    tip: 'Die Zugehörigkeit reift, wenn Sie einmal in der Woche als Erstes Ihre Meinung sagen, noch bevor Sie die der anderen kennen.',
    card: 'Wer um jeden Preis dazugehören will, verschwindet in der Gruppe. Deren Meinung gilt, bevor die eigene gereift ist, und aufzufallen fühlt sich wie Verrat an.',
  },
}
