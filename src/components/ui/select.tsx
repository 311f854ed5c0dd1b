import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

const select = cva(
  'w-full cursor-pointer appearance-none rounded-control border border-field-line bg-surface bg-none pr-8 text-ink text-ellipsis hover:border-ink focus-visible:border-focus disabled:cursor-default touch:text-(length:--select-touch)',
  {
    variants: {
      size: { normal: 'min-h-(--field-height) px-3 py-2', compact: 'min-h-9 py-1.5 pl-3 touch:min-h-11' },
    },
    defaultVariants: { size: 'normal' },
  },
)

type Props = Omit<ComponentProps<'select'>, 'size' | 'children'> &
  VariantProps<typeof select> & { options: readonly { value: string; label: string }[] }

/** A select with our arrow. Its label is the caller's: Field, or `aria-label`. `className` places it with its arrow. */
export const Select = ({ options, size, className = '', ...rest }: Props) => (
  <span className={`relative block ${className}`}>
    <select className={select({ size })} {...rest}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <SelectArrow className="absolute top-1/2 right-3 -mt-1.5 size-3 text-muted" />
  </span>
)

/** The arrow of a control that opens a list. */
export const SelectArrow = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox="0 0 12 12"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={`pointer-events-none ${className}`}
  >
    <path d="M2 4.5a4.6 4.6 0 0 0 8 0" />
  </svg>
)
