import { Page } from '../../ui/page.tsx'

export default function CalculateProfileScreen() {
  return <Page title="Individua">{null}</Page>
}
