import type { ReactNode } from 'react'
import { useOpenPanel } from '../lib/side-panel.ts'
import { LanguageSwitcher } from './language-switcher.tsx'
import { LocalLink } from './local-link.tsx'
import { LogoMark } from './logo.tsx'
import { PanelToggle } from './panel-toggle.tsx'
import { SessionLinks } from './session-links.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type SiteHeaderProps = { children?: ReactNode; hasSessionLinks?: boolean }

/**
 * Logo (goes home), the page's own links, language, theme and session. On a phone the name beside
 * the mark gives way where all of it has to stand in one row.
 */
export function SiteHeader({ children, hasSessionLinks = true }: SiteHeaderProps) {
  const openPanel = useOpenPanel()
  const hasRoomForName = !openPanel && (children !== undefined || !hasSessionLinks)
  return (
    <header className="relative mx-auto flex w-full max-w-page flex-wrap items-center gap-x-2 gap-y-1 px-5 pt-4 sm:gap-x-6 sm:px-8 sm:pt-6">
      {!openPanel && <SkipLink />}
      {openPanel && <PanelToggle onOpen={openPanel} />}
      <LocalLink
        to="/"
        className="-mx-1.5 mr-auto inline-flex min-h-11 items-center gap-2.5 px-1.5 text-ink"
      >
        <LogoMark className="size-8 text-gold" />
        <span
          className={`font-serif text-[1.375rem] tracking-[-0.01em] ${hasRoomForName ? 'max-[22.4rem]:sr-only' : 'max-sm:sr-only'}`}
        >
          Individua
        </span>
      </LocalLink>
      {children}
      <div className="-mr-3 flex items-center">
        <LanguageSwitcher />
        <ThemeSwitch />
      </div>
      {hasSessionLinks && !openPanel && <SessionLinks isCrowded={children !== undefined} />}
    </header>
  )
}
