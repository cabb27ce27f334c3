import { createRoute } from '@hono/zod-openapi'
import { advancedResult, advancedResultState } from '@individua/contract/advanced-results'
import { result } from '@individua/contract/results'
import type { UserContext } from '../../lib/context.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { requireUser } from '../../lib/require-user.ts'
import { answers } from '../../lib/responses.ts'
import { askForAdvancedResult, waitForAdvancedResult } from './advanced-results.service.ts'
import type { PresentedJson } from './presented-result.ts'
import {
  calculateBasicResult,
  readAdvancedResult,
  readBasicResult,
  readDashboard,
} from './results.service.ts'

const shared = { security: [{ session: [] as string[] }] }

const calculateBasic = createRoute({
  ...shared,
  method: 'post',
  path: '/api/results/basic',
  summary: 'Computes the basic result, once',
  responses: answers(result, 'The result'),
})

const readBasic = createRoute({
  ...shared,
  method: 'get',
  path: '/api/results/basic',
  summary: 'The newest basic result',
  responses: answers(result, 'The result'),
})

const calculateAdvanced = createRoute({
  ...shared,
  middleware: requireUser,
  method: 'post',
  path: '/api/results/advanced',
  summary: 'Has the advanced result made, once, and waits for it a while',
  responses: answers(advancedResultState, 'The result is there, or is being made: then ask again'),
})

const readAdvanced = createRoute({
  ...shared,
  method: 'get',
  path: '/api/results/advanced',
  summary: 'The full Jungian profile of the newest advanced result',
  responses: answers(advancedResult, 'The profile'),
})

const dashboard = createRoute({
  ...shared,
  method: 'get',
  path: '/api/dashboard',
  summary: 'The newest result of either kind',
  responses: answers(result, 'The result'),
})

export function resultsRoutes(): HttpApp {
  const app = createHttpApp()
  addRead(app, readBasic, readBasicResult)
  addRead(app, readAdvanced, readAdvancedResult)
  addRead(app, dashboard, readDashboard)
  app.openAPIRegistry.registerPath(calculateBasic)
  app.post(calculateBasic.path, requireUser, async (c) =>
    c.body(await calculateBasicResult(c.get('user')), 200, asJson),
  )
  return app.openapi(calculateAdvanced, async (c) => {
    const ctx = c.get('user')
    const assessmentId = await askForAdvancedResult(ctx)
    // Only now: until here it waits for the database alone.
    c.set('mayTakeLong', true)
    return c.json(await waitForAdvancedResult(ctx, assessmentId), 200)
  })
}

const asJson = { 'Content-Type': 'application/json' }

/** Of a result whose JSON is kept as it is sent. */
function addRead(
  app: HttpApp,
  route: typeof readBasic | typeof readAdvanced | typeof dashboard,
  read: (ctx: UserContext) => Promise<PresentedJson>,
): void {
  app.openAPIRegistry.registerPath(route)
  app.get(route.path, requireUser, async (c) => c.body(await read(c.get('user')), 200, asJson))
}
