import type { ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'
import { PortraitFrame } from './portrait-frame.tsx'

type RevealPageProps = { title: string; picture: ReactNode; children: ReactNode }

/** A screen on the way to the dashboard: its picture stands where the dashboard's will. */
export function RevealPage({ title, picture, children }: RevealPageProps) {
  return (
    <Page title={title} isIndexed={false} width="wide" hasFooter={false}>
      <div className="pt-4 sm:pt-12">
        <BelowContents>
          <PortraitFrame picture={picture}>{children}</PortraitFrame>
        </BelowContents>
      </div>
    </Page>
  )
}

/** Leaves the room that the bar with the contents takes on wide screens. */
export function BelowContents({ children }: { children: ReactNode }) {
  return <div className="lg:pt-[5.8125rem]">{children}</div>
}
