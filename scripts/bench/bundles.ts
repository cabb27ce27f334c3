import { measureBundles as measureSizes } from '../../apps/web/measure-bundles.ts'
import type { Figure } from './table.ts'

/** Kilobytes of JavaScript as sent; what is not named here is a lazy screen. */
const scriptBudgets: Record<string, number> = { '/': 110, '/assessment': 125 }
/** The landing page starts at leisure: what it then loads is held apart. */
const deferredBudget = 110
/** For a lazy screen, beyond what every page needs. */
const lazyBudget = 60

export async function measureBundles(): Promise<Figure[]> {
  const sizes = Object.entries(await measureSizes())
  const lazy = sizes.filter(([path]) => scriptBudgets[path] === undefined)
  const shared = Math.min(...lazy.map(([, { inAll }]) => inAll))
  return [
    ...sizes.flatMap(([path, { atOnce, inAll }]): Figure[] => {
      const budget = scriptBudgets[path]
      if (!budget) return []
      const figure: Figure = { name: path, value: atOnce / 1000, unit: 'kB', budget }
      if (inAll === atOnce) return [figure]
      const rest = { name: `${path}, in all`, value: inAll / 1000, budget: deferredBudget }
      return [figure, { ...figure, ...rest }]
    }),
    { name: 'what every lazy screen needs', value: shared / 1000, unit: 'kB' },
    ...lazy.map(([path, { inAll }]) => ({
      name: `${path}, beyond it`,
      value: (inAll - shared) / 1000,
      unit: 'kB',
      budget: lazyBudget,
    })),
  ]
}
