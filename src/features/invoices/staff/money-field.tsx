'use client'

import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'

import { typedCents } from '@/lib/money'

const toInputValue = (cents: number | null | undefined) =>
  typeof cents === 'number' ? (cents / 100).toFixed(2) : ''

/** `label` is a message key. */
type Props = NumberFieldClientProps & { label: string }

/** Stands for an amount that cannot be read: the collection rejects it. */
const UNREADABLE = -1

/** An amount that is entered in the currency and stored in cents. */
export function MoneyField({ field, path, readOnly, label }: Props) {
  const { t } = useTranslation()
  const { value, setValue, showError, disabled } = useField<number | null>({ potentiallyStalePath: path })
  const [text, setText] = useState<string>()
  const id = `field-${path.replaceAll('.', '__')}`
  const isRefused = showError || value === UNREADABLE
  const change = (input: string) => {
    setText(input)
    setValue(input.trim() === '' ? null : (typedCents(input) ?? UNREADABLE))
  }
  return (
    <div className={`field-type number ${isRefused ? 'error' : ''}`}>
      <FieldLabel
        label={(t as (key: string) => string)(label)}
        path={path}
        required={field.required}
        htmlFor={id}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          aria-invalid={isRefused || undefined}
          disabled={Boolean(readOnly) || disabled}
          value={text ?? toInputValue(value)}
          onChange={({ target }) => change(target.value)}
          onBlur={() => !isRefused && setText(undefined)}
        />
      </div>
    </div>
  )
}
