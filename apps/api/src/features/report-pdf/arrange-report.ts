import type { AdvancedResult } from '@individua/contract/advanced-results'
import { answersBlocks } from './answers-chapter.ts'
import { archetypeBlocks, basicCards, personaBlocks, shadowBlocks } from './card-chapters.ts'
import { animaBlocks, complexBlocks, selfBlocks } from './depth-chapters.ts'
import { methodBlocks } from './method-chapter.ts'
import { portraitBlocks } from './portrait-chapter.ts'
import { dreamBlocks, exerciseBlocks, growthBlocks } from './practice-chapters.ts'
import type { Block, Chapter, Cover, PrintedReport } from './printed-report.ts'
import { type Printing, preparePrinting } from './printing.ts'
import type { ReportData } from './report-data.ts'
import { strengthsBlocks } from './strengths-chapter.ts'

/** The whole report in its order: who the reader is, the figures, the depth, the ground. */
export function arrangeReport(data: ReportData): PrintedReport {
  const printing = preparePrinting(data)
  const { texts, language } = printing
  const { assessmentDate } = data.result.metadata
  const title = data.profile ? texts.pdf.title : texts.pdf.basicTitle
  const sampleMark = data.isSample ? texts.pdf.sampleMark : ''
  const fullTitle = `${title} · Individua`
  const { title: readingTitle, ...reading } = texts.pdf.reading
  return {
    language,
    title: data.isSample ? `${sampleMark}: ${fullTitle}` : fullTitle,
    subject: texts.pdf.subject,
    date: dateParts(assessmentDate),
    head: title,
    sampleMark,
    foot: whichResult(printing),
    pageNumber: texts.pdf.page,
    cover: coverOf(printing, title),
    contents: {
      title: texts.pdf.chapters.contents,
      reading: { title: readingTitle, texts: Object.values(reading) },
    },
    parts: partsOf(printing),
  }
}

function dateParts(isoTime: string): [number, number, number] {
  const date = new Date(isoTime)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}

/** Kind and date: a person may have several results. */
function whichResult({ data, texts, day }: Printing): string {
  const { kind, assessmentDate } = data.result.metadata
  return `${texts.pdf.kinds[kind]} · ${day(assessmentDate)}`
}

function coverOf(printing: Printing, title: string): Cover {
  const { data, texts, fillIn, day } = printing
  const { archetypes, leaders, answers, metadata } = data.result
  const names = archetypes.filter(({ key }) => leaders.includes(key)).map(({ name }) => name)
  return {
    title,
    portrait: data.result.portrait.title,
    alternative: fillIn(texts.results.mandala.description, { names: names.join(' · ') }),
    lines: [
      texts.pdf.kinds[metadata.kind],
      fillIn(texts.pdf.assessedOn, { date: day(metadata.assessmentDate) }),
      fillIn(texts.pdf.answersGiven, { count: answers.length }),
    ],
    sampleText: data.isSample ? texts.pdf.sampleText : '',
  }
}

type ChapterKey = keyof Printing['texts']['pdf']['chapters']

function partsOf(printing: Printing): Chapter[][] {
  const { data } = printing
  const chapter = (key: ChapterKey, blocks: Block[]): Chapter => {
    const { chapters, leads } = printing.texts.pdf
    const lead = new Map(Object.entries(leads)).get(key) ?? ''
    return { key, title: chapters[key], lead, blocks }
  }
  const parts = [
    [chapter('portrait', portraitBlocks(printing))],
    [
      chapter('strengths', strengthsBlocks(printing)),
      ...cardChapters(printing, chapter),
      ...(data.profile ? depthChapters(printing, data.profile, chapter) : []),
    ],
    ...(data.profile ? [practiceChapters(printing, data.profile, chapter)] : []),
    [chapter('answersBehind', answersBlocks(printing))],
    [chapter('method', methodBlocks(printing))],
  ]
  return parts.map((chapters) => chapters.filter(({ blocks }) => blocks.length > 0))
}

type MakeChapter = (key: ChapterKey, blocks: Block[]) => Chapter

function cardChapters(printing: Printing, chapter: MakeChapter): Chapter[] {
  const { profile } = printing.data
  if (profile) {
    return [
      chapter('archetypes', archetypeBlocks(printing, profile)),
      chapter('personas', personaBlocks(printing, profile)),
      chapter('shadows', shadowBlocks(printing, profile)),
    ]
  }
  return (['archetypes', 'personas', 'shadows'] as const).map((family) =>
    chapter(family, basicCards(printing, family)),
  )
}

function depthChapters(
  printing: Printing,
  profile: AdvancedResult,
  chapter: MakeChapter,
): Chapter[] {
  return [
    chapter('anima', animaBlocks(printing, profile)),
    chapter('selfhood', selfBlocks(printing, profile)),
    chapter('complexes', complexBlocks(printing, profile)),
  ]
}

function practiceChapters(
  printing: Printing,
  profile: AdvancedResult,
  chapter: MakeChapter,
): Chapter[] {
  return [
    chapter('dreams', dreamBlocks(printing, profile)),
    chapter('therapeutic', growthBlocks(printing, profile)),
    chapter('dailyExercises', exerciseBlocks(printing, profile)),
  ]
}
