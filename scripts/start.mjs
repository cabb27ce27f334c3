import { installWhatIsMissing, runPinned } from './pinned-node.mjs'

installWhatIsMissing()
const built = await runPinned(['scripts/build.ts'])
// Left alone, V8 takes 130 MB for young objects within a second and never gives them back.
const server = ['--max-semi-space-size=16', 'apps/api/dist/server.js']
// The C library keeps what it once took for each of eight arenas a core.
const memory = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
process.exit(built === 0 ? await runPinned(server, memory) : built)
