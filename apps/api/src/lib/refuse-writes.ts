import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { HttpEnv } from './http-app.ts'

/**
 * Refuses what stores something before the disk is full, while everything can still be read. What
 * erases is let through: it makes room.
 */
export const refuseWrites = createMiddleware<HttpEnv>(async (c, next) => {
  const isWrite = c.req.method === 'POST' || c.req.method === 'PUT'
  if (isWrite && c.get('ctx').writeRefusal() === 'disk_full') throw new AppError('unavailable')
  await next()
})
