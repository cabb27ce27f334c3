import { expect, test, vi } from 'vitest'
import { eachOf, linksOf, render } from '../../testing/render.tsx'
import ChatScreen from './chat-screen.tsx'

vi.mock('../../lib/session.ts', () => ({ useSession: () => ({ status: 'visitor' }) }))

test('a field, four questions to ask and a way back', () => {
  const page = render(<ChatScreen />, { path: '/chat' })
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  expect(main.match(/<textarea/g)).toHaveLength(1)
  expect(eachOf(main, 'li').filter((item) => item.endsWith('?'))).toHaveLength(4)
  expect(eachOf(main, 'button')).toContain('Send')
  expect(linksOf(main)['← Back']).toBe('/')
})
