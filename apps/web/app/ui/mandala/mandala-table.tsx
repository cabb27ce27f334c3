import type { MandalaPetal } from '@individua/mandala/draw-mandala'

export type MandalaTableTexts = {
  caption: string
  archetype: string
  strength: string
  /** Head of the column of intervals. */
  range: string
  shadow: string
}

type NamedPetal = MandalaPetal & { name: string }

type MandalaTableProps = {
  petals: readonly NamedPetal[]
  texts: MandalaTableTexts
  /** BCP 47 language of the numbers. */
  language: string
}

/** Says what the mandala shows to those who cannot see it, or prefer numbers. */
export function MandalaTable({ petals, texts, language }: MandalaTableProps) {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <table className="w-full border-collapse text-left text-sm tabular-nums">
      <caption className="pb-3 text-left text-soft">{texts.caption}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          {[texts.archetype, texts.strength, texts.range, texts.shadow].map((head) => (
            <th key={head} scope="col" className="py-2 pr-3 align-bottom font-[550] last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {petals.map(({ archetype, name, strength, interval80, shadow }) => (
          <tr key={archetype} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal">
              {name}
            </th>
            <td className="py-2 pr-3">{percent.format(strength)}</td>
            <td className="py-2 pr-3">{percent.formatRange(interval80[0], interval80[1])}</td>
            <td className="py-2">{percent.format(shadow)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
