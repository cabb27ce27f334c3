import { BlockList, isIP } from 'node:net'

/**
 * Who a request comes from. `X-Forwarded-For` counts only as far as its entries were written by
 * trusted proxies: the right-most IP address that is not one of them.
 */
export function ipAddressReader(trustedProxies: readonly string[]) {
  const isTrusted = ipAddressMatcher(trustedProxies)
  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    const hops = (forwardedFor ?? '').split(',').filter((hop) => hop.trim() !== '')
    let ipAddress = plain(peer ?? '')
    while (hops.length > 0 && isTrusted(ipAddress)) {
      const hop = readHop(hops.pop() ?? '')
      // An entry such as `unknown` names no client: the proxy that wrote it stands for them all.
      if (hop === undefined) break
      ipAddress = hop
    }
    return ipAddress
  }
}

/** @returns whether an IP address is one of these or lies in one of these networks */
export function ipAddressMatcher(entries: readonly string[]): (ipAddress: string) => boolean {
  const list = new BlockList()
  for (const entry of entries) {
    const [ipAddress = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(ipAddress, familyOf(ipAddress))
    else list.addSubnet(ipAddress, Number(bits), familyOf(ipAddress))
  }
  return (ipAddress) => {
    const known = plain(ipAddress)
    return isIP(known) !== 0 && list.check(known, familyOf(known))
  }
}

const familyOf = (ipAddress: string) => (isIP(ipAddress) === 6 ? 'ipv6' : 'ipv4')

/** Some proxies write quotes, brackets or a port: `9.9.9.7:40001`, `"[2001:db8::1]:443"`. */
function readHop(hop: string): string | undefined {
  const unquoted = hop.trim().replace(/^"(.*)"$/, '$1')
  const ipAddress = plain(
    /^\[([^\]]*)\](?::\d*)?$/.exec(unquoted)?.[1] ??
      /^([\d.]+):\d*$/.exec(unquoted)?.[1] ??
      unquoted,
  )
  return isIP(ipAddress) === 0 ? undefined : ipAddress
}

/** An IPv4 address mapped into IPv6 is the same IP address. */
const plain = (ipAddress: string) => ipAddress.replace(/^::ffff:(?=\d+\.)/i, '')
