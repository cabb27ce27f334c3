import { Link, type LinkProps } from 'react-router'
import { type LinkTarget, useLocalizePath } from '../lib/localized-navigation.ts'
import type { NavigationState } from '../lib/navigation-state.ts'

type LocalLinkProps = Omit<LinkProps, 'to' | 'state'> & { to: LinkTarget; state?: NavigationState }

/** A link to a path of the product; stays under the language prefix of the current URL. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const localize = useLocalizePath()
  return <Link to={localize(to)} {...rest} />
}
