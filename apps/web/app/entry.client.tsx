import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeLinkFromUrl } from './lib/confirmation-link.ts'
import { prepareOfflineUse } from './lib/prepare-offline-use.ts'

takeLinkFromUrl()
prepareOfflineUse()

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
