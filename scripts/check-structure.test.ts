import { expect, test } from 'vitest'
import { checkFile } from './check-structure.ts'

const rulesBrokenBy = (file: string) => checkFile(file).map(({ rule }) => rule)

test.each([
  'apps/web/app/features/chat/chat-screen.tsx',
  'apps/web/app/features/chat/message-list.tsx',
  'apps/web/app/features/chat/chat.queries.ts',
  'apps/web/app/features/chat/chat-screen.test.tsx',
  'apps/api/src/features/chat/chat.routes.ts',
  'apps/api/src/features/chat/chat.service.ts',
  'apps/api/src/features/chat/daily-limit.ts',
  'packages/contract/src/prices.ts',
])('%s may be', (file) => {
  expect(rulesBrokenBy(file)).toEqual([])
})

test.each([
  ['apps/web/app/features/chat/ChatScreen.tsx', 'a file in a web feature'],
  ['apps/web/app/features/chat/chat.service.ts', 'a file in a web feature'],
  ['apps/web/app/features/chat/chat.hooks.ts', 'a file in a web feature'],
  ['apps/api/src/features/chat/chat.controller.ts', 'a file in an API feature'],
  ['apps/api/src/features/chat/chat_limits.ts', 'a file in an API feature'],
  ['apps/web/app/features/chat.ts', 'features/ holds folders'],
  ['apps/web/app/ui/chat-screen.tsx', 'a screen is the screen of a feature'],
  ['apps/web/app/lib/utils.ts', 'utils, helpers, common'],
  ['apps/api/src/helpers/dates.ts', 'utils, helpers, common'],
])('%s is refused', (file, start) => {
  expect(rulesBrokenBy(file).some((rule) => rule.startsWith(start))).toBe(true)
})
