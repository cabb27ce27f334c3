import type { ReactNode } from 'react'
import { useTranslation } from '../lib/texts.ts'
import { LanguageSwitcher } from './language-switcher.tsx'
import { LocalLink } from './local-link.tsx'
import { LogoMark } from './logo.tsx'
import { SessionLinks } from './session-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type SiteHeaderProps = { children?: ReactNode; hasSessionLinks?: boolean }

/** Logo (goes home), the page's own links, language, theme and session. */
export function SiteHeader({ children, hasSessionLinks = true }: SiteHeaderProps) {
  const { t } = useTranslation('app')
  return (
    <header className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-4 sm:gap-x-6 sm:px-8 sm:pt-6">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:bg-action focus:px-4 focus:py-3 focus:text-on-action"
      >
        {t('header.skip')}
      </a>
      <LocalLink to="/" className="mr-auto inline-flex min-h-11 items-center gap-2.5 text-ink">
        <LogoMark className="size-8 text-gold" />
        <span className="font-serif text-[1.375rem] tracking-[-0.01em]">Individua</span>
      </LocalLink>
      {children}
      <div className="-mr-3 flex items-center">
        <LanguageSwitcher />
        <ThemeSwitch />
      </div>
      {hasSessionLinks && <SessionLinks isCrowded={children !== undefined} />}
    </header>
  )
}
