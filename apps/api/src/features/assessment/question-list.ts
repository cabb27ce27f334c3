import type { QuestionsBody } from '@individua/contract/questions'
import type { ContentLanguage } from '@individua/instrument/content-language'
import { coreItems, instrumentVersion } from '@individua/instrument/items/core'
import { detailedForm } from '@individua/instrument/items/item-bank'

/** The fixed forms: the core of ten, and the longer one of the bank's Likert items. */
const forms = { basic: coreItems, detailed: detailedForm } as const
export type FixedForm = keyof typeof forms

function listQuestions(form: FixedForm, language: ContentLanguage): QuestionsBody {
  return {
    instrumentVersion,
    questions: forms[form].map((item, index) => ({
      questionUuid: item.id,
      questionText: item.text[language],
      questionNo: index + 1,
    })),
  }
}

const inEachLanguage = (form: FixedForm): Record<ContentLanguage, QuestionsBody> => ({
  en: listQuestions(form, 'en'),
  sk: listQuestions(form, 'sk'),
  de: listQuestions(form, 'de'),
})

export const questionLists = {
  basic: inEachLanguage('basic'),
  detailed: inEachLanguage('detailed'),
}
