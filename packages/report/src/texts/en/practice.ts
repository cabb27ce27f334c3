import type { PracticeTexts } from '../practice-texts.ts'
import { capitalised } from '../wording.ts'

export const practice: PracticeTexts = {
  growth: {
    shadow: ({ name, share }) =>
      `This follows from “${name}”, the first of your tendencies (${share}).`,
    faintShadow: ({ name, share }) =>
      `“${name}” is the first of your tendencies, though a weak one (${share}), so this is upkeep.`,
    motive: ({ name, level, share }, nuance) =>
      `Of the four motives ${name} comes last, ${level} (${share})${nuance}.`,
    nuance: ', so take this as a nuance',
    unknownStructure: 'Your answers leave the parts of the structure open.',
  },
  dreamMeaning: {
    overused: ({ name, archetype }) =>
      `Read beside “${name}”, such a picture may show where ${archetype} has gone on working after hours.`,
    disowned: ({ name, archetype }) =>
      `Read beside “${name}”, such a picture may be ${archetype} asking to be let in again.`,
  },
  dreamSuggestions: {
    byForm: {
      overused:
        'If somebody in a dream is weaker, slower or idler than you, write down the scene from that figure’s point of view.',
      disowned:
        'If somebody in a dream does what you would never do, write down what you envy about it before you judge it.',
    },
    byRelation: {
      raised: 'Choose one picture a week and carry on the dream in writing for ten lines.',
      middle:
        'Before falling asleep put one question to the day, and in the morning see what has come beside it.',
      lowered:
        'Keep to the feeling a dream leaves behind, one word in the morning is enough, and leave the interpreting for later.',
    },
    any: [
      'Keep paper by the bed and write down pictures before thoughts; after four weeks look for what returns.',
      'Tell a dream to someone who only asks what you felt, and who explains nothing.',
      'Draw the place of a dream instead of describing it, and mark where you stood.',
    ],
  },
  categories: {
    shadow: 'Shadow',
    balance: 'Balance',
    lessLived: 'Quiet side',
    persona: 'Persona',
    self: 'Self',
  },
  shadowExercise: {
    overused: ({ name, archetype }) => ({
      exercise: `Once a day notice the moment in which “${name}” begins, take three breaths, and do the next thing at half strength.`,
      purpose: `${capitalised(archetype)} keeps its gift and loses a little of its excess.`,
    }),
    disowned: ({ name, archetype }) => ({
      exercise: `Once a day notice who annoys you, and ask whether “${name}” has something to say about it; one line is enough.`,
      purpose: `What was pushed away of ${archetype} comes back into view without harm.`,
    }),
  },
  personaExercise: {
    raised: {
      exercise:
        'At the door of your home stop for a minute, name the role you have just played, and put it down in so many words.',
      purpose: 'The face becomes something you wear rather than something you are.',
    },
    middle: {
      exercise:
        'Before one meeting a day decide what you wish to show and what you wish to keep to yourself.',
      purpose: 'Adapting turns from a habit into a choice.',
    },
    lowered: {
      exercise:
        'In one conversation a day make your point in the words the other person would use.',
      purpose: 'You stay the same, and are understood sooner.',
    },
  },
  selfExercise: {
    raised: {
      exercise: 'In the evening write down one contradiction of the day, and leave it unsolved.',
      purpose: 'The middle stays wide enough for what is still to come.',
    },
    middle: {
      exercise:
        'In the evening write one sentence each from the loudest and from the quietest voice of the day.',
      purpose: 'Your sides get used to being heard one after the other.',
    },
    lowered: {
      exercise:
        'In the evening sit for five minutes with three questions: what pulled, what pushed, what was missing.',
      purpose: 'A fixed hour gives the parts a place to meet.',
    },
  },
}
