import { compileReport } from './report-compiler.ts'

/** What the thread is given to do: its whole interface. */
export default compileReport
