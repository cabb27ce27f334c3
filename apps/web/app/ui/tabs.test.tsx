import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '../testing/render-part.tsx'
import { Tabs } from './tabs.tsx'

const tabs = ['one', 'two', 'three'].map((key) => ({
  key,
  label: `Tab ${key}`,
  panel: `Panel ${key}`,
}))

function Example() {
  const [selected, setSelected] = useState('one')
  return <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={setSelected} />
}

const shownPanel = () => screen.getByRole('tabpanel').textContent
const focused = () => document.activeElement?.textContent

test('a click shows the panel of its tab, and only that one', async () => {
  renderPart(<Example />)
  expect(shownPanel()).toBe('Panel one')
  await userEvent.click(screen.getByRole('tab', { name: 'Tab three' }))
  expect(shownPanel()).toBe('Panel three')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tab three')
})

test('arrow keys, Home and End move the focus and the panel, round the ends', async () => {
  renderPart(<Example />)
  const user = userEvent.setup()
  await user.tab()
  expect(focused()).toBe('Tab one')
  await user.keyboard('{ArrowLeft}')
  expect([focused(), shownPanel()]).toEqual(['Tab three', 'Panel three'])
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect([focused(), shownPanel()]).toEqual(['Tab two', 'Panel two'])
  await user.keyboard('{Home}')
  expect([focused(), shownPanel()]).toEqual(['Tab one', 'Panel one'])
  await user.keyboard('{End}')
  expect([focused(), shownPanel()]).toEqual(['Tab three', 'Panel three'])
})

test('on paper every panel is shown, afterwards the chosen one', () => {
  renderPart(<Example />)
  const print = (event: string) => act(() => window.dispatchEvent(new Event(event)))
  print('beforeprint')
  expect(screen.getAllByRole('tabpanel')).toHaveLength(tabs.length)
  print('afterprint')
  expect(shownPanel()).toBe('Panel one')
})
