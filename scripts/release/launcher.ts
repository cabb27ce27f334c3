/** The first with `randomUUIDv7`. */
const oldestNode = { major: 24, minor: 16 }

/** Left alone, V8 takes 130 MB for young objects within a second and never gives them back. */
const options: Record<string, string> = { server: ' --max-semi-space-size=16' }

const { major, minor } = oldestNode
const refuseOlder = `const [major, minor] = process.versions.node.split("."); process.exit(major * 1000 + Number(minor) < ${major * 1000 + minor} ? 1 : 0)`

/** A script that starts a part of the built server, from any folder, under the Node that is there. */
export function launcher(entry: 'server' | 'individua'): string {
  return `#!/bin/sh
program=$(dirname -- "$(readlink -f -- "$0")")
node=\${INDIVIDUA_NODE:-node}
if ! "$node" -e '${refuseOlder}' 2>/dev/null; then
  echo "Individua needs Node ${major}.${minor} or newer in the PATH, or at INDIVIDUA_NODE." >&2
  exit 1
fi
exec "$node"${options[entry] ?? ''} "$program/apps/api/dist/${entry}.js" "$@"
`
}
