import type { Help } from '@individua/contract/answers'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { HelpCard } from '../../ui/help-card.tsx'

type HelpFirstProps = { help: Help; onContinue: () => void }

/** Shown instead of the questions when an answer asks for help. */
export function HelpFirst({ help, onContinue }: HelpFirstProps) {
  const { t } = useTranslation('advanced-assessment')
  const isAboutOther = help.about === 'other'
  return (
    <div className="mx-auto max-w-[38rem] py-8 sm:py-16">
      <HelpCard
        title={t(isAboutOther ? 'help.otherTitle' : 'help.title')}
        text={t(isAboutOther ? 'help.otherText' : 'help.text')}
        note={t('help.notPassedOn')}
        emergency={t('help.emergency')}
        lines={help.lines}
      >
        <Button look="secondary" onClick={onContinue}>
          {t('help.continue')}
        </Button>
        <LinkButton to="/dashboard" look="secondary">
          {t('help.pause')}
        </LinkButton>
      </HelpCard>
    </div>
  )
}
