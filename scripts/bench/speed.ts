import { measureSpeed } from '@individua/evaluation/speed'
import type { Figure } from './table.ts'

/** Profiles a second on one thread. */
const speedBudget = 5000

export function measureProfiles(): Figure[] {
  const { tenPerSecond, thirtyPerSecond } = measureSpeed()
  const figure = (name: string, value: number) => ({
    name,
    value,
    unit: '/s',
    budget: speedBudget,
    atLeast: true,
  })
  return [figure('from ten answers', tenPerSecond), figure('from thirty answers', thirtyPerSecond)]
}
