import type { LoneShadowGrowth, ShadowGrowthBook, StructureGrowthBook } from '../depth-books.ts'

export const shadowGrowth: ShadowGrowthBook = {
  overused: {
    independence: {
      area: 'Zurück auf den Boden',
      description:
        'Eine Stärke des inneren Abstands geht offenbar mitunter zu weit. Wachsen heißt hier, Hoffnung, Gedanke oder Sehnsucht an dem zu prüfen, was vor Ihnen liegt.',
      approaches: [
        'Einem vertrauten Menschen zuerst die Tatsachen und dann die Deutung erzählen',
        'Einen Tag festlegen, an dem aus Denken oder Warten ein Schritt wird',
        'Täglich zehn Minuten Arbeit mit den Händen',
      ],
    },
    mastery: {
      area: 'Die Kraft ablegen',
      description:
        'Eine Stärke des Willens geht offenbar mitunter zu weit. Wachsen heißt hier, den Augenblick zu bemerken, in dem es keine Kraft mehr braucht, und einen Schritt früher aufzuhören.',
      approaches: [
        'Eine kurze Pause vor jeder Antwort, die mit einem Nein oder einem Plan beginnt',
        'Bewegung ohne Ziel, ohne Uhr und ohne Vergleich',
        'Nahestehende fragen, wann Ihre Kraft hilft und wann sie drückt',
      ],
    },
    belonging: {
      area: 'Den eigenen Umriss wahren',
      description:
        'Eine Stärke der Nähe geht offenbar mitunter zu weit. Wachsen heißt hier, mit Menschen verbunden zu bleiben, ohne den eigenen Wunsch aus den Augen zu verlieren.',
      approaches: [
        'Einmal am Tag den eigenen Wunsch nennen, bevor Sie nach dem fremden fragen',
        'Zeit allein, die keine Rechtfertigung braucht',
        'Ein Schweigen oder eine Uneinigkeit über Nacht stehen lassen',
      ],
    },
    stability: {
      area: 'Beizeiten loslassen',
      description:
        'Eine Stärke des Haltens und Sorgens geht offenbar mitunter zu weit. Wachsen heißt hier, darauf zu vertrauen, dass es weitergeht, auch wenn Ihre Hand nicht darauf liegt.',
      approaches: [
        'Jeden Monat eine Pflicht abgeben, samt Fehlern',
        'Eine Liste dessen, was gut genug ist und unangetastet bleibt',
        'Hilfe annehmen, ohne sie gleich zurückzuzahlen',
      ],
    },
  },
  disowned: {
    independence: {
      area: 'Inneren Raum zurückgewinnen',
      description:
        'Etwas an Vertrauen, Nachdenken oder Sehnsucht scheint fortgeschickt worden zu sein, wo man es gebraucht hätte. Wachsen heißt hier, ihm kleine Erlaubnisse zu geben und zu sehen, was es mitbringt.',
      approaches: [
        'Eine Stunde in der Woche ohne Gesellschaft und ohne Zweck',
        'Eine Frage aufschreiben und sieben Tage offen lassen',
        'Einem Menschen in einer Sache mit Absicht glauben',
      ],
    },
    mastery: {
      area: 'Sich zur eigenen Kraft bekennen',
      description:
        'Etwas an Mut, Protest oder Einfluss bleibt offenbar anderen überlassen. Wachsen heißt hier, es zu üben, wo wenig schiefgehen kann, bis es sich wie Ihr Eigenes anfühlt.',
      approaches: [
        'Ein Einwand in der Woche, früh und ruhig ausgesprochen',
        'Ein kleines Wagnis mit festem Ende',
        'Notieren, wessen Kühnheit Sie ärgert und was Sie sich davon leihen könnten',
      ],
    },
    belonging: {
      area: 'Wärme erlauben',
      description:
        'Etwas an Nähe, Spiel oder Gemeinschaft bleibt offenbar auf Abstand. Wachsen heißt hier, etwas mehr davon hereinzulassen als gewohnt und etwas länger zu bleiben.',
      approaches: [
        'Alle zwei Wochen eine Einladung annehmen und bis zum Ende bleiben',
        'Ein Kompliment erwidern, statt es abzulenken',
        'Eine müßige Stunde mit jemandem, der Sie zum Lachen bringt',
      ],
    },
    stability: {
      area: 'Den eigenen Platz einnehmen',
      description:
        'Etwas an Fürsorge, Schaffen oder Entscheiden wartet offenbar auf fremde Erlaubnis. Wachsen heißt hier, ein kleines Feld in die Hand zu nehmen und sich darin sehen zu lassen.',
      approaches: [
        'Eine gemeinsame Sache in der Woche entscheiden, mit Datum',
        'Eine Arbeit zeigen, bevor sie vollkommen ist',
        'Einmal bestimmte Hilfe anbieten und einmal darum bitten',
      ],
    },
  },
}

export const loneShadowGrowth: LoneShadowGrowth = ({ archetype }) => ({
  area: 'Noch eine Gestalt einlassen',
  description: `Wofür ${archetype} steht, hat bei Ihnen offenbar wenig Raum, obwohl eine verwandte Gestalt in Ihren Antworten über der Mitte liegt. Wachsen heißt hier, mit Absicht ein wenig davon zu versuchen, wo wenig schiefgehen kann.`,
  approaches: [
    'Jede Woche eine kleine Sache, die diese Gestalt täte und Sie nicht',
    'Notieren, wessen Leichtigkeit darin Sie ärgert und was Sie sich davon leihen könnten',
    'Menschen, denen es gelingt, nach ihren Anfängen fragen',
  ],
})

export const structureGrowth: StructureGrowthBook = {
  heavyMask: {
    area: 'Weniger Gesichter, mehr Ruhe',
    description:
      'Sie passen sich mehr an als die meisten in der Vergleichsgruppe; das ist ein Können und zugleich Arbeit. Weiter führt es, die Situationen zu wählen, in denen das Gesicht zu Hause bleiben darf.',
    approaches: [
      'Ein Mensch, vor dem nichts geglättet wird',
      'Eine Viertelstunde zwischen Arbeit und Zuhause, die keiner Rolle gehört',
      'Am Abend notieren, welches Ja eigentlich ein Nein war',
    ],
  },
  thinMask: {
    area: 'Ein Gesicht für unterwegs',
    description:
      'Sie passen sich weniger an als die meisten in der Vergleichsgruppe; das ist ehrlich und mitunter teurer als nötig. Weiter führt es, Höflichkeit als Kleidung zu nehmen statt als Lüge.',
    approaches: [
      'Für schwierige Begegnungen zwei freundliche Sätze bereithalten',
      'Sagen, was Sie brauchen, bevor andere es erraten müssen',
      'Jemanden beobachten, dessen Takt Sie achten, und eine Gewohnheit übernehmen',
    ],
  },
  highPressure: {
    area: 'Mit heftigen Reaktionen leben',
    description:
      'Von der ungelebten Seite drückt mehr als bei den meisten in der Vergleichsgruppe. Weiter führt es, Ärger und Faszination als Spuren zu nehmen statt als Urteile.',
    approaches: [
      'Ein Protokoll heftiger Reaktionen: Anlass, Gefühl, Erinnerung',
      'Regelmäßige Bewegung, die wirklich außer Atem bringt',
      'Das Gespräch mit einem erfahrenen Menschen suchen, wenn ein Muster nicht loslässt',
    ],
  },
  looseParts: {
    area: 'Die Teile zusammenführen',
    description:
      'Ihre verschiedenen Seiten stehen offenbar nur lose miteinander in Verbindung. Weiter führt es, sie regelmäßig zusammenzurufen, auf Papier, im Gespräch oder in einer stillen Stunde.',
    approaches: [
      'Einen kurzen Dialog zweier Seiten schreiben, die uneins sind',
      'Ein Wochenrückblick mit immer denselben drei Fragen',
      'Eine Verpflichtung im Monat, auf die sich alle Seiten einigen',
    ],
  },
  steadyMiddle: {
    area: 'Pflegen, was hält',
    description:
      'Kein Teil des Gefüges wirkt angespannt, also geht es um Pflege. Weiter führt es, sich um das zu kümmern, was trägt, bevor das Leben danach fragt.',
    approaches: [
      'Eine Viertelstunde Rückblick in der Woche',
      'Ein Gespräch im Monat, das unter die Oberfläche geht',
      'In jeder Jahreszeit etwas ausprobieren, das Ihnen noch ganz neu ist',
    ],
  },
}
