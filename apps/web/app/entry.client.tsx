import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeLinkFromUrl } from './lib/confirmation-link.ts'
import { keepAtHand } from './lib/keep-at-hand.ts'

takeLinkFromUrl()
keepAtHand()

// A task of its own: together with the evaluation of React it would hold up a touch.
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
