import { useState } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { downloadReport, downloadSampleReport } from '../../lib/download-report.ts'
import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { showToast } from '../../ui/toast.tsx'

const notTheirs = new Set([401, 402, 404])

/** Saves a real PDF: the user's own report if there is one, else the sample. */
export function useReportOrSample() {
  const { t } = useTranslation('results')
  const { status } = useSession()
  const [isPreparing, setIsPreparing] = useState(false)
  const save = async () => {
    setIsPreparing(true)
    try {
      await (status === 'user' ? saveOwnOrSample() : downloadSampleReport())
    } catch {
      showToast('error', t('sample.errors.pdf'))
    }
    setIsPreparing(false)
  }
  return { save, isPreparing }
}

async function saveOwnOrSample(): Promise<void> {
  try {
    await downloadReport()
  } catch (error) {
    if (!isApiError(error) || !notTheirs.has(error.status)) throw error
    await downloadSampleReport()
  }
}
