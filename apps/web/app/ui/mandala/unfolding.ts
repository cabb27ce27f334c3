import type { MandalaPetal } from '@individua/mandala/draw-mandala'
import { useEffect, useState } from 'react'
import { neutralPetals } from './neutral-petals.ts'

const petalEvery = 70

/**
 * The neutral flower becomes the reader's petal by petal, clockwise from the top, as soon as `own` is
 * there; at once where the reader wants no motion. `isWhole`: every petal is the reader's.
 */
export function useUnfolding(own: readonly MandalaPetal[] | undefined): {
  petals: readonly MandalaPetal[]
  isWhole: boolean
} {
  const [shown, setShown] = useState(0)
  const total = own?.length ?? 0
  useEffect(() => {
    if (total === 0) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const next = (count: number) => (isCalm ? total : Math.min(total, count + 1))
    const unfolding = setInterval(() => setShown(next), petalEvery)
    return () => clearInterval(unfolding)
  }, [total])
  return { petals: partlyOwn(own, shown), isWhole: total > 0 && shown >= total }
}

/** The first `count` petals are the reader's, the others neutral. */
export function partlyOwn(
  own: readonly MandalaPetal[] | undefined,
  count: number,
): readonly MandalaPetal[] {
  return neutralPetals.map((neutral, index) => (index < count && own?.[index]) || neutral)
}
