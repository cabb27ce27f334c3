import { useRedirect } from './localized-navigation.ts'
import { type Session, useSession } from './session.ts'

/** The session on a screen for signed-in users; visitors are sent to the questions. */
export function useSignedIn(): Session {
  const session = useSession()
  useRedirect('/assessment', session.status === 'visitor')
  return session
}
