/** @jsxRuntime automatic */
import type { AdvancedResult } from '@individua/contract/advanced-results'
import { Document } from '@react-pdf/renderer'
import { Fragment, type ReactElement } from 'react'
import {
  AnimaChapter,
  ArchetypesChapter,
  ComplexesChapter,
  PersonasChapter,
  SelfChapter,
  ShadowsChapter,
} from './advanced-chapters.tsx'
import { AnswersChapter } from './answers-chapter.tsx'
import { CardsChapter } from './basic-chapters.tsx'
import { ContentsPage } from './contents-page.tsx'
import { CoverPage } from './cover-page.tsx'
import { MethodChapter } from './method-chapter.tsx'
import { PortraitChapter } from './portrait-chapter.tsx'
import { DreamsChapter, ExercisesChapter, TherapeuticChapter } from './practice-chapters.tsx'
import { type Printing, preparePrinting, titleOf } from './printing.ts'
import type { ReportData } from './report-data.ts'
import type { Chapter } from './report-page.tsx'
import { StrengthsChapter } from './strengths-chapter.tsx'

/** A chapter and how to print it under its number. */
type Part = readonly [Chapter, (number: number) => ReactElement]

/** The whole report. */
export function reportDocument(data: ReportData) {
  const printing = preparePrinting(data)
  const parts = data.profile ? advancedParts(printing, data.profile) : basicParts(printing)
  const title = `${titleOf(printing)} · Individua`
  return (
    <Document
      title={data.isSample ? `${printing.texts.pdf.sampleMark}: ${title}` : title}
      subject={printing.texts.pdf.subject}
      author="Individua"
      creator="Individua"
      language={printing.language}
      pageMode="useOutlines"
      pdfVersion="1.7"
    >
      <CoverPage printing={printing} />
      <ContentsPage printing={printing} chapters={parts.map(([chapter]) => chapter)} />
      {parts.map(([chapter, print], index) => (
        <Fragment key={chapter}>{print(index + 1)}</Fragment>
      ))}
    </Document>
  )
}

function advancedParts(printing: Printing, profile: AdvancedResult): Part[] {
  const props = { printing, profile }
  const complexes: Part[] = [
    ['complexes', (number) => <ComplexesChapter {...props} number={number} />],
  ]
  return [
    ['strengths', (number) => <StrengthsChapter printing={printing} number={number} />],
    ['portrait', (number) => <PortraitChapter printing={printing} number={number} />],
    ['archetypes', (number) => <ArchetypesChapter {...props} number={number} />],
    ['personas', (number) => <PersonasChapter {...props} number={number} />],
    ['shadows', (number) => <ShadowsChapter {...props} number={number} />],
    ['anima', (number) => <AnimaChapter {...props} number={number} />],
    ['selfhood', (number) => <SelfChapter {...props} number={number} />],
    ...(profile.complexes.length > 0 ? complexes : []),
    ['dreams', (number) => <DreamsChapter {...props} number={number} />],
    ['therapeutic', (number) => <TherapeuticChapter {...props} number={number} />],
    ['dailyExercises', (number) => <ExercisesChapter {...props} number={number} />],
    ...closingParts(printing),
  ]
}

function basicParts(printing: Printing): Part[] {
  const families = (['archetypes', 'personas', 'shadows'] as const).map(
    (chapter): Part => [
      chapter,
      (number) => <CardsChapter printing={printing} chapter={chapter} number={number} />,
    ],
  )
  return [
    ['strengths', (number) => <StrengthsChapter printing={printing} number={number} />],
    ...families,
    ['portrait', (number) => <PortraitChapter printing={printing} number={number} />],
    ...closingParts(printing),
  ]
}

function closingParts(printing: Printing): Part[] {
  return [
    ['answersBehind', (number) => <AnswersChapter printing={printing} number={number} />],
    ['method', (number) => <MethodChapter printing={printing} number={number} />],
  ]
}
