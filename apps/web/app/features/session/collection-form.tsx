import { useState } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { useCollectedAnswers } from './collected-answers.ts'
import { ConsentLine } from './consent-line.tsx'
import { useRegistration } from './registration.ts'

export function CollectionForm() {
  const { t } = useTranslation('session')
  const { answers, state, isKnown } = useCollectedAnswers()
  const [typed, setTyped] = useState<string>()
  const email = typed ?? state.email ?? ''
  const { isSubmitting, submit } = useRegistration(email, answers)
  // Submitted answers are no longer stored here.
  const isMissing = isKnown && !isSubmitting && answers.length === 0
  return (
    <Card>
      {isMissing ? <QuestionsFirst /> : <AnswersIn isKnown={isKnown} />}
      <form onSubmit={submit} className="grid gap-6">
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
function AnswersIn({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation('session')
  return (
    <div className={isKnown ? '' : 'invisible'}>
      <h1 className="text-4xl">{t('emailCollection.title')}</h1>
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
