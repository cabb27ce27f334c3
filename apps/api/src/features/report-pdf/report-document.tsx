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
import { type Chapter, Sheets } from './report-page.tsx'
import { StrengthsChapter } from './strengths-chapter.tsx'

/** A chapter and how to print it under its number; `flows` on below the one before. */
interface Part {
  chapter: Chapter
  print: (number: number) => ReactElement
  flows?: true
}

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
      <ContentsPage printing={printing} chapters={parts.map(({ chapter }) => chapter)} />
      {onSheets(parts).map((chapters) => (
        <Sheets key={chapters[0]?.key} printing={printing}>
          {chapters}
        </Sheets>
      ))}
    </Document>
  )
}

/** The chapters, numbered, by the sheets they share. */
function onSheets(parts: readonly Part[]): ReactElement[][] {
  const sheets: ReactElement[][] = []
  for (const [index, { chapter, print, flows }] of parts.entries()) {
    const printed = <Fragment key={chapter}>{print(index + 1)}</Fragment>
    if (flows) sheets.at(-1)?.push(printed)
    else sheets.push([printed])
  }
  return sheets
}

function advancedParts(printing: Printing, profile: AdvancedResult): Part[] {
  const props = { printing, profile }
  const complexes: Part = {
    chapter: 'complexes',
    print: (number) => <ComplexesChapter {...props} number={number} />,
    flows: true,
  }
  return [
    ...openingParts(printing),
    { chapter: 'archetypes', print: (number) => <ArchetypesChapter {...props} number={number} /> },
    { chapter: 'personas', print: (number) => <PersonasChapter {...props} number={number} /> },
    { chapter: 'shadows', print: (number) => <ShadowsChapter {...props} number={number} /> },
    { chapter: 'anima', print: (number) => <AnimaChapter {...props} number={number} /> },
    {
      chapter: 'selfhood',
      print: (number) => <SelfChapter {...props} number={number} />,
      flows: true,
    },
    ...(profile.complexes.length > 0 ? [complexes] : []),
    { chapter: 'dreams', print: (number) => <DreamsChapter {...props} number={number} /> },
    {
      chapter: 'therapeutic',
      print: (number) => <TherapeuticChapter {...props} number={number} />,
    },
    {
      chapter: 'dailyExercises',
      print: (number) => <ExercisesChapter {...props} number={number} />,
    },
    ...closingParts(printing),
  ]
}

function basicParts(printing: Printing): Part[] {
  const families = (['archetypes', 'personas', 'shadows'] as const)
    .filter((family) => printing.data.result[family].length > 0)
    .map(
      (chapter): Part => ({
        chapter,
        print: (number) => <CardsChapter printing={printing} chapter={chapter} number={number} />,
      }),
    )
  return [...openingParts(printing), ...families, ...closingParts(printing)]
}

function openingParts(printing: Printing): Part[] {
  return [
    {
      chapter: 'strengths',
      print: (number) => <StrengthsChapter printing={printing} number={number} />,
    },
    {
      chapter: 'portrait',
      print: (number) => <PortraitChapter printing={printing} number={number} />,
    },
  ]
}

function closingParts(printing: Printing): Part[] {
  return [
    {
      chapter: 'answersBehind',
      print: (number) => <AnswersChapter printing={printing} number={number} />,
    },
    { chapter: 'method', print: (number) => <MethodChapter printing={printing} number={number} /> },
  ]
}
