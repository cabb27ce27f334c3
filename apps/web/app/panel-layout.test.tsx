import { expect, test, vi } from 'vitest'
import type { Session } from './lib/session.ts'
import PanelLayout from './panel-layout.tsx'
import { render } from './testing/render.tsx'

const session = vi.hoisted(() => ({ current: { status: 'loading' } as Session }))
vi.mock('./lib/session.ts', () => ({ useSession: () => session.current }))

test('the panel stands beside the page of a user, and of nobody else', () => {
  expect(render(<PanelLayout />)).not.toContain('<aside')
  session.current = { status: 'visitor' }
  expect(render(<PanelLayout />)).not.toContain('<aside')
  session.current = { status: 'user', email: 'jana@example.sk' }
  expect(render(<PanelLayout />)).toContain('<aside')
})
