import type { Books } from '../books.ts'

export const overusedTexts: Books['tendencies']['overused'] = {
  innocent: {
    text: 'Ein Brief vom Amt liegt ungeöffnet unter der Obstschale, und ein unangenehmes Gespräch passt nächste Woche besser. So bleibt es ruhig. Nur wächst, was man nicht ansieht, meistens weiter, und zwar mit Zinsen.',
    tip: 'Öffnen Sie jeden Brief an dem Tag, an dem er kommt; antworten dürfen Sie später, nur gelesen muss er sein, bevor die Zeitung an die Reihe kommt.',
    card: 'Was nach Ärger aussieht, bekommt bei Ihnen Aufschub, erst bis Montag, dann bis nach dem Urlaub. Von außen wirkt das sorglos; es ist aber Arbeit, so viel nicht zu sehen.',
  },
  sage: {
    text: 'Bevor Sie etwas fühlen, haben Sie es schon erklärt, und eine Entscheidung wird so lange durchdacht, bis sie sich erledigt hat. Auf andere wirkt das souverän. Dabei ist es oft nur Vorsicht, mit sehr guten Quellen.',
    tip: 'Zeigen Sie einmal in der Woche einen Gedanken her, der noch wackelt; fehlende Belege dürfen mit der Post nachkommen.',
    card: '„Ich melde mich, sobald ich klarer sehe“, haben Sie einer Freundin im Mai geschrieben. Inzwischen sehen Sie sehr klar. Der Freundin wäre im Mai auch ein wirrer Anruf recht gewesen.',
  },
  explorer: {
    text: 'Sobald es verbindlich wird, gefällt Ihnen die Tür besser als das Zimmer. Ein Anfang folgt auf den anderen, jeder mit Herzklopfen, und keiner dauert lang genug, um Sie zu enttäuschen oder satt zu machen.',
    tip: 'Tragen Sie eine Verabredung in den Kalender ein, die erst in einem halben Jahr ist, und nehmen Sie dafür den Kugelschreiber.',
    card: 'Sobald Sie fest zugesagt haben, wittern Sie eine Falle, und richtig durchatmen können Sie erst im Treppenhaus. So verlassen Sie auch, was gut war, und merken es an der ersten roten Ampel.',
  },
  outlaw: {
    text: 'Zuerst kommt bei Ihnen das Nein, die Gründe finden sich auf dem Heimweg. So ein Nein tut einen Augenblick lang gut. Nur trifft es leicht auch jemanden, der dasselbe wollte wie Sie.',
    tip: 'Ehe Sie Nein sagen, fragen Sie: „Worum geht’s genau?“, und lassen Sie den anderen ganz ausreden.',
    card: '„Auf gar keinen Fall“, sagen Sie und hören dann erst, worum es geht: Brot holen. Ein Streit von Ostern läuft noch; womit er anfing, weiß höchstens der Hund.',
  },
  magician: {
    text: 'Kaum kennen Sie jemanden, fangen Sie an, ihn ein wenig umzubauen, in bester Absicht und ungefragt. Wenn er sich sträubt, fehlt ihm die Fantasie, denken Sie. Vielleicht möchte er einfach bleiben, wie er ist.',
    tip: 'Nennen Sie einem Freund drei Dinge, die an ihm so bleiben sollen. Was anders werden könnte, behalten Sie diesmal für sich.',
    card: 'Ein Bekannter würde vielleicht gern weniger arbeiten. Am Sonntag sitzt dann bei Ihnen, rein zufällig, jemand mit am Tisch, der seinen Blumenladen abgibt. Da merkt Ihr Bekannter, dass er in einem Plan vorkommt, den ihm niemand gezeigt hat.',
  },
  hero: {
    text: 'Ein Gespräch wird gewonnen, ein Urlaub bewältigt, und gegen die Müdigkeit treten Sie an wie gegen einen Rivalen. Sogar wer Ihnen den Koffer abnehmen will, sieht für Sie leicht nach Konkurrenz aus.',
    tip: 'Überlassen Sie an einem freien Tag jemand anderem die Führung, samt Stadtplan, und fragen Sie unterwegs nicht, wie weit es noch ist.',
    card: 'Beim Abendessen auf der Terrasse zählen Sie die Kilometer des Tages zusammen, und das Ziehen im Knie halten Sie für eine Ausrede. Im Hotelbett rechnen Sie nach, ob es genug war. Es war noch nie genug.',
  },
  lover: {
    text: 'Wie Ihr Tag wird, entscheidet ein anderer Mensch, mit seiner Miene beim Frühstück. Ihren eigenen Wunsch schlucken Sie mit dem ersten Bissen Brot hinunter. Von außen sieht das nach Liebe aus; innerlich halten Sie den Atem an, bis gegenüber die Zeitung sinkt.',
    tip: 'Sagen Sie beim Frühstück als Erstes und ohne hinüberzusehen, was Sie sich wünschen, und halten Sie die Stille danach aus.',
    card: '„Und, gefallen sie Ihnen?“, fragt die Schuhverkäuferin, und Sie sehen zuerst den an, der mit Ihnen gekommen ist. Früher hatten Sie eine Lieblingsfarbe. Ist der andere verreist, tragen Sie seine, und das Telefon liegt neben dem Kissen.',
  },
  jester: {
    text: 'Sobald ein Gespräch ernst wird, fällt Ihnen etwas ein, das wirklich komisch ist. Alle lachen, auch die Freundin, die gerade fragen wollte, wie es Ihnen geht. Gefragt wird danach nicht mehr, und Sie hätten die Frage gebraucht.',
    tip: 'Sagt das nächste Mal jemand etwas Ernstes, zählen Sie im Stillen bis zehn, ehe Sie antworten. Bei sieben hat der andere meist schon weitergeredet.',
    card: '„Hast du eigentlich Angst davor?“, fragt jemand beim Abwasch, und Sie antworten mit dem Akzent aus der Kaffeewerbung. Gelacht haben Sie beide. Als der Besuch fort ist, trocknen Sie einen Teller ab, der längst trocken ist.',
  },
  caregiver: {
    text: 'Sie helfen auch dann noch, wenn die anderen es längst allein können, und am Abend ist für Sie selbst keine Kraft mehr übrig. Irgendwo in Ihnen führt jemand Buch. Eines Tages liegt alles aufgelistet auf dem Tisch, dabei hätte ein Satz gereicht: „Fass mal mit an.“',
    tip: 'Suchen Sie sich jemanden aus, dem Sie in dieser Woche nicht helfen, obwohl Sie könnten, und sehen Sie zu, wie er zurechtkommt.',
    card: 'Ihr Gast ist siebenundzwanzig, und Sie schneiden ihm das Brötchen auf. „Danke“, sagt er und rückt ein Stück ab. Den ganzen Tag überlegen Sie, was Sie noch für ihn tun könnten.',
  },
  creator: {
    text: 'Sie bessern an einer Sache nach, bis sie niemand mehr braucht, und wenn Sie sich vergleichen, dann mit den Toten und den Genies. Dabei war das Ganze für eine Freundin, und die ist weder tot noch ein Genie, nur leicht zu begeistern.',
    tip: 'Verabreden Sie sich für Freitag mit jemandem, der „Gib her“ sagt und mitnimmt, was auf Ihrem Tisch liegt.',
    card: 'Ihr Foto vom Ausflug behalten Sie für sich, das Licht war nicht gut. Auf den Telefonen der anderen ist derselbe Nachmittag zu sehen, schief und verwackelt, und bei einer Freundin hängt er schon gerahmt im Flur.',
  },
  ruler: {
    text: 'Was Sie abgegeben haben, liegt am Freitag wieder auf Ihrem Tisch, weil es keiner so macht wie Sie. Überraschungen nehmen Sie persönlich. Mit der Zeit denkt niemand mehr mit, und Sie sehen sich bestätigt: Man muss eben alles selbst machen.',
    tip: 'Loben Sie in dieser Woche etwas, das jemand ganz anders gemacht hat als Sie, und lassen Sie es so.',
    card: 'Außer Ihnen dreht daheim niemand den Wasserhahn fest genug zu. „Ich mache das schon“, sagt jemand am Spülbecken, und Sie stehen daneben und reichen den richtigen Lappen. Hinterher sind Sie müder, als hätten Sie selbst abgewaschen.',
  },
  citizen: {
    text: 'Sie nicken schon, ehe ein Vorschlag ausgesprochen ist. Gestritten wird so nicht, das stimmt. Nur fahren dann fünf Leute in die Berge, und im Kofferraum, unter den Wanderschuhen, liegen Ihre Flossen.',
    tip: 'Fragt in dieser Woche jemand, wer dafür ist, lassen Sie die Hand einen Atemzug lang unten und warten Sie ab, ob sie von allein hochgehen will.',
    card: '„Das finde ich auch“, sagen Sie, und erst im Bett merken Sie, dass Sie anderer Meinung sind. Über einen lahmen Witz haben Sie gelacht, beim zweiten Mal sogar lauter. Ein eigenes Nein wäre Ihnen vorgekommen wie ein Schluckauf in der Kirche.',
  },
}
