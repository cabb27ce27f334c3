import type { Books } from '../books.ts'

export const overusedTexts: Books['tendencies']['overused'] = {
  innocent: {
    text: 'Der Brief vom Amt liegt ungeöffnet unter der Obstschale, und das unangenehme Gespräch passt nächste Woche besser. Ruhig ist es so schon. Nur wächst, was man nicht ansieht, meistens weiter, und zwar mit Zinsen.',
    tip: 'Öffnen Sie jeden Brief an dem Tag, an dem er kommt; antworten dürfen Sie später, nur gelesen muss er sein, bevor die Zeitung an die Reihe kommt.',
    card: 'Schlechte Nachrichten bekommen Aufschub, erst bis Montag, dann bis nach dem Urlaub. Von außen sieht das sorglos aus; es ist aber Arbeit, so viel nicht zu sehen.',
  },
  sage: {
    text: 'Bevor Sie etwas fühlen, haben Sie es schon erklärt, und eine Entscheidung wird so lange studiert, bis sie sich erledigt hat. Auf andere wirkt das überlegen. Dabei ist es oft nur Vorsicht, mit sehr guten Quellen.',
    tip: 'Handeln Sie einmal nach dem, was Sie jetzt schon wissen; die übrigen Belege dürfen mit der Post nachkommen.',
    card: 'Hinter lauter Nachdenken kann man sich gut verstecken. Die Erklärungen werden immer besser, und der Schritt, der sie auf die Probe stellen würde, wartet noch auf eine letzte Zahl.',
  },
  explorer: {
    text: 'Sobald es verbindlich wird, gefällt Ihnen die Tür besser als das Zimmer. Ein Anfang folgt dem anderen, jeder mit Herzklopfen, und keiner dauert lang genug, um Sie zu enttäuschen oder satt zu machen.',
    tip: 'Bleiben Sie einmal etwas länger, als es bequem ist, und fragen Sie sich dabei, wovon genau Sie eigentlich wegwollten.',
    card: 'Jede Zusage riecht nach Falle, und durchatmen lässt sich nur noch beim Weggehen. So verlässt man auch, was gut war, und merkt es an der ersten roten Ampel.',
  },
  outlaw: {
    text: 'Zuerst kommt das Nein, die Gründe finden sich auf dem Heimweg. Das tut einen Augenblick lang gut. Nur waren unter denen, die Sie vor den Kopf gestoßen haben, auch zwei, die dasselbe wollten wie Sie.',
    tip: 'Fragen Sie sich vor jedem Nein, wofür Sie sind, und sagen Sie diesen Satz zuerst.',
    card: 'Auch Protest kann zur Gewohnheit werden. Regeln werden gebrochen, weil sie Regeln sind, und gestritten wird noch, wenn keiner mehr weiß, womit es anfing.',
  },
  magician: {
    text: 'Kaum kennen Sie jemanden, fangen Sie an, ihn ein wenig umzubauen, in bester Absicht und ungefragt. Sträubt er sich, so fehlt ihm die Fantasie, denken Sie. Vielleicht möchte er einfach so bleiben.',
    tip: 'Sagen Sie anderen offen, was Sie gern verändern würden, und lassen Sie ein Nein als Antwort gelten.',
    card: 'Vor lauter Lust am Verwandeln vergisst man zu fragen, ob alle das wollen. Die anderen merken eines Tages, dass sie in einem Plan vorkommen, den ihnen niemand gezeigt hat.',
  },
  hero: {
    text: 'Ein Gespräch wird gewonnen, ein Urlaub bewältigt, und gegen die Müdigkeit treten Sie an wie gegen einen Rivalen. Sogar wer Ihnen den Koffer abnehmen will, sieht dann leicht nach Konkurrenz aus.',
    tip: 'Verzichten Sie in dieser Woche bei einer Sache absichtlich auf den Sieg und nehmen Sie Hilfe an, bevor Sie sie brauchen.',
    card: 'Zu bezwingen gibt es immer etwas, den Berg, den Stau, die Müdigkeit. Nicht einmal heimlich darf man schlappmachen, und genug ist es auch am Abend nicht.',
  },
  lover: {
    text: 'Wie Ihr Tag wird, entscheidet ein anderer Mensch, mit seiner Miene beim Frühstück. Ihren eigenen Wunsch haben Sie aufgegeben, bevor er ausgesprochen war. Nach außen sieht das nach Liebe aus, innen ist es manchmal nur die Angst, allein zu sein.',
    tip: 'Nennen Sie dem Menschen, der Ihnen am nächsten ist, einen eigenen Wunsch, und halten Sie die kurze Stille aus, die dann kommt.',
    card: 'Wo man alles teilt, weiß bald keiner mehr, wem was gehört. Um des Friedens willen gibt man einen Wunsch nach dem anderen her, und ein Abend allein kommt einem vor wie ein Unglück.',
  },
  jester: {
    text: 'Sobald ein Gespräch ernst wird, fällt Ihnen etwas Komisches ein, und der Augenblick ist vorbei. Es ist ja auch wirklich komisch. Alle lachen, und niemand erfährt, was Sie gebraucht hätten.',
    tip: 'Lassen Sie einen ernsten Satz stehen, ohne einen Witz anzuhängen, und warten Sie auf die Antwort.',
    card: 'Man kann sich an allem vorbeiwitzeln. Was wehtut, wird zur Anekdote, und die Mahnung bleibt noch eine Woche liegen, weil es heute gerade so lustig ist.',
  },
  caregiver: {
    text: 'Sie helfen weiter, auch wenn die anderen es längst allein können, und fallen abends um, als wäre das ein Liebesbeweis. Irgendwo in Ihnen führt jemand Buch. Eines Tages liegt die ganze Liste auf dem Tisch, und keiner hat damit gerechnet.',
    tip: 'Suchen Sie sich jemanden aus, dem Sie in dieser Woche nicht helfen, obwohl Sie könnten, und sehen Sie zu, wie er zurechtkommt.',
    card: 'Zu viel Fürsorge macht die einen müde und die anderen klein. Wer Nein sagt, hat ein schlechtes Gewissen, und wer Danke sagt, fühlt sich in der Schuld.',
  },
  creator: {
    text: 'Sie feilen an einer Sache, bis sie niemand mehr braucht, und wenn Sie sich vergleichen, dann mit den Toten und den Genies. Der innere Kritiker nennt das Geschmack.',
    tip: 'Achtzig Prozent sind genug: Geben Sie die Sache aus der Hand, bevor Sie weiterfeilen können.',
    card: 'Auf die Dauer sitzt man so über alles zu Gericht. Nichts ist gut genug, um fertig zu heißen, und neben dem Bild im Kopf sieht das wirkliche Leben schäbig aus.',
  },
  ruler: {
    text: 'Was Sie abgegeben haben, liegt am Freitag wieder auf Ihrem Tisch, weil es keiner so macht wie Sie. Eine Überraschung nehmen Sie persönlich. Mit der Zeit denkt niemand mehr mit, und Sie sehen sich bestätigt: Man muss eben alles selbst machen.',
    tip: 'Geben Sie eine Sache ganz ab, samt Ergebnis, und fragen Sie bis zum Ende nicht nach.',
    card: 'Außer Ihnen dreht hier niemand den Hahn fest genug zu. Etwas abzugeben kommt einem gefährlich vor, Widerspruch wie Verrat, und am Ende hängt alles an einer Person, die nie Urlaub hat.',
  },
  citizen: {
    text: 'Sie nicken, bevor Sie einverstanden sind, und merken erst auf dem Heimweg, was Sie eigentlich gedacht haben. Gestritten wurde nicht, das ist wahr. Aber die Runde hat entschieden, und eine Stimme war nicht dabei.',
    tip: 'Geben Sie einmal in der Woche als Erstes Ihre Meinung preis, bevor Sie in einem Gesicht nachsehen konnten, was hier ankommt.',
    card: 'Wer um jeden Preis dazugehören will, verschwindet in der Gruppe. Man lacht, sobald gelacht wird, bestellt, was bestellt wird, und ein eigenes Nein klänge wie ein falscher Ton.',
  },
}
