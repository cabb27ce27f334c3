import { createHash } from 'node:crypto'
import { errors } from '@individua/contract/error-table'
import { errorBody } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import { errorText } from '../lib/error-texts.ts'
import { readPdf } from './read-pdf.ts'

/** Problems of an error response: its shape, a code of another status, a text in another language. */
export function problemsOfRefusal(status: number, text: string, language: Language): string[] {
  const parsed = errorBody.safeParse(jsonOf(text))
  if (!parsed.success) return [`not the shape of an error: ${text.slice(0, 100)}`]
  const { code, message, details = [] } = parsed.data.error
  const codes = ['field_wrong', 'field_missing', 'field_duplicate', 'field_unknown'] as const
  const allowed = codes.map((code) => errorText(code, language))
  return [
    ...(errors[code].status === status ? [] : [`${code} with ${status}`]),
    ...(message === errorText(code, language) ? [] : [`not in ${language}: ${message}`]),
    ...details.flatMap((detail) =>
      allowed.includes(detail.message) ? [] : [`not in ${language}: ${detail.message}`],
    ),
  ]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const textsOfFiles = new Map<string, string>()

/** The text of a response, also of a PDF; the text of a file is cached. */
export async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'application/pdf') return response.text()
  const file = new Uint8Array(await response.arrayBuffer())
  const digest = createHash('sha256').update(file).digest('hex')
  const text = textsOfFiles.get(digest) ?? (await readPdf(file)).text
  textsOfFiles.set(digest, text)
  return text
}
