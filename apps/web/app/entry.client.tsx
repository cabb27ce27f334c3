import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeLinkFromUrl } from './lib/confirmation-link.ts'
import { keepAtHand } from './lib/keep-at-hand.ts'

takeLinkFromUrl()
keepAtHand()

// A task of its own: in one task with the evaluation of React it would delay the response to a touch.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
