import { Page } from '../../ui/page.tsx'

export default function LandingScreen() {
  return <Page title="Individua">{null}</Page>
}
