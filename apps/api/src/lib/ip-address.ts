import { BlockList, isIP } from 'node:net'

/**
 * Who a request comes from. `X-Forwarded-For` counts only as far as its entries were written by
 * trusted proxies: the right-most IP address that is not one of them.
 */
export function ipAddressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [ipAddress = '', bits] = entry.split('/')
    const family = isIP(ipAddress) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(ipAddress, family)
    else trusted.addSubnet(ipAddress, Number(bits), family)
  }
  const isTrusted = (ipAddress: string) =>
    isIP(ipAddress) !== 0 && trusted.check(ipAddress, isIP(ipAddress) === 6 ? 'ipv6' : 'ipv4')

  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    const hops = (forwardedFor ?? '')
      .split(',')
      .map((hop) => plain(hop.trim()))
      .filter(Boolean)
    let ipAddress = plain(peer ?? '')
    while (hops.length > 0 && isTrusted(ipAddress)) ipAddress = hops.pop() ?? ipAddress
    return ipAddress
  }
}

/** An IPv4 address mapped into IPv6 is the same IP address. */
const plain = (ipAddress: string) => ipAddress.replace(/^::ffff:/i, '')
