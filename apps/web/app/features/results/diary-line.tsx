import { limits } from '@individua/contract/limits'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

type DiaryLineProps = {
  label: string
  hint?: string
  /** What is stored. */
  line: string
  action: string
  isBusy: boolean
  onKeep: (line: string) => void
  /** Beside the button. */
  children?: ReactNode
}

/** One line that its writer alone reads. */
export function DiaryLine({ line, action, isBusy, onKeep, children, ...field }: DiaryLineProps) {
  const [written, setWritten] = useState(line)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onKeep(written)
      }}
    >
      <Field
        {...field}
        value={written}
        maxLength={limits.diaryLineMaxLength}
        autoComplete="off"
        onChange={({ target }) => setWritten(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="secondary"
          isBusy={isBusy}
          disabled={written.trim() === line.trim()}
        >
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}
