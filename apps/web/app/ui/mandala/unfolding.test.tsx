import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/render-part.tsx'
import { neutralPetals } from './neutral-petals.ts'
import { partlyOwn, useUnfolding } from './unfolding.ts'

const own = neutralPetals.map((petal) => ({ ...petal, strength: 0.1 }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Flower({ petals }: { petals: typeof own | undefined }) {
  const unfolding = useUnfolding(petals)
  const ownCount = unfolding.petals.filter(({ strength }) => strength === 0.1).length
  return <p>{`${ownCount} ${unfolding.isWhole}`}</p>
}

const passing = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('petals become the reader’s in their order', () => {
  const shown = partlyOwn(own, 5)
  expect(shown.slice(0, 5)).toEqual(own.slice(0, 5))
  expect(shown.slice(5)).toEqual(neutralPetals.slice(5))
})

test('the flower unfolds petal by petal, and is whole within the second before the dashboard', () => {
  const page = renderPart(<Flower petals={own} />)
  expect(page.textContent).toBe('0 false')
  passing(300)
  expect(page.textContent).toMatch(/^[1-9] false$/)
  passing(700)
  expect(page.textContent).toBe('12 true')
})

test('under reduced motion it is whole at once; without petals it stays neutral', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...new EventTarget(),
    ...{ matches: true, media, onchange: null },
    ...{ addListener: () => {}, removeListener: () => {}, dispatchEvent: () => true },
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
  }))
  const page = renderPart(<Flower petals={own} />)
  passing(100)
  expect(page.textContent).toBe('12 true')
  const without = renderPart(<Flower petals={undefined} />)
  passing(5000)
  expect(without.textContent).toBe('0 false')
})
