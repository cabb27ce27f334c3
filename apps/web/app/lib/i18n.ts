import type { Language } from '@individua/contract/languages'
import { createInstance, type i18n as I18n } from 'i18next'
import { createContext } from 'react'
import { loadTexts } from './load-texts.ts'
import { textsOfThisPage } from './page-texts.tsx'

export type Texts = Record<string, object>

/**
 * One i18next instance per language: the address chooses the language, so a language is never
 * switched under a page that is still on screen.
 */
export function createI18n(language: Language, texts: Texts): I18n {
  const instance = createInstance()
  instance.use({
    type: 'backend',
    init() {},
    read: (lng: string, namespace: string, done: (error: unknown, texts: unknown) => void) => {
      loadTexts(lng, namespace).then(
        (loaded) => done(null, loaded),
        (error: unknown) => done(error, null),
      )
    },
  })
  instance.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'app',
    resources: { [language]: texts },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

const instances = new Map<Language, I18n>()

function sharedI18n(language: Language): I18n {
  const instance = instances.get(language) ?? createI18n(language, textsOfThisPage(language))
  instances.set(language, instance)
  return instance
}

export const I18nSource = createContext<(language: Language) => I18n>(sharedI18n)
