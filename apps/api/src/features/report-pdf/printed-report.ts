/**
 * What the template prints: texts by their place in the document and nothing about their look.
 * Parts begin on a new page, chapters flow within their part; a new section needs no new template.
 */
export interface PrintedReport {
  language: string
  title: string
  subject: string
  /** `[year, month, day]` of the result. */
  date: readonly [number, number, number]
  head: string
  /** On each page; empty unless the person is invented. */
  sampleMark: string
  /** Which result it is. */
  foot: string
  /** With `{{page}}` and `{{total}}`. */
  pageNumber: string
  cover: Cover
  contents: { title: string; reading: { title: string; texts: readonly string[] } }
  parts: readonly (readonly Chapter[])[]
}

export interface Cover {
  title: string
  /** Title of the portrait; empty in reports written before there were titles. */
  portrait: string
  /** The mandala for those who do not see it. */
  alternative: string
  lines: readonly string[]
  sampleText: string
}

export interface Chapter {
  key: string
  title: string
  lead: string
  blocks: readonly Block[]
}

export type Block =
  | ({ kind: 'paragraph' } & Paragraph)
  | { kind: 'section'; title: string; look: SectionLook; blocks: readonly Block[] }
  /** A named thing with its estimate; kept on one page where it is short. */
  | { kind: 'card'; title: string; estimate: PrintedEstimate | null; blocks: readonly Block[] }
  | { kind: 'labelled'; label: string; blocks: readonly Block[] }
  | { kind: 'points'; label: string; points: readonly Paragraph[] }
  /** What the reader wrote, below what was asked. */
  | { kind: 'written'; prompt: string; text: Paragraph; scales: string; question: string }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'facts'; facts: readonly (readonly [name: string, fact: string])[] }
  | { kind: 'answers'; answers: readonly PrintedAnswer[] }

/** `quote` in large letters beside a line, `box` apart from the text. */
export type SectionLook = 'plain' | 'quote' | 'box'

export interface Paragraph {
  text: string
  /** Numbers of the answers it rests on; empty when it rests on none. */
  cited: string
  isSoft: boolean
}

export interface Bar {
  /** All 0..1. */
  strength: number
  interval80: readonly [number, number]
}

export interface PrintedEstimate extends Bar {
  percent: string
  notes: string
}

export interface Column {
  title: string
  /** Its share of the line, relative to the other columns. */
  width: number
  isNumber: boolean
}

export interface Cell {
  text: string
  bar: Bar | null
}

/** Numbered from 1 in the order of the list. */
export interface PrintedAnswer {
  question: string
  answer: string
  second: string
}

export function paragraph(text: string, cited = ''): { kind: 'paragraph' } & Paragraph {
  return { kind: 'paragraph', text, cited, isSoft: false }
}

export function softParagraph(text: string): { kind: 'paragraph' } & Paragraph {
  return { ...paragraph(text), isSoft: true }
}

export function labelled(label: string, text: string): Block {
  return { kind: 'labelled', label, blocks: [paragraph(text)] }
}
