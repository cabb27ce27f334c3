import type { NewerReading } from '@individua/contract/newer-reading'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { MovedItem } from './moved-card.tsx'
import { makeNewerReading, newerReadingQuery } from './newer-reading.queries.ts'

/** Offers the profile read anew with newer parameters, and shows that reading beside it. */
export function NewerReadingCard({ userId }: { userId: string }) {
  const { t } = useTranslation('results')
  const { data } = useQuery(newerReadingQuery(useLanguage(), userId))
  if (!data?.isOffered && !data?.reading) return null
  return (
    <section
      aria-labelledby="newer-reading"
      className="grid gap-6 rounded-[3px] border border-line bg-raised p-6 sm:p-8"
    >
      <h2 id="newer-reading" className="text-[1.75rem]">
        {t('newerReading.title')}
      </h2>
      <p className="max-w-measure">{t('newerReading.text')}</p>
      {data.reading && <Beside result={data.result} reading={data.reading} />}
      {data.isOffered && <Offer userId={userId} />}
    </section>
  )
}

function Offer({ userId }: { userId: string }) {
  const { t } = useTranslation('results')
  const { queryKey } = newerReadingQuery(useLanguage(), userId)
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: makeNewerReading,
    onSuccess: (reading) => cache.setQueryData(queryKey, reading),
    onError: () => showToast('error', t('newerReading.error')),
  })
  return (
    <div>
      <Button look="secondary" isBusy={isPending} onClick={() => mutate()}>
        {t('newerReading.show')}
      </Button>
    </div>
  )
}

type BesideProps = {
  result: NewerReading['result']
  reading: NonNullable<NewerReading['reading']>
}

function Beside({ result, reading }: BesideProps) {
  const { t } = useTranslation('results')
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' })
  const labelled = ({ date, instrumentVersion: version }: NewerReading['result']) => ({
    date: format.format(new Date(date)),
    version,
  })
  return (
    <>
      <p className="max-w-measure text-[0.9375rem] text-soft">
        {t('newerReading.before', labelled(result))}
        <br />
        {t('newerReading.now', labelled(reading))}
      </p>
      <ul className="grid gap-x-6 gap-y-8 md:grid-cols-3 lg:gap-x-10">
        {reading.moved.archetypes.map((archetype) => (
          <MovedItem key={archetype.key} archetype={archetype} />
        ))}
      </ul>
    </>
  )
}
