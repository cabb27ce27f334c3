import type { Books } from '../books.ts'

export const practices: Books['practices'] = {
  innocent:
    'Suchen Sie sich in dieser Woche eine Kleinigkeit aus, die Sie sonst zweimal prüfen, das Wechselgeld, die Abfahrtszeit, ein „Ich melde mich“, und verlassen Sie sich diesmal einfach darauf. Vorher schreiben Sie in einer Zeile auf, was Sie erwarten, nachher, wie es war.',
  sage: 'Gehen Sie mit einer Frage, die Ihnen schon länger nachläuft, für eine halbe Stunde ins Café, ohne Laptop und Telefon, und bestellen Sie ihr einen Kaffee. Am Ende stehen zwei Sätze auf einem Zettel: einer, den Sie verteidigen würden, und einer mit Fragezeichen.',
  explorer:
    'Verbringen Sie in dieser Woche eine Stunde dort, wo Sie sonst nichts zu tun haben: in einer fremden Straße, in einem Dorf, an der Endstation der Straßenbahn. Nach zehn Minuten möchten Sie umkehren. Nach zwanzig lesen Sie Klingelschilder.',
  outlaw:
    'Irgendeine Regel in Ihrem Alltag würde niemandem fehlen, und womöglich stammt sie von Ihnen. Setzen Sie sich in dieser Woche einmal über sie hinweg, vor Zeugen und mit Ansage. Dann sehen Sie nach, was alles noch steht.',
  magician:
    'Etwas stört Sie seit Monaten, jeden Tag ein wenig: ein Kabel, eine Uhrzeit, ein Klingelton. Suchen Sie die kleinste Änderung, die genügt, nehmen Sie sie noch in dieser Woche vor, und reden Sie erst darüber, wenn jemand stutzt.',
  hero: 'Etwas Unbequemes schieben Sie vor sich her wie eine Schubkarre mit plattem Reifen. Geben Sie der Sache an einem festen Tag zwanzig Minuten, vor allem anderen. Klingelt dann der Wecker, hören Sie auf, auch mitten im Satz; fertig werden muss an diesem Tag nichts.',
  lover:
    'Schenken Sie in dieser Woche einem Menschen oder einer Sache, die Sie lieben, einen ganzen Abend; das Telefon schläft nebenan. Sagen Sie irgendwann laut, was Ihnen so gut gefällt, in einem Satz ohne Scherz am Ende. Rot werden ist erlaubt.',
  jester:
    'Tun Sie in dieser Woche eine Stunde lang etwas völlig Nutzloses, am besten mit einem Menschen, bei dem Sie vor Lachen Schluckauf bekommen. Wenn in Ihnen jemand wissen will, wozu das gut sein soll, bieten Sie ihm einen Keks an.',
  caregiver:
    'Fragen Sie in dieser Woche einen Menschen, was ihm den Tag leichter machen würde, und tun Sie genau das, keinen Handgriff mehr. Dann der schwerere Teil: Sagen Sie jemandem, was Ihren eigenen Tag leichter machen würde, und halten Sie still, wenn er es tut.',
  creator:
    'Machen Sie in dieser Woche mit eigenen Händen etwas Kleines, in einem Zug: eine Zeichnung, ein Brot, acht Takte. Noch am selben Tag zeigen Sie es jemandem, mit allem, was schief ist. Erklärt wird nichts, auch nicht mit den Augenbrauen.',
  ruler:
    'Irgendetwas hängt in der Luft, weil alle so höflich sind. Entscheiden Sie es bis Freitag und sagen Sie denen, die es angeht, in zwei Sätzen, was gilt und bis wann. Über den ersten Einwand dürfen Sie sich freuen: Es hat jemand zugehört.',
  citizen:
    'Setzen Sie sich in dieser Woche in eine Runde, in der Sie nicht mehr und nicht weniger sind als die anderen: zum Essen, zum Kartenspielen, zum Bohnenschneiden mit der Nachbarschaft. Übernehmen Sie nicht das Kommando, verziehen Sie sich auch nicht in die Ecke, und bleiben Sie bis zum Abwasch.',
}
