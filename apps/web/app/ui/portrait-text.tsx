import type { AnswerBehind, Result } from '@individua/contract/results'
import { Why } from './why.tsx'

interface PortraitTextProps {
  portrait: Result['portrait']
  /** Those that the portrait may rest on; without any, none are offered. */
  answers?: ReadonlyMap<string, AnswerBehind>
}

/** Who the reader is: a title and a text that are worth keeping. */
export function PortraitText({ portrait: { title, paragraphs }, answers }: PortraitTextProps) {
  return (
    <div className="grid max-w-measure gap-4">
      {title !== '' && (
        <h2 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.375rem)] text-gold">{title}</h2>
      )}
      {paragraphs.map(({ text, why }) => (
        <div key={text}>
          <p className="font-serif text-[1.3125rem] leading-[1.5]">{text}</p>
          {answers && <Why uuids={why} answers={answers} />}
        </div>
      ))}
    </div>
  )
}
