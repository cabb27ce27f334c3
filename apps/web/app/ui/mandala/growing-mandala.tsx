import type { MandalaPetal } from '@individua/mandala/draw-mandala'
import { useDeferredValue, useSyncExternalStore } from 'react'
import { Mandala } from './mandala.tsx'
import { neutralPetals } from './neutral-petals.ts'

const wideScreen = '(min-width: 64rem)'

export type GrowingMandalaProps = {
  /** 0..1 of the questions answered. */
  share: number
  /** The petals of the reader's result so far, where there is one. */
  own?: readonly MandalaPetal[] | undefined
}

/** Opens with every answer, or is the reader's own; drawn after the answer itself has been painted. */
export function GrowingMandala({ share, own }: GrowingMandalaProps) {
  const petals = useDeferredValue(own ?? neutralPetals)
  const progress = useDeferredValue(own ? 1 : share)
  const isWide = useSyncExternalStore(
    followWidth,
    () => window.matchMedia(wideScreen).matches,
    () => false,
  )
  return (
    <div className="size-20 lg:size-[27rem]">
      {isWide ? (
        <Mandala
          petals={petals}
          progress={progress}
          className="size-full [&_path]:transition-[d] [&_path]:duration-500 [&_path]:ease-out"
        />
      ) : (
        <Mandala
          petals={petals}
          progress={progress}
          detail="bold"
          className="size-full lg:invisible"
        />
      )}
    </div>
  )
}

function followWidth(changed: () => void): () => void {
  const query = window.matchMedia(wideScreen)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
