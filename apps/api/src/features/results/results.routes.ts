import { createRoute } from '@hono/zod-openapi'
import { result } from '@individua/contract/results'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { requireUser } from '../../lib/require-user.ts'
import { answers } from '../../lib/responses.ts'
import { calculateBasicResult, readBasicResult, readDashboard } from './results.service.ts'

const shared = {
  security: [{ session: [] as string[] }],
  middleware: requireUser,
}

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

const dashboard = createRoute({
  ...shared,
  method: 'get',
  path: '/api/dashboard',
  summary: 'The newest result of either kind',
  responses: answers(result, 'The result'),
})

export function resultsRoutes(): HttpApp {
  return createHttpApp()
    .openapi(calculateBasic, async (c) => c.json(await calculateBasicResult(c.get('user')), 200))
    .openapi(readBasic, async (c) => c.json(await readBasicResult(c.get('user')), 200))
    .openapi(dashboard, async (c) => c.json(await readDashboard(c.get('user')), 200))
}
