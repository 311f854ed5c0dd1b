'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { Button } from '@/components/ui/button'
import { ErrorIcon, Field, messageClass } from '@/components/ui/field'
import { initialFocus, LeaveButton } from './staff-dialog'
import type { VerbFormState } from './use-verb-form'

/** The `ref` of a form whose first field takes the focus when it is shown. */
export const focusFirst = (form: HTMLElement | null): void =>
  initialFocus(form?.querySelector<HTMLElement>('input, select, textarea') ?? null)

type Props = {
  form: Pick<VerbFormState<never>, 'submit' | 'isStale' | 'isPending'>
  /** What is said when someone else changed the document meanwhile. */
  stale?: string
  /** The button that sends it, and what it says meanwhile. */
  labels: { send: string; sending: string }
  /** Whether it cannot be sent yet. */
  isBlocked?: boolean
  takesFocus?: boolean
  isCompact?: boolean
  /** Between the buttons that leave and send. */
  buttons?: ReactNode
  children: ReactNode
}

/** The form of a dialog (`useVerbForm`) with the buttons that leave and send it. */
export function VerbForm({ form, stale, labels, takesFocus, isCompact = true, ...props }: Props) {
  const { submit, isStale, isPending } = form
  return (
    <form noValidate onSubmit={submit} ref={takesFocus ? focusFirst : undefined}>
      <div className={dialogBody}>
        {stale && isStale && (
          <p role="alert" data-error="" className={messageClass.error}>
            <ErrorIcon />
            {stale}
          </p>
        )}
        {props.children}
      </div>
      <div className={dialogFoot}>
        <LeaveButton />
        {props.buttons}
        <Button
          variant="accent"
          size={isCompact ? 'compact' : undefined}
          type="submit"
          off={props.isBlocked ? 'blocked' : 'busy'}
          aria-disabled={isPending || props.isBlocked === true}
        >
          {isPending ? labels.sending : labels.send}
        </Button>
      </div>
    </form>
  )
}

type FieldProps<Name extends string> = {
  form: Pick<VerbFormState<Name>, 'control' | 'errorOf'>
  name: Name
  label: string
  isOptional?: boolean
  hint?: string | undefined
  warning?: string | undefined
  /** In place of its own error. */
  error?: string | undefined
  children: (control: FieldControl<Name>) => ReactNode
}

type FieldControl<Name extends string> = ReturnType<VerbFormState<Name>['control']> & {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A field of a form, with its error below. */
export function FormField<Name extends string>({
  form,
  name,
  isOptional,
  error,
  ...field
}: FieldProps<Name>) {
  const common = useTranslations('dashboard')
  const { label, hint, warning, children } = field
  const shown = error ?? form.errorOf(name)
  return (
    <Field
      label={label}
      optional={isOptional ? common('optional') : undefined}
      hint={hint}
      warning={warning}
      error={shown}
    >
      {(control) => children({ ...control, ...form.control(name) })}
    </Field>
  )
}
