import { languageNames, languages } from '@individua/contract/languages'
import { splitPath } from '@individua/contract/paths'
import { Link, useLocation } from 'react-router'
import { addressOf } from '../lib/site-map.ts'
import { useTranslation } from '../lib/texts.ts'

/**
 * Replaces the history entry; query, hash and navigation state stay. A second one on a page needs a
 * label of its own.
 */
export function LanguageSwitcher({ label }: { label?: string }) {
  const { t } = useTranslation('app')
  const { pathname, search, hash, state } = useLocation()
  const { prefix } = splitPath(pathname)
  return (
    <nav aria-label={label ?? t('language.label')}>
      <ul className="flex">
        {languages.map((language) => (
          <li key={language}>
            <Link
              to={{ pathname: addressOf(pathname, language), search, hash }}
              replace
              state={state}
              preventScrollReset
              lang={language}
              hrefLang={language}
              aria-current={(prefix ?? 'en') === language ? 'true' : undefined}
              className="grid min-h-11 min-w-11 place-items-center text-[0.9375rem] tracking-wide text-soft underline decoration-transparent decoration-1 underline-offset-[0.4em] hover:text-ink aria-[current]:text-ink aria-[current]:decoration-gilt"
            >
              <span>
                <span className="uppercase">{language}</span>
                <span className="sr-only"> {languageNames[language]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
