import type { Profile } from '@individua/instrument/profile'
import type { SelfKey } from '../texts/books.ts'
import { levelOf, relationOf } from './plan-levels.ts'

const keys = { raised: 'together', middle: 'midway', lowered: 'scattered' } as const

/** How far the sides of a person know of one another; `midway` where the answers cannot tell. */
export function selfKeyOf({ structures: { self } }: Profile): SelfKey {
  return keys[relationOf(self ? { level: levelOf(self.strength) } : null)]
}
