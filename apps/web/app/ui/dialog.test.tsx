import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '../testing/render-part.tsx'
import { Dialog } from './dialog.tsx'

function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Explain
      </button>
      {isOpen && (
        <Dialog title="Shadow" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>What it is.</p>
        </Dialog>
      )}
    </>
  )
}

async function openDialog() {
  renderPart(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Explain' }))
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Shadow' })
}

test('it opens as a modal with its title, and its button closes it', async () => {
  const dialog = await openDialog()
  expect(dialog.open).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press beside the sheet closes it, a press on it does not', async () => {
  const dialog = await openDialog()
  await userEvent.click(screen.getByText('What it is.'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await userEvent.pointer({ target: dialog, keys: '[MouseLeft]' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
