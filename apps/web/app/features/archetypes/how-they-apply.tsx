import { useTranslation } from '../../lib/texts.ts'
import { Points } from './points.tsx'

const benefits = ['language', 'energy', 'shadow', 'others'] as const
const steps = ['one', 'two', 'three', 'four'] as const

export function HowTheyApply() {
  const { t } = useTranslation('archetypes')
  return (
    <Points
      id="apply"
      title={t('apply.title')}
      text={t('apply.text')}
      points={benefits.map((key) => ({
        name: t(`apply.${key}.name`),
        text: t(`apply.${key}.text`),
      }))}
    >
      <div className="grid gap-5 pt-6">
        <h3 className="text-[1.625rem]">{t('apply.process.title')}</h3>
        <ol className="grid max-w-measure gap-4">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline">
              <span aria-hidden="true" className="font-serif text-[1.5rem] text-gold">
                {index + 1}
              </span>
              {t(`apply.process.${step}`)}
            </li>
          ))}
        </ol>
      </div>
    </Points>
  )
}
