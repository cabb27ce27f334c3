import { isLowered } from '../../../plan-levels.ts'
import { motiveTexts } from '../../../texts/de/motives.ts'
import { nameForms, shadowNames } from '../../../texts/de/names.ts'
import { capitalised, levelWords, percent } from '../../../texts/de/phrases.ts'
import type { AdvancedTexts } from '../advanced-texts.ts'

type Daily = Pick<
  AdvancedTexts,
  | 'openShadowGrowth'
  | 'openMotiveGrowth'
  | 'openStructureGrowth'
  | 'shadowDreamMeaning'
  | 'dreamSuggestions'
  | 'categories'
  | 'shadowExercise'
  | 'personaExercise'
  | 'selfExercise'
>

const structureNames = {
  persona: 'Ihre Bereitschaft, sich anzupassen,',
  shadowPressure: 'Der Druck des Schattens',
  self: 'Die Verbindung Ihrer Teile',
  innerOther: 'Ihre Vertrautheit mit der weniger gelebten Seite',
}

export const daily: Daily = {
  openShadowGrowth: ({ name, level, percent: value }) =>
    isLowered(level)
      ? `„${shadowNames[name]}“ ist der erste Ihrer Schattenzüge, wenn auch ein schwacher (${percent(value)}), also geht es um Pflege.`
      : `Das folgt aus dem ersten Ihrer Schattenzüge: „${shadowNames[name]}“ (${percent(value)}).`,
  openMotiveGrowth: ({ name, level, percent: value }) =>
    `Von den vier Motiven steht ${motiveTexts[name].core} an letzter Stelle, ${levelWords[level]} (${percent(value)})${isLowered(level) ? '' : '; nehmen Sie das Folgende also als Nuance'}.`,
  openStructureGrowth: (structure) =>
    structure
      ? `${structureNames[structure.name]} liegt ${levelWords[structure.level]} (${percent(structure.percent)}).`
      : 'Die Teile des Gefüges lassen Ihre Antworten offen.',
  shadowDreamMeaning: ({ name, archetype, form }) =>
    form === 'overused'
      ? `Neben „${shadowNames[name]}“ gelesen, kann ein solches Bild zeigen, wo ${nameForms[archetype].nominative} nach Feierabend weitergearbeitet hat.`
      : `Neben „${shadowNames[name]}“ gelesen, kann aus einem solchen Bild ${nameForms[archetype].nominative} sprechen, der wieder eingelassen werden möchte.`,
  dreamSuggestions: {
    byForm: {
      overused:
        'Ist in einem Traum jemand schwächer, langsamer oder müßiger als Sie, schreiben Sie die Szene aus der Sicht dieser Gestalt auf.',
      disowned:
        'Tut in einem Traum jemand, was Sie nie tun würden, schreiben Sie auf, worum Sie diese Gestalt beneiden, bevor Sie urteilen.',
    },
    bySide: {
      raised:
        'Wählen Sie einmal in der Woche ein Bild und träumen Sie es schreibend zehn Zeilen weiter.',
      middle:
        'Stellen Sie dem Tag vor dem Einschlafen eine Frage und sehen Sie am Morgen, was sich dazugelegt hat.',
      lowered:
        'Halten Sie sich an das Gefühl, das ein Traum hinterlässt; am Morgen genügt ein Wort, die Deutung hat Zeit.',
    },
    general: [
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
  shadowExercise: ({ name, archetype, form }) =>
    form === 'overused'
      ? {
          exercise: `Bemerken Sie einmal am Tag den Augenblick, in dem „${shadowNames[name]}“ beginnt, atmen Sie dreimal und tun Sie das Nächste mit halber Kraft.`,
          purpose: `${capitalised(nameForms[archetype].nominative)} behält seine Gabe und verliert etwas von seiner Hast.`,
        }
      : {
          exercise: `Bemerken Sie einmal am Tag, wer Sie reizt, und fragen Sie sich, ob „${shadowNames[name]}“ dazu etwas zu sagen hat; eine Zeile genügt.`,
          purpose: `${capitalised(nameForms[archetype].nominative)} kommt wieder in Sicht, ohne Schaden anzurichten.`,
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
