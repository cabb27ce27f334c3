import {
  defaultLanguage,
  type Language,
  languageNames,
  languages,
} from '@individua/contract/languages'
import { languageOfPath, splitPath } from '@individua/contract/paths'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { localizedUrlOf } from '../lib/site-map.ts'
import { useTranslation } from '../lib/texts.ts'
import { Chevron } from './chevron.tsx'

/** This many stand beside each other on a phone; more of them fold into a menu up to large screens. */
const fitOnPhone = 3

type LanguageSwitcherProps = {
  /** A second switcher on a page needs a label of its own. */
  label?: string
  /** Where there is room for all languages, they wrap instead of folding. */
  canWrap?: boolean
}

/** Replaces the history entry; query, hash and navigation state stay. */
export function LanguageSwitcher({ label, canWrap = false }: LanguageSwitcherProps) {
  const { t } = useTranslation('app')
  const isFolded = !canWrap && languages.length > fitOnPhone
  return (
    <nav aria-label={label ?? t('language.label')}>
      <ul className={isFolded ? 'hidden lg:flex' : `flex ${canWrap ? 'flex-wrap' : ''}`}>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink
              language={language}
              className="min-w-11 place-items-center underline decoration-transparent decoration-1 underline-offset-[0.4em] aria-[current]:decoration-gilt"
            >
              <LanguageCode language={language} />
            </LanguageLink>
          </li>
        ))}
      </ul>
      {isFolded && <LanguageMenu />}
    </nav>
  )
}

/** The current language; opens all of them below the header, before the page is hydrated too. */
function LanguageMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
    summary.current?.focus()
  }
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) close()
  }
  return (
    <details ref={menu} onKeyDown={closeByEscape} className="lg:hidden">
      <summary
        ref={summary}
        className="flex min-h-11 min-w-11 list-none items-center justify-center gap-1.5 px-1.5 text-[0.9375rem] tracking-wide text-ink hover:text-gold [&::-webkit-details-marker]:hidden"
      >
        <LanguageCode language={languageOfPath(useLocation().pathname)} />
        <Chevron className="rotate-90" />
      </summary>
      <ul className="absolute top-full right-5 z-30 min-w-44 sm:right-8 rounded-[3px] border border-line bg-raised py-1">
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink
              language={language}
              onChoose={close}
              className="grid-cols-[2.25rem_auto] items-center px-4 hover:bg-sunken"
            >
              <span aria-hidden="true" className="uppercase">
                {language}
              </span>
              <span>{languageNames[language]}</span>
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function LanguageCode({ language }: { language: Language }) {
  return (
    <span>
      <span className="uppercase">{language}</span>
      <span className="sr-only"> {languageNames[language]}</span>
    </span>
  )
}

type LanguageLinkProps = {
  language: Language
  className: string
  onChoose?: () => void
  children: ReactNode
}

function LanguageLink({ language, className, onChoose, children }: LanguageLinkProps) {
  const { pathname, search, hash, state } = useLocation()
  const { prefix } = splitPath(pathname)
  return (
    <Link
      to={{ pathname: localizedUrlOf(pathname, language), search, hash }}
      replace
      state={state}
      preventScrollReset
      {...(onChoose && { onClick: onChoose })}
      lang={language}
      hrefLang={language}
      aria-current={(prefix ?? defaultLanguage) === language ? 'true' : undefined}
      className={`grid min-h-11 text-[0.9375rem] tracking-wide text-soft hover:text-ink aria-[current]:text-ink ${className}`}
    >
      {children}
    </Link>
  )
}
