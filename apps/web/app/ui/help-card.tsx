import type { HelpLine } from '@individua/contract/help-lines'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage } from '../lib/localized-navigation.ts'
import { Card } from './card.tsx'

type HelpCardProps = {
  title: string
  text: string
  /** What becomes of what was written. */
  note: string
  /** What the emergency number is called: it has no name of its own. */
  emergency: string
  lines: readonly HelpLine[]
  /** 2 where the page keeps a main heading of its own. */
  level?: 1 | 2
  /** Buttons and links that lead on. */
  children: ReactNode
}

/** Stands before everything else when the reader's words ask for help. */
export function HelpCard({ title, text, note, level = 1, children, ...help }: HelpCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Card>
      <div className="grid gap-6">
        <Heading ref={heading} tabIndex={-1} className="text-[1.75rem] outline-none">
          {title}
        </Heading>
        <p>{text}</p>
        <ul className="grid">
          {help.lines.map((line) => (
            <LineOfHelp
              key={`${line.country} ${line.number}`}
              line={line}
              emergency={help.emergency}
            />
          ))}
        </ul>
        <p className="text-soft">{note}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </Card>
  )
}

type LineOfHelpProps = { line: HelpLine; emergency: string }

function LineOfHelp({ line: { country, number, name }, emergency }: LineOfHelpProps) {
  const region = new Intl.DisplayNames(useLanguage(), { type: 'region' }).of(country)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2">
      <span className="grid">
        <span className="font-[550]">{name ?? emergency}</span>
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
