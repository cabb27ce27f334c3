import type { Help } from '@individua/contract/answers'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { HelpCard } from '../../ui/help-card.tsx'

type WeeklyStepHelpProps = { help: Help; onContinue: () => void }

/**
 * Stands under the step when a line may ask for help. The line is kept: lines are short, and the
 * classifier takes some harmless ones for talk of self-harm.
 */
export function WeeklyStepHelp({ help, onContinue }: WeeklyStepHelpProps) {
  const { t } = useTranslation('weekly-step')
  const isAboutOther = help.about === 'other'
  return (
    <HelpCard
      title={t(isAboutOther ? 'help.otherTitle' : 'help.title')}
      text={t(isAboutOther ? 'help.otherText' : 'help.text')}
      note={t('help.note')}
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
