import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { isLowered, levelOf } from './plan-levels.ts'
import { firstThree, type Three } from './take-first.ts'

/**
 * Whom the texts about a life are about: the named three. In the place of a second or third that lies
 * below the middle stands the first.
 */
export function livedThree({ archetypes }: Pick<Profile, 'archetypes'>): Three<Archetype> {
  const [first, second, third] = firstThree(archetypes)
  const orFirst = ({ name, strength }: typeof first) =>
    isLowered(levelOf(strength)) ? first.name : name
  return [first.name, orFirst(second), orFirst(third)]
}
