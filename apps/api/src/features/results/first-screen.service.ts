import { createHash } from 'node:crypto'
import type { FirstScreen } from '@individua/contract/first-screen'
import type { UserInfo } from '@individua/contract/users'
import { AppError } from '../../lib/app-error.ts'
import { buildId } from '../../lib/build-id.ts'
import type { UserContext } from '../../lib/context.ts'
import { type JsonBytes, readJsonBytes } from '../../lib/json-bytes.ts'
import { readUserInfo } from '../account/account.service.ts'
import { readOrMake } from './kept-bodies.service.ts'
import { dashboardAsJson } from './presented-result.service.ts'
import { findShown, noteSeen } from './results.service.ts'

/**
 * The reader, and how the page of their dashboard begins: without the dashboard itself, which is several
 * times as large and not needed to show it. It is drawn once, until what it shows changes. Where it cannot
 * be drawn the page draws it by itself, later.
 * @throws AppError `result_not_found`
 */
export async function readFirstScreen(ctx: UserContext): Promise<JsonBytes<FirstScreen>> {
  const user = await readUserInfo(ctx)
  const shown = await findShown(ctx)
  if (!shown) throw new AppError('result_not_found')
  await noteSeen(ctx, shown)
  const json = await readOrMake(
    ctx,
    {
      resultId: shown.id,
      view: 'first-screen',
      language: ctx.language,
      madeBy: nameOf([buildId, ctx.firstScreens.version, user]),
    },
    () => makeFirstScreen(ctx, user, shown.id),
  )
  if (!json) throw new AppError('result_not_found')
  return json
}

async function makeFirstScreen(ctx: UserContext, user: UserInfo, resultId: string) {
  const json = await dashboardAsJson(ctx, resultId)
  if (!json) return undefined
  const dashboard = readJsonBytes(json)
  const html = await ctx.firstScreens
    .draw(ctx.language, { user, dashboard })
    .catch((error: unknown) => {
      ctx.log.error({ err: error }, 'the first screen could not be drawn')
      return null
    })
  return { body: { html, user }, isFinal: html !== null }
}

function nameOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}
