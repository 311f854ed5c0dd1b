import type { ReactNode } from 'react'

type Described = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type Props = {
  id: string
  label: string
  /** What is wrong with it, in words. */
  fault?: string
  hint?: string
  children: (attributes: Described) => ReactNode
}

/** A field with its label above and what is to be said of it below. */
export function Field({ id, label, fault, hint, children }: Props) {
  const said = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(fault ? { 'aria-invalid': true } : {}),
        ...(said ? { 'aria-describedby': said } : {}),
      })}
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
