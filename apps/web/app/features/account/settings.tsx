import { type ReactNode, useState } from 'react'
import { apiGetFile } from '../../lib/api-file.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CalibrationConsent } from '../../ui/calibration-consent.tsx'
import { LanguageSwitcher } from '../../ui/language-switcher.tsx'
import { showToast } from '../../ui/toast.tsx'
import { EraseAccount } from './erase-account.tsx'
import { WeeklyMailSetting } from './weekly-mail-setting.tsx'

export function Settings({ userId, email }: { userId: string; email: string }) {
  const { t } = useTranslation('account')
  return (
    <section className="grid gap-6 rounded-[3px] border border-line bg-raised p-6 sm:p-8">
      <h2 className="text-2xl">{t('profile.settings.title')}</h2>
      <Setting title={t('profile.settings.language')} hint={t('profile.settings.languageHint')}>
        <div className="-mx-3">
          <LanguageSwitcher label={t('profile.settings.languageChoice')} canWrap />
        </div>
      </Setting>
      <Setting title={t('profile.settings.download')} hint={t('profile.settings.downloadHint')}>
        <DownloadData />
      </Setting>
      <WeeklyMailSetting userId={userId} />
      <Calibration userId={userId} />
      <Setting title={t('profile.settings.erase')} hint={t('profile.settings.eraseHint')}>
        <EraseAccount email={email} />
      </Setting>
      <p className="text-soft">{t('profile.settings.soon')}</p>
    </section>
  )
}

function Setting({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b pb-6">
      <div className="grid max-w-[26rem] gap-1">
        <h3 className="font-[550] font-sans text-base">{title}</h3>
        <p className="text-[0.9375rem] text-soft">{hint}</p>
      </div>
      {children}
    </div>
  )
}

function Calibration({ userId }: { userId: string }) {
  const { t } = useTranslation('consent')
  return (
    <div className="grid gap-1 border-line border-b pb-6">
      <h3 className="font-[550] font-sans text-base">{t('title')}</h3>
      <CalibrationConsent userId={userId} />
    </div>
  )
}

function DownloadData() {
  const { t } = useTranslation('account')
  const [isBusy, setBusy] = useState(false)
  const download = () => {
    setBusy(true)
    apiGetFile('/users/export')
      .then(saveFile, () => showToast('error', t('profile.settings.downloadError')))
      .finally(() => setBusy(false))
  }
  return (
    <Button look="secondary" isBusy={isBusy} onClick={download}>
      {t('profile.settings.download')}
    </Button>
  )
}
