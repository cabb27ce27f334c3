import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@individua/instrument/dimensions'
import { beforeAll, describe, expect, test } from 'vitest'
import { lettersOf } from '../../testing/read-pdf.ts'
import { readTaggedPdf, type TaggedElement } from '../../testing/read-tagged-pdf.ts'
import { arrangeReport } from './arrange-report.ts'
import { compileReport } from './report-compiler.ts'
import { reportTexts } from './report-texts.ts'
import { sampleReport } from './sample-report.ts'

const date = new Date('2026-03-02T10:00:00Z')
/** Points, of a page of A4. */
const page = { height: 842, top: 84, bottom: 78 }
const middle = (page.height - page.top + page.bottom) / 2

const isHeading = ({ roles }: TaggedElement) => /^H[1-6]$/.test(roles.at(-1) ?? '')
const level = ({ roles }: TaggedElement) => Number(roles.at(-1)?.slice(1))

describe.each(languages)('the pages of the sample report, %s', (language) => {
  const data = sampleReport(language, date)
  let pdf: Awaited<ReturnType<typeof readTaggedPdf>>
  let headings: TaggedElement[]

  beforeAll(async () => {
    pdf = await readTaggedPdf(await compileReport(data))
    headings = pdf.elements.filter(isHeading)
  })

  const onPage = (number: number) => pdf.elements.filter(({ page: at }) => at === number)
  const pageOf = (title: string) =>
    headings.find((heading) => level(heading) === 1 && heading.text.includes(title))?.page ?? 0

  test('are tagged: headings without a gap in their levels, lists, tables with a head', () => {
    expect(pdf.isTagged).toBe(true)
    const roles = new Set(pdf.elements.flatMap(({ roles: all }) => all))
    for (const role of ['P', 'H1', 'H2', 'H3', 'TOCI', 'Link', 'Figure', 'LI', 'LBody', 'TH', 'TD'])
      expect(roles).toContain(role)
    const levels = headings.map(level)
    expect(levels[0]).toBe(1)
    const jumps = levels.filter((at, index) => at > (levels[index - 1] ?? 0) + 1)
    expect(jumps).toEqual([])
    const bare = pdf.elements.filter(({ roles: all, text }) => all.length < 2 && text.trim() !== '')
    expect(bare).toEqual([])
  })

  test('are read in the order in which they are arranged', () => {
    const arranged = arrangeReport(data)
      .parts.flat()
      .map(({ title }) => title)
    const first = headings.filter((heading) => level(heading) === 1).map(({ text }) => text.trim())
    expect(first.filter((text) => !/^\d+$/.test(text)).slice(1)).toEqual(arranged)
    const { portrait, sections } = data.result
    const words = [portrait, ...sections].map(({ title }) => lettersOf(title))
    const read = headings.map(({ text }) => lettersOf(text)).filter((text) => words.includes(text))
    expect(read).toEqual(words)
  })

  test('describe the mandala and each link in words', () => {
    const figures = pdf.elements.filter(({ roles }) => roles.includes('Figure'))
    const { results, pdf: texts } = reportTexts[language]
    const leader = data.result.archetypes[0]?.name
    const [before] = results.mandala.description.split('{{names}}')
    expect(figures.map(({ page: at }) => at)).toEqual([1])
    expect(figures[0]?.alternative).toContain(`${before}${leader}`)
    expect(pdf.links.length).toBeGreaterThan(40)
    expect(pdf.links.filter(({ alternative }) => alternative === '')).toEqual([])
    const cited = pdf.links.filter(({ target }) => target === 'answersBehind')
    for (const { alternative } of cited) expect(alternative).toContain(texts.chapters.answersBehind)
  })

  test('list the answers as items, each with its number before it', () => {
    const labels = pdf.elements.filter(({ roles }) => roles.includes('Lbl'))
    const numbers = labels.flatMap(({ text }) => text.match(/^\d+$/) ?? [])
    expect(numbers).toEqual(data.result.answers.map((_, index) => String(index + 1)))
    const bodies = pdf.elements.filter(({ roles }) => roles.includes('LBody'))
    const listed = lettersOf(bodies.map(({ text }) => text).join(''))
    for (const { questionText } of data.result.answers)
      expect(listed).toContain(lettersOf(questionText))
  })

  test('carry every font themselves', () => {
    const names = [...pdf.fonts.keys()].map((name) => name.replace(/^[A-Z]{6}\+/, ''))
    expect(new Set(names)).toEqual(
      new Set([
        'FrauncesPDF-Italic',
        'FrauncesPDF-Regular',
        'InterPDF-Regular',
        'InterPDF-SemiBold',
      ]),
    )
    expect([...pdf.fonts.values()]).not.toContain(false)
  })

  test('leave no heading alone at their foot', () => {
    const last = new Set(pdf.elements.map(({ page: at }) => at))
    const alone = [...last].map((at) => onPage(at).at(-1)).filter((end) => end && isHeading(end))
    expect(alone).toEqual([])
  })

  test('are at least half full, except the last of a part', () => {
    const begins = arrangeReport(data).parts.map(([chapter]) => pageOf(chapter?.title ?? '?'))
    const ends = [...begins.map((at) => at - 1), pdf.elements.at(-1)?.page ?? 0]
    const pages = [...new Set(pdf.elements.map(({ page: at }) => at))]
    const inside = pages.filter((at) => at > 1 && !ends.includes(at))
    const short = inside.filter((at) => Math.min(...onPage(at).flatMap(bottomOf)) > middle)
    expect(inside.length).toBeGreaterThan(5)
    expect(short).toEqual([])
  })

  test('cut words at the ends of lines', () => {
    const words = new Set(wordsOf(JSON.stringify(arrangeReport(data))))
    const lines = pdf.elements.flatMap((element) => element.lines).filter((line) => line !== '')
    const cut = lines.slice(1).filter((line, index) => {
      const [end = ''] = wordsOf(lines[index] ?? '').slice(-1)
      const [beginning = ''] = wordsOf(line)
      return words.has(end + beginning) && !words.has(end)
    })
    expect(cut.length).toBeGreaterThan(10)
  })
})

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []
const bottomOf = ({ bottom }: TaggedElement) => (Number.isNaN(bottom) ? [] : [bottom])

test('the template reads its own files and no others', () => {
  const folder = new URL('./template/', import.meta.url)
  const names = readdirSync(folder)
  const read = names.flatMap((name) => {
    const source = readFileSync(new URL(name, folder), 'utf8')
    const calls = source.matchAll(
      /(?:#(?:import|include) |\b(?:read|json|image|plugin|bibliography)\()"([^"]+)"/g,
    )
    return [...calls].map(([, file = '']) => file)
  })
  const given = ['mandala.svg', 'report.json']
  expect(read.length).toBeGreaterThan(3)
  expect(read.filter((file) => !names.includes(file) && !given.includes(file))).toEqual([])
})
