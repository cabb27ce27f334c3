import type { Books } from '../books.ts'

export const practices: Books['practices'] = {
  innocent:
    'Suchen Sie sich in dieser Woche eine Kleinigkeit aus, die Sie sonst zweimal prüfen würden, und vertrauen Sie diesmal einfach darauf, dass alles stimmt. Notieren Sie vorher, was Sie erwarten, und nachher, was geschehen ist; zwei Zeilen genügen.',
  sage: 'Nehmen Sie eine Frage, die Ihnen schon länger nachgeht, und geben Sie ihr eine halbe Stunde mit Papier und ohne Bildschirm. Schließen Sie mit einem einzigen Satz, den Sie verteidigen würden, und mit einer Sache, die Sie noch nicht wissen.',
  explorer:
    'Gehen Sie in dieser Woche an einen Ort, an dem Sie noch nie waren, allein und ohne Zweck: in eine Straße, ein Dorf, an ein fremdes Regal in der Bibliothek. Eine Stunde reicht; achten Sie darauf, wann die Neugier stärker wird als der Wunsch, umzukehren.',
  outlaw:
    'Suchen Sie in Ihrem Alltag eine Regel, die niemandem fehlen würde, vielleicht eine selbst gemachte, und setzen Sie sich einmal mit Absicht darüber hinweg. Sagen Sie offen, dass Sie es tun, und beobachten Sie, was wirklich geschieht.',
  magician:
    'Nehmen Sie etwas, das Sie seit Monaten stört, und suchen Sie die kleinste Änderung, die alles anders aussehen ließe. Setzen Sie diese Änderung an einem Tag der Woche um und erzählen Sie erst davon, wenn sie gelungen oder misslungen ist.',
  hero: 'Wählen Sie etwas Unbequemes, das Sie vor sich herschieben, und geben Sie ihm an einem festen Tag zwanzig Minuten, vor allem anderen. Hören Sie auf, wenn die Zeit um ist: Es zählt der Anfang, nicht der Sieg.',
  lover:
    'Schenken Sie einen Abend dieser Woche einem Menschen oder einer Sache, die Sie lieben, und lassen Sie das Telefon im Nebenzimmer. Sagen Sie einmal laut, was Ihnen daran gefällt, in einem einfachen Satz und ohne Scherz, der ihn abschwächt.',
  jester:
    'Tun Sie in dieser Woche eine Stunde lang etwas völlig Nutzloses, am besten mit jemandem, der Sie zum Lachen bringt. Wenn die innere Stimme fragt, wozu das gut sei, lassen Sie die Frage stehen und machen Sie weiter.',
  caregiver:
    'Fragen Sie in dieser Woche einen Menschen, was ihm den Tag leichter machen würde, und tun Sie genau das, nicht mehr. Sagen Sie dann jemandem, was Ihren eigenen Tag leichter machen würde, und nehmen Sie es an.',
  creator:
    'Machen Sie in dieser Woche mit eigenen Händen etwas Kleines, in einem Zug: eine Zeichnung, ein Brot, eine Seite, eine Melodie. Zeigen Sie es noch am selben Tag einem Menschen, mit allem, was noch unfertig ist, und erklären Sie nichts.',
  ruler:
    'Wählen Sie eine Sache, die in der Luft hängt, weil niemand sich festlegt, und treffen Sie bis Freitag eine Entscheidung. Sagen Sie den Betroffenen in zwei Sätzen, was ab jetzt gilt und bis wann, und bleiben Sie eine Woche dabei.',
  citizen:
    'Schließen Sie sich in dieser Woche etwas Gewöhnlichem an, bei dem Sie nicht mehr und nicht weniger sind als die anderen: einem gemeinsamen Essen, einem Arbeitseinsatz in der Nachbarschaft, einem Spiel. Übernehmen Sie nicht die Führung, ziehen Sie sich nicht in die Ecke zurück, und spüren Sie, wie es ist, einfach dazuzugehören.',
}
