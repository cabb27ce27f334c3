import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { eachOf, linksOf, renderPart } from '../../testing/render-part.tsx'
import ChatScreen from './chat-screen.tsx'

vi.mock('../../lib/session.ts', () => ({ useSession: () => ({ status: 'visitor' }) }))

test('a field, four questions to ask and a link back', () => {
  renderPart(<ChatScreen />, { path: '/chat' })
  const main = screen.getByRole('main')
  expect(within(main).getAllByRole('textbox')).toHaveLength(1)
  expect(eachOf(main, 'li').filter((item) => item.endsWith('?'))).toHaveLength(4)
  expect(eachOf(main, 'button')).toContain('Send')
  expect(linksOf(main)['← Back']).toBe('/')
})
