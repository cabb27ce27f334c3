import type { HelpLine } from '@individua/contract/help-lines'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

type HelpCardProps = { lines: readonly HelpLine[]; onContinue: () => void }

/** Stands before everything else when somebody's words ask for help. */
export function HelpCard({ lines, onContinue }: HelpCardProps) {
  const { t } = useTranslation('advanced')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto max-w-[38rem] py-8 sm:py-16">
      <Card>
        <div className="grid gap-6">
          <h1 ref={heading} tabIndex={-1} className="text-[1.75rem] outline-none">
            {t('help.title')}
          </h1>
          <p>{t('help.text')}</p>
          <ul className="grid">
            {lines.map((line) => (
              <LineOfHelp key={line.number} line={line} />
            ))}
          </ul>
          <p className="text-soft">{t('help.notPassedOn')}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={onContinue}>
              {t('help.continue')}
            </Button>
            <LinkButton to="/dashboard" look="secondary">
              {t('help.pause')}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  )
}

function LineOfHelp({ line: { country, number, name } }: { line: HelpLine }) {
  const { t } = useTranslation('advanced')
  const region = new Intl.DisplayNames(useLanguage(), { type: 'region' }).of(country)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2">
      <span className="grid">
        <span className="font-[550]">{name ?? t('help.emergency')}</span>
        <span className="text-sm text-soft">{region}</span>
      </span>
      <a
        href={`tel:${number.replaceAll(' ', '')}`}
        className="link inline-flex min-h-11 items-center text-lg tabular-nums"
      >
        {number}
      </a>
    </li>
  )
}
