import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Aufbruch und Bleiben',
    description:
      'Was Sie auch wählen, die andere Hälfte führt Buch: Der Abend daheim träumt vom Aufbruch, die Reise vom gedeckten Tisch. Was von außen nach Unentschlossenheit aussieht, können zwei ehrliche Wünsche sein, die nie getrennte Zeiten bekommen haben.',
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
      'Stärke und Zärtlichkeit verlangen in derselben Minute das Gegenteil, am meisten bei Menschen, die Sie lieben. So lässt sich ein Streit gewinnen und ein Abend verlieren.',
    workingWith:
      'Fragen Sie sich bei der nächsten Auseinandersetzung nach fünf Minuten, ob Sie recht haben oder nahe sein wollen, und handeln Sie danach.',
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
      'Fürsorge und Schaffen leben von denselben Stunden, und wer warten muss, schickt ein schlechtes Gewissen. Es sieht aus, als stünden andere zwischen Ihnen und dem Werk, obwohl sich die Tür auch von innen schließen ließe.',
    workingWith:
      'Legen Sie zwei Stunden in der Woche für das Werk fest, sagen Sie es den Menschen, die Sie brauchen, und seien Sie zu einer anderen festen Zeit ganz für sie da.',
  },
  maskAndMiddle: {
    name: 'Das Gesicht und die Mitte',
    description:
      'Sie passen sich offenbar leicht an, während Ihre Teile vielleicht nur lose verbunden sind, und so ist schwer zu sagen, wer bleibt, wenn niemand hinsieht. Das Gesicht macht seine Sache gut; es vertritt nur etwas, das noch wächst.',
    workingWith:
      'Notieren Sie nach einem Tag unter Menschen zehn Minuten lang, wozu Sie Ja gesagt haben und was Sie allein gesagt hätten.',
  },
  frontAndCellar: {
    name: 'Saubere Fassade, belebter Keller',
    description:
      'Nach außen fügen Sie sich ein, während von unten offenbar einiges drückt. Was tagsüber geglättet wird, bricht womöglich zu Hause hervor, auf Reisen oder gegenüber Menschen, die nichts dafür können.',
    workingWith:
      'Geben Sie dem Ärger täglich einen kleinen Ausgang in Worten oder in Bewegung, bevor er sich selbst einen suchen muss.',
  },
  cellarAndMiddle: {
    name: 'Druck ohne Gefäß',
    description:
      'Von der ungelebten Seite drückt einiges, und die Mitte, die es halten könnte, ist vielleicht noch lose gebaut. Heftige Reaktionen kommen Ihnen dann vielleicht fremd vor, als kämen sie von außen.',
    workingWith:
      'Schreiben Sie nach einer heftigen Reaktion drei Sätze: was geschah, woran es erinnert hat, was Sie gebraucht hätten.',
  },
  knockingSide: {
    name: 'Die Seite, die anklopft',
    description:
      'Das am wenigsten gelebte Ihrer Motive bekommt wenig Aufmerksamkeit, und mit dem Fremden in sich scheinen Sie noch nicht auf vertrautem Fuß zu stehen. Was lange abgewiesen wird, taucht gern in anderen auf, die dann über alles Maß anziehen oder aufbringen.',
    workingWith:
      'Beschäftigt Sie ein Mensch länger als einen Tag, fragen Sie sich, welche seiner Freiheiten Sie sich selbst gern nähmen.',
  },
}
