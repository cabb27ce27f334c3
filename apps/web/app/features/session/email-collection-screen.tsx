import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Page } from '../../ui/page.tsx'
import { CollectionForm } from './collection-form.tsx'
import { SubmitAsUser } from './submit-as-user.tsx'

export default function EmailCollectionScreen() {
  const { t } = useTranslation('session')
  const { status, userId } = useSession()
  return (
    <Page
      title={t('emailCollection.metaTitle')}
      description={t('emailCollection.metaDescription')}
      isIndexed={false}
      width="narrow"
    >
      <div className="py-10 sm:py-20">
        {status === 'user' && userId ? <SubmitAsUser userId={userId} /> : <CollectionForm />}
      </div>
    </Page>
  )
}
