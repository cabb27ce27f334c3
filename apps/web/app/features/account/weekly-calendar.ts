/** Hour of the day at the reader's place. */
const hour = 18

/**
 * A weekly entry of a quarter of an hour, from the next Sunday evening on, as an iCalendar file
 * (RFC 5545). The time has no zone: it is the reader's own, wherever they are.
 */
export function weeklyCalendar(
  { summary, description }: { summary: string; description: string },
  now: Date,
): string {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7 - now.getDay(), hour)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Individua//Weekly step//EN',
    'BEGIN:VEVENT',
    `UID:${crypto.randomUUID()}`,
    `DTSTAMP:${digitsOf(now.toISOString())}Z`,
    `DTSTART:${digitsOf(localTime(start))}`,
    'DURATION:PT15M',
    'RRULE:FREQ=WEEKLY',
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** `20261122T180000` of `2026-11-22T18:00:00.000Z`. */
const digitsOf = (isoTime: string) => isoTime.replace(/[-:]|\..*$/g, '')

function localTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:00`
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A line has at most 75 octets; a letter of these languages has at most three. */
function folded(line: string): string {
  return (line.match(/.{1,24}/gu) ?? []).join('\r\n ')
}
