import { Page } from '../../ui/page.tsx'

export default function SignUpCallbackScreen() {
  return <Page title="Individua">{null}</Page>
}
