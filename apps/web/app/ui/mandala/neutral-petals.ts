import { archetypes } from '@individua/instrument/dimensions'
import type { MandalaPetal } from '@individua/mandala/draw-mandala'

/** Before anything is scored all petals are alike, and soft: the picture shows the way, not a result. */
export const neutralPetals: readonly MandalaPetal[] = archetypes.map((archetype) => ({
  archetype,
  strength: 0.62,
  interval80: [0.3, 0.9],
  shadow: 0.5,
}))
