import { signedIn } from '../../lib/access.ts'
import { defineRoute } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { answerDaily, askDaily } from './daily.service.ts'
import { askLot, readFurtherState, submitLot } from './lots.service.ts'
import { submitAnswers } from './submit-answers.service.ts'

const anyAnswers = defineRoute('POST /api/answers', {
  access: signedIn,
  summary:
    'Hands in the answers of one step of the advanced assessment, of ten further questions or of the question of the day, all at once',
  returns: 'The answers are kept',
})

const state = defineRoute('GET /api/questions/further', {
  access: signedIn,
  summary: 'How many answers the profile rests on, and whether further questions can be answered',
  returns: 'The state',
})

const lot = defineRoute('POST /api/questions/more', {
  access: signedIn,
  summary: 'Ten further questions, made for this user; asked again, the same ones until answered',
  returns: 'The questions in their order',
})

const lotAnswers = defineRoute('POST /api/answers/lots', {
  access: signedIn,
  summary: 'Hands in the answers of one lot, all at once, and makes the result they lead to',
  returns: 'The answers are kept, and the result is there',
})

const daily = defineRoute('GET /api/questions/today', {
  access: signedIn,
  summary: 'The question of the day, one statement; asked again, the same one until answered',
  returns: 'The question, or none once it is answered',
})

const dailyAnswer = defineRoute('POST /api/answers/daily', {
  access: signedIn,
  summary: 'Hands in the answer to the question of the day',
  returns: 'The answer is kept, and what it sharpened',
})

export function furtherAnswersRoutes(): HttpApp {
  return createHttpApp()
    .openapi(anyAnswers, async (c) => {
      if (c.get('ctx').model) c.set('skipTimeout', true)
      return c.json(await submitAnswers(c.get('user'), c.req.valid('json')), 200)
    })
    .openapi(state, async (c) => c.json(await readFurtherState(c.get('user')), 200))
    .openapi(lot, async (c) => c.json(await askLot(c.get('user')), 200))
    .openapi(daily, async (c) => c.json(await askDaily(c.get('user')), 200))
    .openapi(dailyAnswer, async (c) =>
      c.json(await answerDaily(c.get('user'), c.req.valid('json')), 200),
    )
    .openapi(lotAnswers, async (c) =>
      c.json(await submitLot(c.get('user'), c.req.valid('json')), 200),
    )
}
