import type { Books } from '../books.ts'

export const tensionTexts: Books['tensions'] = {
  roadAndHome: {
    question: 'Zieht es Sie gerade fort, oder bleiben Sie am Tisch sitzen?',
    both: 'In Ihrem Flur steht wohl ein Rucksack bereit, in der Küche dampft die Suppe, und beide haben gute Argumente. Jeder Plan hat bei Ihnen deshalb zwei Spalten, eine fürs Fahren, eine fürs Bleiben. Gebucht wird am Ende meistens eine Hin- und Rückfahrt, und das ist kein fauler Kompromiss.',
    tilted: [
      'Einen Rucksack packen Sie in neun Minuten, das Auspacken dauert drei Wochen. Weiß jemand, wo Sie zwischendurch daheim sind?',
      'Das Kissen auf Ihrem Stuhl hat schon Ihre Form. Welcher Reiseplan liegt nur deshalb in der Schublade, weil keiner mitkommt?',
    ],
  },
  orderAndRevolt: {
    question: 'Braucht diese Regel jemanden, der sie hütet, oder jemanden, der sie bricht?',
    both: 'Sie haben es wohl gern geordnet und trauen zugleich keiner Ordnung, die nicht von Ihnen stammt. Die Hausordnung hängen Sie selbst auf, und beim ersten Ausrufezeichen darin juckt es Sie in den Fingern. Fragen Sie nicht lange, ob man gehorchen soll; fragen Sie sich, welche Regel Sie selbst unterschreiben würden.',
    tilted: [
      'Den Putzplan haben Sie unter Denkmalschutz gestellt. Unter Punkt vier steht etwas, das seit Jahren niemandem hilft; wer sollte es streichen, wenn nicht Sie?',
      'An einem Vormittag reißen Sie einen Zaun nieder, und zwar zu Recht. Am Abend stehen die Schafe auf der Straße, und jemand müsste wissen, wohin mit ihnen.',
    ],
  },
  earnestAndPlay: {
    question: 'Muss man das verstehen, oder darf man darüber lachen?',
    both: 'In Ihnen sitzen wohl ein Professor und ein Lausbub auf derselben Schulbank. Der eine schreibt mit, der andere malt ihm Männchen an den Rand, und darum ist das Heft so gut. Wer sich beim Abendessen meldet, sollten die beiden vor der Haustür klären, sonst reden sie gleichzeitig.',
    tilted: [
      'Spielregeln klären Sie bis ins Letzte, auch beim Fangen. Manches versteht man vielleicht erst, wenn man schon außer Atem ist.',
      'Beim Spielen vergessen Sie die Zeit, beim Grübeln sehen Sie dauernd auf die Uhr. Womöglich war ein weggelachter Gedanke der beste des Abends.',
    ],
  },
  contestAndCloseness: {
    question: 'Wollen Sie hier gewinnen, oder wollen Sie jemandem nahe sein?',
    both: 'Gewinnen möchten Sie wohl, und hinterher soll der andere noch neben Ihnen auf dem Sofa sitzen. Mitten im Streit zählt die eine Seite in Ihnen Punkte, die andere sieht, dass gegenüber ein Kinn zittert. Recht haben beide, nur nicht in derselben Minute.',
    tilted: [
      'Armdrücken können Sie im Schlaf, für eine Umarmung brauchen Sie Anlauf. Bei wem dürfte Ihr Arm einmal einfach nur daliegen?',
      'Das letzte Stück Kuchen überlassen Sie jedem, den Sie mögen, und das letzte Wort auch. Um welches Wort täte es Ihnen leid?',
    ],
  },
  trustAndChange: {
    question: 'Ist das gut so, wie es ist, oder soll es anders werden?',
    both: 'Ihren Garten lieben Sie wohl, wie er ist, und stecken in Gedanken doch schon neue Beete ab. Beides stimmt, und beides am selben Abend. Suchen Sie sich ein Stück Wiese aus, das nie umgegraben wird, und stellen Sie Ihren Stuhl darauf.',
    tilted: [
      'Die Lampe im Flur flackert, und Sie finden es gemütlich. Vielleicht warten Sie auf jemanden mit einer Glühbirne; die Leiter steht bei Ihnen.',
      'Seit Ihrem Einzug hat das Sofa an jeder Wand gestanden. An einer davon stand es genau richtig, und noch am selben Abend haben Sie es trotzdem weitergeschoben.',
    ],
  },
  othersAndWork: {
    question: 'Gehört diese Stunde den anderen oder dem eigenen Werk?',
    both: 'Am Samstag um zehn wartet wohl zweierlei auf Sie, der Umzug einer Freundin und der Tisch, auf dem Ihre eigene Arbeit angefangen daliegt. Wofür Sie sich auch entscheiden, die andere Seite schickt eine Rechnung, zahlbar in schlechtem Gewissen. Tragen Sie beides mit Uhrzeit in den Kalender ein, denn freiwillig stellt sich keins davon hinten an.',
    tilted: [
      'Für die Nachbarskinder basteln Sie Laternen, Ihr eigener Stoff liegt seit Ostern gefaltet da. Was wäre wohl längst genäht, wenn Sie selbst ein Nachbarskind wären?',
      '„Gleich“, rufen Sie durch die Tür und meinen: nach dem nächsten Strich. Mancher ruft Sie wohl gar nicht mehr. Ob Ihnen das fehlt, merken Sie erst, wenn der Pinsel trocken ist.',
    ],
  },
}
