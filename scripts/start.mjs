import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installWhatIsMissing, root, runPinned } from './pinned-node.mjs'

installWhatIsMissing()
const built = await runPinned(['scripts/build.ts'])
// Left alone, V8 takes 130 MB for young objects within a second and never gives them back, and the C
// library keeps what it once took, in eight arenas a core, unless large buffers have pages of their own.
const memory = JSON.parse(readFileSync(join(root, 'scripts/server-memory.json'), 'utf8'))
const server = [...memory.nodeOptions, 'apps/api/dist/server.js']
process.exit(built === 0 ? await runPinned(server, memory.settings) : built)
