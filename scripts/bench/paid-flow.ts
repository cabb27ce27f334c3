import type { Step } from '@individua/contract/questions'
import { stepAnswers } from '@individua/testkit/answers'
import { openStep, pay, type User } from '@individua/testkit/create-user'
import type { Figure } from './table.ts'
import { newUser } from './visitors.ts'

/** What the paid flow takes, in milliseconds; of several people one after the other, the slowest. */
interface PaidFlowTimes {
  /** Choosing and storing the questions of each step, and submitting its answers. */
  questions: number[]
  answers: number[]
  /** From asking for the report until it is there. */
  report: number
}

const openAnswer =
  'I usually wait until everybody has gone home and then I think about what was said.'
const people = 10
/** Milliseconds with the built-in engine. */
const stepBudget = 200
const reportBudget = 1000

export async function measurePaidFlow(url: string): Promise<Figure[]> {
  const { questions, answers, report } = await slowestTimes(url)
  const steps = [1, 2, 3].flatMap((step, index): Figure[] =>
    Object.entries({ questions, answers }).map(([name, times]) => ({
      name: `${name} of step ${step}`,
      value: times[index] ?? Number.NaN,
      unit: 'ms',
      budget: stepBudget,
    })),
  )
  return [
    ...steps,
    { name: 'the report, until it is there', value: report, unit: 'ms', budget: reportBudget },
  ]
}

async function slowestTimes(url: string): Promise<PaidFlowTimes> {
  const slowest: PaidFlowTimes = { questions: [0, 0, 0], answers: [0, 0, 0], report: 0 }
  for (let person = 0; person < people; person++) {
    const times = await timesOf(await newUser(url, 'profile'))
    const slower = (mine: number[], others: number[]) =>
      mine.map((time, step) => Math.max(time, others[step] ?? 0))
    slowest.questions = slower(times.questions, slowest.questions)
    slowest.answers = slower(times.answers, slowest.answers)
    slowest.report = Math.max(times.report, slowest.report)
  }
  return slowest
}

async function timesOf(user: User): Promise<PaidFlowTimes> {
  const times: PaidFlowTimes = { questions: [], answers: [], report: 0 }
  for (const step of [1, 2, 3] satisfies Step[]) {
    const asked = await timed(() => openStep(user, step))
    times.questions.push(asked.milliseconds)
    const answers = stepAnswers(asked.value, openAnswer)
    const body = { uid: user.uid, answers }
    times.answers.push((await timed(() => user.call('POST /api/answers', { body }))).milliseconds)
  }
  await pay(user)
  const report = await timed(() => user.call('POST /api/results/advanced'))
  if (report.value.status !== 'ready') throw new Error('the report was not ready in time')
  return { ...times, report: report.milliseconds }
}

async function timed<Value>(work: () => Promise<Value>) {
  const startedAt = performance.now()
  const value = await work()
  return { value, milliseconds: performance.now() - startedAt }
}
