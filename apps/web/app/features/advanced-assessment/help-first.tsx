import type { HelpLine } from '@individua/contract/help-lines'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { HelpCard } from '../../ui/help-card.tsx'

type HelpFirstProps = { lines: readonly HelpLine[]; onContinue: () => void }

/** Shown instead of the questions when an answer asks for help. */
export function HelpFirst({ lines, onContinue }: HelpFirstProps) {
  const { t } = useTranslation('advanced-assessment')
  return (
    <div className="mx-auto max-w-[38rem] py-8 sm:py-16">
      <HelpCard
        title={t('help.title')}
        text={t('help.text')}
        note={t('help.notPassedOn')}
        emergency={t('help.emergency')}
        lines={lines}
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
