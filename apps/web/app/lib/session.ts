import type { UserInfo } from '@individua/contract/users'
import type { AuthChangeEvent, Session as AuthSession } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { apiGet } from './api-client.ts'
import { ApiError, isApiError } from './api-error.ts'
import { authClient, mayBeSignedIn, sessionStorageKey, storedUser } from './auth-client.ts'
import { firstScreen } from './first-screen.ts'
import { forgetCopies, keepCopy, readCopy } from './kept-copies.ts'
import { removeStored } from './storage.ts'

export type Session = {
  /** `loading` until it is known whether a user is signed in. */
  status: 'loading' | 'visitor' | 'user'
  email?: string
  /** The provider's id of the user, a uuid. */
  userId?: string
  /** What the product knows of the user; undefined until it has arrived. */
  userInfo?: UserInfo
  /** Set when `userInfo` could not be read. */
  userInfoError?: ApiError
  /** Set for a visitor who was signed in until now and did not sign out here. */
  hasExpired?: true
}

const loading: Session = { status: 'loading' }
const noNetwork = new ApiError('network', 'no network', 0)
const visitor: Session = { status: 'visitor' }
/** Milliseconds until a server that could not be asked is asked again: twice as long each time. */
const pauses = { first: 5000, longest: 60_000 }

let current: Session = loading
let shownUserId: string | undefined
let isLeaving = false
let pause = pauses.first
/** A session was stored when the page opened, and no user has been shown since. */
let wasKept = false
let pendingUserInfo: { userId: string; answer: Promise<void> } | undefined
const listeners = new Set<() => void>()

export function useSession(): Session {
  return useSyncExternalStore(subscribe, sessionNow, () => loading)
}

export function sessionNow(): Session {
  return current
}

/** Called once by the layout: finds out who is there and follows changes, in other tabs too. */
export function startSession(): () => void {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === sessionStorageKey && event.newValue !== null) openSession()
  }
  window.addEventListener('storage', followOtherTabs)
  window.addEventListener('online', readAnew)
  wasKept = mayBeSignedIn()
  if (wasKept && navigator.onLine) openSession()
  else if (wasKept) showStoredUser()
  else if (current === loading) showVisitor()
  return () => {
    window.removeEventListener('storage', followOtherTabs)
    window.removeEventListener('online', readAnew)
  }
}

let opened: Promise<void> | undefined

/** Subscribes to the authentication events; needed before a user signs in. */
export function openSession(): Promise<void> {
  opened ??= authClient().then(
    (client) => {
      pause = pauses.first
      client.onAuthStateChange(followAuthEvent)
    },
    (error: unknown) => {
      opened = undefined
      showWithoutProvider(error)
    },
  )
  return opened
}

/** A session that is still stored may be good: the server that could not be asked may be back soon. */
function showWithoutProvider(error: unknown): void {
  if (!mayBeSignedIn()) {
    show(visitor)
    return
  }
  showStoredUser(isApiError(error) ? error : noNetwork)
  setTimeout(readAnew, pause)
  pause = Math.min(2 * pause, pauses.longest)
}

export async function signOut(): Promise<void> {
  forgetCopies()
  const client = await authClient()
  isLeaving = true
  try {
    const { error } = await client.signOut()
    if (error) throw error
  } finally {
    isLeaving = false
  }
}

/** Forgets a session that is known to be dead, without telling the provider. */
export function forgetSession(): void {
  removeStored(sessionStorageKey)
  showVisitor()
}

function showVisitor(hasExpired = false): void {
  shownUserId = undefined
  wasKept = false
  pendingUserInfo = undefined
  forgetCopies()
  show(hasExpired ? { ...visitor, hasExpired } : visitor)
}

/** The user of the stored session, which cannot be refreshed without a network or the server. */
function showStoredUser(error = noNetwork): void {
  const stored = storedUser()
  if (!stored) {
    showVisitor()
    return
  }
  const { userId, email } = stored
  shownUserId = userId
  const userInfo = readCopy('user', userId)
  show({
    status: 'user',
    email,
    userId,
    ...(userInfo ? { userInfo } : { userInfoError: error }),
  })
}

/** What was read from copies, or not at all, is read from the server. */
function readAnew(): void {
  if (!mayBeSignedIn()) return
  openSession().then(() => {
    if (shownUserId !== undefined) readUserInfo(shownUserId)
  })
}

function followAuthEvent(event: AuthChangeEvent, session: AuthSession | null): void {
  // The session is still stored, so it is not dead: the network was away when it was refreshed.
  if (event === 'INITIAL_SESSION' && !session && mayBeSignedIn()) {
    showStoredUser()
    return
  }
  if (event === 'SIGNED_OUT' || !session) {
    showVisitor((shownUserId !== undefined || wasKept) && !isLeaving)
    return
  }
  const isSameUser = shownUserId === session.user.id
  shownUserId = session.user.id
  wasKept = false
  const email = session.user.email ?? ''
  const user = { status: 'user', email, userId: session.user.id } as const
  show(isSameUser ? { ...current, ...user } : user)
  // auth-js holds its lock while it calls us, and reading needs the token: let go of it first.
  if (!current.userInfo) setTimeout(readUserInfo, 0, session.user.id)
}

function readUserInfo(userId: string): Promise<void> {
  if (pendingUserInfo?.userId === userId) return pendingUserInfo.answer
  const first = firstScreen()?.user
  const asked = first?.id === userId ? Promise.resolve(first) : apiGet('/users/info')
  const answer = asked.then(
    (userInfo) => {
      keepCopy('user', userId, userInfo)
      showFor(userId, { userInfo })
    },
    (error: unknown) => {
      pendingUserInfo = undefined
      return handleUserInfoFailure(userId, error)
    },
  )
  pendingUserInfo = { userId, answer }
  return answer
}

/** Reads anew what the product knows of the user, such as whether a payment has arrived. */
export async function refreshUserInfo(): Promise<UserInfo> {
  const userInfo = await apiGet('/users/info')
  showFor(userInfo.id, { userInfo })
  return userInfo
}

async function handleUserInfoFailure(userId: string, error: unknown): Promise<void> {
  if (shownUserId !== userId) return
  if (isApiError(error) && error.status === 401) {
    const client = await authClient()
    await client.signOut({ scope: 'local' })
    return
  }
  const copy = isApiError(error) && error.code === 'network' ? readCopy('user', userId) : undefined
  if (copy) return showFor(userId, { userInfo: copy })
  const known = isApiError(error) ? error : new ApiError('internal_error', String(error), 0)
  showFor(userId, { userInfoError: known })
}

function showFor(userId: string, news: Pick<Session, 'userInfo' | 'userInfoError'>): void {
  if (shownUserId !== userId) return
  const { userInfoError: _old, ...rest } = current
  show({ ...rest, ...news })
}

function show(session: Session): void {
  current = session
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
