import type { ReactNode } from 'react'
import { PageHead, type PageHeadProps } from './page-head.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type PageProps = PageHeadProps & {
  /** `text`: one column of 65 characters; `wide`: the whole page. */
  width?: 'text' | 'narrow' | 'wide'
  /** Links of this page, shown in the header. */
  headerLinks?: ReactNode
  hasFooter?: boolean
  hasSessionLinks?: boolean
  children: ReactNode
}

const widths = { narrow: 'max-w-[34rem]', text: 'max-w-[44rem]', wide: 'max-w-page' }

/** The frame of every screen: document head, header, main, footer. `title` is the document's, not the heading. */
export function Page({
  width = 'text',
  headerLinks,
  hasFooter = true,
  hasSessionLinks = true,
  children,
  ...head
}: PageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead {...head} />
      <SiteHeader hasSessionLinks={hasSessionLinks}>{headerLinks}</SiteHeader>
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto min-h-[88dvh] w-full grow px-5 sm:px-8 ${widths[width]}`}
      >
        {children}
      </main>
      {hasFooter && <SiteFooter />}
    </div>
  )
}
