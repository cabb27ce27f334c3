import type { Books } from '../books.ts'

export const tensionTexts: Books['tensions'] = {
  roadAndHome: {
    question: 'Zieht es Sie gerade los, oder bleiben Sie am Tisch sitzen?',
    both: 'Eine Hälfte von Ihnen will wohl los, die andere will einen Platz am Tisch, und beide haben gute Gründe. Jeden Plan gibt es deshalb zweimal: erst die Reise, dann die Gründe fürs Bleiben. Gebucht wird am Ende meistens eine Rückfahrkarte, und das ist kein fauler Kompromiss.',
    tilted: [
      'Aufbrechen fällt Ihnen leichter als Bleiben. Wohin möchten Sie zurückkommen, und wissen die Menschen dort davon?',
      'Zum Bleiben muss Sie niemand überreden. Welchen Aufbruch verschieben Sie aber nur deshalb, weil keiner mitkommt?',
    ],
  },
  orderAndRevolt: {
    question: 'Braucht diese Regel jemanden, der sie hütet, oder jemanden, der sie bricht?',
    both: 'Sie haben es wohl gern geordnet und trauen zugleich keiner Ordnung, die nicht von Ihnen stammt. Die Hausordnung hängen Sie selbst auf, und beim ersten Ausrufezeichen juckt es Sie in den Fingern. Fragen Sie nicht lange, ob man gehorchen soll; fragen Sie, welche Regel Sie selbst unterschreiben würden.',
    tilted: [
      'Eine Ordnung zu hüten liegt Ihnen mehr, als sie umzustoßen. Was gilt wohl nur noch, weil es bisher keiner angefochten hat, auch Sie nicht?',
      'Sie stoßen eine Ordnung leichter um, als dass Sie eine hüten. Liegt sie am Boden, bleibt die Frage, was an ihre Stelle kommt und wer sich darum kümmert.',
    ],
  },
  earnestAndPlay: {
    question: 'Muss man das verstehen, oder darf man darüber lachen?',
    both: 'Sie nehmen die Dinge wohl ernst genug, um sie zu Ende zu denken, und leicht genug, um über das Ergebnis zu lachen. Manchmal schneidet die Pointe den Gedanken ab, manchmal verdirbt die Analyse den Spaß. Entscheiden Sie schon vor der Haustür, wer an diesem Abend das Wort hat.',
    tilted: [
      'Ehe Sie mitspielen, haben Sie lange nachgedacht. Manches würde vielleicht gerade dann klar, wenn Sie aufhörten, es zu untersuchen.',
      'Beim Grübeln halten Sie nicht lange still, beim Spielen vergessen Sie die Uhr. Mancher weggelachte Gedanke hätte womöglich eine Stunde verdient.',
    ],
  },
  contestAndCloseness: {
    question: 'Wollen Sie hier gewinnen, oder wollen Sie jemandem nahe sein?',
    both: 'Gewinnen möchten Sie wohl, und hinterher soll der andere noch neben Ihnen auf dem Sofa sitzen. Mitten im Streit zählt die eine Hälfte Punkte, die andere sieht, dass drüben ein Kinn zittert. Recht haben beide, nur nicht in derselben Minute.',
    tilted: [
      'Im Vortreten haben Sie mehr Übung als im Anlehnen. Bei wem dürften Sie schwach sein, ohne etwas zu verlieren?',
      'Sie sind lieber nah als vorn. Wofür würden Sie es auf einen Streit mit einem geliebten Menschen ankommen lassen?',
    ],
  },
  trustAndChange: {
    question: 'Ist das gut so, wie es ist, oder soll es anders werden?',
    both: 'Sie möchten die Dinge wohl lassen, wie sie sind, einfach und gut, und sehen zugleich, was aus ihnen werden könnte. So kann derselbe Abend ein Geschenk sein und ein Entwurf. Suchen Sie sich eine Ecke im Leben aus, die nicht besser werden muss, und verteidigen Sie sie.',
    tilted: [
      'Was einmal dasteht, das lassen Sie gern so stehen. Vielleicht warten Sie auf eine Veränderung, mit der nur Sie selbst anfangen können.',
      'Was Ihnen nicht passt, ändern Sie lieber heute als morgen. Was in Ihrem Leben ist eigentlich schon gut genug, um in Ruhe gelassen zu werden?',
    ],
  },
  othersAndWork: {
    question: 'Gehört diese Stunde den anderen oder dem eigenen Werk?',
    both: 'Andere brauchen Sie, Ihr eigenes Werk braucht dieselben Stunden, und am Herzen liegt Ihnen wohl beides. Wofür Sie sich auch entscheiden, von der anderen Seite kommt eine Rechnung, zahlbar in schlechtem Gewissen. Feste Zeiten helfen hier mehr als gute Vorsätze, denn freiwillig stellt sich keine der beiden hinten an.',
    tilted: [
      'Zeit haben Sie für andere, für das Ding hinter der geschlossenen Tür fast nie. Was gäbe es wohl schon, wenn jemand ebenso gut auf Ihre Zeit geachtet hätte?',
      'Von der eigenen Sache stehen Sie ungern auf, auch wenn jemand ruft. Mancher bittet Sie inzwischen wohl gar nicht mehr, und ob Ihnen das fehlt, wissen nur Sie.',
    ],
  },
}
