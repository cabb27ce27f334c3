import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>
type Tree = Awaited<ReturnType<Page['getStructTree']>>
type Leaf = Tree['children'][number]

/** A piece of a page as assistive technology reads it. */
export interface TaggedElement {
  page: number
  /** From the root: `['Document', 'Table', 'TBody', 'TR', 'TD']`. */
  roles: readonly string[]
  text: string
  lines: readonly string[]
  alternative: string
  /** Points from the foot of the page; of the last line. */
  bottom: number
}

interface TaggedPdf {
  isTagged: boolean
  /** In reading order; what is decoration is not among them. */
  elements: readonly TaggedElement[]
  /** By name; false where the file is not embedded. */
  fonts: ReadonlyMap<string, boolean>
  links: readonly { target: string; alternative: string }[]
}

/** A PDF as assistive technology has it. */
export async function readTaggedPdf(file: Uint8Array): Promise<TaggedPdf> {
  const document = await getDocumentProxy(file.slice())
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => document.getPage(number)))
  const [elements, fonts, links] = [
    await Promise.all(pages.map(elementsOf)),
    await Promise.all(pages.map(fontsOf)),
    await Promise.all(pages.map(linksOf)),
  ]
  return {
    isTagged: (await document.getMarkInfo())?.Marked === true,
    elements: elements.flat(),
    fonts: new Map(fonts.flat()),
    links: links.flat(),
  }
}

async function elementsOf(page: Page): Promise<TaggedElement[]> {
  const texts = await textsOf(page)
  const found: TaggedElement[] = []
  const walk = (node: Leaf, roles: readonly string[], alternative: string): void => {
    if ('role' in node) {
      const alt = 'alt' in node && typeof node.alt === 'string' ? node.alt : alternative
      for (const child of node.children) walk(child, [...roles, node.role], alt)
      return
    }
    const text = texts.get(node.id)
    if (node.type === 'content') {
      found.push({
        page: page.pageNumber,
        roles: roles.slice(1),
        alternative,
        text: text?.lines.join(' ') ?? '',
        lines: text?.lines ?? [],
        bottom: text?.bottom ?? Number.NaN,
      })
    }
  }
  walk(await page.getStructTree(), [], '')
  return found
}

/** What stands between the marks of each piece. */
async function textsOf(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, { lines: string[]; bottom: number }>()
  const open: string[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1) ?? ''
      const bottom = Number(item.transform[5])
      const known = texts.get(id) ?? { lines: [], bottom }
      if (known.lines.length === 0 || bottom < known.bottom - 1) known.lines.push('')
      known.lines.push(`${known.lines.pop() ?? ''}${item.str}`)
      known.bottom = Math.min(known.bottom, bottom)
      texts.set(id, known)
    } else if (item.type === 'endMarkedContent') {
      open.pop()
    } else {
      open.push(item.id ?? '')
    }
  }
  return texts
}

async function fontsOf(page: Page): Promise<[string, boolean][]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const ids = fnArray.flatMap((operation, index) =>
    operation === OPS.setFont ? [String(argsArray[index]?.[0])] : [],
  )
  return [...new Set(ids)].map((id) => {
    const { name, missingFile } = page.commonObjs.get(id)
    return [String(name), missingFile === false]
  })
}

async function linksOf(page: Page) {
  const annotations = await page.getAnnotations()
  return annotations
    .filter(({ subtype }) => subtype === 'Link')
    .map(({ dest, contentsObj }) => ({
      target: String(dest),
      alternative: String(contentsObj?.str ?? ''),
    }))
}
