import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeLinkFromUrl } from './lib/confirmation-link.ts'

takeLinkFromUrl()

const keepAtHand = () => import('./lib/keep-at-hand.ts')
if (document.readyState === 'complete') keepAtHand()
else window.addEventListener('load', keepAtHand, { once: true })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
