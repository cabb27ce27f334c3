import { signedIn } from '../../lib/access.ts'
import { defineRoute } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { keepLookBack, keepTried, readWeeklyStep } from './weekly-step.service.ts'

const read = defineRoute('GET /api/weekly-step', {
  access: signedIn,
  summary:
    'The step of this week, and the one tried seven days ago or more that is asked about again',
  returns: 'The step',
})

const tried = defineRoute('POST /api/weekly-step', {
  access: signedIn,
  summary: 'Notes that the step of this week was tried, with one line of diary if there is one',
  returns: 'The step as it stands now',
})

const lookBack = defineRoute('POST /api/weekly-step/look-back', {
  access: signedIn,
  summary: 'Keeps what has stayed of an earlier step; a blank line says that there is nothing',
  returns: 'The step of this week',
})

export function weeklyStepRoutes(): HttpApp {
  return createHttpApp()
    .openapi(read, async (c) => c.json(await readWeeklyStep(c.get('user')), 200))
    .openapi(tried, async (c) => c.json(await keepTried(c.get('user'), c.req.valid('json')), 200))
    .openapi(lookBack, async (c) =>
      c.json(await keepLookBack(c.get('user'), c.req.valid('json')), 200),
    )
}
