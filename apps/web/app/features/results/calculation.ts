import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { calculateBasicResult } from './results.queries.ts'

export type CalculationState = 'calculating' | 'success' | 'error'

const tickEvery = 800
const largestStep = 7
const cap = 90

/** The next value of the bar, whose end is unknown. `random` 0..1. */
export function riseProgress(progress: number, random: number): number {
  return Math.min(cap, progress + random * largestStep)
}

/** Starts the calculation when the screen opens. */
export function useCalculation(): { state: CalculationState; progress: number } {
  const [state, setState] = useState<CalculationState>('calculating')
  const [progress, setProgress] = useState(0)
  const queryClient = useQueryClient()

  useEffect(() => {
    calculateBasicResult().then(
      () => {
        queryClient.removeQueries({ queryKey: ['dashboard'] })
        setState('success')
      },
      () => setState('error'),
    )
  }, [queryClient])

  useEffect(() => {
    if (state !== 'calculating') return
    const ticking = setInterval(() => {
      setProgress((current) => riseProgress(current, Math.random()))
    }, tickEvery)
    return () => clearInterval(ticking)
  }, [state])

  return { state, progress: state === 'success' ? 100 : progress }
}
