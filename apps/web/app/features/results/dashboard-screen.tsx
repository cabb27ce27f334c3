import { Page } from '../../ui/page.tsx'

export default function DashboardScreen() {
  return <Page title="Individua">{null}</Page>
}
