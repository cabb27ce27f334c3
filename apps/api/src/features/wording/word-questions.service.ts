import type { ChosenQuestion } from '@individua/instrument/choice/choose-step'
import type { ContentLanguage } from '@individua/instrument/content-language'
import { z } from 'zod'
import { languageNames } from '../../lib/language-names.ts'
import { foldText } from '../../lib/text-problems.ts'
import { askModel } from './ask-model.service.ts'
import type { ModelContext } from './model-budget.service.ts'
import { optionsProblems, questionProblems } from './question-problems.ts'
import { createClosest } from './wording-similarity.ts'

export interface WordedItem {
  text: string
  /** In the order shown. */
  options?: string[]
}

/** What may colour a wording, in the language of the questions. */
export interface KnownAnswers {
  /** Names of the archetypes in front so far. */
  leading: readonly string[]
  /** What was asked and answered, without anything written freely. */
  earlier: readonly { question: string; answer: string }[]
}

interface Entry {
  key: string
  kind: ChosenQuestion['kind']
  text: string
  options?: string[]
}

const made = z.object({
  key: z.string(),
  text: z.string(),
  options: z.array(z.string()).nullable(),
})

const instructions = (language: ContentLanguage) =>
  `You are an editor of a personality questionnaire. You reword its items for one person. The answers are scored by the original items, so every item must go on asking exactly what it asks, with the same strength and direction; only its words become a little closer to this person.
Rules:
- Write in ${languageNames[language]}, as a native author would: plain, warm, adult. ${formalAddress[language]}
- Keep the meaning, the strength and the direction. Never add or remove a negation. Keep at least one main word of each original text. Keep about the same length.
- "likert" items are statements in the first person that one agrees with more or less; one idea each. "choice" items are a situation with options: reword the situation and each option, in the given order; options must differ, be alike in length and never name an archetype. "open" items are questions that invite a few sentences.
- You may pick up the settings that the earlier answers show, such as work, family or free time. Do not repeat those answers, do not praise or judge, do not say what the person is like.
- Nothing that tells or presumes the person's gender. No diagnosis, no advice on health, work or partners, no address, no markup, no quotation marks around a text.
- "options" is null for items without options.`

const formalAddress: Readonly<Record<ContentLanguage, string>> = {
  en: 'Situations and questions address the person as "you".',
  sk: 'Situations and questions address the person formally (vykanie). Avoid past tense and adjectives that show gender.',
  de: 'Situations and questions address the person as "Sie".',
}

/**
 * Words the chosen items for one person. Every item whose wording passes the checks has one; the
 * others keep their own words.
 * @returns wordings by item id; empty without a model
 */
export async function wordQuestions(
  ctx: ModelContext,
  chosen: readonly ChosenQuestion[],
  { language, known }: { language: ContentLanguage; known: KnownAnswers },
): Promise<Map<string, WordedItem>> {
  const entries = chosen.map((question, index) => toEntry(question, `q${index + 1}`, language))
  const worded = await askModel(ctx, {
    purpose: 'questions',
    instructions: instructions(language),
    shape: '{"key":"q1","text":"…","options":["…"] or null}',
    context: { language: languageNames[language], known },
    entries,
    made,
    check: (entry, wording, others) => [
      ...mixUpProblems(entry, wording, entries, others),
      ...entryProblems(entry, wording, language),
    ],
    maxOutputTokens: 10_000,
    deadlineMs: ctx.modelLimits.deadlines.questions,
    signal: ctx.stopping,
  })
  return new Map(
    chosen.flatMap(({ item }, index) => {
      const wording = worded.get(`q${index + 1}`)
      if (!wording) return []
      const { text, options } = wording
      return [[item.id, { text, ...(options?.length && { options }) }]]
    }),
  )
}

function toEntry(question: ChosenQuestion, key: string, language: ContentLanguage): Entry {
  const { kind, item } = question
  const entry = { key, kind, text: item.text[language] }
  if (question.kind !== 'choice') return entry
  const options = question.shownOptionIds.map(
    (id) => question.item.options.find((option) => option.id === id)?.text[language] ?? '',
  )
  return { ...entry, options }
}

const roles = { likert: 'statement', choice: 'situation', open: 'prompt' } as const

type Wording = z.infer<typeof made>

/** Answers are scored by the item: words of another one would be scored under the wrong key. */
function mixUpProblems(
  entry: Entry,
  { text, options }: Wording,
  entries: readonly Entry[],
  others: readonly Wording[],
): string[] {
  if (others.some((other) => foldText(other.text) === foldText(text))) {
    return ['another item has the same words']
  }
  const closest = createClosest(entries.map((one) => one.text))
  if (closest(text) !== entries.indexOf(entry)) {
    return ['it is closer to another item than to its own']
  }
  const own = entry.options ?? []
  const closestOption = createClosest(own)
  return (options ?? [])
    .slice(0, own.length)
    .flatMap((option, index) =>
      closestOption(option) === index
        ? []
        : [`option ${index + 1} is closer to another option than to its own`],
    )
}

function entryProblems(entry: Entry, wording: Wording, language: ContentLanguage): string[] {
  const sources = entry.options ?? []
  const options = wording.options ?? []
  if (options.length !== sources.length)
    return [`it needs ${sources.length} options, in their order`]
  const ofText = questionProblems({
    role: roles[entry.kind],
    language,
    source: entry.text,
    text: wording.text,
  })
  const ofOptions = options.flatMap((text, index) =>
    questionProblems({ role: 'option', language, source: sources[index] ?? '', text }).map(
      (problem) => `option ${index + 1}: ${problem}`,
    ),
  )
  return [...ofText, ...ofOptions, ...(options.length > 0 ? optionsProblems(options, sources) : [])]
}
