import { useTranslation } from '../lib/texts.ts'

/** For a browser that runs no scripts: all others neither show it nor load its words. */
export function NoScriptNote() {
  return <noscript>{import.meta.env.SSR && <Note />}</noscript>
}

function Note() {
  const { t } = useTranslation('app')
  return (
    <p className="border-line-strong border-b px-5 py-4 text-center text-rust">{t('noScript')}</p>
  )
}
