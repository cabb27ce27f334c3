import { lazy, type ReactNode, Suspense, useState } from 'react'
import { loadDraft } from '../../lib/assessment-draft.ts'
import { mayBeSignedIn } from '../../lib/auth-client.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useSession } from '../../lib/session.ts'
import { AssessmentSkeleton } from './assessment-skeleton.tsx'

// Visitors do without it.
const AskRetake = lazy(() => import('./ask-retake.tsx'))

/** A user who has a portrait is asked before the first question, and never in the middle. */
export function RetakeGate({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const [isResumed] = useState(hasAnswers)
  const [hasAgreed, setHasAgreed] = useState(false)
  const mayBeUser = status === 'user' || (status === 'loading' && mayBeSignedIn())
  if (!useHydrated() || isResumed || hasAgreed || !mayBeUser) return children
  return (
    <Suspense fallback={<AssessmentSkeleton formType="initial" />}>
      <AskRetake onBegin={() => setHasAgreed(true)} />
    </Suspense>
  )
}

function hasAnswers(): boolean {
  return Object.keys(loadDraft('initial')?.answers ?? {}).length > 0
}
