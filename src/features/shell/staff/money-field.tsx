'use client'

import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'

import { centsOf } from '@/lib/money'

const asTyped = (cents: number | null | undefined) =>
  typeof cents === 'number' ? (cents / 100).toFixed(2) : ''

/** `label` is the key of its label. */
type Props = NumberFieldClientProps & { label: string }

/** An amount, typed in the currency itself and kept in whole cents. */
export function MoneyField({ field, path, readOnly, label }: Props) {
  const { t } = useTranslation()
  const { value, setValue, showError, disabled } = useField<number | null>({ potentiallyStalePath: path })
  const [typed, setTyped] = useState<string>()
  const id = `field-${path.replaceAll('.', '__')}`
  const change = (text: string) => {
    setTyped(text)
    setValue(text.trim() === '' ? null : centsOf(text))
  }
  return (
    <div className={`field-type number ${showError ? 'error' : ''}`}>
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
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          disabled={Boolean(readOnly) || disabled}
          value={typed ?? asTyped(value)}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </div>
    </div>
  )
}
