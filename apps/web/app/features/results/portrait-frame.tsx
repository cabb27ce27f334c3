import type { ReactNode } from 'react'

type PortraitFrameProps = {
  /** Nothing where there is no profile to draw. */
  picture: ReactNode
  children: ReactNode
}

/** The picture in the same place on every screen from the calculation to the dashboard. */
export function PortraitFrame({ picture, children }: PortraitFrameProps) {
  return (
    <div className="grid items-start gap-x-16 gap-y-3 sm:gap-y-8 lg:grid-cols-2">
      {picture && (
        <div className="portrait-picture mx-auto w-full max-w-[19rem] sm:max-w-[34rem]">
          {picture}
        </div>
      )}
      <div className="grid gap-4 sm:gap-6 lg:order-first">{children}</div>
    </div>
  )
}
