/** The part of JSON Schema that the API's document uses. */
export interface JsonSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'
  format?: string
  pattern?: string
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

export type Random = () => number

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  6,
  1e308,
  2 ** 53,
  0.1,
  '',
  ' ',
  '0',
  '6',
  '１',
  'null',
  'a@example.sk',
  '\u202e\ud83d\ude00',
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  'x'.repeat(5_000),
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1, constructor: { prototype: 1 } },
  JSON.parse('{"__proto__":{"isPremium":true}}'),
]

/** A value that fits the schema, except that each part of it is something odd with this probability. */
export function randomValue(schema: JsonSchema, random: Random, oddness: number): unknown {
  if (random() < oddness) return pick(random, oddities)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return randomValue(pick(random, choices), random, oddness)
  if (schema.type === 'array') return randomArray(schema, random, oddness)
  if (schema.type === 'object') return randomObject(schema, random, oddness)
  if (schema.type === 'string') return randomString(schema, random)
  if (schema.type === 'boolean') return random() < 0.5
  const { minimum = -10, maximum = 1000 } = schema
  return Math.floor(minimum + random() * (Math.min(maximum, minimum + 1000) - minimum))
}

function randomArray(schema: JsonSchema, random: Random, oddness: number): unknown[] {
  const { minItems = 0, maxItems = 12, items = {} } = schema
  const length = minItems + Math.floor(random() * (maxItems - minItems + 2))
  return Array.from({ length }, () => randomValue(items, random, oddness))
}

function randomObject(schema: JsonSchema, random: Random, oddness: number): object {
  const isLeftOut = (name: string) =>
    random() < (schema.required?.includes(name) ? oddness / 2 : 0.5)
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => !isLeftOut(name))
    .map(([name, part]) => [name, randomValue(part, random, oddness)])
  if (random() < oddness) entries.push(['isAdmin', true])
  return Object.fromEntries(entries)
}

function randomString({ format, pattern }: JsonSchema, random: Random): string {
  if (format === 'uuid') return randomUuid(random)
  if (format === 'email') return `${randomUuid(random)}@example.sk`
  if (pattern === '^[1-5]$') return String(1 + Math.floor(random() * 5))
  return String.fromCodePoint(
    ...Array.from({ length: Math.floor(random() * 20) }, () => 1 + Math.floor(random() * 0xd7fe)),
  )
}

function randomUuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

/** The body as it is sent: now and then broken off, or not JSON at all. */
export function asText(value: unknown, random: Random): string {
  const text = JSON.stringify(value)
  if (random() < 0.03) return text.slice(0, Math.floor(random() * text.length))
  if (random() < 0.02) return pick(random, ['', '[', '"\\u0000"', '{"a":1,"a":2}', '\ufeff{}'])
  return text
}
