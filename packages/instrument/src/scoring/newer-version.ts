/**
 * Whether the version in use would score the answers of an older result differently: a later instrument,
 * fitted parameters instead of the shipped ones, or those of another fit.
 *
 * @param version in use, such as `2.0.0` or `2.0.0+312.5f1c09aa`
 * @param than the version of the result
 */
export function isNewerVersion(version: string, than: string): boolean {
  const [instrument = '', fit] = version.split('+')
  const [otherInstrument = '', otherFit] = than.split('+')
  const order = compareNumbers(instrument, otherInstrument)
  return order === 0 ? fit !== undefined && fit !== otherFit : order > 0
}

function compareNumbers(one: string, other: string): number {
  const [left, right] = [one.split('.').map(Number), other.split('.').map(Number)]
  const place = left.findIndex((part, index) => part !== right[index])
  return place < 0 ? 0 : (left[place] ?? 0) - (right[place] ?? 0)
}
