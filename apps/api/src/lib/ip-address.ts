import { BlockList, isIP } from 'node:net'

/**
 * Who a request comes from. `X-Forwarded-For` counts only as far as its entries were written by
 * trusted proxies: the right-most address that is not one of them.
 */
export function ipAddressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    const hops = (forwardedFor ?? '')
      .split(',')
      .map((hop) => plain(hop.trim()))
      .filter(Boolean)
    let address = plain(peer ?? '')
    while (hops.length > 0 && isTrusted(address)) address = hops.pop() ?? address
    return address
  }
}

/** An IPv4 address in IPv6 clothes is the same address. */
const plain = (address: string) => address.replace(/^::ffff:/i, '')
