import { useEffect } from 'react'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** An old address of the dashboard. */
export default function BasicResultsScreen() {
  const navigate = useLocalizedNavigate()
  useEffect(() => {
    navigate('/dashboard', { replace: true })
  })
  return (
    <>
      <PageHead title="Individua" isIndexed={false} />
      <LoadingPage />
    </>
  )
}
