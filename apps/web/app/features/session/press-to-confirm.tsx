import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

export function PressToConfirm({ label, onPress }: { label: string; onPress: () => void }) {
  const { t } = useTranslation('session')
  return (
    <Card>
      <h1 className="text-4xl">{t('callback.pressTitle')}</h1>
      <p className="mt-4 mb-8 text-soft">{t('callback.pressText')}</p>
      <Button onClick={onPress} isWide>
        {label}
      </Button>
    </Card>
  )
}
