import { Link, type LinkProps } from 'react-router'
import { useLocalizePath } from '../lib/localized-navigation.ts'

/** A link to a path of the product; stays under the language prefix of the current address. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const localize = useLocalizePath()
  return <Link to={localize(to)} {...rest} />
}
