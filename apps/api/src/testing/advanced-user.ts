import type { GeneratedQuestions, Step } from '@individua/contract/questions'
import { stepAnswers } from '@individua/testkit/answers'
import { basicAnswers, bodyOf, type TestApi } from './start-test-api.ts'

/** A signed-in user who has answered the core questions. */
export async function advancedUser(api: TestApi, name: string) {
  const session = await api.signIn(api.newEmail(name))
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
      for (const step of steps) await submit(stepAnswers(await read(step)))
    },
  }
  await user.submitBasic()
  return user
}
