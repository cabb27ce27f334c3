import { useAreAnswersWaiting } from '../../lib/answers-waiting.ts'
import { useTranslation } from '../../lib/texts.ts'

/** Says that the answers wait for the network; the region is there before there is something to say. */
export function WaitingNote() {
  const { t } = useTranslation('session')
  const areWaiting = useAreAnswersWaiting()
  return (
    <div role="status">
      {areWaiting && (
        <div className="mb-6 grid gap-1 border-l-2 border-gilt pl-4">
          <p className="font-[550]">{t('emailCollection.waiting.title')}</p>
          <p className="text-[0.9375rem] text-soft">{t('emailCollection.waiting.text')}</p>
        </div>
      )}
    </div>
  )
}
