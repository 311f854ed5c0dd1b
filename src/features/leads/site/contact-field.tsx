import type { ReactNode } from 'react'

type Props = {
  name: string
  label: string
  /** Shown beside the label when the field may stay empty. */
  optional?: string
  fault?: string
  children: (attributes: {
    id: string
    name: string
    'aria-invalid'?: true
    'aria-describedby'?: string
  }) => ReactNode
}

/** A field with its label above and its fault below. */
export function ContactField({ name, label, optional, fault, children }: Props) {
  const id = `contact-${name}`
  const wrong = fault ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-fault` } as const) : {}
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {children({ id, name, ...wrong })}
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
    </div>
  )
}
