import { createRoute, z } from '@hono/zod-openapi'
import {
  advancedAnswersBody,
  answerDraftBody,
  draftKept,
  stepAccepted,
  userAnswer,
} from '@individua/contract/answers'
import { advancedProgress, generatedQuestions } from '@individua/contract/questions'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { requireUser } from '../../lib/require-user.ts'
import { answers, jsonBody } from '../../lib/responses.ts'
import { keepDraft, submitStep } from './advanced-answers.service.ts'
import { askStep, readProgress } from './advanced-assessment.service.ts'
import { listUserAnswers } from './user-answers.service.ts'

const shared = {
  security: [{ session: [] as string[] }],
  middleware: requireUser,
}

const stepOfPath = { '1': 1, '2': 2, '3': 3 } as const

const progress = createRoute({
  ...shared,
  method: 'get',
  path: '/api/questions/generated',
  summary: 'How far the advanced assessment has come',
  responses: answers(advancedProgress, 'The step to go on with'),
})

const questionsOfStep = createRoute({
  ...shared,
  method: 'post',
  path: '/api/questions/generated/steps/{step}',
  summary: 'The questions of a step, made for this user; asked again, the same ones',
  request: { params: z.object({ step: z.enum(['1', '2', '3']) }) },
  responses: answers(generatedQuestions, 'The questions in their order'),
})

const stepAnswers = createRoute({
  ...shared,
  method: 'post',
  path: '/api/answers',
  summary: 'Hands in the answers of one step of the advanced assessment, all at once',
  request: { body: jsonBody(advancedAnswersBody) },
  responses: answers(stepAccepted, 'The answers are kept'),
})

const draft = createRoute({
  ...shared,
  method: 'post',
  path: '/api/answers/draft',
  summary: 'Keeps one answer that was begun, to go on with on any device',
  request: { body: jsonBody(answerDraftBody) },
  responses: answers(draftKept, 'Whether it is kept'),
})

const everyAnswer = createRoute({
  ...shared,
  method: 'get',
  path: '/api/answers',
  summary: 'Every question this user was asked, answered or not, by number',
  responses: answers(z.array(userAnswer), 'The questions with their answers'),
})

export function advancedAssessmentRoutes(): HttpApp {
  return createHttpApp()
    .openapi(progress, async (c) => c.json(await readProgress(c.get('user')), 200))
    .openapi(questionsOfStep, async (c) => {
      if (c.get('ctx').model) c.set('mayTakeLong', true)
      return c.json(await askStep(c.get('user'), stepOfPath[c.req.valid('param').step]), 200)
    })
    .openapi(stepAnswers, async (c) => {
      if (c.get('ctx').model) c.set('mayTakeLong', true)
      return c.json(await submitStep(c.get('user'), c.req.valid('json')), 200)
    })
    .openapi(draft, async (c) => c.json(await keepDraft(c.get('user'), c.req.valid('json')), 200))
    .openapi(everyAnswer, async (c) => c.json(await listUserAnswers(c.get('user')), 200))
}
