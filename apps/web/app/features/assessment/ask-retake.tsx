import type { DatedResult } from '@individua/contract/results'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiGet } from '../../lib/api-client.ts'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AssessmentSkeleton } from './assessment-skeleton.tsx'

/** What becomes of the portrait that is there. Begins at once where there is none, or none is known. */
export default function AskRetake({ onBegin }: { onBegin: () => void }) {
  const [shown, setShown] = useState<DatedResult>()
  const decide = useEffectEvent((results: readonly DatedResult[]) => {
    const found = results.find(({ isShown }) => isShown)
    if (found) setShown(found)
    else onBegin()
  })
  useEffect(() => {
    apiGet('/results').then(decide, () => decide([]))
  }, [])
  if (!shown) return <AssessmentSkeleton formType="initial" />
  return <Question shown={shown} onBegin={onBegin} />
}

function Question({ shown, onBegin }: { shown: DatedResult; onBegin: () => void }) {
  const { t } = useTranslation('portraits')
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' })
  const date = format.format(Date.parse(shown.assessmentDate))
  return (
    <div className="mx-auto max-w-[38rem] py-8 sm:py-16">
      <Card>
        <div className="grid gap-6">
          <h1 className="text-[1.75rem]">{t('retake.title')}</h1>
          <p>{t('retake.stays', { date })}</p>
          <p>{t(`retake.shown.${shown.kind}`)}</p>
          <p className="text-soft">{t('retake.weeks')}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={onBegin}>
              {t('retake.begin')}
            </Button>
            <LinkButton to="/dashboard" look="secondary">
              {t('retake.stay')}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  )
}
