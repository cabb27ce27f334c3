import { languageOfPath } from '@individua/contract/paths'
import type { ReactNode } from 'react'
import { Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import beforePaint from './before-paint.js?raw'
import fraunces from './fonts/fraunces.woff2?url'
import inter from './fonts/inter.woff2?url'
import { contactEmailPlaceholder } from './lib/contact-email.ts'
import { PageTexts } from './lib/page-texts.tsx'
import { publicUrlPlaceholder } from './lib/public-url.ts'
import styles from './styles/app.css?inline'
import { BrokenPage } from './ui/broken-page.tsx'
import { LoadingPage } from './ui/loading-page.tsx'
import { NoScriptNote } from './ui/no-script-note.tsx'

const inlineScript = import.meta.env.SSR ? beforePaint : textIn('head > script:not([src])')
const inlineStyles = import.meta.env.SSR ? styles : textIn('head > style')

function textIn(selector: string): string {
  return document.querySelector(selector)?.textContent ?? ''
}

/**
 * Script and style stand in the page itself: a file would cost a slow connection one more wait before
 * the first paint. The browser's bundle does without their text: it reads the page's own, so that a
 * page that React has to render anew keeps its style.
 */
export function Layout({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation().pathname)
  return (
    <html
      lang={language}
      data-public-url={publicUrlPlaceholder}
      data-contact-email={contactEmailPlaceholder}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script suppressHydrationWarning>{inlineScript}</script>
        <Font href={inter} />
        <Font href={fraunces} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style suppressHydrationWarning>{inlineStyles}</style>
      </head>
      <body>
        <NoScriptNote />
        {children}
        <PageTexts />
        <ScrollRestoration />
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}

function Font({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
}

export default function Root() {
  return <Outlet />
}

export const HydrateFallback = LoadingPage
export const ErrorBoundary = BrokenPage
