import { signedIn } from '../../lib/access.ts'
import { defineRoute } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { keepDraft } from './advanced-answers.service.ts'
import { askStep, readProgress } from './advanced-assessment.service.ts'
import { listUserAnswers } from './user-answers.service.ts'

const stepOfPath = { '1': 1, '2': 2, '3': 3 } as const

const progress = defineRoute('GET /api/questions/generated', {
  access: signedIn,
  summary: 'How far the advanced assessment has come',
  returns: 'The step to go on with',
})

const questionsOfStep = defineRoute('POST /api/questions/generated/steps/{step}', {
  access: signedIn,
  summary: 'The questions of a step, made for this user; asked again, the same ones',
  returns: 'The questions in their order',
})

const draft = defineRoute('POST /api/answers/draft', {
  access: signedIn,
  summary: 'Keeps one answer that was begun, to go on with on any device',
  returns: 'Whether it is kept',
})

const everyAnswer = defineRoute('GET /api/answers', {
  access: signedIn,
  summary: 'Every question this user was asked, answered or not, by number',
  returns: 'The questions with their answers',
})

export function advancedAssessmentRoutes(): HttpApp {
  return createHttpApp()
    .openapi(progress, async (c) => c.json(await readProgress(c.get('user')), 200))
    .openapi(questionsOfStep, async (c) => {
      if (c.get('ctx').model) c.set('skipTimeout', true)
      return c.json(await askStep(c.get('user'), stepOfPath[c.req.valid('param').step]), 200)
    })
    .openapi(draft, async (c) => c.json(await keepDraft(c.get('user'), c.req.valid('json')), 200))
    .openapi(everyAnswer, async (c) => c.json(await listUserAnswers(c.get('user')), 200))
}
