import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import stored from '@individua/safety/cases/cross-validation.json' with { type: 'json' }
import {
  type HarmCases,
  isGoalMet,
  type Missed,
  measureHarm,
  measureSelfHarm,
  type SelfHarmCases,
} from '@individua/safety/measure-cases'

/**
 * Prints how the classifiers of packages/safety do on batches of cases they had not seen: by
 * cross-validation, or on the cases of a folder. @returns how many goals are missed on the folder
 */
export function printSafety(folder?: string): number {
  if (folder === undefined) {
    console.log('\nCross-validation: every batch of cases by a model that did not learn from it')
    console.table(stored.figures)
    return 0
  }
  const rows = [
    ...measureHarm(readGroups<HarmCases>(folder, 'harm')),
    ...measureSelfHarm(readGroups<SelfHarmCases>(folder, 'self-harm')),
  ].filter(({ cases }) => cases > 0)
  console.log('\nWrong: refuse passed, allow refused; self and other missed, none taken for it')
  console.table(rows.map(asRow))
  console.log('\nWrong, by kind')
  console.table(rows.flatMap(kindsOf))
  const missed = rows.filter((row) => !isGoalMet(row)).length
  console.log(missed === 0 ? '\nAll goals met' : `\n${missed} goals missed`)
  return missed
}

type Groups = Readonly<Record<string, readonly unknown[]>>

/** `<task>.json` by language, or `<task>/<language>.json`. */
function readGroups<Cases>(folder: string, task: string): Record<string, Cases> {
  const file = join(folder, `${task}.json`)
  if (existsSync(file)) return normalized(readJson(file))
  if (!existsSync(join(folder, task))) return {}
  const files = readdirSync(join(folder, task)).filter((name) => name.endsWith('.json'))
  const languages = files.map((name) => {
    const language = name.slice(0, -'.json'.length)
    const content = readJson(join(folder, task, name))
    return language in content ? content : { [language]: content }
  })
  return normalized(Object.assign({}, ...languages))
}

/** Good words may be called `allow` or `pass`; a case may be a text without its kind. */
function normalized<Cases>(languages: Record<string, unknown>): Record<string, Cases> {
  return Object.fromEntries(
    Object.entries(languages as Record<string, Groups>).map(([language, groups]) => [
      language,
      Object.fromEntries(
        Object.entries(groups).map(([group, cases]) => [
          group === 'pass' ? 'allow' : group,
          cases.map((one) => (typeof one === 'string' ? { text: one, kind: '' } : one)),
        ]),
      ) as Cases,
    ]),
  )
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function asRow({ language, group, cases, missed, mostShare }: Missed) {
  return {
    language,
    group,
    cases: cases,
    wrong: missed.length,
    percent: ((100 * missed.length) / cases).toFixed(1),
    goal: mostShare === undefined ? '' : `≤ ${100 * mostShare} %`,
  }
}

function kindsOf({ language, group, missed }: Missed) {
  const kinds = new Map<string, number>()
  for (const { kind } of missed) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  return [...kinds].map(([kind, wrong]) => ({ language, group, kind, wrong }))
}
