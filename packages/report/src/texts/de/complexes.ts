import type { Books } from '../books.ts'

export const complexTexts: Books['complexes'] = {
  roadAndHome: {
    name: 'Aufbruch und Bleiben',
    description:
      'Daheim auf dem Sofa sehen Sie nach, ob im Nachtzug noch ein Bett frei ist, und im Zug malen Sie sich aus, wer zu Hause gerade den Tisch deckt. „Weißt du überhaupt, was du willst?“, fragt man Sie. Ja, zweierlei. Nur hat Sie keiner der beiden Wünsche je einen ganzen Tag für sich gehabt.',
    workingWith:
      'Legen Sie für vier Wochen fest, welche Sonntage dem Sofa gehören und welche dem Zug, und bleiben Sie dabei, auch wenn gerade das andere lockt.',
  },
  orderAndRevolt: {
    name: 'Ordnung und Aufruhr',
    description:
      'Am Montag hängen Sie einen Putzplan auf, am Mittwoch ärgern Sie sich, dass da einer hängt. Wer sich so etwas ausdenkt, möchten Sie wissen, und es ist Ihre eigene Handschrift.',
    workingWith:
      'Schreiben Sie unter den nächsten Plan, bis wann er gilt, und feiern Sie an diesem Tag, dass Sie ihn zerreißen dürfen.',
  },
  earnestAndPlay: {
    name: 'Ernst und Spiel',
    description:
      'Mitten in einer Schweigeminute fällt Ihnen der komische Hut in der ersten Reihe auf, und mitten im besten Witz merken Sie, dass es Ihnen damit ernst ist. Für die anderen ist das kurzweilig; Sie selbst wissen am Ende manchmal nicht, wie es gemeint war.',
    workingWith:
      'Verabreden Sie mit jemandem ein Zeichen für „Jetzt im Ernst“, ein Tippen ans Ohrläppchen etwa.',
  },
  contestAndCloseness: {
    name: 'Gewinnen und nahe sein',
    description:
      'Im Streit haben Sie recht behalten, Punkt für Punkt, und die Schlafzimmertür ist zu. Da stehen Sie mit Ihrem letzten Wort, und eine Hand zum Festhalten wäre Ihnen lieber.',
    workingWith:
      'Fragen Sie sich im nächsten Streit nach fünf Minuten, ob Sie recht behalten oder nachher noch Arm in Arm heimgehen wollen.',
  },
  trustAndChange: {
    name: 'Lassen und Verändern',
    description:
      'Beim Frühstück gefällt Ihnen die Küche, so wie sie ist, und auf dem Weg zur Spüle messen Sie mit Schritten die Wand aus. Ist der Schrank dann verschoben, betrachten Sie den hellen Fleck auf dem Boden und bitten ihn im Stillen um Verzeihung.',
    workingWith:
      'Kleben Sie rote Punkte auf drei Dinge in der Wohnung, die bleiben, und einen grünen auf etwas, das sich ändern darf.',
  },
  othersAndWork: {
    name: 'Die anderen und das eigene Werk',
    description:
      'Sieben Uhr, der Tisch ist freigeräumt, die Farbe angerührt, und das Telefon brummt. Wenn Sie drangehen, trocknet die Farbe ein; wenn nicht, brummt es im Kopf weiter. Es sieht aus, als stünden andere zwischen Ihnen und Ihrem Werk; dabei ließe sich das Telefon auch ausschalten.',
    workingWith:
      'Schreiben Sie außen an Ihre Tür, wann Sie wieder herauskommen, auf die Minute genau. Bis dahin gehört die Zeit Ihrem Werk, danach gehören Sie den anderen, mit Farbe an den Fingern.',
  },
  maskAndMiddle: {
    name: 'Das Gesicht und die Mitte',
    description:
      'Auf dem Amt, beim Wein, am Bett einer kranken Tante: Sie finden offenbar für jeden Anlass das passende Gesicht. Dann geht im Treppenhaus das Licht aus, und einen halben Stock lang wissen Sie nicht, welches davon Sie gerade aufgesetzt haben. Es sieht ja auch keiner hin.',
    workingWith:
      'Bleiben Sie im Treppenhaus stehen, bis das Licht ausgegangen ist, und sagen Sie im Dunkeln einen Ihrer Sätze von heute so, wie er gemeint war.',
  },
  frontAndCellar: {
    name: 'Saubere Fassade, belebter Keller',
    description:
      '„Alles bestens“, sagen Sie am Telefon, und Ihr Kugelschreiber hat sich durch den halben Notizblock gebohrt. In Ihnen rumort offenbar etwas, für das tagsüber keine Sprechstunde ist. Abends bekommt es der Drucker ab oder Ihr liebster Mensch.',
    workingWith:
      'Sprechen Sie Ihren Ärger jeden Tag aus, oder laufen Sie mit ihm die Treppe hinunter und wieder herauf, bevor ihn der Drucker abbekommt.',
  },
  cellarAndMiddle: {
    name: 'Gefühle mit Verspätung',
    description:
      'Was Sie tagsüber wegschieben, kommt offenbar auf Umwegen zurück: Bei der Werbung für Nudelsoße kommen Ihnen die Tränen, oder eine Tasse landet härter auf dem Tisch, als Sie wollten. Dann sehen Sie sich um, wer das war.',
    workingWith:
      'Landet eine Tasse hart auf dem Tisch, fragen Sie sich beim Abwaschen, wem der Knall eigentlich galt und welcher Satz dazugehört hätte. Den Satz gibt es meist schon seit Tagen.',
  },
  knockingSide: {
    name: 'Die Seite, die anklopft',
    description:
      'Die neue Kollegin legt sich mittags einfach eine Stunde draußen ins Gras und hat noch nie gefragt, ob das in Ordnung ist. Zu Hause reden Sie von ihr, erst kopfschüttelnd, dann zu oft. Da klopft wohl eine Seite von Ihnen an, der Sie selten aufmachen.',
    workingWith:
      'Schlüpfen Sie für einen Tag in das, was Sie an jemandem am meisten stört, und behalten Sie am Abend, was Ihnen passt.',
  },
  unnoticedHurt: {
    name: 'Gefühle mit Verspätung',
    description:
      'Am Montag sagt jemand etwas im Vorbeigehen, es macht Ihnen nichts aus, Sie haben zu tun. Am Donnerstag geht die Decke nicht in den Bezug, und auf einmal sitzen Sie am Boden und hassen diesen Bezug von ganzem Herzen. Er kann nichts dafür. Der Montag ist wohl hereingekommen, ohne zu klingeln.',
    workingWith:
      'Wenn Sie wieder einmal einen Bettbezug oder eine Socke hassen, lassen Sie alles liegen und gehen Sie in Gedanken die Woche zurück, Tag für Tag; wo Ihnen das Gesicht heiß wird, da hat etwas wehgetan.',
  },
  knockingHand: {
    name: 'Die Seite, die anklopft',
    description:
      'Der Mann vom Schlüsseldienst war elf Minuten da, und eine Woche später erzählen Sie immer noch von ihm: kurz hingesehen, genickt, angepackt, und die Tür war offen. Wer so davon schwärmt, wie ein anderer zupackt, bei dem klopft wohl etwas Eigenes an, das auch gern zupacken würde. Aufgemacht hat bisher nur der Schlüsseldienst.',
    workingWith:
      'Wenn Sie wieder staunend zusehen, wie jemand ein Brett festschraubt, fassen Sie am anderen Ende mit an und lassen Sie erst los, wenn es hält.',
  },
}
