import { afterAll } from 'vitest'
import { closeAll } from './closing.ts'

// Test files share a worker and the modules it has loaded: what one file opens must not outlive it.
afterAll(closeAll)
