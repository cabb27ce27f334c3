import { apiGetFile } from './api-file.ts'
import { saveFile } from './save-file.ts'

/**
 * Saves the PDF of the newest result, in the language of the page.
 * @throws ApiError when there is none or it could not be made
 */
export function downloadReport(): Promise<void> {
  return download('/results/report.pdf')
}

/**
 * Saves the sample report, for people without a result; it says that it is a sample.
 * @throws ApiError
 */
export function downloadSampleReport(): Promise<void> {
  return download('/results/sample.pdf')
}

async function download(path: '/results/report.pdf' | '/results/sample.pdf'): Promise<void> {
  saveFile(await apiGetFile(path))
}
