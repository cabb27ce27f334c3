import { ipAddressMatcher } from './ip-address.ts'

export interface LocalAccess {
  /** Whether parts for one machine or private network are offered at all. */
  isOffered: boolean
  /**
   * @param peer the IP address at the other end of the connection
   * @param hostname the host that the request names
   */
  allows(peer: string, hostname: string, headers: Headers): boolean
}

/**
 * Who may use the parts that are meant for one machine: the mailbox, which holds keys to accounts,
 * and the embedded Stripe.
 *
 * A reverse proxy on this machine connects from a loopback IP address and may add no header and
 * name a loopback host, so a request alone does not show where it comes from. Therefore PUBLIC_URL
 * has to be a loopback name, or the operator names the network.
 */
export function localAccess(settings: {
  PUBLIC_URL: string
  TRUSTED_NETWORK: readonly string[]
}): LocalAccess {
  const publicHostname = new URL(settings.PUBLIC_URL).hostname
  const isLocal = isLoopbackName(publicHostname)
  const isInTrustedNetwork = ipAddressMatcher(settings.TRUSTED_NETWORK)
  return {
    isOffered: isLocal || settings.TRUSTED_NETWORK.length > 0,
    allows: (peer, hostname, headers) =>
      ((isLocal && isLoopback(peer)) || isInTrustedNetwork(peer)) &&
      // A page of another site can resolve its own name to this machine (DNS rebinding).
      (isLoopbackName(hostname) || hostname === publicHostname) &&
      !isForwarded(headers),
  }
}

const isLoopback = ipAddressMatcher(['127.0.0.0/8', '::1'])

export function isLoopbackName(hostname: string): boolean {
  return /(^|\.)localhost$/i.test(hostname) || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

/** What proxies, load balancers and content networks add to a request that they pass on. */
const forwardingHeader =
  /^(x-)?forwarded|^x-original-|^(x-)?(true-)?(real|client|cluster-client)-ip$|^via$|^cdn-loop$|^(cf|fly|fastly|x-amzn|x-amz-cf|x-envoy|x-azure|x-appengine|x-vercel|x-nf|do)-|^x-(proxy|originating|remote|source|host|http-host)/

function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => forwardingHeader.test(name))
}
