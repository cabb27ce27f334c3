import type { Dashboard } from './read-dashboard.ts'

/** The petals of the archetypes that have a card: those whose names the picture carries. */
export function frontOf({ petals, archetypes }: Pick<Dashboard, 'petals' | 'archetypes'>) {
  return archetypes.flatMap(({ key, name }) => {
    const index = petals.findIndex(({ archetype }) => archetype === key)
    return index < 0 ? [] : [{ index, name }]
  })
}
