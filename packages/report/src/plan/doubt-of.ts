import type { Profile } from '@individua/instrument/profile'

/**
 * Why the answers are in doubt: `alike` where nothing speaks against them but that nearly all statements were
 * answered alike, else `doubtful`. A style of answering only colours a profile.
 */
export function doubtOf({
  quality: { flags },
}: Pick<Profile, 'quality'>): 'alike' | 'doubtful' | undefined {
  const reasons = flags.filter((flag) => flag !== 'responseStyle')
  if (reasons.length === 0) return undefined
  return reasons.every((flag) => flag === 'straightLining') ? 'alike' : 'doubtful'
}
