import type { ReactNode } from 'react'

export type InputAttributes = {
  id: string
  name: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

type Props = {
  name: string
  label: string
  /** Shown beside the label of a field that can stay empty. */
  optional?: string
  /** What to write, beside the label. */
  hint?: string
  error?: string
  /** Takes the whole width of the form. */
  wide?: boolean
  children: (attributes: InputAttributes) => ReactNode
}

/** A field of the contact form with its label above and its error below. */
export function ContactField({ name, label, optional, hint, error, wide, children }: Props) {
  const id = `contact-${name}`
  const invalid = error ? ({ 'aria-invalid': true } as const) : {}
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const described = descriptions ? { 'aria-describedby': descriptions } : {}
  return (
    <div className={wide ? 'field contact-wide' : 'field'}>
      <div className="contact-label">
        <label htmlFor={id}>
          {label} {optional && <span>{optional}</span>}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="note">
            {hint}
          </span>
        )}
      </div>
      {children({ id, name, ...invalid, ...described })}
      {error && (
        <p id={`${id}-error`} className="form-error">
          {error}
        </p>
      )}
    </div>
  )
}
