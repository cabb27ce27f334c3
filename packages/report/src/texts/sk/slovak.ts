import type { ReportTexts } from '../report-texts.ts'
import cards from './cards.json' with { type: 'json' }
import { complexTexts } from './complexes.ts'
import dreams from './dreams.json' with { type: 'json' }
import exercises from './exercises.json' with { type: 'json' }
import forTheOther from './for-the-other.json' with { type: 'json' }
import frames from './frames.json' with { type: 'json' }
import growth from './growth.json' with { type: 'json' }
import innerOther from './inner-other.json' with { type: 'json' }
import { names } from './names.ts'
import portraits from './portraits.json' with { type: 'json' }
import { practices } from './practices.ts'
import scenes from './scenes.json' with { type: 'json' }
import self from './self.json' with { type: 'json' }
import shadows from './shadows.json' with { type: 'json' }
import { disownedTexts } from './shadows-disowned.ts'
import { overusedTexts } from './shadows-overused.ts'
import situations from './situations.json' with { type: 'json' }
import statements from './statements.json' with { type: 'json' }
import { tensionTexts } from './tensions.ts'
import threads from './threads.json' with { type: 'json' }

export const slovak: ReportTexts = {
  language: 'sk',
  names,
  books: {
    portraits,
    scenes,
    statements,
    situations,
    threads,
    cards,
    shadows,
    tendencies: { overused: overusedTexts, disowned: disownedTexts },
    tensions: tensionTexts,
    practices,
    complexes: complexTexts,
    innerOther,
    self,
    dreams,
    growth,
    exercises,
    forTheOther,
  },
  frames,
}
