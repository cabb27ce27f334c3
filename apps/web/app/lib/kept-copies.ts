import type { Operations } from '@individua/contract/operations'
import type { UserInfo } from '@individua/contract/users'
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

export function keepCopy<Of extends Kind>(kind: Of, userId: string, body: Copies[Of]): void {
  storeJson(keyOf(kind), { userId, body })
}

/** The copy of this user's, in whatever language it was read last. */
export function readCopy<Of extends Kind>(kind: Of, userId: string): Copies[Of] | undefined {
  const copy = readJson(keyOf(kind), isCopy)
  return copy?.userId === userId ? (copy.body as Copies[Of]) : undefined
}

/** At the end of a session nothing of the user stays in this browser. */
export function forgetCopies(): void {
  for (const kind of kinds) removeStored(keyOf(kind))
}

function isCopy(value: unknown): value is { userId: string; body: unknown } {
  return isRecord(value) && typeof value.userId === 'string' && isRecord(value.body)
}
