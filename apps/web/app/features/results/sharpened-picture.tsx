import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { dashboardQuery } from './results.queries.ts'

/**
 * The reader's mandala before the answer; when the new result arrives, the edges of its petals move. The
 * text beside it says the same.
 */
export function SharpenedPicture({ userId }: { userId: string }) {
  const { data: dashboard } = useQuery(dashboardQuery(useLanguage(), userId))
  if (!dashboard || dashboard.petals.length === 0) return null
  return (
    <Mandala
      petals={dashboard.petals}
      className="size-40 [&_path]:transition-[d] [&_path]:duration-1000 [&_path]:ease-out"
    />
  )
}
