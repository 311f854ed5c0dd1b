'use client'

import {
  FieldError,
  FieldLabel,
  TextareaInput,
  TextInput,
  useField,
  useForm,
  useTranslation,
} from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps, ArrayFieldClientProps } from 'payload'
import { useId, type ChangeEvent } from 'react'

import { Icon } from '@/components/staff/icon'
import { blockLimits as limits } from '../../block-rules'

/**
 * A text of a block, as Payload shows it, but with an ID of its own that its label names: Payload's IDs repeat those of the
 * post and of its other blocks, and its labels name none of them.
 */
export function BlockText({ field, path, readOnly }: TextFieldClientProps | TextareaFieldClientProps) {
  const {
    value,
    setValue,
    showError,
    disabled,
    path: own,
  } = useField<string | null>({
    potentiallyStalePath: path,
  })
  const name = `block-${useId()}-${own}`
  const id = `field-${name.replaceAll('.', '__')}`
  const Input = field.type === 'textarea' ? TextareaInput : TextInput
  return (
    <Input
      path={name}
      value={value ?? ''}
      onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setValue(target.value)}
      readOnly={Boolean(readOnly) || disabled}
      showError={showError}
      Label={<FieldLabel label={field.label} path={own} required={field.required} htmlFor={id} />}
      Error={<FieldError path={own} showError={showError} />}
    />
  )
}

/** The rows of a chart as a table: a label and a figure in each. */
export function ChartRows({ path, schemaPath, readOnly = false }: ArrayFieldClientProps) {
  const { rows = [], showError, errorMessage } = useField({ path, hasRows: true })
  const { addFieldRow, removeFieldRow, setModified } = useForm()
  const text = useText()
  return (
    <fieldset className="chart-rows">
      <legend className="sr-only">{text('posts:blocks:chart:rows')}</legend>
      {showError && <FieldError message={errorMessage} path={path} showError />}
      <div className="chart-rows-head" aria-hidden="true">
        <span>{text('posts:blocks:chart:label')}</span>
        <span>{text('posts:blocks:chart:value')}</span>
      </div>
      {rows.map(({ id }, index) => (
        <div key={id} className="chart-row">
          <Cell path={`${path}.${index}.label`} name="label" number={index + 1} isReadOnly={readOnly} />
          <Cell path={`${path}.${index}.value`} name="value" number={index + 1} isReadOnly={readOnly} />
          {!readOnly && (
            <button
              type="button"
              aria-label={`${text('editor:block:removeRow')} ${index + 1}`}
              onClick={() => {
                removeFieldRow({ path, rowIndex: index })
                setModified(true)
              }}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          )}
        </div>
      ))}
      {!readOnly && (
        <p className="chart-rows-foot">
          <button
            type="button"
            className="button button-line button-compact"
            disabled={rows.length >= limits.rows.max}
            onClick={() => addFieldRow({ path, rowIndex: rows.length, schemaPath: schemaPath ?? '' })}
          >
            <Icon name="add" />
            {text('editor:block:addRow')}
          </button>
          <span>{text('editor:block:rowLimits')}</span>
        </p>
      )}
    </fieldset>
  )
}

type CellProps = { path: string; name: 'label' | 'value'; number: number; isReadOnly: boolean }

function Cell({ path, name, number, isReadOnly }: CellProps) {
  const { value, setValue, showError, errorMessage } = useField<string | number | null>({ path })
  const text = useText()
  const isFigure = name === 'value'
  return (
    <span className={`chart-cell-${name}`}>
      <input
        type={isFigure ? 'number' : 'text'}
        {...(isFigure ? { min: 0, step: 'any', inputMode: 'decimal' } : { maxLength: limits.rowLabel })}
        aria-label={`${text(`posts:blocks:chart:${name}`)} ${number}`}
        aria-invalid={showError || undefined}
        title={showError ? errorMessage : undefined}
        value={value ?? ''}
        readOnly={isReadOnly}
        onChange={({ target }) =>
          setValue(isFigure ? (target.value === '' ? null : Number(target.value)) : target.value)
        }
      />
    </span>
  )
}

function useText() {
  const { t } = useTranslation()
  return (key: string) => (t as (key: string) => string)(`puente:${key}`)
}
