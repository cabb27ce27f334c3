import type { FirstScreen } from '@individua/contract/first-screen'
import type { UserContext } from '../../lib/context.ts'
import { type JsonBytes, readJsonBytes, toJsonBytes } from '../../lib/json-bytes.ts'
import { readUserInfo } from '../account/account.service.ts'
import { readDashboard } from './results.service.ts'

/**
 * The reader, their dashboard, and how its page begins. Where that cannot be drawn the page draws it
 * by itself, later.
 * @throws AppError `result_not_found`
 */
export async function readFirstScreen(ctx: UserContext): Promise<JsonBytes<FirstScreen>> {
  const user = await readUserInfo(ctx)
  const shown = await readDashboard(ctx)
  const dashboard = readJsonBytes(await shown.read())
  const html = await ctx
    .drawFirstScreen(ctx.language, { user, dashboard })
    .catch((error: unknown) => {
      ctx.log.error({ err: error }, 'the first screen could not be drawn')
      return null
    })
  return toJsonBytes({ html, user, dashboard })
}
