import { splitPath } from '@individua/contract/paths'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LocalLink } from './local-link.tsx'

const path = '/privacy-policy'

type PrivacyLinkProps = {
  className: string
  /** What the page wants back in its navigation state; what it has there comes back anyway. */
  state?: object
  children: ReactNode
}

/** Says where it was followed, so that the page's Go Back leads there, in whatever language. */
export function PrivacyLink({ state, ...rest }: PrivacyLinkProps) {
  const here = useLocation()
  const { rest: from } = splitPath(here.pathname)
  const origin =
    from === path ? here.state : { ...here.state, ...state, from: from + here.search + here.hash }
  // Before the page is hydrated the link carries no state; then the browser names the page.
  return <LocalLink to={path} state={origin} referrerPolicy="same-origin" {...rest} />
}
