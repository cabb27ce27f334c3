import { Page } from '../../ui/page.tsx'

export default function EmailCollectionScreen() {
  return <Page title="Individua">{null}</Page>
}
