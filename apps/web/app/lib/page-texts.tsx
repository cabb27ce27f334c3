import type { Language } from '@individua/contract/languages'
import { languageOfPath } from '@individua/contract/paths'
import type { i18n as I18n } from 'i18next'
import { useContext } from 'react'
import { useLocation } from 'react-router'
import { I18nSource, type Texts } from './i18n.ts'

const elementId = 'page-texts'

/**
 * A prerendered page carries the texts it shows, so that it is hydrated at once and without a
 * request. Must stand after everything that calls `useTranslation`.
 */
export function PageTexts() {
  const language = languageOfPath(useLocation().pathname)
  const i18nFor = useContext(I18nSource)
  return (
    <data
      id={elementId}
      hidden
      lang={language}
      suppressHydrationWarning
      value={import.meta.env.SSR ? usedTexts(i18nFor(language)) : ''}
    />
  )
}

function usedTexts(i18n: I18n): string {
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? []
  const texts = Object.fromEntries(
    used.map((namespace) => [namespace, i18n.getResourceBundle(i18n.language, namespace)]),
  )
  return JSON.stringify(texts).replaceAll('<', '\\u003c')
}

export function textsOfThisPage(language: Language): Texts {
  const element = document.getElementById(elementId)
  if (element?.lang !== language) return {}
  return JSON.parse(element.getAttribute('value') || '{}') as Texts
}
