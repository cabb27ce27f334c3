import { expect, test } from 'vitest'
import { weeklyCalendar } from './weekly-calendar.ts'

const sunday = new Date(2026, 10, 22, 10, 30)
const texts = {
  summary: 'Štvrťhodina; pre seba, ticho',
  description: `Krok: ${'ľúbezný '.repeat(20)}`,
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a weekly entry from the next Sunday evening on, in the time of the reader', () => {
  const lines = unfolded(weeklyCalendar(texts, sunday))
  expect(lines).toContain('DTSTART:20261129T180000')
  expect(lines).toContain('RRULE:FREQ=WEEKLY')
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-1)).toBe('')
  const monday = unfolded(weeklyCalendar(texts, new Date(2026, 10, 23)))
  expect(monday).toContain('DTSTART:20261129T180000')
})

test('separators are escaped, and no line is longer than 75 octets', () => {
  const text = weeklyCalendar(texts, sunday)
  expect(unfolded(text)).toContain('SUMMARY:Štvrťhodina\\; pre seba\\, ticho')
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
})
