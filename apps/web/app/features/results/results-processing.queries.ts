import { apiPost } from '../../lib/api-client.ts'

/** Has the full report made, once however often it is asked for, and says how far it is. */
export function askForReport() {
  return apiPost('/results/advanced')
}
