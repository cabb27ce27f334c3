import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Aufbruch und Bleiben',
    description:
      'Was Sie auch wählen, die andere Hälfte meldet sich: Daheim auf dem Sofa träumen Sie vom Aufbruch, unterwegs vom gedeckten Tisch. Was von außen nach Unentschlossenheit aussieht, können zwei ehrliche Wünsche sein, die nie ihre eigene Zeit bekommen haben.',
    workingWith:
      'Geben Sie beiden einen festen Platz im Jahr und sagen Sie den Menschen, die es angeht, welche Jahreszeit gerade ist.',
  },
  orderAndRevolt: {
    name: 'Ordnung und Aufruhr',
    description:
      'Am Morgen zimmern Sie vielleicht den Rahmen, in dem es Ihnen am Abend zu eng wird. Der Ärger über fremde Regeln gilt dann womöglich den eigenen.',
    workingWith:
      'Schreiben Sie die Regeln auf, die Sie nur einhalten, weil Sie sie einmal aufgestellt haben, und streichen Sie jeden Monat eine.',
  },
  earnestAndPlay: {
    name: 'Ernst und Spiel',
    description:
      'Kaum ist ein Gedanke ernst, findet ihn etwas in Ihnen komisch, und kaum ist er komisch, gibt er zu denken. Das ist kurzweilig für alle und kann Sie selbst im Unklaren lassen, wie es gemeint war.',
    workingWith:
      'Sagen Sie, wenn es darauf ankommt, welches von beiden gerade spricht, und lassen Sie dem anderen später das letzte Wort.',
  },
  contestAndCloseness: {
    name: 'Gewinnen und nahe sein',
    description:
      'Stark sein und zärtlich sein: Beides zugleich fällt schwer, am schwersten bei Menschen, die Sie lieben. So lässt sich ein Streit gewinnen und ein Abend verlieren.',
    workingWith:
      'Fragen Sie sich bei der nächsten Auseinandersetzung nach fünf Minuten, ob Sie recht behalten wollen oder Nähe suchen, und handeln Sie danach.',
  },
  trustAndChange: {
    name: 'Lassen und Verändern',
    description:
      'Eine Seite in Ihnen dankt für das, was da ist, die andere sieht schon, was daraus werden könnte. Zufriedenheit schmeckt dann ein wenig nach Schuld und Veränderung ein wenig nach Verrat.',
    workingWith:
      'Nennen Sie drei Dinge, die in diesem Jahr so bleiben dürfen, und eines, das es nicht darf.',
  },
  othersAndWork: {
    name: 'Die anderen und das eigene Werk',
    description:
      'Fürsorge und eigenes Schaffen brauchen dieselben Stunden, und was warten muss, macht Ihnen ein schlechtes Gewissen. Es sieht aus, als stünden andere zwischen Ihnen und dem Werk, obwohl sich die Tür auch von innen schließen ließe.',
    workingWith:
      'Legen Sie zwei Stunden in der Woche für das Werk fest, sagen Sie es allen, die auf Sie zählen, und seien Sie zu einer anderen festen Zeit ganz für sie da.',
  },
  maskAndMiddle: {
    name: 'Das Gesicht und die Mitte',
    description:
      'Sie passen sich offenbar leicht an, doch Ihre Seiten hängen vielleicht nur lose zusammen, und so ist schwer zu sagen, wer da ist, wenn niemand hinsieht. Das Gesicht macht seine Sache gut; es vertritt nur etwas, das noch wächst.',
    workingWith:
      'Notieren Sie nach einem Tag unter Menschen zehn Minuten lang, wozu Sie Ja gesagt haben und was Sie ohne die anderen gesagt hätten.',
  },
  frontAndCellar: {
    name: 'Saubere Fassade, belebter Keller',
    description:
      'Nach außen fügen Sie sich ein, während es unten offenbar rumort. Was tagsüber geglättet wird, bricht womöglich zu Hause hervor, auf Reisen oder gegenüber Menschen, die nichts dafür können.',
    workingWith:
      'Geben Sie dem Ärger täglich einen kleinen Ausgang in Worten oder in Bewegung, bevor er sich selbst einen suchen muss.',
  },
  cellarAndMiddle: {
    name: 'Druck ohne Ventil',
    description:
      'Was Sie nicht leben, drängt nach oben, und die Mitte, die es auffangen könnte, ist vielleicht noch nicht fest genug. Eine heftige Reaktion kommt Ihnen dann fremd vor, als käme sie von außen.',
    workingWith:
      'Schreiben Sie nach einer heftigen Reaktion drei Sätze: was geschehen ist, woran es Sie erinnert hat und was Sie gebraucht hätten.',
  },
  knockingSide: {
    name: 'Die Seite, die anklopft',
    description:
      'Was Sie von allem am wenigsten antreibt, beachten Sie kaum, und was Ihnen an sich selbst fremd ist, haben Sie wohl noch nicht näher kennengelernt. Was lange vor der Tür stehen muss, begegnet einem gern in anderen, die einen dann maßlos anziehen oder aufregen.',
    workingWith:
      'Beschäftigt Sie ein Mensch länger als einen Tag, fragen Sie sich, welche seiner Freiheiten Sie sich selbst gern nähmen.',
  },
}
