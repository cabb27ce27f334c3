import memory from '../server-memory.json' with { type: 'json' }

/** The first with `randomUUIDv7`. */
const oldestNode = { major: 24, minor: 16 }

const { major, minor } = oldestNode
const refuseOlder = `const [major, minor] = process.versions.node.split("."); process.exit(major * 1000 + Number(minor) < ${major * 1000 + minor} ? 1 : 0)`

/** The server starts with little memory, as `npm start` does; what the operator has set comes first. */
const settings = Object.entries(memory.settings).map(
  ([name, value]) => `${name}=\${${name}:-${value}}`,
)
const run = {
  server: [...settings, 'exec "$node"', ...memory.nodeOptions].join(' '),
  individua: 'exec "$node"',
}

/** A script that starts a part of the built server, from any folder, under the Node that is there. */
export function launcher(entry: 'server' | 'individua'): string {
  return `#!/bin/sh
program=$(dirname -- "$(readlink -f -- "$0")")
node=\${INDIVIDUA_NODE:-node}
if ! "$node" -e '${refuseOlder}' 2>/dev/null; then
  echo "Individua needs Node ${major}.${minor} or newer in the PATH, or at INDIVIDUA_NODE." >&2
  exit 1
fi
${run[entry]} "$program/apps/api/dist/${entry}.js" "$@"
`
}
