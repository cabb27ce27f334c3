/** True for an address of this machine itself. */
export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address) || address === '::1'
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'cf-connecting-ip']

/** A proxy on this machine has a loopback address too, but says so. */
export function isForwarded(headers: Headers): boolean {
  return forwardingHeaders.some((name) => headers.has(name))
}
