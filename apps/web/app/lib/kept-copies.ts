import type { Operations } from '@individua/contract/operations'
import type { UserInfo } from '@individua/contract/users'
import type { Tagged } from './api-client.ts'
import { isRecord } from './is-record.ts'
import { readJson, removeStored, storeJson } from './storage.ts'

/** What is kept of the signed-in user, to be read without a network. */
export type Copies = {
  user: UserInfo
  dashboard: Operations['GET /api/dashboard']['response']
  profile: Operations['GET /api/results/advanced']['response']
}
export type Kind = keyof Copies

const kinds: readonly Kind[] = ['user', 'dashboard', 'profile']
const keyOf = (kind: Kind) => `individua.copy.${kind}`

/** @param etag by which the server knows this version */
export function keepCopy<Of extends Kind>(
  kind: Of,
  userId: string,
  body: Copies[Of],
  etag?: string,
): void {
  storeJson(keyOf(kind), { userId, body, etag })
}

/** The copy of this user's, in whatever language it was read last. */
export function readCopy<Of extends Kind>(kind: Of, userId: string): Copies[Of] | undefined {
  return readTagged(kind, userId)?.body
}

/** The same with its tag. */
export function readTagged<Of extends Kind>(
  kind: Of,
  userId: string,
): Tagged<Copies[Of]> | undefined {
  const copy = readJson(keyOf(kind), isCopy)
  if (copy?.userId !== userId) return undefined
  return { body: copy.body as Copies[Of], etag: copy.etag }
}

/** At the end of a session nothing of the user stays in this browser. */
export function forgetCopies(): void {
  for (const kind of kinds) removeStored(keyOf(kind))
}

interface Copy {
  userId: string
  body: unknown
  etag?: string
}

function isCopy(value: unknown): value is Copy {
  if (!isRecord(value) || typeof value.userId !== 'string' || !isRecord(value.body)) return false
  return value.etag === undefined || typeof value.etag === 'string'
}
