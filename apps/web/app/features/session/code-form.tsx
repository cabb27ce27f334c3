import { limits } from '@individua/contract/limits'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { confirmCode, isTransient } from './session.queries.ts'

/** The code that stands in each mail beside its link. */
export function CodeForm({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
  const { t } = useTranslation('session')
  const { t: tErrors } = useTranslation('errors')
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length !== limits.codeLength) return setError(t('code.incomplete'))
    setIsBusy(true)
    setError(undefined)
    try {
      await confirmCode(email, code)
      onConfirmed()
    } catch (failure) {
      setError(isTransient(failure) ? errorText(tErrors, failure) : t('code.wrong'))
      setIsBusy(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label={t('code.label')}
        hint={t('code.hint')}
        error={error}
        isCode
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
      <Button type="submit" look="secondary" isBusy={isBusy}>
        {isBusy ? t('code.submitting') : t('code.submit')}
      </Button>
    </form>
  )
}
