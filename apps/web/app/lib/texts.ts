import type { Language } from '@individua/contract/languages'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import { useLanguage } from './localized-navigation.ts'
import { textsOfThisPage } from './page-texts.tsx'
import type { Namespace, TextKey } from './text-namespaces.ts'
import { type Texts, type TextValues, translate } from './translate.ts'

export type Translate<Name extends Namespace> = (key: TextKey<Name>, values?: TextValues) => string
export type TextSource = (language: Language, namespace: string) => Texts | Promise<Texts>

const cache = new Map<string, Texts | Promise<Texts>>()

function browserTexts(language: Language, namespace: string): Texts | Promise<Texts> {
  const id = `${language}/${namespace}`
  const known = cache.get(id) ?? textsOfThisPage(language, namespace)
  if (known) {
    cache.set(id, known)
    return known
  }
  // The list of all files is big: a page that carries its texts does without it.
  const loading = import('./load-texts.ts').then((files) => files.loadTexts(language, namespace))
  cache.set(id, loading)
  countLoading(1)
  loading.catch(() => cache.delete(id)).finally(() => countLoading(-1))
  return loading
}

let textsLoading = 0
const observers = new Set<() => void>()

/** Texts are asked for while React renders: it must not be told of the change before it has ended. */
function countLoading(change: 1 | -1): void {
  textsLoading += change
  queueMicrotask(() => {
    for (const observer of observers) observer()
  })
}

/** A change of language is no navigation to another page: the router does not know that texts load. */
export function useAreTextsLoading(): boolean {
  return useSyncExternalStore(
    observe,
    () => textsLoading > 0,
    () => false,
  )
}

function observe(observer: () => void): () => void {
  observers.add(observer)
  return () => observers.delete(observer)
}

/** Where texts come from; prerendering puts its own source here. */
export const TextSourceContext = createContext<TextSource>(browserTexts)

/**
 * The texts of one feature in the language of the URL. Suspends while they are being loaded;
 * a navigation is a transition, so the page before stays on screen until they are here.
 */
export function useTranslation<Name extends Namespace>(namespace: Name) {
  const language = useLanguage()
  const source = use(TextSourceContext)
  const found = source(language, namespace)
  const texts = found instanceof Promise ? use(found) : found
  return useMemo(() => {
    const t: Translate<Name> = (key, values) => translate(texts, language, key, values)
    return { t, i18n: { language } }
  }, [texts, language])
}
