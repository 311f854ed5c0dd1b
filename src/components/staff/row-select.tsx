'use client'

import { SelectArrow } from '@/components/ui/select'
import { useHydrated } from '@/components/ui/use-browser'

type Option<Value extends string> = { value: Value; label: string }

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  /** The name by which a key of the board finds it. */
  control?: string
  onChange: (value: Value) => void
  /** Of the select, and of the arrow that follows it; what is around both is the caller's. */
  className?: string
  arrow?: string
}

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
export function RowSelect<Value extends string>(props: Props<Value>) {
  const { label, value, options, control, onChange, className, arrow } = props
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
      <SelectArrow className={arrow} />
    </>
  )
}
