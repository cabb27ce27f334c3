import { apiGetFile } from './api-file.ts'
import { saveFile } from './save-file.ts'

/**
 * Saves the PDF of a result, in the language of the page.
 * @param resultId without one, the result that the dashboard shows
 * @throws ApiError when there is none or it could not be made
 */
export async function downloadReport(resultId?: string): Promise<void> {
  const query = resultId === undefined ? {} : { resultId }
  saveFile(await apiGetFile('/results/report.pdf', query))
}

/**
 * Saves the sample report, for people without a result; it says that it is a sample.
 * @throws ApiError
 */
export async function downloadSampleReport(): Promise<void> {
  saveFile(await apiGetFile('/results/sample.pdf'))
}
