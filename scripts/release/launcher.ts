const oldestNode = 24

/** Left alone, V8 takes 130 MB for young objects within a second and never gives them back. */
const options: Record<string, string> = { server: ' --max-semi-space-size=16' }

/** A script that starts a part of the built server, from any folder, under the Node that is there. */
export function launcher(entry: 'server' | 'individua'): string {
  return `#!/bin/sh
program=$(dirname -- "$(readlink -f -- "$0")")
node=\${INDIVIDUA_NODE:-node}
if ! "$node" -e 'process.exit(parseInt(process.versions.node) < ${oldestNode} ? 1 : 0)' 2>/dev/null; then
  echo "Individua needs Node ${oldestNode} or newer in the PATH, or at INDIVIDUA_NODE." >&2
  exit 1
fi
exec "$node"${options[entry] ?? ''} "$program/apps/api/dist/${entry}.js" "$@"
`
}
