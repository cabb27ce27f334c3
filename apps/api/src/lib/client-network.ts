import { isIPv6 } from 'node:net'

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 address, as one household
 * holds all of it. Anything else is taken as it is.
 */
export function clientNetwork(ipAddress: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ipAddress)) return ipAddress
  const [head = '', tail] = ipAddress.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : new Array(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
