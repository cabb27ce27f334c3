import type { Books } from '../books.ts'

export const overusedTexts: Books['tendencies']['overused'] = {
  innocent: {
    text: 'Aus Vertrauen wird ein Nicht-wissen-Wollen: Der Brief bleibt zu, das unangenehme Gespräch wird auf nächste Woche verschoben. Was nach Ruhe aussieht, ist vielleicht nur eine Art, sich noch nicht zu fürchten.',
    tip: 'Erwachsen wird dieses Vertrauen, wenn Sie einmal in der Woche bei Tageslicht und nur zehn Minuten lang das eine ansehen, das Sie lieber nicht öffnen würden.',
    card: 'Vertrauen, das zu weit geht, wird zu einer Art, nicht hinzusehen. Schlechte Nachrichten bekommen so lange Aufschub, bis sie nicht mehr zu übersehen sind.',
  },
  sage: {
    text: 'Verstehen ersetzt das Mitmachen: Ein Gefühl ist erklärt, bevor es gefühlt wurde, und eine Entscheidung wird so lange studiert, bis sie sich erledigt hat. Von außen wirkt das überlegen, innen ist es oft Vorsicht.',
    tip: 'Weiter kommt das Denken, wenn Sie einmal nach dem handeln, was Sie schon wissen, und die übrigen Belege nachkommen lassen.',
    card: 'Denken, das zu weit geht, wird zum Versteck. Die Erklärungen mehren sich, während der Schritt, der sie prüfen würde, auf die letzte fehlende Tatsache wartet.',
  },
  explorer: {
    text: 'Freiheit wird zum Reflex: Sobald etwas nah oder anspruchsvoll wird, sieht die Tür besser aus als das Zimmer. Ein Anfang folgt dem anderen, und keiner bekommt Zeit, zu enttäuschen oder Früchte zu tragen.',
    tip: 'Die Freiheit wächst, wenn Sie einmal etwas länger bleiben, als es bequem ist, und sich fragen, wovon genau Sie wegwollten.',
    card: 'Freiheitsliebe, die zu weit geht, wird zur Flucht. Was bindet, sieht nach Falle aus, und nur im Weggehen scheint man noch atmen zu können.',
  },
  outlaw: {
    text: 'Widerstand braucht keinen Grund mehr: Zuerst kommt das Nein, das Argument findet sich hinterher. Das bringt einen Augenblick Stärke und kostet womöglich Verbündete, die dasselbe wollten.',
    tip: 'Der Widerstand reift, wenn Sie sich vor jedem Nein fragen, wofür Sie sind, und diesen Satz zuerst sagen.',
    card: 'Protest, der zu weit geht, wird zur Gewohnheit. Regeln werden gebrochen, weil sie Regeln sind, und der Streit überlebt die Sache, mit der er begann.',
  },
  magician: {
    text: 'Der Wunsch, zu verwandeln, beginnt, neben den Dingen auch Menschen zu ordnen, in bester Absicht und ungefragt. Widerspruch sieht nach mangelnder Vorstellungskraft aus und ist vielleicht nur ein anderer Wille.',
    tip: 'Dieser Wunsch reift, wenn Sie anderen offen sagen, was Sie gern verändern würden, und ein Nein als Antwort gelten lassen.',
    card: 'Die Lust am Verwandeln, die zu weit geht, fragt nicht mehr. Andere finden sich in einem Plan wieder, den ihnen niemand gezeigt hat.',
  },
  hero: {
    text: 'Anstrengung wird zur Antwort auf alles: Ein Gespräch wird gewonnen, ein Urlaub bewältigt, Müdigkeit ist ein Gegner. Selbst wer Ihnen helfen will, sieht dann leicht nach Konkurrenz aus.',
    tip: 'Die Kraft reift, wenn Sie in dieser Woche bei einer Sache absichtlich auf den Sieg verzichten und Hilfe annehmen, bevor sie nötig ist.',
    card: 'Mut, der zu weit geht, macht aus dem Leben eine Reihe von Kämpfen. Schwäche darf auch im Stillen nicht sein, und kein Abend bringt das Gefühl, es sei genug.',
  },
  lover: {
    text: 'In der Hingabe verschwimmen die eigenen Umrisse: Die Stimmung eines anderen Menschen entscheidet über Ihren Tag, und ein eigener Wunsch ist aufgegeben, bevor er ausgesprochen wurde. Was als Liebe gemeint ist, kann Angst vor dem Alleinsein sein.',
    tip: 'Die Hingabe reift, wenn Sie in jeder nahen Beziehung einen eigenen Wunsch nennen und die kurze Stille aushalten, die folgt.',
    card: 'Nähe, die zu weit geht, verwischt die Grenze zwischen Ich und Du. Eintracht wird mit eigenen Wünschen bezahlt, und Abstand fühlt sich wie eine Katastrophe an.',
  },
  jester: {
    text: 'Humor dient als Notausgang: Sobald ein Gespräch ernst wird, fällt Ihnen etwas Komisches ein, und der Augenblick ist vorbei. Alle lachen, und niemand erfährt, was Sie gebraucht hätten.',
    tip: 'Der Humor reift, wenn Sie einen ernsten Satz stehen lassen, ohne einen Witz anzuhängen, und auf die Antwort warten.',
    card: 'Leichtigkeit, die zu weit geht, wird zum Ausweg. Was schmerzt, wird zur Anekdote, und Pflichten werden verschoben, weil es heute gerade so angenehm ist.',
  },
  caregiver: {
    text: 'Hilfe geht weiter, wo sie nicht mehr gebraucht wird, und Erschöpfung gilt als Liebesbeweis. Im Stillen wird Buch geführt über alles Gegebene, bis es eines Tages als Vorwurf auftaucht, der alle überrascht.',
    tip: 'Die Fürsorge reift, wenn Sie zuerst fragen, ob Hilfe erwünscht ist, und ein Nein als Erlaubnis zum Ausruhen nehmen.',
    card: 'Fürsorge, die zu weit geht, erschöpft die eine Seite und macht die andere klein. Ein Nein fühlt sich wie Schuld an, und aus Dank wird eine Rechnung.',
  },
  creator: {
    text: 'Der Anspruch richtet sich gegen Sie selbst: Am Werk wird gefeilt, bis es niemand mehr zu sehen bekommt, und jeder Vergleich ist im Voraus verloren. Der innere Kritiker nennt das Geschmack.',
    tip: 'Der Anspruch reift, wenn Sie eine Sache zu achtzig Prozent fertig machen und aus der Hand geben, bevor Sie weiterfeilen können.',
    card: 'Schaffensdrang, der zu weit geht, wird zum Richter. Nichts ist gut genug, um gezeigt zu werden, und neben dem Vorgestellten sieht das wirkliche Leben schäbig aus.',
  },
  ruler: {
    text: 'Aus Verantwortung wird Festhalten: Aufgaben kehren auf Ihren Tisch zurück, weil niemand sie so erledigt wie Sie, und Überraschungen fühlen sich wie Angriffe an. Andere hören auf mitzudenken, was zu beweisen scheint, dass Kontrolle nötig war.',
    tip: 'Die Verantwortung reift, wenn Sie eine Sache ganz abgeben, samt Ergebnis, und bis zum Ende nicht nachfragen.',
    card: 'Ordnung, die zu weit geht, wird zur Kontrolle. Abgeben wirkt gefährlich und Widerspruch untreu, bis am Ende alles in einer einzigen Hand liegt.',
  },
  citizen: {
    text: 'Zugehörigkeit kostet das eigene Profil: Sie nicken, noch bevor Sie wirklich einverstanden sind, und merken erst auf dem Heimweg, was Sie eigentlich dachten. Die Gruppe gewinnt Frieden und verliert eine Stimme.',
    tip: 'Die Zugehörigkeit reift, wenn Sie einmal in der Woche als Erstes Ihre Meinung sagen, noch bevor Sie die der anderen kennen.',
    card: 'Zugehörigkeit, die zu weit geht, wird zum Verschwinden. Die Meinung der Gruppe gilt, bevor die eigene gereift ist, und aufzufallen fühlt sich wie Verrat an.',
  },
}
