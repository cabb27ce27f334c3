import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { limits } from '@individua/contract/limits'

/** A token that cannot be guessed: 256 bits, safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A code for a mail: six digits. */
export function newCode(): string {
  return String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
}

/** What the database stores of a token: a reader of the table cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export interface Keys {
  /** Signs access tokens until the first rotation. */
  signing: Uint8Array
  /** Turns an email or a client network into a key that counts are stored under. */
  keyFor(value: string): string
  /** A code has only a million values, so its hash needs a key; `tokenId` ties it to its link. */
  hashCode(tokenId: string, code: string): string
}

/** Separate keys from the one secret that all instances share. */
export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'individua-auth', purpose, 32))
  const counting = createSecretKey(derive('counting'))
  const codes = createSecretKey(derive('codes'))
  const hmac = (key: KeyObject, value: string) =>
    createHmac('sha256', key).update(value).digest('base64url')
  return {
    signing: derive('access-tokens'),
    keyFor: (value) => hmac(counting, value),
    hashCode: (tokenId, code) => hmac(codes, `${tokenId} ${code}`),
  }
}

/** Compares two secrets in a time that does not show where they differ. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
