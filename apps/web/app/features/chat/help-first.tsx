import type { HelpLine } from '@individua/contract/help-lines'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { HelpCard } from '../../ui/help-card.tsx'

type HelpFirstProps = { lines: readonly HelpLine[]; onContinue: () => void }

/** Shown instead of the conversation when a message asks for help. */
export function HelpFirst({ lines, onContinue }: HelpFirstProps) {
  const { t } = useTranslation('chat')
  return (
    <HelpCard
      title={t('help.title')}
      text={t('help.text')}
      note={t('help.notKept')}
      emergency={t('help.emergency')}
      lines={lines}
      level={2}
    >
      <Button look="secondary" onClick={onContinue}>
        {t('help.continue')}
      </Button>
    </HelpCard>
  )
}
