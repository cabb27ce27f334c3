import { useEffect } from 'react'
import { useLocalizedNavigate } from './localized-navigation.ts'
import { type Session, useSession } from './session.ts'

/** The session on a screen for signed-in users; visitors are sent to the questions. */
export function useSignedIn(): Session {
  const session = useSession()
  const navigate = useLocalizedNavigate()
  const isVisitor = session.status === 'visitor'
  useEffect(() => {
    if (isVisitor) navigate('/assessment', { replace: true })
  }, [isVisitor])
  return session
}
