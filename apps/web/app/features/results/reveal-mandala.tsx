import type { MandalaPetal } from '@individua/mandala/draw-mandala'
import { namedViewBox } from '@individua/mandala/petal-names'
import { useHydrated } from '../../lib/hydrated.ts'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { PetalNames } from '../../ui/mandala/petal-names.tsx'
import { frontOf } from './front-of.ts'
import type { Dashboard } from './read-dashboard.ts'

type RevealMandalaProps = {
  petals: readonly MandalaPetal[]
  progress?: number
  /** Whose names stand at their petals; nothing before the picture is whole. */
  named?: Pick<Dashboard, 'petals' | 'archetypes'> | undefined
}

/** The mandala before the dashboard, drawn in the browser; its changes are animated. */
export function RevealMandala({ petals, progress = 1, named }: RevealMandalaProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return <div className="aspect-square w-full" />
  return (
    <Mandala
      petals={petals}
      progress={progress}
      viewBox={namedViewBox}
      className="aspect-square w-full [&_path]:transition-[d] [&_path]:duration-500 [&_path]:ease-out"
    >
      {named && <PetalNames named={frontOf(named)} />}
    </Mandala>
  )
}
