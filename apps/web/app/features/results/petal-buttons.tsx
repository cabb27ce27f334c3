import { type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import type { Dashboard } from './read-dashboard.ts'

type Petals = Dashboard['petals']

type PetalButtonsProps = {
  petals: Petals
  onLight: (index: number | undefined) => void
  onOpen: (petal: Petals[number]) => void
}

/**
 * A list that says what the picture shows, laid over it: each petal is a button in its sector. One
 * stop for the keyboard; arrow keys, Home and End go round.
 */
export function PetalButtons({ petals, onLight, onOpen }: PetalButtonsProps) {
  const { t } = useTranslation('results')
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent, from: number) => {
    const next = petalAfter(event.key, from, petals.length)
    if (next === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <ul
      ref={list}
      aria-label={t('mandala.petals')}
      className="no-print absolute inset-0 overflow-clip rounded-full"
    >
      {petals.map((petal, index) => (
        <li key={petal.archetype}>
          <button
            type="button"
            tabIndex={index === current ? 0 : -1}
            aria-label={t('mandala.petal', {
              name: petal.name,
              percent: percent.format(petal.strength),
              range: percent.formatRange(...petal.interval80),
            })}
            onPointerEnter={() => onLight(index)}
            onFocus={() => {
              setCurrent(index)
              onLight(index)
            }}
            onKeyDown={(event) => move(event, index)}
            onClick={() => onOpen(petal)}
            className="petal-sector absolute inset-0"
            style={{ rotate: `${(360 / petals.length) * index}deg` }}
          />
        </li>
      ))}
    </ul>
  )
}

function petalAfter(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
