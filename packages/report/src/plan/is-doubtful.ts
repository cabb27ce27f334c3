import type { Profile } from '@individua/instrument/profile'

/** A style of answering colours a profile; the other flags put it in doubt. */
export function isDoubtful({ quality }: Pick<Profile, 'quality'>): boolean {
  return quality.flags.some((flag) => flag !== 'responseStyle')
}
