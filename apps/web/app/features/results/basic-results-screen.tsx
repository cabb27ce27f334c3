import { useRedirect } from '../../lib/localized-navigation.ts'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** An old path of the dashboard. */
export default function BasicResultsScreen() {
  useRedirect('/dashboard', true)
  return (
    <>
      <PageHead title="Individua" isIndexed={false} />
      <LoadingPage />
    </>
  )
}
