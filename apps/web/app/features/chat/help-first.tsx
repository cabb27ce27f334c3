import type { Help } from '@individua/contract/answers'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { HelpCard } from '../../ui/help-card.tsx'

type HelpFirstProps = { help: Help; onContinue: () => void }

/** Shown instead of the conversation when a message asks for help. */
export function HelpFirst({ help, onContinue }: HelpFirstProps) {
  const { t } = useTranslation('chat')
  const isAboutOther = help.about === 'other'
  return (
    <HelpCard
      title={t(isAboutOther ? 'help.otherTitle' : 'help.title')}
      text={t(isAboutOther ? 'help.otherText' : 'help.text')}
      note={t('help.notKept')}
      emergency={t('help.emergency')}
      lines={help.lines}
      level={2}
    >
      <Button look="secondary" onClick={onContinue}>
        {t('help.continue')}
      </Button>
    </HelpCard>
  )
}
