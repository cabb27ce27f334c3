import { extractText, getDocumentProxy } from 'unpdf'

/** A PDF as its reader has it: text by page, the outline, what it says about itself. */
export async function readPdf(file: ArrayBuffer | Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(file).slice())
  const { text } = await extractText(document, { mergePages: false })
  const pages = text.map((page) => page.replace(/\s+/g, ' '))
  const { info } = await document.getMetadata()
  const outline = await document.getOutline()
  return {
    pages,
    text: pages.join(' '),
    outline: (outline ?? []).map(({ title }) => title),
    facts: new Map(Object.entries(info)),
  }
}

/** What is left when words are cut, moved apart or set with other spaces. */
export const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
