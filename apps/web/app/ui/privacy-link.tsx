import { splitPath } from '@individua/contract/paths'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type NavigationState, readNavigationState } from '../lib/navigation-state.ts'
import { LocalLink } from './local-link.tsx'

const path = '/privacy-policy'

type PrivacyLinkProps = {
  className: string
  /** What the page wants back in its navigation state; what it has there comes back anyway. */
  state?: NavigationState
  children: ReactNode
}

/** Says where it was followed, so that the page's Go Back leads there, in whatever language. */
export function PrivacyLink({ state, ...rest }: PrivacyLinkProps) {
  const here = useLocation()
  const { rest: from } = splitPath(here.pathname)
  const passedOn = readNavigationState(here.state)
  // A prerendered path has a slash at its end.
  if (from.replace(/\/$/, '') === path) {
    // It leads to the top: loaded anew, the page would name itself as the referrer.
    return <LocalLink to={`${path}#top`} replace state={passedOn} {...rest} />
  }
  const origin = { ...passedOn, ...state, from: from + here.search + here.hash }
  // Before the page is hydrated the link carries no state; then the browser names the page.
  return <LocalLink to={path} state={origin} referrerPolicy="same-origin" {...rest} />
}
