import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/render-part.tsx'
import { readDashboard } from './read-dashboard.ts'
import ShareDialog from './share-dialog.tsx'

const dashboard = readDashboard({
  archetypes: [{ name: 'The Sage', strength: 0.86, description: '' }],
  portrait: { title: 'Good faith', paragraphs: [{ text: 'You weigh it.', why: [] }] },
})

afterEach(() => vi.unstubAllGlobals())

function show() {
  renderPart(<ShareDialog dashboard={dashboard} onClose={() => {}} />)
  return within(screen.getByRole('dialog', { hidden: true }))
}

const pictureName = () => screen.getByRole('img', { hidden: true }).getAttribute('aria-label')

test('the picture is described in words, with figures only once they are ticked', async () => {
  const dialog = show()
  const box = dialog.getByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect(box.checked).toBe(false)
  expect(pictureName()).toBe('The picture: The Sage. Good faith. You weigh it.')
  await userEvent.click(box)
  expect(pictureName()).toContain('The Sage 86%')
})

test('a tall picture by day is offered first', () => {
  const dialog = show()
  for (const name of ['Tall', 'Day']) {
    expect(dialog.getByRole<HTMLInputElement>('radio', { name, hidden: true }).checked).toBe(true)
  }
})

test('to share is offered only where the browser can hand over pictures', () => {
  const share = { name: 'Share the picture', hidden: true }
  expect(show().queryByRole('button', share)).toBeNull()
  document.body.replaceChildren()
  vi.stubGlobal('navigator', { canShare: () => true })
  expect(show().getByRole('button', share)).toBeTruthy()
})
