'use client'

import { FieldError, FieldLabel, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useEffect, useRef, useState } from 'react'

import { isLanguage } from '@/i18n/languages'
import { currencies, decimalsOf, defaultCurrency, plainAmount, type Currency } from '@/lib/money'
import { readAmount } from '@/lib/typed-amount'
import { amountProblemText, type AmountTexts } from '@/components/staff/use-amount-message'

/** `label` is a message key. */
type Props = NumberFieldClientProps & { label: string }

/** Stands for an amount that cannot be read: the collection rejects it. */
const UNREADABLE = -1

const storedAmount = (text: string, currency: Currency): number | null =>
  text.trim() === '' ? null : (readAmount(text, currency).amount ?? UNREADABLE)

/** An amount that is entered in the currency of its document and stored in minor units. */
export function MoneyField({ field, path, readOnly, label }: Props) {
  const { t, i18n } = useTranslation()
  const { value, setValue, showError, disabled } = useField<number | null>({ potentiallyStalePath: path })
  const currency = useCurrency()
  const [text, setText] = useState<string>()
  const change = (input: string, read: Currency) => {
    setText(input)
    setValue(storedAmount(input, read))
  }
  useKeptUnits(value, currency, change)
  const id = `field-${path.replaceAll('.', '__')}`
  const shown = text ?? plainAmount(value, currency)
  const found = readAmount(shown, currency)
  const problem = shown.trim() === '' || found.problem === undefined ? undefined : found
  const isRefused = showError || problem !== undefined
  const texts: AmountTexts = (key, values) =>
    Object.entries(values).reduce(
      (words, [name, word]) => words.replaceAll(`{${name}}`, word),
      (t as (key: string) => string)(`puente:amounts:${key}`),
    )
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return (
    <div className={`field-type number ${isRefused ? 'error' : ''}`}>
      <FieldLabel
        label={(t as (key: string) => string)(label)}
        path={path}
        required={field.required}
        htmlFor={id}
      />
      <div className="field-type__wrap">
        <FieldError
          path={path}
          showError={isRefused}
          message={problem && amountProblemText(problem, { typed: shown, currency, language }, texts)}
        />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          aria-invalid={isRefused || undefined}
          disabled={Boolean(readOnly) || disabled}
          value={shown}
          onChange={({ target }) => change(target.value, currency)}
          onBlur={() => !isRefused && setText(undefined)}
        />
      </div>
    </div>
  )
}

/** The currency that the form has. */
function useCurrency(): Currency {
  const chosen = useFormFields(([fields]) => fields.currency?.value)
  return currencies.find((code) => code === chosen) ?? defaultCurrency
}

/**
 * Stores 1,450.00 dollars as 1,450 pesos when the currency becomes one without decimals. A form that is loaded again, with
 * another amount, stays as it is.
 */
function useKeptUnits(
  value: number | null | undefined,
  currency: Currency,
  change: (text: string, currency: Currency) => void,
): void {
  const seen = useRef({ value, currency })
  useEffect(() => {
    const before = seen.current
    seen.current = { value, currency }
    const isSame = typeof value === 'number' && value >= 0 && before.value === value
    if (isSame && decimalsOf(before.currency) !== decimalsOf(currency))
      change(plainAmount(value, before.currency), currency)
  })
}
