import type { Language } from '@individua/contract/languages'
import { createContext, use } from 'react'
import { isRecord } from './is-record.ts'
import { useLanguage } from './localized-navigation.ts'
import type { Texts } from './translate.ts'

const elementId = 'page-texts'

/** Filled while a page is prerendered: the texts it shows, by namespace. */
export const UsedTexts = createContext<Record<string, Texts>>({})

/**
 * A prerendered page carries the texts it shows, so that it is hydrated at once and without a
 * request. Must stand after everything that calls `useTranslation`.
 */
export function PageTexts() {
  const language = useLanguage()
  const used = use(UsedTexts)
  return (
    <data
      id={elementId}
      hidden
      lang={language}
      suppressHydrationWarning
      value={import.meta.env.SSR ? JSON.stringify(used) : ''}
    />
  )
}

let carried: { language: string; texts: Record<string, Texts> } | undefined

export function textsOfThisPage(language: Language, namespace: string): Texts | undefined {
  carried ??= readCarriedTexts()
  return carried.language === language ? carried.texts[namespace] : undefined
}

function readCarriedTexts() {
  const element = document.getElementById(elementId)
  const texts: unknown = JSON.parse(element?.getAttribute('value') || '{}')
  return { language: element?.lang ?? '', texts: isTextsByNamespace(texts) ? texts : {} }
}

/** The build wrote them: it is enough that each namespace holds something. */
function isTextsByNamespace(value: unknown): value is Record<string, Texts> {
  return isRecord(value) && Object.values(value).every(isRecord)
}
