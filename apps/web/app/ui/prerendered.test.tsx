import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '../testing/render-part.tsx'
import { Prerendered } from './prerendered.tsx'

afterEach(() => vi.unstubAllEnvs())

const drawn = vi.fn()

function Drawing() {
  drawn()
  return <svg data-testid="drawing" />
}

function Page({ note = '' }: { note?: ReactNode }) {
  return (
    <>
      <Prerendered className="picture">
        <Drawing />
      </Prerendered>
      <p>{note}</p>
    </>
  )
}

/** The page as the build writes it, and the root with which the browser takes it over. */
async function openPage() {
  vi.stubEnv('SSR', true)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Page />)
  vi.stubEnv('SSR', false)
  drawn.mockClear()
  const onRecoverableError = vi.fn()
  const root = await act(() => hydrateRoot(container, <Page />, { onRecoverableError }))
  return { container, root, onRecoverableError }
}

test('what the page brought stays, and is not rendered again', async () => {
  const { container, root, onRecoverableError } = await openPage()
  const drawing = container.querySelector('.picture svg')
  expect(drawing).not.toBeNull()
  await act(() => root.render(<Page note="later" />))
  expect(container.textContent).toBe('later')
  expect(container.querySelector('.picture svg')).toBe(drawing)
  expect(drawn).not.toHaveBeenCalled()
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(() => root.unmount())
})

test('a page that the browser draws renders it', () => {
  vi.stubEnv('SSR', false)
  expect(renderPart(<Page />).querySelector('.picture svg')).not.toBeNull()
})
