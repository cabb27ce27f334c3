import { createHash } from 'node:crypto'
import { errorBody, errorStatus } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import { errorText } from '../lib/error-texts.ts'
import { readPdf } from './read-pdf.ts'

/** A refusal is of the one shape, by a code that belongs to its status, in the language asked for. */
export function problemsOfRefusal(status: number, text: string, language: Language): string[] {
  const parsed = errorBody.safeParse(jsonOf(text))
  if (!parsed.success) return [`no error as it should be: ${text.slice(0, 100)}`]
  const { code, message, details = [] } = parsed.data.error
  const places = ['field_wrong', 'field_missing', 'field_duplicate', 'field_unknown'] as const
  const allowed = places.map((place) => errorText(place, language))
  return [
    ...(errorStatus[code] === status ? [] : [`${code} with ${status}`]),
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

const printed = new Map<string, string>()

/** What an answer says, a PDF too; a file that came before is not read again. */
export async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type') !== 'application/pdf') return answer.text()
  const file = new Uint8Array(await answer.arrayBuffer())
  const digest = createHash('sha256').update(file).digest('hex')
  const text = printed.get(digest) ?? (await readPdf(file)).text
  printed.set(digest, text)
  return text
}
