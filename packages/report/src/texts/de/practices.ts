import type { Books } from '../books.ts'

export const practices: Books['practices'] = {
  innocent:
    'Suchen Sie sich in dieser Woche eine Kleinigkeit aus, die Sie sonst zweimal prüfen würden, und vertrauen Sie diesmal einfach darauf, dass alles stimmt. Notieren Sie vorher, was Sie erwarten, und nachher, was geschehen ist; zwei Zeilen genügen.',
  sage: 'Nehmen Sie sich für eine Frage, die Ihnen schon länger nachgeht, eine halbe Stunde Zeit, mit Papier und ohne Bildschirm. Am Ende stehen zwei Sätze auf dem Blatt: einer, den Sie verteidigen würden, und einer, hinter dem noch ein Fragezeichen steht.',
  explorer:
    'Gehen Sie in dieser Woche an einen Ort, an dem Sie noch nie waren, allein und ohne Zweck: in eine Straße, ein Dorf, an ein fremdes Regal in der Bibliothek. Eine Stunde reicht; achten Sie darauf, wann die Neugier stärker wird als der Wunsch, umzukehren.',
  outlaw:
    'Suchen Sie in Ihrem Alltag eine Regel, die niemandem fehlen würde, vielleicht eine selbst gemachte, und setzen Sie sich einmal mit Absicht darüber hinweg. Sagen Sie offen, dass Sie es tun, und beobachten Sie, was wirklich geschieht.',
  magician:
    'Nehmen Sie etwas, das Sie seit Monaten stört, und suchen Sie die kleinste Änderung, die alles anders aussehen ließe. Probieren Sie sie noch in dieser Woche aus und erzählen Sie erst davon, wenn sie gelungen oder misslungen ist.',
  hero: 'Suchen Sie sich etwas Unbequemes aus, das Sie vor sich herschieben, und setzen Sie sich an einem festen Tag zwanzig Minuten daran, vor allem anderen. Ist die Zeit um, hören Sie auf; fertig werden müssen Sie heute nicht.',
  lover:
    'Schenken Sie einen Abend dieser Woche einem Menschen oder einer Sache, die Sie lieben, und lassen Sie das Telefon im Nebenzimmer. Sagen Sie einmal laut, was Ihnen daran gefällt, in einem einfachen Satz, und hängen Sie keinen Scherz hintendran.',
  jester:
    'Tun Sie in dieser Woche eine Stunde lang etwas völlig Nutzloses, am besten mit jemandem, der Sie zum Lachen bringt. Wenn die innere Stimme fragt, wozu das gut sei, lassen Sie die Frage stehen und machen Sie weiter.',
  caregiver:
    'Fragen Sie in dieser Woche einen Menschen, was ihm den Tag leichter machen würde, und tun Sie genau das, nicht mehr. Sagen Sie dann jemandem, was Ihren eigenen Tag leichter machen würde, und nehmen Sie es an.',
  creator:
    'Machen Sie in dieser Woche mit eigenen Händen etwas Kleines, in einem Zug: eine Zeichnung, ein Brot, eine Seite, eine Melodie. Zeigen Sie es noch am selben Tag einem Menschen, mit allem, was noch unfertig ist, und erklären Sie nichts.',
  ruler:
    'Suchen Sie etwas, das in der Luft hängt, weil niemand sich festlegt, und entscheiden Sie es bis Freitag. Sagen Sie allen, die es angeht, in zwei Sätzen, was ab jetzt gilt und bis wann, und bleiben Sie eine Woche dabei.',
  citizen:
    'Setzen Sie sich in dieser Woche in eine Runde, in der Sie nicht mehr und nicht weniger sind als die anderen: zum Essen, zum Kartenspielen, zum Bohnenschneiden mit der Nachbarschaft. Führen Sie nicht an, verziehen Sie sich auch nicht in die Ecke, und bleiben Sie bis zum Abwasch.',
}
