import { Page } from '../../ui/page.tsx'

export default function SignInCallbackScreen() {
  return <Page title="Individua">{null}</Page>
}
