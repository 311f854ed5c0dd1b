'use client'

import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'

import { dayIn, dayOf, isDay, momentOf, storedDay } from '@/lib/agency-day'

/** `label` is a message key. With a `zone`, the field stores a moment of the day there; otherwise noon in UTC. */
type Props = Pick<DateFieldClientProps, 'field' | 'path' | 'readOnly'> & { label: string; zone?: string }

/** A day in a form of the admin, which is the same in every time zone. */
export function DayField({ field, path, readOnly, label, zone }: Props) {
  const { t } = useTranslation()
  const { value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const id = `field-${path.replaceAll('.', '__')}`
  const shown = value ? (zone ? dayIn(zone, new Date(value)) : dayOf(value)) : ''
  const change = (day: string) => {
    if (!isDay(day)) setValue(null)
    else setValue(zone ? momentOf(day, zone) : storedDay(day))
  }
  return (
    <div className={`field-type date-time-field ${showError ? 'error' : ''}`}>
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
          type="date"
          aria-invalid={showError || undefined}
          disabled={Boolean(readOnly) || disabled}
          value={shown}
          onChange={({ target }) => change(target.value)}
        />
      </div>
    </div>
  )
}
