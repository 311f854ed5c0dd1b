import { useId, type ReactNode } from 'react'

import { ErrorIcon } from './error-icon'

type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type Props = {
  label: string
  /** Shown beside the label of a field that can stay empty. */
  optional?: string
  /** Shown below the control unless there is an error. */
  hint?: string
  /** Shown in place of the hint: what is typed is taken, but maybe not as it was meant. */
  warning?: string
  error?: string
  /** Renders the control with the attributes that connect it to its label and message. */
  children: (control: ControlProps) => ReactNode
}

/** A form field with its label above and its hint, warning or error below. Styles: field.css. */
export function Field({ label, optional, hint, warning, error, children }: Props) {
  const id = useId()
  const message = error ?? warning ?? hint
  const kind = error ? 'form-error' : warning ? 'form-warning' : 'hint'
  const messageId = `${id}-message`
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {children({
        id,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(message ? { 'aria-describedby': messageId } : {}),
      })}
      {message && (
        <p id={messageId} className={kind}>
          {kind !== 'hint' && <ErrorIcon />}
          {message}
        </p>
      )}
    </div>
  )
}
