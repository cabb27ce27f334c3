import { type Visitor, visitWithProfile } from './measured-visitors.ts'

/** What the paid path takes, in milliseconds; of several people one after the other, the slowest. */
export interface AdvancedTimes {
  /** Choosing and keeping the questions of each step, and handing its answers in. */
  questions: number[]
  answers: number[]
  /** From asking for the report until it is there. */
  report: number
}

interface Question {
  questionUuid: string
  questionNo: number
  choices?: string[]
}

const openAnswer =
  'I usually wait until everybody has gone home and then I think about what was said.'
const people = 10

export async function measureAdvanced(url: string): Promise<AdvancedTimes> {
  const slowest: AdvancedTimes = { questions: [0, 0, 0], answers: [0, 0, 0], report: 0 }
  for (let person = 0; person < people; person++) {
    const { times } = await becomePremium(url)
    const slower = (mine: number[], others: number[]) =>
      mine.map((time, step) => Math.max(time, others[step] ?? 0))
    slowest.questions = slower(times.questions, slowest.questions)
    slowest.answers = slower(times.answers, slowest.answers)
    slowest.report = Math.max(times.report, slowest.report)
  }
  return slowest
}

/** Somebody with a paid report. @returns the headers of their session, and what it took */
export async function becomePremium(url: string) {
  const { visitor, uid, headers } = await visitWithProfile(url)
  const times: AdvancedTimes = { questions: [], answers: [], report: 0 }
  const ask = asker(url, { ...visitor, headers })
  for (const step of [1, 2, 3]) {
    const asked = await ask(`/api/questions/generated/steps/${step}`, {})
    times.questions.push(asked.milliseconds)
    const questions: Question[] = JSON.parse(asked.text).questions
    const answers = questions.map((question) => answerTo(question, step))
    times.answers.push((await ask('/api/answers', { uid, answers })).milliseconds)
  }
  const order = await ask('/api/payments/stripe/create-checkout-session', {
    plan_id: 'advanced_report',
  })
  await pay(JSON.parse(order.text).url)
  const made = await ask('/api/results/advanced', {})
  if (JSON.parse(made.text).status !== 'ready') throw new Error('the report was not made in time')
  times.report = made.milliseconds
  return { headers, times }
}

function answerTo({ questionUuid, questionNo, choices }: Question, step: number) {
  const closed = choices?.[questionNo % choices.length] ?? String(1 + (questionNo % 5))
  return { questionUuid, answer: step === 3 ? openAnswer : closed }
}

function asker(url: string, { headers }: Visitor) {
  return async (path: string, body: object) => {
    const startedAt = performance.now()
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return { text, milliseconds: performance.now() - startedAt }
  }
}

/** Presses the button of the embedded Stripe's page. */
async function pay(checkout: string): Promise<void> {
  const page = await (await fetch(checkout)).text()
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error('nobody can pay there')
  const body = new URLSearchParams({ email: 'bench@example.sk' })
  await fetch(new URL(action, checkout), { method: 'POST', body, redirect: 'manual' })
}
