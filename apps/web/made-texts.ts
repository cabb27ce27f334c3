import type { Plugin } from 'vite'
import { coreQuestions } from './core-questions.ts'
import { errorTexts } from './error-texts.ts'
import { figureTexts } from './figure-texts.ts'
import { priceTexts } from './price-texts.ts'
import { samplePerson } from './sample-person.ts'
import { tiedTexts } from './tied-texts.ts'

/** Texts that the build computes, so that no browser has to; tests of the web app use them too. */
export function madeTexts(): Plugin[] {
  return [samplePerson(), coreQuestions(), errorTexts(), priceTexts(), figureTexts(), tiedTexts()]
}
