import { apiGetFile } from './api-client.ts'

/** Long enough for any browser to have begun the download. */
const keptMilliseconds = 60_000

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

async function download(path: string): Promise<void> {
  const { name, content } = await apiGetFile(path)
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds)
}
