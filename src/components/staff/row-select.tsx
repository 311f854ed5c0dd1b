'use client'

import { SelectArrow as Arrow } from '@/components/ui/select'
import { useHydrated } from '@/components/ui/use-browser'

type Option<Value extends string> = { value: Value; label: string }

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  /** The name by which a key of the board finds it. */
  control?: string
  /** Of the select; the arrow is 8 px from the end of what it is in. */
  className?: string | undefined
  onChange: (value: Value) => void
}

/** The arrow of a select, which board.css draws. */
export const SelectArrow = () => (
  <svg className="select-arrow" viewBox="0 0 12 12" aria-hidden="true">
    <path d="M2 4.5a4.6 4.6 0 0 0 8 0" />
  </svg>
)

/**
 * Returns what a select shows before it can be opened: its value, and the longest option, which gives it its width. Each row
 * of a board would otherwise send all of them.
 */
function closedOptions<Value extends string>(options: readonly Option<Value>[], value: Value) {
  const longest = Math.max(...options.map(({ label }) => label.length))
  const widest = options.find(({ label }) => label.length === longest)
  return options.filter((option) => option === widest || option.value === value)
}

/** A native select in a row of a board, which saves at once. */
export function RowSelect<Value extends string>({
  label,
  value,
  options,
  control,
  className,
  onChange,
}: Props<Value>) {
  const isHydrated = useHydrated()
  const shown = isHydrated ? options : closedOptions(options, value)
  return (
    <>
      <select
        aria-label={label}
        value={value}
        disabled={!isHydrated}
        onChange={({ target }) => onChange(target.value as Value)}
        data-control={control}
        className={className}
      >
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Arrow className="absolute right-2 size-3" />
    </>
  )
}
