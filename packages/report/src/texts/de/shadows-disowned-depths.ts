import type { ShadowDepthBook } from '../depth-books.ts'

export const disownedDepths: ShadowDepthBook = {
  innocent: {
    root: 'Oft beginnt das nach einem Vertrauen, das teuer bezahlt wurde.',
    tip: 'Wenn Sie der Optimismus anderer ärgert, fragen Sie sich, was Sie selbst gern glauben würden, wenn es gefahrlos wäre.',
    dream:
      'Ein verwilderter Garten oder ein Kind, das nicht näher kommt, kann in Träumen wiederkehren.',
  },
  sage: {
    root: 'Oft beginnt das dort, wo Nachdenken als Zaudern verspottet wurde.',
    tip: 'Gönnen Sie einer Entscheidung der Woche eine Nacht und schreiben Sie die Frage auf, bevor Sie die Antwort schreiben.',
    dream:
      'Eine Lehrkraft ohne Stimme oder ein Zimmer voll ungelesener Papiere kann in Träumen wiederkehren.',
  },
  explorer: {
    root: 'Oft beginnt das dort, wo Fortgehen bedeutet hätte, jemanden im Stich zu lassen.',
    tip: 'Notieren Sie drei Orte, die Sie locken, und finden Sie heraus, was der nächstgelegene wirklich verlangen würde.',
    dream: 'Ein Bahnhof ohne Züge oder ein Fenster zum Meer kann in Träumen wiederkehren.',
  },
  outlaw: {
    root: 'Oft beginnt das dort, wo der Hausfrieden vom eigenen Schweigen abhing.',
    tip: 'Verwandeln Sie eine Klage, die Sie für sich behalten, in einen Satz mit „Ich möchte“ und sprechen Sie ihn binnen zweier Tage aus.',
    dream:
      'Ein Hund an der Kette oder eine fremde Gestalt, die Scheiben einwirft, kann in Träumen wiederkehren.',
  },
  magician: {
    root: 'Oft beginnt das dort, wo die eigenen Wünsche lange nichts bewirkt haben.',
    tip: 'Führen Sie eine Woche lang Buch über alles, was durch Sie anders lief, Kleinigkeiten eingeschlossen.',
    dream:
      'Eine Lampe, die nicht angeht, oder eine Macht, die verborgen bleiben muss, kann in Träumen wiederkehren.',
  },
  hero: {
    root: 'Oft beginnt das dort, wo Versuch und Misslingen auf Gelächter trafen.',
    tip: 'Wählen Sie eine Herausforderung, die so klein ist, dass ein Misslingen nicht auffiele, und bestehen Sie sie ohne Ankündigung.',
    dream:
      'Beine, die nicht laufen wollen, oder ein Wettkampf, den Sie von den Rängen aus sehen, können in Träumen wiederkehren.',
  },
  lover: {
    root: 'Oft beginnt das dort, wo auf Zärtlichkeit Schweigen folgte.',
    tip: 'Halten Sie in einem Gespräch am Tag den Blick einen Atemzug länger als gewohnt und sagen Sie danach, was Ihnen aufgefallen ist.',
    dream: 'Ein verschlossenes Zimmer mit Musik hinter der Tür kann in Träumen wiederkehren.',
  },
  jester: {
    root: 'Oft beginnt das dort, wo jemand zu früh vernünftig sein musste.',
    tip: 'Tragen Sie etwas in den Kalender ein, das reines Vergnügen ist, und behandeln Sie es wie einen wichtigen Termin.',
    dream:
      'Ein Jahrmarkt hinter einem Zaun oder Kinder, die aufhören zu spielen, wenn Sie kommen, können in Träumen wiederkehren.',
  },
  caregiver: {
    root: 'Oft beginnt das, nachdem das eigene Geben für selbstverständlich genommen wurde.',
    tip: 'Wenn fremde Bedürftigkeit Sie gereizt macht, fragen Sie sich, ob Sie helfen, gebeten werden oder selbst Hilfe haben möchten.',
    dream:
      'Ein hungriges Tier vor der Tür oder ein Anruf, den Sie nicht annehmen, kann in Träumen wiederkehren.',
  },
  creator: {
    root: 'Oft beginnt das dort, wo der falsche Mensch über einen ersten Versuch geurteilt hat.',
    tip: 'Machen Sie jedes Mal, wenn Sie an fremder Arbeit einen Fehler finden, noch am selben Tag einen eigenen Strich, Ton oder Stich.',
    dream: 'Eine leere Bühne oder eine Schublade, die klemmt, kann in Träumen wiederkehren.',
  },
  ruler: {
    root: 'Oft beginnt das dort, wo Macht nur in ihrer unfreundlichen Form bekannt war.',
    tip: 'Sagen Sie statt des nächsten „Mir egal“, was Sie möchten, und bleiben Sie bis zum Abend dabei.',
    dream:
      'Ein leerer Thron oder ein Wagen, in dem niemand am Steuer sitzt, kann in Träumen wiederkehren.',
  },
  citizen: {
    root: 'Oft beginnt das, nachdem eine Tür von denen geschlossen wurde, zu denen man gehören wollte.',
    tip: 'Suchen Sie eine Gruppe, die etwas tut, was Sie ohnehin mögen, und gehen Sie dreimal hin, bevor Sie urteilen.',
    dream: 'Ein Festmahl hinter erleuchteten Fenstern kann in Träumen wiederkehren.',
  },
}
