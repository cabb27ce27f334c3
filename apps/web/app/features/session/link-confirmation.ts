import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ConfirmationLink, confirmationLink } from '../../lib/confirmation-link.ts'
import { hasRequestedLink } from '../../lib/requested-link.ts'
import { confirmLink } from './session.queries.ts'

type Outcome = { onConfirmed: () => void; onFailed: (error: unknown) => void }

/**
 * A link with a token hash is used up by itself only in the browser that asked for it. Elsewhere
 * it takes a press, because mail scanners open links too.
 */
export function useLinkConfirmation({ onConfirmed, onFailed }: Outcome) {
  const [needsPress, setNeedsPress] = useState(false)
  const link = useRef<ConfirmationLink>(undefined)

  function confirm() {
    setNeedsPress(false)
    link.current ??= confirmationLink()
    confirmLink(link.current).then(onConfirmed, onFailed)
  }

  const begin = useEffectEvent(() => {
    link.current ??= confirmationLink()
    if (link.current.kind === 'tokenHash' && !hasRequestedLink()) setNeedsPress(true)
    else confirm()
  })
  useEffect(() => begin(), [])

  return { needsPress, confirm }
}
