import { installWhatIsMissing, runPinned } from './pinned-node.mjs'

installWhatIsMissing()
const built = await runPinned(['scripts/build.ts'])
process.exit(built === 0 ? await runPinned(['apps/api/dist/server.js']) : built)
