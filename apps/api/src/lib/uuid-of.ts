import { createHash } from 'node:crypto'

/** The same text gives the same UUID (version 8). */
export function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex')
  return digest.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_match, first, second, third, fourth, fifth) =>
      `${first}-${second}-8${third}-8${fourth}-${fifth}`,
  )
}
