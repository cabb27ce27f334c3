import { languageOfPath, localizePath, splitPath } from '@individua/contract/paths'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import type { NavigationState } from './navigation-state.ts'

export function useLanguage() {
  return languageOfPath(useLocation().pathname)
}

/** Turns a path into the same path under the language prefix of the current address. */
export function useLocalizePath(): (path: string) => string {
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
  return (path: string, options?: LocalizedOptions) => navigate(localize(path), options)
}
