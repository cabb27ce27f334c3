import { limits } from '@individua/contract/limits'
import type { MandalaPetal } from '@individua/mandala/draw-mandala'
import { useEffect, useState } from 'react'
import { apiGet } from '../../lib/api-client.ts'
import { loadDraft } from '../../lib/assessment-draft.ts'
import { mayBeSignedIn, storedUser } from '../../lib/auth-client.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { readCopy } from '../../lib/kept-copies.ts'
import { useSession } from '../../lib/session.ts'

export type KnownVisitor =
  | { kind: 'user'; petals: Petals }
  | { kind: 'begun'; questionNumber: number; answerCount: number; share: number }

/** `sample` where there are none of the user's own. */
type Petals = readonly MandalaPetal[] | 'loading' | 'sample'

/** A signed-in user, or a visitor who has begun with the questions; undefined for all others. */
export function useKnownVisitor(): KnownVisitor | undefined {
  const isHydrated = useHydrated()
  const { status, userId = isHydrated ? storedUser()?.userId : undefined } = useSession()
  const isUser = status === 'user' || (isHydrated && status === 'loading' && mayBeSignedIn())
  const petals = useOwnPetals(isUser ? userId : undefined, status === 'user')
  if (isUser) return { kind: 'user', petals }
  return isHydrated ? begunVisitor() : undefined
}

/** From the copy in this browser, else from the server as soon as the session is known. */
function useOwnPetals(userId: string | undefined, mayAsk: boolean): Petals {
  const kept = userId === undefined ? undefined : readCopy('dashboard', userId)?.petals
  const [read, setRead] = useState<Petals>('loading')
  const isAsked = mayAsk && !kept
  useEffect(() => {
    if (!isAsked) return
    apiGet('/results').then(
      (results) => setRead(results.find(({ isShown }) => isShown)?.petals ?? 'sample'),
      () => setRead('sample'),
    )
  }, [isAsked])
  return kept ?? read
}

function begunVisitor(): KnownVisitor | undefined {
  const draft = loadDraft('initial')
  if (!draft) return undefined
  const answerCount = Object.keys(draft.answers).length
  const share = Math.min(1, answerCount / limits.basicQuestionCount)
  return { kind: 'begun', questionNumber: draft.position + 1, answerCount, share }
}
