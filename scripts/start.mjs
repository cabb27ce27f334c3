import { installWhatIsMissing, runPinned } from './pinned-node.mjs'

installWhatIsMissing()
const built = await runPinned(['scripts/build.ts'])
// Left alone, V8 takes 130 MB for young objects within a second and never gives them back.
const server = ['--max-semi-space-size=16', 'apps/api/dist/server.js']
// The C library keeps what it once took, in eight arenas a core, unless buffers have pages of their own.
const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = process.env
const memory = {
  MALLOC_ARENA_MAX: MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: MALLOC_MMAP_THRESHOLD_ ?? '32768',
  MALLOC_TRIM_THRESHOLD_: MALLOC_TRIM_THRESHOLD_ ?? '131072',
}
process.exit(built === 0 ? await runPinned(server, memory) : built)
