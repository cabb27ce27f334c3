/** @jsxRuntime automatic */
import type { Printing } from './printing.ts'
import { ChapterBody } from './report-page.tsx'
import { BasicCard } from './strength-cards.tsx'

interface CardsChapterProps {
  printing: Printing
  chapter: 'archetypes' | 'personas' | 'shadows'
  number: number
}

/** One family of the basic result's cards. */
export function CardsChapter({ printing, chapter, number }: CardsChapterProps) {
  return (
    <ChapterBody printing={printing} chapter={chapter} number={number}>
      {printing.data.result[chapter].map((card) => (
        <BasicCard key={card.key} printing={printing} card={card} />
      ))}
    </ChapterBody>
  )
}
