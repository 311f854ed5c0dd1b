import { useId, type ReactNode } from 'react'

type Attributes = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type Props = {
  label: string
  /** Shown beside the label when the field may stay empty. */
  optional?: string
  /** Shown below the field until there is a fault. */
  hint?: string
  fault?: string
  children: (attributes: Attributes) => ReactNode
}

/** A field of a form: its label above, its hint or its fault below. */
export function Field({ label, optional, hint, fault, children }: Props) {
  const id = useId()
  const said = fault ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {children({
        id,
        ...(fault ? { 'aria-invalid': true } : {}),
        ...(said ? { 'aria-describedby': `${id}-said` } : {}),
      })}
      {said && (
        <p id={`${id}-said`} className={fault ? 'fault' : 'hint'}>
          {fault && <Sign />}
          {said}
        </p>
      )}
    </div>
  )
}

/** The sign of a fault: never colour alone. */
export const Sign = () => (
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
