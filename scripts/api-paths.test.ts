import { operations } from '@individua/contract/operations'
import { localizePath, webPaths } from '@individua/contract/paths'
import { expect, test } from 'vitest'
import config from '../apps/web/vite.config.ts'
import { apiPaths } from './api-paths.ts'

const isApiPath = (path: string) => new RegExp(apiPaths).test(path)

test('while reloading, the API gets its operations, sign-in, mailbox, checkout and health', () => {
  const ofOperations = Object.keys(operations).map((name) => name.split(' ')[1] ?? '')
  const others = ['/auth/v1/otp', '/dev/mailbox', '/dev/mailbox.json', '/dev/checkout/cs_test_1']
  const paths = [...ofOperations, ...others, '/healthz', '/readyz', '/metrics']
  expect(paths.filter((path) => !isApiPath(path))).toEqual([])
})

test('while reloading, Vite gets every page and its own files', () => {
  const pages = webPaths.flatMap((path) => [path, localizePath(path, 'sk')])
  const files = ['/app/dev.ts', '/@vite/client', '/node_modules/.vite/deps/react.js']
  expect([...pages, ...files].filter(isApiPath)).toEqual([])
})

test('no proxy of the build comes before that of npm run dev', () => {
  expect(config).not.toHaveProperty('server.proxy')
})
