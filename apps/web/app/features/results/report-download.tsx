import { useMutation } from '@tanstack/react-query'
import { downloadReport } from '../../lib/download-report.ts'
import { errorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'

type ReportDownloadProps = {
  label: string
  /** Without one, the result that the dashboard shows. */
  resultId?: string
}

/** The same profile as a file to keep. */
export function ReportDownload({ label, resultId }: ReportDownloadProps) {
  const { t } = useTranslation('results')
  const { t: tErrors } = useTranslation('errors')
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadReport(resultId),
    onError: (error) => showToast('error', errorText(tErrors, error)),
  })
  return (
    <div className="no-print grid sm:justify-items-start">
      <Button look="secondary" isBusy={isPending} onClick={() => mutate()}>
        {isPending ? t('report.preparing') : label}
      </Button>
    </div>
  )
}
