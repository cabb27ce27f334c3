import type { ContentLanguage } from '@individua/instrument/content-language'
import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import { splitWords } from '@individua/report/compose/long-text'
import type { Claim } from '@individua/report/compose/report'
import { z } from 'zod'
import { languageNames } from '../../lib/language-names.ts'
import { foldText } from '../../lib/text-problems.ts'
import { withoutContactDetails } from '../../lib/without-contact-details.ts'
import { askModel } from './ask-model.service.ts'
import type { ModelContext } from './model-budget.service.ts'
import { type ClaimLocation, mapClaims, reportParts } from './report-claims.ts'
import { reportProblems } from './report-problems.ts'

interface Entry {
  key: string
  about: string
  text: string
}

const made = z.object({ key: z.string(), text: z.string() })

const instructions = (language: ContentLanguage) =>
  `You are an editor of personality reports in the tradition of C. G. Jung. You get texts of one report and reword each, so that the report reads as one voice, warm, plain and precise, written for this person.
Rules:
- Write in ${languageNames[language]}, as a native author would. ${formalAddress[language]}
- Each text says what its original says, no more and no less: every claim, every number, every name of an archetype, and how sure it is ("probably", "seems" and the like). Add no claim, no example from a life you do not know, no praise.
- Quotations in quotation marks stay word for word, with the same quotation marks. Phrases that place a figure, such as "${placing[language]}", stay as they are.
- About the same length; one paragraph each; a short instruction stays a short instruction. No sentence twice in the report.
- No diagnosis, no advice on treatment, work or partners beyond the original, no markup.`

const formalAddress: Readonly<Record<ContentLanguage, string>> = {
  en: 'Address the reader as "you".',
  sk: 'Address the reader formally (vykanie). Avoid past tense, participles and adjectives that show the gender of the reader.',
  de: 'Address the reader as "Sie", with no generic masculine for the reader.',
}

const placing: Readonly<Record<ContentLanguage, string>> = {
  en: 'clearly above the middle',
  sk: 'výrazne nad stredom',
  de: 'deutlich über der Mitte',
}

/**
 * The same report in a model's words. Scores, labels and the answers behind each claim stay; a claim
 * whose wording does not pass keeps its own text, in the worst case every one.
 */
export async function wordReport(
  ctx: ModelContext,
  report: AdvancedReport,
  language: ContentLanguage,
): Promise<{ report: AdvancedReport; engine: string }> {
  if (!ctx.model) return { report, engine: 'built-in' }
  const locations = locateClaims(report)
  const parts = await Promise.all(
    reportParts.map((part) =>
      wordPart(
        ctx,
        language,
        [...locations].filter(([, location]) => location.part === part),
      ),
    ),
  )
  const texts = withoutRepetition(
    [...locations.keys()],
    new Map(parts.flatMap((part) => [...part])),
  )
  const worded = mapClaims(report, (claim) => ({ ...claim, text: texts.get(claim) ?? claim.text }))
  return { report: worded, engine: texts.size > 0 ? ctx.model.engine : 'built-in' }
}

function locateClaims(report: AdvancedReport): Map<Claim, ClaimLocation> {
  const locations = new Map<Claim, ClaimLocation>()
  mapClaims(report, (claim, location) => {
    locations.set(claim, location)
    return claim
  })
  return locations
}

async function wordPart(
  ctx: ModelContext,
  language: ContentLanguage,
  claims: readonly [Claim, ClaimLocation][],
): Promise<[Claim, string][]> {
  // The user's own words are quoted, without emails, URLs and phone numbers.
  const wordable = claims.filter(([{ text }]) => withoutContactDetails(text) === text)
  const entries: Entry[] = wordable.map(([{ text }, { about }], index) => ({
    key: `c${index + 1}`,
    about,
    text,
  }))
  const letters = entries.reduce((sum, { text }) => sum + text.length, 0)
  const worded = await askModel(ctx, {
    purpose: 'report',
    instructions: instructions(language),
    shape: '{"key":"c1","text":"…"}',
    context: { language: languageNames[language] },
    entries,
    made,
    check: (entry, { text }) => reportProblems(text, entry.text, language),
    maxOutputTokens: 6_000 + Math.ceil(letters * 0.8),
    deadlineMs: ctx.modelLimits.deadlines.report,
  })
  return wordable.flatMap(([claim], index) => {
    const wording = worded.get(`c${index + 1}`)
    return wording ? [[claim, wording.text] satisfies [Claim, string]] : []
  })
}

/** The wordings without those that say a sentence which another claim says, unless it was theirs. */
function withoutRepetition(
  claims: readonly Claim[],
  worded: ReadonlyMap<Claim, string>,
): Map<Claim, string> {
  const said = new Set(
    claims.filter((claim) => !worded.has(claim)).flatMap(({ text }) => longSentencesOf(text)),
  )
  const accepted = new Map<Claim, string>()
  for (const claim of claims) {
    const text = worded.get(claim)
    if (text === undefined) continue
    const sentences = longSentencesOf(text)
    const own = longSentencesOf(claim.text)
    const isNew =
      new Set(sentences).size === sentences.length &&
      !sentences.some((one) => said.has(one) && !own.includes(one))
    if (isNew) accepted.set(claim, text)
    for (const sentence of isNew ? sentences : own) said.add(sentence)
  }
  return accepted
}

const fewestWords = 4

function longSentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!…])\s+/u)
    .filter((sentence) => splitWords(sentence).length >= fewestWords)
    .map(foldText)
}
