import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { keepInstallPrompt } from '../../lib/install-prompt.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { InstallHint } from './install-hint.tsx'

test('where the browser offers to install, the hint does once, and the browser waits for it', async () => {
  keepInstallPrompt()
  renderPart(<InstallHint />)
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()

  const prompt = vi.fn(async () => undefined)
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(offer))
  expect(offer.defaultPrevented).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
})
