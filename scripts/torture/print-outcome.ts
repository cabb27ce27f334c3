import type { Verdict } from './ledger.ts'
import type { Outcome } from './torture-database.ts'

const shownKeys = 10

export function printOutcome(outcome: Outcome): void {
  const { kind, instances, faults, skipped, selfEnded, failedStarts } = outcome
  const { repeats, redeliveries, refusals } = outcome
  console.log(`\n${kind}, ${instances} ${instances === 1 ? 'server' : 'servers'}`)
  for (const [name, count] of faults) printLine(name, count)
  for (const reason of skipped) console.log(`  skipped: ${reason}`)
  printLine('requests repeated by the clients', repeats)
  printLine('mails delivered again, same Message-ID', redeliveries)
  printLine('servers that ended by themselves', selfEnded.length)
  for (const line of new Set(selfEnded)) console.log(`    ${line}`)
  printLine('starts that failed', failedStarts.length)
  for (const line of new Set(failedStarts)) console.log(`    ${line}`)
  for (const [key, count] of refusals) printLine(`refused: ${key}`, count)
  console.log(`  ${'acknowledged'.padEnd(24)}${columns('writes', 'lost', 'doubled')}`)
  for (const verdict of outcome.verdicts) printVerdict(verdict)
}

function printVerdict({ what, acknowledged, lost, doubled }: Verdict): void {
  console.log(`  ${what.padEnd(24)}${columns(acknowledged, lost.length, doubled.length)}`)
  for (const key of lost.slice(0, shownKeys)) console.log(`    lost: ${key}`)
  for (const key of doubled.slice(0, shownKeys)) console.log(`    doubled: ${key}`)
}

function printLine(name: string, count: number): void {
  console.log(`  ${name.padEnd(40)}${String(count).padStart(8)}`)
}

function columns(...values: (string | number)[]): string {
  return values.map((value) => String(value).padStart(10)).join('')
}
