import { archetypeSlugs } from '@individua/contract/paths'
import { Outlet, useParams } from 'react-router'
import NotFoundScreen from './features/not-found/not-found-screen.tsx'

/** There are twelve archetypes; a thirteenth is not found. */
export default function ArchetypeLayout() {
  const { archetype } = useParams()
  return archetypeSlugs.some((slug) => slug === archetype) ? <Outlet /> : <NotFoundScreen />
}
