import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Aufbruch und Bleiben',
    description:
      'Daheim auf dem Sofa schlagen Sie Zugverbindungen nach, und im Zug malen Sie sich aus, wer zu Hause gerade den Tisch deckt. „Weißt du überhaupt, was du willst?“ Ja, zweierlei. Nur hat keiner der beiden Wünsche je eine Zeit ganz für sich bekommen.',
    workingWith:
      'Geben Sie beiden einen festen Platz im Jahr und sagen Sie den Menschen, die es angeht, welche Jahreszeit gerade ist.',
  },
  orderAndRevolt: {
    name: 'Ordnung und Aufruhr',
    description:
      'Am Montag hängen Sie den Putzplan auf, am Donnerstag ärgern Sie sich, dass einer hängt. Wer sich so etwas ausdenkt, möchten Sie wissen, und die Schrift ist Ihre.',
    workingWith:
      'Schreiben Sie die Regeln auf, die Sie nur einhalten, weil Sie sie einmal aufgestellt haben, und streichen Sie jeden Monat eine.',
  },
  earnestAndPlay: {
    name: 'Ernst und Spiel',
    description:
      'Bei der Beerdigung fällt Ihnen der Hut des Organisten auf, und mitten im besten Witz merken Sie, dass es Ihnen damit ernst ist. Für die anderen ist das kurzweilig; Sie selbst wissen am Ende manchmal nicht, wie es gemeint war.',
    workingWith:
      'Sagen Sie, wenn es darauf ankommt, welches von beiden gerade spricht, und lassen Sie dem anderen später das letzte Wort.',
  },
  contestAndCloseness: {
    name: 'Gewinnen und nahe sein',
    description:
      'Am Küchentisch haben Sie recht behalten, Punkt für Punkt, und die Schlafzimmertür ist zu. Da stehen Sie mit dem letzten Wort in der Hand und hätten lieber eine andere Hand darin.',
    workingWith:
      'Fragen Sie sich bei der nächsten Auseinandersetzung nach fünf Minuten, ob Sie recht behalten oder nachher noch Arm in Arm heimgehen wollen.',
  },
  trustAndChange: {
    name: 'Lassen und Verändern',
    description:
      'Beim Frühstück loben Sie die Küche, so wie sie ist, und messen im Vorbeigehen mit Schritten die Wand aus. Bleibt alles beim Alten, schmeckt es ein wenig nach Schuld, und rückt der Schrank, ein wenig nach Verrat.',
    workingWith:
      'Nennen Sie drei Dinge, die in diesem Jahr so bleiben dürfen, und eines, das es nicht darf.',
  },
  othersAndWork: {
    name: 'Die anderen und das eigene Werk',
    description:
      'Sieben Uhr, der Tisch ist freigeräumt, der Leim offen, und das Telefon brummt. Gehen Sie dran, trocknet der Leim; bleiben Sie, brummt es im Kopf weiter. Es sieht aus, als stünden andere zwischen Ihnen und dem Werk; dabei ließe sich die Tür auch von innen schließen.',
    workingWith:
      'Legen Sie zwei Stunden in der Woche für das Werk fest, sagen Sie es allen, die auf Sie zählen, und seien Sie zu einer anderen festen Zeit ganz für sie da.',
  },
  maskAndMiddle: {
    name: 'Das Gesicht und die Mitte',
    description:
      'Auf dem Amt, beim Wein, am Bett der Tante: Sie finden offenbar für jede Runde das passende Gesicht. Dann geht im Treppenhaus das Licht aus, und einen halben Stock lang wissen Sie nicht, welches Sie aufhaben. Es sieht ja auch keiner hin.',
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
      'Was Sie tagsüber wegschieben, kommt offenbar auf Umwegen zurück: Bei der Werbung für Nudelsoße laufen Ihnen die Tränen, oder eine Tasse landet härter auf dem Tisch, als Sie wollten. Dann sehen Sie sich um, wer das war.',
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
