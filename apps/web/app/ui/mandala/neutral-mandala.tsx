import { useHydrated } from '../../lib/hydrated.ts'
import { Mandala } from './mandala.tsx'
import { neutralPetals } from './neutral-petals.ts'

type NeutralMandalaProps = { progress: number; className?: string }

/** Stands where a result will be. Drawn in the browser, so that prerendered pages stay light. */
export function NeutralMandala({ progress, className = '' }: NeutralMandalaProps) {
  const isHydrated = useHydrated()
  return (
    <div className={`mx-auto aspect-square w-full ${className}`}>
      {isHydrated && (
        <Mandala
          petals={neutralPetals}
          progress={progress}
          className="size-full [&_path]:transition-[d] [&_path]:duration-700 [&_path]:ease-out"
        />
      )}
    </div>
  )
}
