/** A copy in random order (Fisher and Yates), repeatable with a seeded stream. */
export function shuffle<Element>(elements: readonly Element[], random: () => number): Element[] {
  const shuffled = [...elements]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = shuffled[last]!
    shuffled[last] = shuffled[other]!
    shuffled[other] = kept
  }
  return shuffled
}

/**
 * A seed for one of several streams, mixed so that the streams of neighbouring seeds do not coincide
 * (finaliser of MurmurHash3 by Austin Appleby, public domain).
 */
export function seedOfStream(seed: number, stream: number): number {
  let hash = Math.imul(seed ^ Math.imul(stream, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A seed from any text, such as the id of an assessment (FNV-1a, 32 bits). */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return hash >>> 0
}
