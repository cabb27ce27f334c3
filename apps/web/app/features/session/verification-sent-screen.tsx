import { Page } from '../../ui/page.tsx'

export default function VerificationSentScreen() {
  return <Page title="Individua">{null}</Page>
}
