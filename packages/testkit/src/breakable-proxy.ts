import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut (connections break, new ones are refused) or frozen (nothing moves). */
export async function startBreakableProxy(target: { host: string; port: number }) {
  const pairs = new Set<[Socket, Socket]>()
  let state: 'open' | 'cut' | 'frozen' = 'open'

  const server = createServer((near) => {
    if (state === 'cut') return void near.resetAndDestroy()
    const far = connect(target.port, target.host)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => {})
      // While frozen, not even the end of a connection gets through.
      from.on('close', () => state !== 'frozen' && to.destroy())
    }
    near.on('close', () => pairs.delete(pair))
    if (state === 'frozen') for (const socket of pair) socket.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      state = 'cut'
      for (const [near, far] of pairs) {
        near.resetAndDestroy()
        far.destroy()
      }
    },
    freeze() {
      state = 'frozen'
      for (const socket of [...pairs].flat()) socket.pause()
    },
    restore() {
      state = 'open'
      for (const socket of [...pairs].flat()) socket.resume()
    },
    close() {
      for (const socket of [...pairs].flat()) socket.destroy()
      server.close()
    },
  }
}
