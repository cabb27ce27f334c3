import { languageOfPath, localizePath, splitPath, type WebPath } from '@individua/contract/paths'
import { useEffect, useEffectEvent } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import type { NavigationState } from './navigation-state.ts'

/** Where a link may lead: a path of the product without language prefix, with query or fragment. */
export type LinkTarget = WebPath | `${WebPath}?${string}` | `${WebPath}#${string}`

/**
 * A page that the reader has visited, as the referrer or the navigation state names it. It may be
 * unknown; then its link leads to the not-found screen that the reader has seen there.
 */
export function visitedPage(path: string): LinkTarget {
  return path as LinkTarget
}

export function useLanguage() {
  return languageOfPath(useLocation().pathname)
}

/** Turns a path into the same path under the language prefix of the current URL. */
export function useLocalizePath(): (path: LinkTarget) => string {
  const { prefix } = splitPath(useLocation().pathname)
  return (path) => {
    const [pathname = path] = path.split(/[?#]/, 1)
    return localizePath(pathname, prefix) + path.slice(pathname.length)
  }
}

type LocalizedOptions = Omit<NavigateOptions, 'state'> & { state?: NavigationState }

/** `useNavigate` for paths of the product: stays under the current language prefix. */
export function useLocalizedNavigate() {
  const navigate = useNavigate()
  const localize = useLocalizePath()
  return (path: LinkTarget, options?: LocalizedOptions) => navigate(localize(path), options)
}

/** Replaces this page by another one as soon as `isDue`. */
export function useRedirect(path: LinkTarget, isDue: boolean): void {
  const navigate = useLocalizedNavigate()
  const leave = useEffectEvent(() => navigate(path, { replace: true }))
  useEffect(() => {
    if (isDue) leave()
  }, [isDue])
}
