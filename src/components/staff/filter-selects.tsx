'use client'

import type { ReactNode } from 'react'

import { SelectArrow } from '@/components/ui/select'
import { useHydrated } from '@/components/ui/use-browser'

type Options = readonly { value: string; label: string }[]

/** A filter of a board: its name in the URL, and what `all` and the options are called. */
export type BoardFilter<Name extends string> = { name: Name; label: string; all: string; options: Options }

type Props<Name extends string> = {
  filters: readonly BoardFilter<Name>[]
  values: Readonly<Partial<Record<Name, string | undefined>>>
  onChange: (change: Partial<Record<Name, string | undefined>>) => void
  hasLabels?: boolean
}

/** One select for each filter of a board. Without `hasLabels` only screen readers get the labels. */
export function FilterSelects<Name extends string>(props: Props<Name>) {
  const { filters, values, onChange, hasLabels = false } = props
  return filters.map(({ name, label, all, options }) => (
    <BoardSelect
      key={name}
      label={<span className={hasLabels ? undefined : 'sr-only'}>{label}</span>}
      value={values[name] ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={(value) =>
        onChange({ [name]: value || undefined } as Partial<Record<Name, string | undefined>>)
      }
    />
  ))
}

type SelectProps = {
  className?: string
  label: ReactNode
  value: string
  options: Options
  onChange: (value: string) => void
}

/** A select above a board. */
export function BoardSelect({ className, label, value, options, onChange }: SelectProps) {
  const isHydrated = useHydrated()
  return (
    <label className={['board-select', className].filter(Boolean).join(' ')}>
      {label}
      <span>
        <select value={value} disabled={!isHydrated} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <SelectArrow />
      </span>
    </label>
  )
}
