import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `harm` reads a model's words, `self-harm` what people write. */
export type Task = 'harm' | 'self-harm'

export interface LabelledCase {
  text: string
  language: string
  /** `refuse` or `allow`; `self`, `other` or `none`. */
  group: string
  kind?: string
  source: 'case' | 'product'
  /** Cross-validation leaves out a batch's cases together; undefined stays in training always. */
  batch?: number
}

const packageFolder = join(import.meta.dirname, '../..')
const casesFolder = join(packageFolder, 'cases')
const trainFolder = join(casesFolder, 'train')
const fileName = /^(harm-refuse|harm-good|self|other|none)-(\d+|phrases)\.json$/
const groupOf: Readonly<Record<string, string>> = { 'harm-refuse': 'refuse', 'harm-good': 'allow' }

/**
 * Every case with a label. The product's own texts are good words of a model; its items, its interface
 * and the answers of simulated people are what speaks of no self-harm.
 */
export function readCases(task: Task): LabelledCase[] {
  const files = [join(casesFolder, `${task}.json`), join(casesFolder, 'held-out', `${task}.json`)]
  const first = files.flatMap((file) => casesOf(readJson(file), { source: 'case', batch: 0 }))
  const product = casesOf(readJson(join(trainFolder, 'product.json')), { source: 'product' })
  const groups = task === 'harm' ? ['allow'] : ['none']
  return [
    ...first,
    ...readTrainFiles(task),
    ...product.filter(({ group }) => groups.includes(group)),
  ]
}

function readTrainFiles(task: Task): LabelledCase[] {
  return trainFiles().flatMap(({ language, name, path }) => {
    const [, label = '', batch = ''] = fileName.exec(name) ?? []
    if (label.startsWith('harm') !== (task === 'harm')) return []
    const group = groupOf[label] ?? label
    const list = readJson(path) as readonly (string | { text: string; kind?: string })[]
    return list.map((one) => ({
      ...(typeof one === 'string' ? { text: one } : one),
      language,
      group,
      source: 'case' as const,
      ...(batch !== 'phrases' && { batch: Number(batch) }),
    }))
  })
}

/** `cases/*.json` and `cases/held-out` are one batch, by one author. */
function casesOf(file: unknown, origin: Pick<LabelledCase, 'source' | 'batch'>): LabelledCase[] {
  const languages = Object.entries(file as Record<string, Record<string, readonly object[]>>)
  return languages.flatMap(([language, groups]) =>
    Object.entries(groups).flatMap(([group, cases]) =>
      cases.map((one) => ({
        ...(typeof one === 'string' ? { text: one } : (one as { text: string })),
        language,
        group,
        ...origin,
      })),
    ),
  )
}

function trainFiles() {
  const languages = readdirSync(trainFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  return languages.flatMap((language) =>
    readdirSync(join(trainFolder, language))
      .filter((name) => fileName.test(name))
      .sort()
      .map((name) => ({ language, name, path: join(trainFolder, language, name) })),
  )
}

const sources = [
  'classifier/concept-lexicon.ts',
  'classifier/concepts.ts',
  'classifier/harm-concepts.ts',
  'classifier/harm-features.ts',
  'classifier/parts-of-text.ts',
  'classifier/self-harm-features.ts',
  'classifier/text-features.ts',
  'classifier/train-model.ts',
  'training/train-classifiers.ts',
  'normalize.ts',
]

/** Says from which cases and which code the weights were made. */
export function trainingDigest(): string {
  const files = [
    ...(['harm', 'self-harm'] as const).flatMap((task) => [
      join(casesFolder, `${task}.json`),
      join(casesFolder, 'held-out', `${task}.json`),
    ]),
    join(trainFolder, 'product.json'),
    ...trainFiles().map(({ path }) => path),
    ...sources.map((source) => join(packageFolder, 'src', source)),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
