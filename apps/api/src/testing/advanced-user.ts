import type { GeneratedQuestions, Step } from '@individua/contract/questions'
import { basicAnswers, bodyOf, type TestApi } from './start-test-api.ts'

/** Somebody signed in who has answered the core questions. */
export async function advancedUser(api: TestApi, name: string) {
  const session = await api.signIn(api.address(name))
  const { uid, headers } = session
  const post = (path: string, body?: unknown, language = 'en') =>
    api.client.post(path, body, { ...headers, 'accept-language': language })
  const ask = (step: Step, language?: string) =>
    post(`/api/questions/generated/steps/${step}`, undefined, language)
  const read = async (step: Step, language?: string) =>
    bodyOf<GeneratedQuestions>(await ask(step, language))
  const submit = (answers: readonly object[], language?: string) =>
    post('/api/answers', { uid, answers }, language)
  const user = {
    ...session,
    post,
    /** Asks for a step; `read` is the same with the body already read. */
    ask,
    read,
    submit,
    submitBasic: (values?: number[]) =>
      post('/api/answers/basic', { uid, answers: basicAnswers(values) }),
    /** Answers every question of the steps, one after the other. */
    async answerSteps(...steps: Step[]) {
      for (const step of steps) await submit(answersTo(await read(step)))
    },
  }
  await user.submitBasic()
  return user
}

/** An answer to every question of a step, as a browser would send them. */
export function answersTo({ questions, step }: GeneratedQuestions, open = 'I went for a walk.') {
  return questions.map(({ questionUuid, questionNo, choices }) => ({
    questionUuid,
    answer: step === 3 ? open : (choices?.[questionNo % 6] ?? String(1 + (questionNo % 5))),
  }))
}
