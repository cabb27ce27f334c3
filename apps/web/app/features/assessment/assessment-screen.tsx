import type { AssessmentDraft } from '../../lib/assessment-draft.ts'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Page } from '../../ui/page.tsx'
import { AssessmentForm } from './assessment-form.tsx'
import { RetakeGate } from './retake-gate.tsx'

export default function AssessmentScreen() {
  const { t } = useTranslation('assessment')
  const navigate = useLocalizedNavigate()
  const handOver = ({ answers, milliseconds }: AssessmentDraft) =>
    navigate('/email-collection', { state: { answers, milliseconds } })
  return (
    <Page
      title={t('meta.title')}
      description={t('meta.description')}
      width="wide"
      hasFooter={false}
    >
      <RetakeGate>
        <AssessmentForm formType="initial" onComplete={handOver} />
      </RetakeGate>
    </Page>
  )
}
