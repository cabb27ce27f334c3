import { installWhatIsMissing, runPinned } from './pinned-node.mjs'

installWhatIsMissing()
const built = await runPinned(['scripts/build.ts'])
// Left alone, V8 takes 130 MB for young objects within a second and never gives them back.
const server = ['--max-semi-space-size=16', 'apps/api/dist/server.js']
process.exit(built === 0 ? await runPinned(server) : built)
