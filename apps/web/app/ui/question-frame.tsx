import type { ReactNode } from 'react'
import { GrowingMandala, type GrowingMandalaProps } from './mandala/growing-mandala.tsx'

type QuestionFrameProps = GrowingMandalaProps & {
  head: ReactNode
  children: ReactNode
}

/** Mandala and progress above the question; on wide screens the mandala stands beside it. */
export function QuestionFrame({ share, own, head, children }: QuestionFrameProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-7 py-6 sm:py-10 lg:min-h-[34rem] lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-16 lg:gap-y-10 lg:py-14">
      <div className="lg:order-2 lg:row-span-2">
        <GrowingMandala share={share} own={own} />
      </div>
      <div className="lg:order-1 lg:pt-6">{head}</div>
      <div className="col-span-2 grid gap-7 sm:gap-9 lg:order-3 lg:col-span-1">{children}</div>
    </div>
  )
}
