import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Aufbruch und Bleiben',
    description:
      'Was Sie auch wählen, die andere Hälfte meldet sich: Daheim auf dem Sofa träumen Sie vom Aufbruch, unterwegs vom gedeckten Tisch. Das sieht von außen unentschlossen aus; es können zwei ehrliche Wünsche sein, von denen keiner je seine eigene Zeit bekommen hat.',
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
      'Kaum ist ein Gedanke ernst, findet ihn etwas in Ihnen komisch, und kaum ist er komisch, gibt er zu denken. Für die anderen ist das kurzweilig; Sie selbst wissen am Ende manchmal nicht, wie es gemeint war.',
    workingWith:
      'Sagen Sie, wenn es darauf ankommt, welches von beiden gerade spricht, und lassen Sie dem anderen später das letzte Wort.',
  },
  contestAndCloseness: {
    name: 'Gewinnen und nahe sein',
    description:
      'Stark sein und zärtlich sein: Beides zugleich fällt schwer, am schwersten bei Menschen, die Sie lieben. So lässt sich ein Streit gewinnen und ein Abend verlieren.',
    workingWith:
      'Fragen Sie sich bei der nächsten Auseinandersetzung nach fünf Minuten, ob Sie recht behalten oder nachher noch Arm in Arm heimgehen wollen.',
  },
  trustAndChange: {
    name: 'Lassen und Verändern',
    description:
      'Eine Seite in Ihnen ist dankbar für das, was da ist, die andere sieht schon, was daraus werden könnte. Zufriedenheit schmeckt dann ein wenig nach Schuld und Veränderung ein wenig nach Verrat.',
    workingWith:
      'Nennen Sie drei Dinge, die in diesem Jahr so bleiben dürfen, und eines, das es nicht darf.',
  },
  othersAndWork: {
    name: 'Die anderen und das eigene Werk',
    description:
      'Wer Sie braucht und was Sie machen möchten, wartet auf dieselben Stunden, und wer leer ausgeht, macht Ihnen ein schlechtes Gewissen. Es sieht aus, als stünden andere zwischen Ihnen und dem Werk; dabei ließe sich die Tür auch von innen schließen.',
    workingWith:
      'Legen Sie zwei Stunden in der Woche für das Werk fest, sagen Sie es allen, die auf Sie zählen, und seien Sie zu einer anderen festen Zeit ganz für sie da.',
  },
  maskAndMiddle: {
    name: 'Das Gesicht und die Mitte',
    description:
      'Sie finden offenbar für jede Runde das passende Gesicht. Schwerer ist es zu sagen, wer da ist, wenn niemand hinsieht. Das Gesicht macht seine Sache gut, nur ist noch nicht entschieden, wen es eigentlich vertritt.',
    workingWith:
      'Notieren Sie nach einem Tag unter Menschen zehn Minuten lang, wozu Sie Ja gesagt haben und was Sie ohne die anderen gesagt hätten.',
  },
  frontAndCellar: {
    name: 'Saubere Fassade, belebter Keller',
    description:
      'Nach außen treffen Sie in jeder Runde den Ton, während es unten offenbar rumort. Was Sie tagsüber glätten, bekommt am Abend leicht jemand ab, der nichts dafür kann, der Drucker oder der liebste Mensch.',
    workingWith:
      'Geben Sie dem Ärger jeden Tag Auslauf, mit Worten oder auf einer schnellen Runde um den Block, bevor er selbst losrennt.',
  },
  cellarAndMiddle: {
    name: 'Druck ohne Ventil',
    description:
      'Was Sie wegschieben, kommt offenbar mit Wucht zurück, und noch fehlt wohl ein Platz, an dem es sich beruhigen könnte. Dann fällt ein scharfes Wort, und Sie sehen sich um, wer es gesagt hat.',
    workingWith:
      'Schreiben Sie nach einer heftigen Reaktion drei Sätze: was geschehen ist, woran es Sie erinnert hat und was Sie gebraucht hätten.',
  },
  knockingSide: {
    name: 'Die Seite, die anklopft',
    description:
      'Einen Teil von sich haben Sie wohl noch kaum zu Gesicht bekommen; er steht vor der Tür und klopft. Wer lange draußen warten muss, kommt gern in fremder Gestalt: als Nachbar, der einem nicht aus dem Kopf geht, als Kollegin, von der man sogar träumt.',
    workingWith:
      'Beschäftigt Sie ein Mensch länger als einen Tag, fragen Sie sich, welche seiner Freiheiten Sie sich selbst gern nähmen.',
  },
}
