import type { AssessmentDraft } from '../../lib/assessment-draft.ts'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Page } from '../../ui/page.tsx'
import { AssessmentForm } from './assessment-form.tsx'

export default function DetailedAssessmentScreen() {
  const { t } = useTranslation('assessment')
  const navigate = useLocalizedNavigate()
  const handOver = ({ answers, milliseconds }: AssessmentDraft) =>
    navigate('/payment', { state: { answers, milliseconds } })
  return (
    <Page
      title={t('detailedMeta.title')}
      description={t('detailedMeta.description')}
      isIndexed={false}
      width="wide"
      hasFooter={false}
    >
      <AssessmentForm formType="detailed" onComplete={handOver} />
    </Page>
  )
}
