import type { Visitor } from '@individua/testkit/visitor'
import { connectionCounts, type Load } from './load.ts'
import type { Parts } from './parts.ts'
import type { MeasuredServer } from './server.ts'
import { printLoad, printLoadHead } from './table.ts'
import { newVisitor, readProfile, writeAnswers } from './visitors.ts'

const name = 'the whole visitor flow'

/** Everything a visitor does, so many visitors at a time. */
export async function measureVisitorFlow(parts: Parts, { url }: MeasuredServer): Promise<void> {
  await parts.attempt(name, async () => {
    printLoadHead(name)
    const figures = []
    for (const count of connectionCounts) {
      figures.push(...printLoad(name, count, await measureVisitors(url, count)))
    }
    return figures
  })
}

/** The wait for the mail is not counted; a visitor who is refused goes no further. */
async function measureVisitors(url: string, atOnce: number): Promise<Load> {
  const visitors = Array.from({ length: Math.max(atOnce, 20) }, () => newVisitor(url))
  const emails = new Map<Visitor, string>()
  const before = await measureInTurn(visitors, atOnce, async (visitor) => {
    emails.set(visitor, await writeAnswers(visitor))
  })
  const links = new Map<Visitor, string>()
  for (const [visitor, email] of emails) links.set(visitor, await visitor.waitForLink(email))
  const after = await measureInTurn([...links.keys()], atOnce, (visitor) =>
    readProfile(visitor, links.get(visitor) ?? ''),
  )
  const whole = [...after.times]
    .map(([visitor, time]) => time + (before.times.get(visitor) ?? 0))
    .toSorted((a, b) => a - b)
  const at = (share: number) =>
    whole[Math.min(whole.length - 1, Math.floor(share * whole.length))] ?? Number.NaN
  return {
    perSecond: (whole.length * 1000) / (before.spent + after.spent),
    p50: at(0.5),
    p99: at(0.99),
    failures: visitors.length - whole.length,
    responses: whole.length,
  }
}

/** Milliseconds of each visitor who was not refused, and of all together. */
async function measureInTurn(
  visitors: readonly Visitor[],
  atOnce: number,
  act: (visitor: Visitor) => Promise<void>,
) {
  const times = new Map<Visitor, number>()
  const waiting = [...visitors]
  const startedAt = performance.now()
  const work = async () => {
    for (let visitor = waiting.shift(); visitor; visitor = waiting.shift()) {
      const begunAt = performance.now()
      try {
        await act(visitor)
        times.set(visitor, performance.now() - begunAt)
      } catch (error) {
        console.log(`  ${error instanceof Error ? error.message : error}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { times, spent: performance.now() - startedAt }
}
