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
    card: '„Ich melde mich, sobald ich klarer sehe“, haben Sie im Mai geschrieben. Inzwischen sehen Sie sehr klar. Die Freundin hätte im Mai auch einen wirren Anruf genommen.',
  },
  explorer: {
    text: 'Sobald es verbindlich wird, gefällt Ihnen die Tür besser als das Zimmer. Ein Anfang folgt dem anderen, jeder mit Herzklopfen, und keiner dauert lang genug, um Sie zu enttäuschen oder satt zu machen.',
    tip: 'Wenn Ihnen die Tür gefällt, setzen Sie sich mit dem Rücken zu ihr und bestellen Sie noch einen Kaffee.',
    card: 'Jede Zusage riecht nach Falle, und richtig durchatmen können Sie erst im Treppenhaus. So verlassen Sie auch, was gut war, und merken es an der ersten roten Ampel.',
  },
  outlaw: {
    text: 'Zuerst kommt das Nein, die Gründe finden sich auf dem Heimweg. Das tut einen Augenblick lang gut. Nur waren unter denen, die Sie vor den Kopf gestoßen haben, auch zwei, die dasselbe wollten wie Sie.',
    tip: 'Ehe das Nein kommt, sagen Sie laut, was Sie retten wollen: den Baum, den Sonntag, die Kollegin.',
    card: '„Auf gar keinen Fall“, sagen Sie und hören dann erst, worum es geht: Brot holen. Der Streit von Ostern läuft noch; womit er anfing, weiß höchstens der Hund.',
  },
  magician: {
    text: 'Kaum kennen Sie jemanden, fangen Sie an, ihn ein wenig umzubauen, in bester Absicht und ungefragt. Wenn er sich sträubt, fehlt ihm die Fantasie, denken Sie. Vielleicht möchte er einfach so bleiben.',
    tip: 'Nennen Sie einem Freund drei Dinge, die an ihm so bleiben sollen. Was anders werden könnte, behalten Sie diesmal für sich.',
    card: 'Zum Geburtstag bekommt Ihr Bruder einen Kurs, den er nie wollte. Er geht zweimal hin. Eines Tages merkt er, dass er in einem Plan vorkommt, den ihm niemand gezeigt hat.',
  },
  hero: {
    text: 'Ein Gespräch wird gewonnen, ein Urlaub bewältigt, und gegen die Müdigkeit treten Sie an wie gegen einen Rivalen. Sogar wer Ihnen den Koffer abnehmen will, sieht dann leicht nach Konkurrenz aus.',
    tip: 'Wenn jemand nach Ihrem Koffer greift, lassen Sie los und gehen bis zum Bahnsteig nebenher, mit leeren Händen.',
    card: 'Beim Abendessen auf der Terrasse zählen Sie die Höhenmeter, und das Ziehen im Knie gilt als Ausrede. Im Hotelbett rechnen Sie nach, ob es genug war. Es war noch nie genug.',
  },
  lover: {
    text: 'Wie Ihr Tag wird, entscheidet ein anderer Mensch, mit seiner Miene beim Frühstück. Ihr eigener Wunsch geht mit dem ersten Bissen Brot hinunter. Nach außen sieht das nach Liebe aus; innen hält jemand den Atem an, bis drüben die Zeitung sinkt.',
    tip: 'Sagen Sie beim Frühstück vor allem anderen einen Wunsch, der nur Ihnen gehört, und lassen Sie die Stille danach ruhig stehen.',
    card: '„Und was nehmen Sie?“, fragt der Kellner, und Ihr Blick geht zuerst über den Tisch. Früher hatten Sie eine Lieblingssuppe. Ist der andere verreist, gibt es seine, und das Telefon liegt neben dem Löffel.',
  },
  jester: {
    text: 'Sobald ein Gespräch ernst wird, fällt Ihnen etwas ein, das wirklich komisch ist. Alle lachen, auch die eine, die gerade fragen wollte, wie es Ihnen geht. Gefragt wird danach nicht mehr, und Sie hätten die Frage gebraucht.',
    tip: 'Beim nächsten ernsten Satz beißen Sie in einen Apfel. Bis Sie fertig gekaut haben, hat der andere weitergeredet.',
    card: '„Und wie geht es dir wirklich?“, fragt Ihre Schwester, und Sie antworten mit dem Akzent aus der Werbung. Gelacht haben Sie beide. Nach dem Auflegen ist es in der Küche sehr still.',
  },
  caregiver: {
    text: 'Sie helfen weiter, auch wenn die anderen es längst allein können, und fallen abends um, als wäre das ein Liebesbeweis. Irgendwo in Ihnen führt jemand Buch. Eines Tages liegt die ganze Liste auf dem Tisch, und keiner hat damit gerechnet.',
    tip: 'Suchen Sie sich jemanden aus, dem Sie in dieser Woche nicht helfen, obwohl Sie könnten, und sehen Sie zu, wie er zurechtkommt.',
    card: 'Ihr Neffe ist siebenundzwanzig, und Sie schneiden ihm das Brötchen auf. „Danke“, sagt er und rückt ein Stück ab. Den ganzen Heimweg überlegen Sie, was Sie noch für ihn tun könnten.',
  },
  creator: {
    text: 'Sie feilen an einer Sache, bis sie niemand mehr braucht, und wenn Sie sich vergleichen, dann mit den Toten und den Genies. Gebeten hatte Sie eine Freundin, sehr lebendig und leicht zu begeistern.',
    tip: 'Verabreden Sie sich für Freitag mit jemandem, der „Gib her“ sagt und die Hand aufhält.',
    card: 'Das Foto vom Ausflug behalten Sie, das Licht war nicht gut. Auf den anderen Telefonen ist derselbe Nachmittag zu sehen, schief und verwackelt, und bei einer Freundin hängt er schon gerahmt im Flur.',
  },
  ruler: {
    text: 'Was Sie abgegeben haben, liegt am Freitag wieder auf Ihrem Tisch, weil es keiner so macht wie Sie. Eine Überraschung nehmen Sie persönlich. Mit der Zeit denkt niemand mehr mit, und Sie sehen sich bestätigt: Man muss eben alles selbst machen.',
    tip: 'Geben Sie eine Sache an den ab, der sie anders macht als Sie, und loben Sie am Freitag etwas daran.',
    card: 'Außer Ihnen dreht hier niemand den Hahn fest genug zu. „Das mache ich doch jetzt“, sagt jemand, und Sie stehen daneben und reichen den richtigen Lappen. Richtig freigehabt haben Sie zuletzt mit Fieber.',
  },
  citizen: {
    text: 'Sie nicken schon, während der Vorschlag noch gemacht wird. Gestritten wurde nicht, das ist wahr. Nur fahren jetzt sechs Leute in die Berge, und im Kofferraum, unter den Wanderschuhen, liegen Ihre Flossen.',
    tip: 'Sagen Sie einmal in der Woche als Erstes Ihre Meinung, noch bevor Sie an den Gesichtern ablesen konnten, welche gut ankäme.',
    card: '„Fanden wir auch“, sagen Sie, und erst im Bett merken Sie, dass Sie es gar nicht fanden. Gelacht haben Sie mit, beim zweiten Mal sogar lauter. Ein eigenes Nein wäre Ihnen vorgekommen wie ein Huster im Konzert.',
  },
}
