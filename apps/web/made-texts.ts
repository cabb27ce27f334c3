import type { Plugin } from 'vite'
import { coreQuestions } from './core-questions.ts'
import { errorTexts } from './error-texts.ts'
import { figureTexts } from './figure-texts.ts'
import { priceTexts } from './price-texts.ts'
import { samplePerson } from './sample-person.ts'
import { tiedTexts } from './tied-texts.ts'

/** What the build writes instead of having a browser work it out; tests of the web app read the same. */
export function madeTexts(): Plugin[] {
  return [samplePerson(), coreQuestions(), errorTexts(), priceTexts(), figureTexts(), tiedTexts()]
}
