import { installWhatIsMissing, runPinned } from './pinned-node.mjs'

installWhatIsMissing()
process.exit(await runPinned(process.argv.slice(2)))
