import { useEffect, useState } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { useCollectedAnswers } from './collected-answers.ts'
import { ConsentLine } from './consent-line.tsx'
import { useEarlyEmail } from './early-email.ts'
import { type PreviewState, usePreview } from './preview.ts'
import { useRegistration } from './registration.ts'
import { Taste } from './taste.tsx'
import { waitingAnswers } from './waiting-answers.ts'
import { WaitingNote } from './waiting-note.tsx'

export function CollectionForm() {
  const { t } = useTranslation('session')
  const { answers, state, isKnown } = useCollectedAnswers()
  const preview = usePreview(answers, isKnown)
  const [typed, setTyped] = useState<string>()
  const email = typed ?? state.email ?? waitingAnswers()?.email ?? ''
  const { isSubmitting, submit } = useRegistration(email, answers)
  const form = useEarlyEmail(setTyped)
  // Loaded while there is a network: without one the answers wait, and this code sends them later.
  useEffect(() => void import('./send-waiting.tsx').catch(() => undefined), [])
  // Submitted answers are no longer stored here.
  const isMissing = isKnown && !isSubmitting && answers.length === 0
  return (
    <Card>
      {isMissing ? <QuestionsFirst /> : <AnswersIn isKnown={isKnown} preview={preview} />}
      <WaitingNote />
      <form {...form} onSubmit={submit} className="grid gap-6">
        <Field
          label={t('emailCollection.email')}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={t('signIn.emailPlaceholder')}
          value={email}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ConsentLine state={{ ...state, email }} />
        <Button type="submit" isBusy={isSubmitting} disabled={email.trim() === ''}>
          {isSubmitting ? t('emailCollection.submitting') : t('emailCollection.submit')}
        </Button>
      </form>
    </Card>
  )
}

/** Invisible in a prerendered page, which does not know yet whether there are answers. */
function AnswersIn({ isKnown, preview }: { isKnown: boolean; preview: PreviewState }) {
  const { t } = useTranslation('session')
  return (
    <div className={isKnown ? '' : 'invisible'}>
      <p className="mb-2 text-soft">{t('emailCollection.done')}</p>
      <h1 className="text-4xl">{t('emailCollection.title')}</h1>
      {preview && (
        <>
          <Taste preview={preview} />
          <h2 className="text-2xl">{t('emailCollection.taste.where')}</h2>
        </>
      )}
      <p className="mt-4 mb-8 text-soft">{t('emailCollection.text')}</p>
    </div>
  )
}

function QuestionsFirst() {
  const { t } = useTranslation('session')
  return (
    <>
      <h1 className="text-4xl">{t('emailCollection.questionsFirst')}</h1>
      <p className="mt-4 text-soft">{t('emailCollection.questionsFirstText')}</p>
      <p className="mt-1 mb-6">
        <LocalLink to="/assessment" className="link inline-flex min-h-11 items-center">
          {t('signIn.startAssessment')}
        </LocalLink>
      </p>
    </>
  )
}
