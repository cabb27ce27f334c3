import { signedIn } from '../../lib/access.ts'
import { defineRoute } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { readWeeklyMail, turnOff, turnOn } from './weekly-mail.service.ts'
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

const readMail = defineRoute('GET /api/weekly-mail', {
  access: signedIn,
  summary: 'Whether this user has asked for one mail a week with their step',
  returns: 'The mail as it stands',
})

const mailOn = defineRoute('POST /api/weekly-mail', {
  access: signedIn,
  summary: 'Asks for one mail a week, the first in seven days, in the language of the request',
  returns: 'The mail as it stands now',
})

const mailOff = defineRoute('DELETE /api/weekly-mail', {
  access: signedIn,
  summary: 'Ends the weekly mail',
  returns: 'The mail as it stands now',
})

export function weeklyStepRoutes(): HttpApp {
  return createHttpApp()
    .openapi(read, async (c) => c.json(await readWeeklyStep(c.get('user')), 200))
    .openapi(readMail, async (c) => c.json(await readWeeklyMail(c.get('user')), 200))
    .openapi(mailOn, async (c) => c.json(await turnOn(c.get('user')), 200))
    .openapi(mailOff, async (c) => c.json(await turnOff(c.get('user')), 200))
    .openapi(tried, async (c) => c.json(await keepTried(c.get('user'), c.req.valid('json')), 200))
    .openapi(lookBack, async (c) =>
      c.json(await keepLookBack(c.get('user'), c.req.valid('json')), 200),
    )
}
