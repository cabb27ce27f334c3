import { Page } from '../../ui/page.tsx'

export default function PrivacyPolicyScreen() {
  return <Page title="Individua">{null}</Page>
}
