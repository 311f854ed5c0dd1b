import type { FormEvent, ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorIcon } from '@/components/ui/error-icon'
import { LeaveButton } from './staff-dialog'

type Props = {
  /** What is said when someone else changed the document; undefined when nobody did. */
  stale: string | undefined
  submitLabel: string
  isPending: boolean
  onSave: () => void
  children: ReactNode
}

/** The form of a dialog that saves a document. It is sent once at a time, and the server checks its fields. */
export function SaveForm({ stale, submitLabel, isPending, onSave, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSave()
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="dialog-body">
        {stale && (
          <p role="alert" className="form-error">
            <ErrorIcon />
            {stale}
          </p>
        )}
        {children}
      </div>
      <div className="dialog-foot">
        <LeaveButton />
        <Button variant="accent" size="compact" type="submit" aria-disabled={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
