import heldOutHarm from '@individua/safety/cases/held-out/harm.json' with { type: 'json' }
import heldOutSelfHarm from '@individua/safety/cases/held-out/self-harm.json' with { type: 'json' }
import {
  isGoalMet,
  type Missed,
  measureHarm,
  measureSelfHarm,
} from '@individua/safety/measure-cases'

/**
 * Prints how the rules of packages/safety do on the cases they were written for, and on held-out
 * ones. @returns how many goals are missed on the former
 */
export function printSafety(): number {
  const harm = measureHarm()
  const selfHarm = measureSelfHarm()
  console.log('\nA model’s words: passed though harmful (refuse), refused though good (allow)')
  console.table(harm.map(asRow))
  console.log('\nWhat people write: missed (self, other), false alarms (none)')
  console.table(selfHarm.map(asRow))
  console.log('\nWrong, by kind')
  console.table([...harm, ...selfHarm].flatMap(kindsOf))
  console.log('\nOn cases that the author of the rules had not seen')
  console.table([...measureHarm(heldOutHarm), ...measureSelfHarm(heldOutSelfHarm)].map(asRow))
  const missed = [...harm, ...selfHarm].filter((row) => !isGoalMet(row)).length
  console.log(missed === 0 ? '\nAll goals met' : `\n${missed} goals missed`)
  return missed
}

function asRow({ language, group, cases, missed, mostShare }: Missed) {
  return {
    language,
    group,
    cases,
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
