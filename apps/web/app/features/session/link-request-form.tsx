import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useEarlyEmail } from './early-email.ts'
import { type SignInCallback, useSignInRequest } from './sign-in-request.ts'

type LinkRequestFormProps = {
  label: string
  submitText: string
  email: string
  onEmail: (email: string) => void
  onSent: () => void
  /** Where the link leads; without it to the sign-in callback. */
  callback?: SignInCallback
}

/** Asks for an email and has a link sent to it. */
export function LinkRequestForm(props: LinkRequestFormProps) {
  const { label, submitText, email, onEmail, onSent, callback } = props
  const { t } = useTranslation('session')
  const { isSending, fieldError, submit } = useSignInRequest(email, onSent, callback)
  const form = useEarlyEmail(onEmail)
  return (
    <form {...form} onSubmit={submit} noValidate className="grid w-full gap-6">
      <Field
        label={label}
        type="email"
        name="email"
        autoComplete="email"
        placeholder={t('signIn.emailPlaceholder')}
        error={fieldError}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <Button type="submit" isBusy={isSending}>
        {isSending ? t('signIn.sending') : submitText}
      </Button>
    </form>
  )
}
