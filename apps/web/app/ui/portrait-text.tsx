import type { AnswerBehind, Result } from '@individua/contract/results'
import { Why } from './why.tsx'

interface PortraitTextProps {
  portrait: Result['portrait']
  /** Those that the portrait may rest on; without any, none are offered. */
  answers?: ReadonlyMap<string, AnswerBehind>
}

/** Who the reader is: a title and a text that are worth keeping. */
export function PortraitText({ portrait: { title, paragraphs }, answers }: PortraitTextProps) {
  const uuids = [...new Set(paragraphs.flatMap(({ why }) => why))]
  return (
    <div className="grid max-w-measure gap-3 sm:gap-4">
      {title !== '' && (
        <h2 className="text-[clamp(1.5rem,1.2rem+1.5vw,2.375rem)] text-gold">{title}</h2>
      )}
      {paragraphs.map(({ text }) => (
        <p key={text} className="font-serif text-[1.0625rem] leading-[1.5] sm:text-[1.3125rem]">
          {text}
        </p>
      ))}
      {answers && <Why uuids={uuids} answers={answers} />}
    </div>
  )
}
