import { signedIn } from '../../lib/access.ts'
import { defineRoute } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { sendJson } from '../../lib/json-bytes.ts'
import { sendVersion } from '../../lib/versioned-json.ts'
import { askForAdvancedResult, waitForAdvancedResult } from './advanced-results.service.ts'
import { compareResults } from './compare-results.service.ts'
import { listResults, readDatedResult } from './dated-results.service.ts'
import { readFirstScreen } from './first-screen.service.ts'
import { makeNewerReading, readNewerReading } from './newer-reading.service.ts'
import {
  calculateBasicResult,
  readAdvancedResult,
  readBasicResult,
  readDashboard,
} from './results.service.ts'

const calculateBasic = defineRoute('POST /api/results/basic', {
  access: signedIn,
  summary: 'Computes the basic result, once',
  returns: 'The result',
})

const datedResults = defineRoute('GET /api/results', {
  access: signedIn,
  summary:
    'Every result of this user with its date, newest first; advanced ones while they are paid',
  returns: 'The results with picture and names, without their texts',
})

const comparison = defineRoute('GET /api/results/compare', {
  access: signedIn,
  summary:
    'Two results of this user, and what differs by more than chance alone moves; in any order',
  returns: 'The earlier and the later one',
})

const datedResult = defineRoute('GET /api/results/{resultId}', {
  access: signedIn,
  summary: 'One result of this user, of whatever age',
  returns: 'The result',
})

const readBasic = defineRoute('GET /api/results/basic', {
  access: signedIn,
  summary: 'The newest basic result',
  returns: 'The result',
})

const calculateAdvanced = defineRoute('POST /api/results/advanced', {
  access: signedIn,
  summary: 'Has the advanced result made, once, and waits for it a while',
  returns: 'The result is there, or is being made: then ask again',
})

const readAdvanced = defineRoute('GET /api/results/advanced', {
  access: signedIn,
  summary: 'The full Jungian profile of the newest advanced result',
  returns: 'The profile',
})

const dashboard = defineRoute('GET /api/dashboard', {
  access: signedIn,
  summary:
    'The fullest result: the newest advanced one while it is paid, else the newest basic one',
  returns: 'The result',
})

const firstScreen = defineRoute('GET /api/dashboard/first-screen', {
  access: signedIn,
  summary: 'Who is signed in, and how the page of their dashboard begins, as HTML',
  returns: 'What the page shows first',
})

const readReading = defineRoute('GET /api/results/newer-reading', {
  access: signedIn,
  summary:
    'Whether the newest result can be read anew with newer parameters, and the latest such reading',
  returns: 'The reading beside the result',
})

const makeReading = defineRoute('POST /api/results/newer-reading', {
  access: signedIn,
  summary: 'Scores the answers behind the newest result with the parameters in use, once a version',
  returns: 'The reading beside the result',
})

export function resultsRoutes(): HttpApp {
  return (
    createHttpApp()
      .openapi(calculateBasic, async (c) => sendJson(c, await calculateBasicResult(c.get('user'))))
      .openapi(datedResults, async (c) => c.json(await listResults(c.get('user')), 200))
      .openapi(readBasic, async (c) => sendVersion(c, await readBasicResult(c.get('user'))))
      .openapi(readAdvanced, async (c) => sendVersion(c, await readAdvancedResult(c.get('user'))))
      .openapi(readReading, async (c) => c.json(await readNewerReading(c.get('user')), 200))
      .openapi(makeReading, async (c) => c.json(await makeNewerReading(c.get('user')), 200))
      .openapi(comparison, async (c) =>
        c.json(await compareResults(c.get('user'), c.req.valid('query')), 200),
      )
      // After the fixed paths, which it would match.
      .openapi(datedResult, async (c) =>
        sendVersion(c, await readDatedResult(c.get('user'), c.req.valid('param').resultId)),
      )
      .openapi(dashboard, async (c) => sendVersion(c, await readDashboard(c.get('user'))))
      .openapi(firstScreen, async (c) => sendJson(c, await readFirstScreen(c.get('user'))))
      .openapi(calculateAdvanced, async (c) => {
        const ctx = c.get('user')
        const assessmentId = await askForAdvancedResult(ctx)
        // Only now: until here it waits for the database alone.
        c.set('skipTimeout', true)
        return c.json(await waitForAdvancedResult(ctx, assessmentId), 200)
      })
  )
}
