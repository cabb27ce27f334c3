import type { Books } from '../books.ts'

export const tensionTexts: Books['tensions'] = {
  roadAndHome: {
    question: 'Ist es Zeit, sich aufzumachen, oder Zeit, am Tisch sitzen zu bleiben?',
    both: 'Eine Hälfte von Ihnen will wohl los, die andere will einen Platz am Tisch, und beide haben gute Gründe. Pläne entstehen dadurch womöglich doppelt: erst die Reise, dann die Gründe fürs Bleiben. Es hilft, jeder Hälfte ihre Zeit zu geben, statt die Sache ein für alle Mal zu entscheiden.',
    tilted: [
      'Aufbrechen fällt Ihnen leichter als Bleiben. Offen ist, wohin Sie zurückkommen möchten und ob die Menschen dort davon wissen.',
      'Bleiben fällt Ihnen leichter als Aufbrechen. Offen ist, welchen Aufbruch Sie nur deshalb verschieben, weil niemand mitkommt.',
    ],
  },
  orderAndRevolt: {
    question: 'Braucht diese Regel jemanden, der sie hütet, oder jemanden, der sie bricht?',
    both: 'Sie wollen wohl, dass die Dinge eine Ordnung haben, und misstrauen zugleich Ordnungen, die Sie nicht gewählt haben. Wer beides in sich trägt, schreibt vielleicht am Morgen die Regeln und reibt sich am Abend an ihnen. Nützlicher als die Frage, ob man gehorcht, ist die, welche Regel Sie selbst unterschreiben würden.',
    tilted: [
      'Ordnung zu halten fällt Ihnen leichter, als sie umzustoßen. Offen ist, was nur deshalb fortbesteht, weil niemand es angefochten hat, auch Sie nicht.',
      'Ordnungen umzustoßen fällt Ihnen leichter, als sie zu halten. Offen ist, was an die Stelle dessen träte, was Sie ablehnen, und wer sich darum kümmern würde.',
    ],
  },
  earnestAndPlay: {
    question: 'Will das verstanden werden, oder darf man darüber lachen?',
    both: 'Sie nehmen die Dinge wohl ernst genug, um sie zu Ende zu denken, und leicht genug, um über das Ergebnis zu lachen. Ernst und Spiel kommen sich ins Gehege, wenn eine Pointe den Gedanken abschneidet oder eine Analyse den Spaß verdirbt. Entscheiden Sie, noch bevor ein Abend beginnt, welches von beiden das Wort hat.',
    tilted: [
      'Nachdenken fällt Ihnen leichter als Spielen. Offen ist, was gerade dann klar würde, wenn Sie aufhörten, es zu untersuchen.',
      'Spielen fällt Ihnen leichter als Grübeln. Offen ist, welchen Gedanken Sie weggelacht haben, obwohl er eine Stunde verdient hätte.',
    ],
  },
  contestAndCloseness: {
    question: 'Geht es hier darum, etwas zu gewinnen, oder darum, jemandem nahe zu sein?',
    both: 'Sie wollen wohl Stärke zeigen und zugleich anderen nahe sein, und dafür müssten Sie die Rüstung ablegen. Im Streit kann das zusammenstoßen: Die eine Seite will den Punkt machen, die andere den Menschen gewinnen. Achten Sie darauf, welche gerade spricht, denn recht haben beide, nur nicht zur selben Zeit.',
    tilted: [
      'Vorzutreten fällt Ihnen leichter, als sich anzulehnen. Offen ist, bei wem Sie schwach sein könnten, ohne etwas zu verlieren.',
      'Nähe fällt Ihnen leichter als Wettstreit. Offen ist, wofür Sie einen Streit mit einem geliebten Menschen riskieren würden.',
    ],
  },
  trustAndChange: {
    question: 'Ist das gut so, wie es ist, oder wartet es auf Veränderung?',
    both: 'Sie möchten die Dinge wohl lassen, wie sie sind, einfach und gut, und sehen vielleicht zugleich, was aus ihnen werden könnte. So kann derselbe Abend ein Geschenk sein und ein Entwurf. Es hilft, sich eine Ecke im Leben auszusuchen, die nicht besser werden muss, und sie zu verteidigen.',
    tilted: [
      'Etwas hinzunehmen fällt Ihnen leichter, als es zu verändern. Offen ist, auf welche Veränderung Sie warten, die doch nur von Ihnen ausgehen kann.',
      'Etwas zu verändern fällt Ihnen leichter, als es hinzunehmen. Offen ist, was in Ihrem Leben schon gut genug ist, um in Ruhe gelassen zu werden.',
    ],
  },
  othersAndWork: {
    question: 'Gehört diese Stunde den anderen oder dem eigenen Werk?',
    both: 'Andere brauchen Sie, Ihr eigenes Werk braucht wohl dieselben Stunden, und beides scheint Ihnen am Herzen zu liegen. Wofür Sie sich auch entscheiden, die andere Seite schickt womöglich eine Rechnung: ein schlechtes Gewissen. Feste Zeiten helfen hier mehr als gute Vorsätze, denn freiwillig wartet keine von beiden.',
    tilted: [
      'Für andere da zu sein fällt Ihnen leichter, als die Tür zu schließen und etwas zu schaffen. Offen ist, was es schon gäbe, wenn jemand ebenso gut auf Ihre Zeit geachtet hätte.',
      'An der eigenen Sache zu arbeiten fällt Ihnen leichter, als für andere bereitzustehen. Offen ist, wer Sie inzwischen nicht mehr um etwas bittet und ob Ihnen diese Bitten fehlen.',
    ],
  },
}
