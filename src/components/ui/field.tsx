import { useId, type ReactNode } from 'react'

/** Marks an error message, so that it does not rely on color alone. */
export const ErrorIcon = () => (
  <svg
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M8 1.8 15 14H1zM8 6.4v3.4M8 12v.1" />
  </svg>
)

const said = 'flex gap-2 leading-lead [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:flex-none'

/** The classes of what is said below a control or a form. */
export const messageClass = {
  error: `${said} text-[var(--form-error,var(--accent))] text-(length:--form-error-size) [font-weight:var(--form-error-weight)]`,
  warning: `${said} text-ink text-small font-strong`,
  hint: 'text-muted text-(length:--field-hint)',
} as const

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

/** A form field with its label above and its hint, warning or error below. */
export function Field({ label, optional, hint, warning, error, children }: Props) {
  const id = useId()
  const message = error ?? warning ?? hint
  const kind = error ? 'error' : warning ? 'warning' : 'hint'
  const messageId = `${id}-message`
  return (
    <div data-field="">
      <label htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {children({
        id,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(message ? { 'aria-describedby': messageId } : {}),
      })}
      {message && (
        <p id={messageId} data-error={kind === 'error' ? '' : undefined} className={messageClass[kind]}>
          {kind !== 'hint' && <ErrorIcon />}
          {message}
        </p>
      )}
    </div>
  )
}
