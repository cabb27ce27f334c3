import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** How an encrypted value begins; no plain one does. */
export const sealedPrefix = 'aes256gcm:'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** The secrets in the database cannot be read with the keys given; the message names the setting. */
export class SecretsKeyError extends Error {}

export interface SecretBox {
  /** @param name the secret's own: a value moved to another name cannot be opened */
  seal(name: string, value: string): string
  /** Reads plain values too: they were stored before a key was set. @throws SecretsKeyError */
  open(name: string, stored: string): string
  /** Whether the value should be stored anew: it is plain, or of an older key. */
  isOutdated(name: string, stored: string): boolean
}

/** @param keys 32 bytes each; the first one encrypts, all of them decrypt; none leaves values plain */
export function createSecretBox(keys: readonly Uint8Array[]): SecretBox {
  const [current] = keys
  return {
    seal: (name, value) => (current ? encrypt(current, name, value) : value),
    open(name, stored) {
      if (!stored.startsWith(sealedPrefix)) return stored
      if (!current) {
        throw new SecretsKeyError(
          'SECRETS_KEY is missing: the secrets in the database were encrypted with one',
        )
      }
      for (const key of keys) {
        const value = decrypt(key, name, stored)
        if (value !== undefined) return value
      }
      throw new SecretsKeyError(
        `SECRETS_KEY is not the key that the secret ${name} in the database was encrypted with`,
      )
    },
    isOutdated: (name, stored) =>
      current !== undefined &&
      (!stored.startsWith(sealedPrefix) || decrypt(current, name, stored) === undefined),
  }
}

function encrypt(key: Uint8Array, name: string, value: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name))
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return `${sealedPrefix}${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
}

function decrypt(key: Uint8Array, name: string, stored: string): string | undefined {
  const bytes = Buffer.from(stored.slice(sealedPrefix.length), 'base64url')
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes)
  if (tag.length < tagBytes) return undefined
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
  decipher.setAAD(Buffer.from(name)).setAuthTag(tag)
  try {
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
