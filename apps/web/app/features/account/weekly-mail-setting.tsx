import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../../lib/save-file.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { showToast } from '../../ui/toast.tsx'
import { weeklyCalendar } from './weekly-calendar.ts'
import { decideOnWeeklyMail, weeklyMailQuery } from './weekly-mail.queries.ts'

/** A box, empty until the reader ticks it, and a calendar file for those who want no mail. */
export function WeeklyMailSetting({ userId }: { userId: string }) {
  const { t } = useTranslation('weekly-mail')
  return (
    <div className="grid gap-5 border-line border-b pb-6">
      <div className="grid gap-1">
        <h3 className="font-[550] font-sans text-base">{t('title')}</h3>
        <MailBox userId={userId} />
      </div>
      <CalendarFile />
    </div>
  )
}

function MailBox({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('weekly-mail')
  const { data: mail } = useQuery(weeklyMailQuery(userId))
  const { mutate, isPending, variables } = useDecision(userId)
  if (!mail) return null
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <TickBox
      label={t('label')}
      hint={t('hint')}
      isTicked={isPending ? variables : mail.isOn}
      isPending={isPending}
      onTick={mutate}
      status={mail.nextAt && t('next', { date: date.format(new Date(mail.nextAt)) })}
    />
  )
}

function useDecision(userId: string) {
  const { t } = useTranslation('weekly-mail')
  const cache = useQueryClient()
  return useMutation({
    mutationFn: decideOnWeeklyMail,
    onSuccess: (mail) => cache.setQueryData(weeklyMailQuery(userId).queryKey, mail),
    onError: () => showToast('error', t('error')),
  })
}

function CalendarFile() {
  const { t } = useTranslation('weekly-mail')
  const save = () => {
    const url = `${window.location.origin}/dashboard`
    const text = weeklyCalendar(
      { summary: t('calendar.summary'), description: t('calendar.description', { url }) },
      new Date(),
    )
    saveFile({ name: 'individua.ics', content: new Blob([text], { type: 'text/calendar' }) })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid max-w-[26rem] gap-1">
        <h3 className="font-[550] font-sans text-base">{t('calendar.title')}</h3>
        <p className="text-[0.9375rem] text-soft">{t('calendar.hint')}</p>
      </div>
      <Button look="secondary" onClick={save}>
        {t('calendar.action')}
      </Button>
    </div>
  )
}
