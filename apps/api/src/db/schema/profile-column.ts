import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Profile } from '@individua/instrument/profile'
import {
  type PackedProfile,
  packProfile,
  unpackProfile,
} from '@individua/instrument/scoring/packed-profile'
import { customType } from 'drizzle-orm/pg-core'

/**
 * A profile in a fiftieth of its size: a JSON string with the packed profile, compressed. What was
 * stored before there were packed profiles, and what cannot be packed, is the profile itself.
 */
export const profileColumn = customType<{ data: Profile; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver(profile) {
    const packed = packProfile(profile)
    return JSON.stringify(packed ? compress(packed) : profile)
  },
  // Of our own making either way.
  fromDriver: (stored) =>
    typeof stored === 'string' ? unpackProfile(expand(stored)) : (stored as Profile),
})

function compress(packed: PackedProfile): string {
  return deflateRawSync(JSON.stringify(packed), { level: 9 }).toString('base64')
}

function expand(stored: string): PackedProfile {
  return JSON.parse(inflateRawSync(Buffer.from(stored, 'base64')).toString())
}
