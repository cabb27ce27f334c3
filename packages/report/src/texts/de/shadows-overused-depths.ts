import type { ShadowDepthBook } from '../depth-books.ts'

export const overusedDepths: ShadowDepthBook = {
  innocent: {
    root: 'Oft beginnt das dort, wo Hoffnung einmal der einzige Schutz war.',
    tip: 'Suchen Sie sich eine Sache aus, um die Sie einen Bogen machen, und sehen Sie sie mit einem Menschen an, dem Sie vertrauen. Zu zweit ist es weniger unheimlich.',
    dream:
      'Ein verschlossener Brief, ein Vorhang oder ein schlafender Wächter kann in Träumen wiederkehren.',
  },
  sage: {
    root: 'Oft beginnt das dort, wo Gefühle weniger willkommen waren als gute Antworten.',
    tip: 'Wenn Sie sich beim Erklären ertappen, fragen Sie zuerst, wo im Körper die Sache sitzt. Benennen Sie das und erst danach den Grund.',
    dream:
      'Eine Glaswand, ein stummes Publikum oder ein Buch ohne Ende kann in Träumen wiederkehren.',
  },
  explorer: {
    root: 'Oft beginnt das dort, wo Nähe an Bedingungen hing und die Straße nicht.',
    tip: 'Sagen Sie vor dem nächsten Aufbruch allen, die es angeht, was Sie verlassen und wann man wieder von Ihnen hört.',
    dream:
      'Ein halb gepackter Koffer, eine verpasste Haltestelle oder ein Haus, das nicht mehr zu finden ist, kann in Träumen wiederkehren.',
  },
  outlaw: {
    root: 'Oft beginnt das dort, wo ein eigener Platz nur mit einem Nein zu haben war.',
    tip: 'Wählen Sie den einen Streit, der seinen Preis wert ist, und vertagen Sie die übrigen um einen Monat. In der Auswahl zeigt sich die Stärke.',
    dream:
      'Ein Gefängnis, eine Verfolgung oder eine Menge mit einem bekannten Gesicht darin kann in Träumen wiederkehren.',
  },
  magician: {
    root: 'Oft beginnt das dort, wo andere über einen verfügt haben und der Wunsch blieb, dass dies nie wieder geschieht.',
    tip: 'Bevor Sie etwas bewegen, fragen Sie die Betroffenen, was bleiben soll, und nehmen Sie die Antwort in den Plan auf.',
    dream:
      'Ein Spiegel, der zu viel zeigt, oder ein Apparat, den niemand anhalten kann, kann in Träumen wiederkehren.',
  },
  hero: {
    root: 'Oft beginnt das dort, wo Zuneigung durch Leistung verdient werden musste.',
    tip: 'Erzählen Sie jemandem von einer Sache, die Sie nicht können, und fügen Sie nicht hinzu, was Sie dagegen zu tun gedenken.',
    dream:
      'Eine Waffe, die versagt, oder ein Gipfel, der zurückweicht, kann in Träumen wiederkehren.',
  },
  lover: {
    root: 'Oft beginnt das dort, wo Liebe unsicher war und bewacht werden musste.',
    tip: 'Halten Sie einen Abend in der Woche frei, der sonst niemandem gehört, und behalten Sie ihn auch, wenn jemand anruft.',
    dream:
      'Eine Hand, die entgleitet, oder eine Stimme aus dem Nebenzimmer kann in Träumen wiederkehren.',
  },
  jester: {
    root: 'Oft beginnt das dort, wo Lachen der schnellste Weg aus einem angespannten Haus war.',
    tip: 'Bemerken Sie einmal am Tag einen Witz, der zu früh kommt, und sagen Sie eine Minute später, worum es darin ging.',
    dream:
      'Eine Maske, die nicht abgeht, oder Gelächter auf einer Beerdigung kann in Träumen wiederkehren.',
  },
  caregiver: {
    root: 'Oft beginnt das dort, wo Nützlichkeit der sicherste Weg war, geliebt zu werden.',
    tip: 'Bitten Sie um einen Gefallen, auf den Sie verzichten könnten, und lassen Sie ihn auf fremde Art geschehen.',
    dream:
      'Eine leere Speisekammer oder lauter Gäste, für die nichts zu essen da ist, können in Träumen wiederkehren.',
  },
  creator: {
    root: 'Oft beginnt das dort, wo Ergebnisse gelobt wurden und Versuche nie.',
    tip: 'Legen Sie eine Stunde fest, in der das Werk Ihre Hände verlässt, nennen Sie sie jemandem und halten Sie sie ein, ohne letzte Verbesserung.',
    dream:
      'Eine Wand voll unfertiger Bilder oder ein Richter ohne Gesicht kann in Träumen wiederkehren.',
  },
  ruler: {
    root: 'Oft beginnt das dort, wo auf niemanden sonst Verlass war.',
    tip: 'Geben Sie eine Aufgabe samt ihren Fehlern ab und vereinbaren Sie einen einzigen Tag, an dem Sie darüber sprechen.',
    dream:
      'Ein verlorener Schlüsselbund oder ein Haus, in dem Fremde die Möbel rücken, kann in Träumen wiederkehren.',
  },
  citizen: {
    root: 'Oft beginnt das dort, wo Anderssein einmal die Gesellschaft der anderen gekostet hat.',
    tip: 'Sagen Sie bei der nächsten gemeinsamen Entscheidung einmal „Ich sehe das anders“, und sei es beim Mittagessen.',
    dream:
      'Eine Reihe gleicher Mäntel oder ein Spiegel, in dem das eigene Gesicht fehlt, kann in Träumen wiederkehren.',
  },
}
