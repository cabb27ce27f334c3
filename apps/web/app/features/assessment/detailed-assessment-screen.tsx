import { Page } from '../../ui/page.tsx'

export default function DetailedAssessmentScreen() {
  return <Page title="Individua">{null}</Page>
}
