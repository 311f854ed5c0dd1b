'use client'

import { Chevron } from '@/components/ui/icons'
import { useHydrated } from '@/components/ui/use-hydrated'

/** A filter of a board: its name in the URL, and what `all` and the options are called. */
export type BoardFilter<Name extends string> = {
  name: Name
  label: string
  all: string
  options: readonly { value: string; label: string }[]
}

type Props<Name extends string> = {
  filters: readonly BoardFilter<Name>[]
  values: Readonly<Partial<Record<Name, string | undefined>>>
  onChange: (change: Partial<Record<Name, string | undefined>>) => void
  hasLabels?: boolean
}

/** One select for each filter of a board. Without `hasLabels` only screen readers get the labels. */
export function FilterSelects<Name extends string>(props: Props<Name>) {
  const { filters, values, onChange, hasLabels = false } = props
  const isHydrated = useHydrated()
  return filters.map(({ name, label, all, options }) => (
    <label key={name} className="board-select">
      <span className={hasLabels ? undefined : 'sr-only'}>{label}</span>
      <span>
        <select
          value={values[name] ?? ''}
          disabled={!isHydrated}
          onChange={({ target }) =>
            onChange({ [name]: target.value || undefined } as Partial<Record<Name, string | undefined>>)
          }
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Chevron />
      </span>
    </label>
  ))
}
