import { expect, test } from 'vitest'
import { renderPart } from '../testing/render-part.tsx'
import { useOpenForPrint } from './open-for-print.ts'

function Page() {
  useOpenForPrint()
  return (
    <main>
      <details>closed</details>
      <details open>open</details>
    </main>
  )
}

test('what is closed is open while it is printed, and closed again afterwards', () => {
  const page = renderPart(<Page />)
  const open = () => [...page.querySelectorAll('details')].map((details) => details.open)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, true])
  window.dispatchEvent(new Event('afterprint'))
  expect(open()).toEqual([false, true])
})
