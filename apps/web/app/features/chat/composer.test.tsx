import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/render-part.tsx'
import { Composer } from './composer.tsx'

function show({ isReplying = false } = {}) {
  const onSend = vi.fn()
  function Example() {
    const [text, setText] = useState('')
    const kept = { text, onWrite: setText, onSend }
    return <Composer {...kept} isReplying={isReplying} isBegun={false} />
  }
  renderPart(<Example />, { path: '/chat' })
  return { onSend, field: screen.getByRole<HTMLTextAreaElement>('textbox') }
}

test('Enter sends what was written without outer spaces, Shift and Enter begins a line', async () => {
  const { onSend, field } = show()
  await userEvent.type(field, '  one{Shift>}{Enter}{/Shift}two {Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('one\ntwo')
  expect(document.activeElement).toBe(field)
})

test('the button sends, and the focus goes back to the field', async () => {
  const { onSend, field } = show()
  await userEvent.type(field, 'a question')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledExactlyOnceWith('a question')
  expect(document.activeElement).toBe(field)
})

test('a suggestion is sent as it stands', async () => {
  const { onSend } = show()
  const [suggestion] = screen.getAllByRole('button', { name: /\?$/ })
  if (!suggestion) throw new Error('no suggestion is shown')
  await userEvent.click(suggestion)
  expect(onSend).toHaveBeenCalledExactlyOnceWith(suggestion.textContent)
})

test('nothing blank is sent, and nothing while a reply is under way', async () => {
  const blank = show()
  await userEvent.type(blank.field, '   {Enter}')
  expect(blank.onSend).not.toHaveBeenCalled()
  document.body.replaceChildren()

  const waiting = show({ isReplying: true })
  await userEvent.type(waiting.field, 'a question{Enter}')
  expect(waiting.onSend).not.toHaveBeenCalled()
  expect(waiting.field.value).toBe('a question')
})
