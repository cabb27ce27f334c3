import { useDeferredValue, useSyncExternalStore } from 'react'
import { Mandala } from './mandala.tsx'
import { neutralPetals } from './neutral-petals.ts'

const wideScreen = '(min-width: 64rem)'

/** Opens with every answer; drawn after the answer itself has been painted. */
export function GrowingMandala({ share }: { share: number }) {
  const progress = useDeferredValue(share)
  const isWide = useSyncExternalStore(
    followWidth,
    () => window.matchMedia(wideScreen).matches,
    () => false,
  )
  return (
    <div className="size-20 lg:size-[27rem]">
      {isWide ? (
        <Mandala
          petals={neutralPetals}
          progress={progress}
          className="size-full [&_path]:transition-[d] [&_path]:duration-500 [&_path]:ease-out"
        />
      ) : (
        <Mandala
          petals={neutralPetals}
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
