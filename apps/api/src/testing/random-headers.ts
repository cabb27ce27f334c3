import { pick, type Random } from './random-bodies.ts'

/** A text of one to `most` parts. */
function repeat(random: Random, most: number, part: () => string): string {
  return Array.from({ length: 1 + Math.floor(random() * most) }, part).join('')
}

function charactersOf(random: Random, alphabet: string, most = 10): string {
  return repeat(random, most, () => pick(random, [...alphabet]))
}

const tokenAlphabet = "abcXYZ019!#$%&'*+-.^_`|~"
const token = (random: Random) => charactersOf(random, tokenAlphabet)
const space = (random: Random) => pick(random, ['', '', ' ', '\t', '  '])
const quoted = (random: Random) =>
  `"${charactersOf(random, 'aZ09 ;,=/:[]<>\t', 16)}${pick(random, ['', '\\"', 'é'])}"`

/** Letters in upper or lower case, by chance. */
function inAnyCase(random: Random, text: string): string {
  const isPlain = random() < 0.5
  return [...text]
    .map((letter) => (isPlain || random() < 0.5 ? letter : letter.toUpperCase()))
    .join('')
}

/** `name=value`, as RFC 9110 has it or nearly: without a value, with spaces, with nothing at all. */
function parameter(random: Random): string {
  const name = pick(random, ['charset', 'profile', 'odata.metadata', 'boundary', token(random)])
  const value = pick(random, ['utf-8', 'UTF-8', '', token(random), quoted(random)])
  return pick(random, [
    '',
    name,
    `${name}=${value}`,
    `${name}=${value}`,
    `${name}${space(random)}=${space(random)}${value}`,
  ])
}

function parameters(random: Random): string {
  if (random() < 0.2) return ''
  return repeat(random, 3, () => `${space(random)};${space(random)}${parameter(random)}`)
}

/** A Content-Type of JSON, with any spelling and any parameters. */
export function jsonContentType(random: Random): string {
  return inAnyCase(random, 'application/json') + parameters(random)
}

/** A Content-Type of anything else, or nothing that could be one. */
export function foreignContentType(random: Random): string {
  const kind = pick(random, ['application', 'text', 'multipart', 'image', '*', token(random)])
  const subtype = pick(random, [
    'plain',
    'jsonx',
    'json-patch+json',
    'vnd.api+json',
    'html',
    'form-data',
    'x-www-form-urlencoded',
    '*',
    token(random),
  ])
  const type = pick(random, [
    `${kind}/${subtype}`,
    `${kind}/${subtype}`,
    kind,
    `/${subtype}`,
    `"application/json"`,
    'application/ json',
    `application/json,${kind}/${subtype}`,
    `;${kind}`,
  ])
  return inAnyCase(random, type) + parameters(random)
}

/** What a Content-Type may be; absent now and then. */
export function anyContentType(random: Random): Record<string, string> {
  const choice = random()
  if (choice < 0.6) return { 'content-type': jsonContentType(random) }
  if (choice < 0.95) return { 'content-type': foreignContentType(random) }
  return { 'content-type': '' }
}

/** Languages with qualities, some of them no quality and no language. */
export function anyAcceptLanguage(random: Random): string {
  const range = () => {
    const language = pick(random, [
      'sk',
      'de',
      'en',
      'fr',
      '*',
      inAnyCase(random, 'sk'),
      token(random),
    ])
    const region = pick(random, ['', '', '-AT', '-Latn-SK', `-${token(random)}`])
    const quality = pick(random, [
      '',
      '',
      ';q=0.5',
      ';q=x',
      '; q=1e9',
      ';q=-1',
      `;${parameter(random)}`,
    ])
    return `${language}${region}${quality}`
  }
  if (random() < 0.05) return 'x'.repeat(2_000)
  return repeat(random, 4, () => `${space(random)}${pick(random, [',', ''])}${range()}`).trim()
}

/** Text that a header may carry: every byte but control characters. */
export function anyHeaderValue(random: Random): string {
  const latin = String.fromCharCode(0xa0 + Math.floor(random() * 0x5f))
  return pick(random, [
    '',
    token(random),
    quoted(random),
    latin,
    `${token(random)}, ${quoted(random)};${parameter(random)}`,
    `W/${quoted(random)}`,
    charactersOf(random, `=,;:"'()<>@[]{}?/\\ ${latin}0`, 40),
    'x'.repeat(Math.floor(random() * 3_000)),
  ]).trim()
}

/**
 * A Stripe-Signature that is none: its time may be right, but no secret stands behind its schemes.
 * @param now in seconds
 */
export function forgedSignature(random: Random, now: number): string {
  const time = pick(random, [String(now), String(now), '0', '', '-1', '1e400', token(random)])
  const hex = () => charactersOf(random, '0123456789abcdef', 64)
  const scheme = () => {
    const name = pick(random, ['v1', 'v1', 'v1', 'v0', 'V1', token(random)])
    const value = pick(random, ['', hex(), '0'.repeat(64), 'é'.repeat(64), anyHeaderValue(random)])
    return `,${space(random)}${name}${pick(random, ['=', '=', ''])}${value}`
  }
  return `t=${time}${repeat(random, 3, scheme)}`.trim()
}
