import { expect, test } from 'vitest'
import { day } from '../../lib/durations.ts'
import { type PoolEntry, poolOf } from './pool.service.ts'

const entry = (
  id: string,
  kind: PoolEntry['kind'],
  onDay: number,
  basicAssessmentId: string | null = null,
): PoolEntry => ({ id, kind, basicAssessmentId, answeredAt: new Date(onDay * day) })

const idsOf = (entries: readonly PoolEntry[]) => poolOf(entries)?.assessmentIds

test('without basic answers there is no pool', () => {
  expect(poolOf([])).toBeUndefined()
  expect(poolOf([entry('d', 'daily', 1)])).toBeUndefined()
})

test('everything counts together, oldest first, whatever the order on arrival', () => {
  const entries = [
    entry('lot', 'lot', 3),
    entry('daily', 'daily', 2),
    entry('advanced', 'advanced', 1, 'basic'),
    entry('basic', 'basic', 0),
  ]
  expect(poolOf(entries)).toMatchObject({
    kind: 'advanced',
    assessmentIds: ['basic', 'advanced', 'daily', 'lot'],
  })
  expect(poolOf(entries.slice(1, 2).concat(entries.slice(3)))).toMatchObject({
    kind: 'basic',
    assessmentIds: ['basic', 'daily'],
  })
})

test('without payment neither advanced answers nor lots count', () => {
  const entries = [
    entry('basic', 'basic', 0),
    entry('advanced', 'advanced', 1, 'basic'),
    entry('lot', 'lot', 2),
    entry('daily', 'daily', 3),
  ]
  expect(poolOf(entries, false)).toMatchObject({ kind: 'basic', assessmentIds: ['basic', 'daily'] })
})

test('a form answered again within four weeks replaces the first, later it is a second occasion', () => {
  const again = (onDay: number) => [entry('first', 'basic', 0), entry('second', 'basic', onDay)]
  expect(idsOf(again(27))).toEqual(['second'])
  expect(idsOf(again(28))).toEqual(['first', 'second'])
  const replaced = [...again(27), entry('third', 'basic', 54)]
  expect(idsOf(replaced)).toEqual(['third'])
})

test('new basic answers within four weeks replace nothing that a paid report goes on from', () => {
  const taken = [
    entry('basic', 'basic', 0),
    entry('advanced', 'advanced', 1, 'basic'),
    entry('lot', 'lot', 2),
    entry('daily', 'daily', 3),
  ]
  const retaken = [...taken, entry('new', 'basic', 20)]
  expect(poolOf(retaken)).toEqual(poolOf(taken))
  expect(poolOf(retaken, false)).toMatchObject({ kind: 'basic', assessmentIds: ['daily', 'new'] })
  const secondRound = poolOf([...retaken, entry('again', 'advanced', 21, 'new')])
  expect(secondRound?.assessmentIds).toEqual(['lot', 'daily', 'new', 'again'])
  const pooled = poolOf([...taken, entry('new', 'basic', 40)])
  expect(pooled).toMatchObject({
    kind: 'advanced',
    assessmentIds: ['basic', 'advanced', 'lot', 'daily', 'new'],
  })
})
