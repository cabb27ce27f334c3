import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Session } from './lib/session.ts'
import PanelLayout from './panel-layout.tsx'
import { renderPart } from './testing/render-part.tsx'

const session = vi.hoisted(() => ({ current: { status: 'loading' } as Session }))
vi.mock('./lib/session.ts', () => ({ useSession: () => session.current }))

const panelOf = (page: HTMLElement) => within(page).queryByRole('complementary')

test('the panel stands beside the page of a user only', () => {
  expect(panelOf(renderPart(<PanelLayout />))).toBeNull()
  session.current = { status: 'visitor' }
  expect(panelOf(renderPart(<PanelLayout />))).toBeNull()
  session.current = { status: 'user', email: 'jana@example.sk' }
  expect(panelOf(renderPart(<PanelLayout />))).not.toBeNull()
})
