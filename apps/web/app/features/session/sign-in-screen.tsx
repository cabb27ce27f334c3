import { Page } from '../../ui/page.tsx'

export default function SignInScreen() {
  return <Page title="Individua">{null}</Page>
}
