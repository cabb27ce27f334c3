/**
 * Whether the caller holds this version already. A proxy may have weakened the mark (`W/"…"`), and
 * the header may list several (RFC 9110, 13.1.2).
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((mark) => mark.trim().replace(/^W\//, ''))
    .some((mark) => mark === '*' || mark === etag)
}
