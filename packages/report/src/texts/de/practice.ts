import type { PracticeTexts } from '../practice-texts.ts'
import { capitalised } from '../wording.ts'

export const practice: PracticeTexts = {
  growth: {
    shadow: ({ name, share }) =>
      `Das folgt aus dem ersten Ihrer Schattenzüge: „${name}“ (${share}).`,
    faintShadow: ({ name, share }) =>
      `„${name}“ ist der erste Ihrer Schattenzüge, wenn auch ein schwacher (${share}), also geht es um Pflege.`,
    motive: ({ name, level, share }, nuance) =>
      `Von den vier Motiven steht ${name} an letzter Stelle, ${level} (${share})${nuance}.`,
    nuance: '; nehmen Sie das Folgende also als Nuance',
    unknownStructure: 'Die Teile des Gefüges lassen Ihre Antworten offen.',
  },
  dreamMeaning: {
    overused: ({ name, archetype }) =>
      `Neben „${name}“ gelesen, kann ein solches Bild zeigen, wo ${archetype} nach Feierabend weitergearbeitet hat.`,
    disowned: ({ name, archetype }) =>
      `Neben „${name}“ gelesen, kann aus einem solchen Bild ${archetype} sprechen, der wieder eingelassen werden möchte.`,
  },
  dreamSuggestions: {
    byForm: {
      overused:
        'Ist in einem Traum jemand schwächer, langsamer oder müßiger als Sie, schreiben Sie die Szene aus der Sicht dieser Gestalt auf.',
      disowned:
        'Tut in einem Traum jemand, was Sie nie tun würden, schreiben Sie auf, worum Sie diese Gestalt beneiden, bevor Sie urteilen.',
    },
    byRelation: {
      raised:
        'Wählen Sie einmal in der Woche ein Bild und träumen Sie es schreibend zehn Zeilen weiter.',
      middle:
        'Stellen Sie dem Tag vor dem Einschlafen eine Frage und sehen Sie am Morgen, was sich dazugelegt hat.',
      lowered:
        'Halten Sie sich an das Gefühl, das ein Traum hinterlässt; am Morgen genügt ein Wort, die Deutung hat Zeit.',
    },
    any: [
      'Legen Sie Papier ans Bett und notieren Sie Bilder vor Gedanken; suchen Sie nach vier Wochen, was wiederkehrt.',
      'Erzählen Sie einen Traum jemandem, der nur nach dem Gefühl fragt und nichts erklärt.',
      'Zeichnen Sie den Ort eines Traums, statt ihn zu beschreiben, und markieren Sie, wo Sie standen.',
    ],
  },
  categories: {
    shadow: 'Schatten',
    balance: 'Ausgleich',
    lessLived: 'Leise Seite',
    persona: 'Persona',
    self: 'Selbst',
  },
  shadowExercise: {
    overused: ({ name, archetype }) => ({
      exercise: `Bemerken Sie einmal am Tag den Augenblick, in dem „${name}“ beginnt, atmen Sie dreimal und tun Sie das Nächste mit halber Kraft.`,
      purpose: `${capitalised(archetype)} behält seine Gabe und verliert etwas von seinem Übermaß.`,
    }),
    disowned: ({ name, archetype }) => ({
      exercise: `Bemerken Sie einmal am Tag, wer Sie reizt, und fragen Sie sich, ob „${name}“ dazu etwas zu sagen hat; eine Zeile genügt.`,
      purpose: `${capitalised(archetype)} kommt wieder in Sicht, ohne Schaden anzurichten.`,
    }),
  },
  personaExercise: {
    raised: {
      exercise:
        'Bleiben Sie an der Wohnungstür eine Minute stehen, benennen Sie die Rolle, die Sie gerade gespielt haben, und legen Sie sie mit einem laut gesprochenen Satz ab.',
      purpose: 'Das Gesicht wird etwas, das Sie tragen, statt etwas, das Sie sind.',
    },
    middle: {
      exercise:
        'Legen Sie einmal am Tag vor einer Begegnung fest, was Sie zeigen und was Sie für sich behalten möchten.',
      purpose: 'Aus der Gewohnheit, sich anzupassen, wird eine Wahl.',
    },
    lowered: {
      exercise:
        'Sagen Sie Ihre Sache einmal am Tag in den Worten, die Ihr Gegenüber verwenden würde.',
      purpose: 'Gesagt ist dasselbe, verstanden wird es früher.',
    },
  },
  selfExercise: {
    raised: {
      exercise:
        'Schreiben Sie am Abend einen Widerspruch des Tages auf und lassen Sie ihn ungelöst.',
      purpose: 'Die Mitte bleibt weit genug für das, was noch kommt.',
    },
    middle: {
      exercise:
        'Schreiben Sie am Abend je einen Satz der lautesten und der leisesten Stimme des Tages auf.',
      purpose: 'Ihre Seiten gewöhnen sich daran, nacheinander gehört zu werden.',
    },
    lowered: {
      exercise:
        'Setzen Sie sich am Abend fünf Minuten mit drei Fragen hin: Was hat gezogen, was hat gedrückt, was hat gefehlt?',
      purpose: 'Eine feste Stunde gibt den Teilen einen Ort, an dem sie sich treffen.',
    },
  },
}
