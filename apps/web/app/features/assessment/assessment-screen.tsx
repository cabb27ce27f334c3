import { Page } from '../../ui/page.tsx'

export default function AssessmentScreen() {
  return <Page title="Individua">{null}</Page>
}
