import { type Archetype, archetypes } from '@individua/instrument/dimensions'

type PairsOf<List extends readonly string[]> = List extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First}+${Rest[number]}` | PairsOf<Rest>
  : never

/** Two archetypes without an order, named in that of the latent vector: 66. */
export type Pair = PairsOf<typeof archetypes>

export const pairs: readonly Pair[] = archetypes
  .flatMap((one, index) => archetypes.slice(index + 1).map((other) => `${one}+${other}`))
  .filter((key): key is Pair => key.includes('+'))

/** @throws RangeError when both are the same */
export function pairOf(one: Archetype, other: Archetype): Pair {
  const pair = pairs.find((key) => key === `${one}+${other}` || key === `${other}+${one}`)
  if (!pair) throw new RangeError(`no pair of ${one} and ${other}`)
  return pair
}
