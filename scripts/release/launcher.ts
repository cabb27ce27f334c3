/** The first with `randomUUIDv7`. */
const oldestNode = { major: 24, minor: 16 }

/**
 * Left alone, V8 takes 130 MB for young objects within a second and never gives them back, and the C
 * library keeps what it once took, in eight arenas a core, unless buffers have pages of their own.
 */
const start: Record<string, { memory: string; options: string }> = {
  server: {
    memory: [
      ['MALLOC_ARENA_MAX', 2],
      ['MALLOC_MMAP_THRESHOLD_', 32_768],
      ['MALLOC_TRIM_THRESHOLD_', 131_072],
    ]
      .map(([name, value]) => `${name}=\${${name}:-${value}} `)
      .join(''),
    options: ' --max-semi-space-size=16',
  },
}

const { major, minor } = oldestNode
const refuseOlder = `const [major, minor] = process.versions.node.split("."); process.exit(major * 1000 + Number(minor) < ${major * 1000 + minor} ? 1 : 0)`

/** A script that starts a part of the built server, from any folder, under the Node that is there. */
export function launcher(entry: 'server' | 'individua'): string {
  const { memory, options } = start[entry] ?? { memory: '', options: '' }
  return `#!/bin/sh
program=$(dirname -- "$(readlink -f -- "$0")")
node=\${INDIVIDUA_NODE:-node}
if ! "$node" -e '${refuseOlder}' 2>/dev/null; then
  echo "Individua needs Node ${major}.${minor} or newer in the PATH, or at INDIVIDUA_NODE." >&2
  exit 1
fi
${memory}exec "$node"${options} "$program/apps/api/dist/${entry}.js" "$@"
`
}
