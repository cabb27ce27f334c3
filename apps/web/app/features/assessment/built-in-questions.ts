import type { Language } from '@individua/contract/languages'
import type { Question } from '@individua/contract/questions'

const builtIn = {
  en: () => import('virtual:core-questions/en'),
  sk: () => import('virtual:core-questions/sk'),
  de: () => import('virtual:core-questions/de'),
}

/** The ten questions as they were when the product was built, for a browser without a network. */
export async function builtInQuestions(language: Language): Promise<Question[]> {
  return (await builtIn[language]()).default
}
