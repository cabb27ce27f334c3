import { useDeferredValue } from 'react'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { neutralPetals } from '../../ui/mandala/neutral-petals.ts'

/** Opens with every answer; drawn after the answer itself has been painted. */
export function GrowingMandala({ share }: { share: number }) {
  const progress = useDeferredValue(share)
  return (
    <>
      <Mandala
        petals={neutralPetals}
        progress={progress}
        detail="bold"
        className="size-20 lg:hidden"
      />
      <Mandala
        petals={neutralPetals}
        progress={progress}
        className="hidden w-full max-w-[27rem] lg:block [&_path]:transition-[d] [&_path]:duration-500 [&_path]:ease-out"
      />
    </>
  )
}
