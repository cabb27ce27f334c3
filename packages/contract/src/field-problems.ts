import type { Language } from './languages.ts'

/** What can be wrong with one field of a body, by the server's word for it. */
export const fieldProblems = {
  field_wrong: {
    en: 'This value is not possible here.',
    sk: 'Takáto hodnota tu nie je povolená.',
    de: 'Dieser Wert ist hier nicht möglich.',
  },
  field_missing: {
    en: 'This is missing.',
    sk: 'Tento údaj chýba.',
    de: 'Diese Angabe fehlt.',
  },
  field_duplicate: {
    en: 'This question is answered twice.',
    sk: 'Na túto otázku sú dve odpovede.',
    de: 'Diese Frage ist doppelt beantwortet.',
  },
  field_unknown: {
    en: 'This question was not asked.',
    sk: 'Táto otázka nebola položená.',
    de: 'Diese Frage wurde nicht gestellt.',
  },
} as const satisfies Record<string, Record<Language, string>>
