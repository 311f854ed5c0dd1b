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

import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'
import { blockLimits as limits } from '../../block-rules'
import { BlockIcon } from './block-icon'

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

const columns =
  'grid grid-cols-[minmax(0,1fr)_--spacing(24)_--spacing(9)] items-center gap-1.5 touch:grid-cols-[minmax(0,1fr)_--spacing(22)_--spacing(11)]'

/** The rows of a chart as a table: a label and a figure in each. */
export function ChartRows({ path, schemaPath, readOnly = false }: ArrayFieldClientProps) {
  const { rows = [], showError, errorMessage } = useField({ path, hasRows: true })
  const { addFieldRow, removeFieldRow, setModified } = useForm()
  const text = useText()
  return (
    <fieldset className="m-0 mb-5 border-0 p-0">
      <legend className="sr-only">{text('posts:blocks:chart:rows')}</legend>
      {showError && <FieldError message={errorMessage} path={path} showError />}
      <div className={`${columns} text-note text-muted`} aria-hidden="true">
        <span>{text('posts:blocks:chart:label')}</span>
        <span>{text('posts:blocks:chart:value')}</span>
      </div>
      {rows.map(({ id }, index) => (
        <div key={id} className={`${columns} mt-1`}>
          <Cell path={`${path}.${index}.label`} name="label" number={index + 1} isReadOnly={readOnly} />
          <Cell path={`${path}.${index}.value`} name="value" number={index + 1} isReadOnly={readOnly} />
          {!readOnly && (
            <button
              type="button"
              aria-label={`${text('editor:block:removeRow')} ${index + 1}`}
              className="grid size-9 cursor-pointer place-items-center border-0 bg-transparent p-0 text-muted touch:size-11"
              onClick={() => {
                removeFieldRow({ path, rowIndex: index })
                setModified(true)
              }}
            >
              <BlockIcon path="m6 6 12 12M18 6 6 18" />
            </button>
          )}
        </div>
      ))}
      {!readOnly && (
        <p className="m-0 mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-note text-muted">
          <button
            type="button"
            className={buttonClass('line', 'compact')}
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

const cell =
  'min-h-9 w-full rounded-control border border-field-line bg-surface px-3 py-1.5 text-inherit [font:inherit] hover:border-muted focus-visible:border-focus aria-invalid:border-2 aria-invalid:border-red-mark touch:min-h-11 touch:text-body'
const figureCell = `${cell} text-right tabular-nums [appearance:textfield]`

type CellProps = { path: string; name: 'label' | 'value'; number: number; isReadOnly: boolean }

function Cell({ path, name, number, isReadOnly }: CellProps) {
  const { value, setValue, showError, errorMessage } = useField<string | number | null>({ path })
  const text = useText()
  const isFigure = name === 'value'
  return (
    <input
      type={isFigure ? 'number' : 'text'}
      {...(isFigure ? { min: 0, step: 'any', inputMode: 'decimal' } : { maxLength: limits.rowLabel })}
      className={isFigure ? figureCell : cell}
      aria-label={`${text(`posts:blocks:chart:${name}`)} ${number}`}
      aria-invalid={showError || undefined}
      title={showError ? errorMessage : undefined}
      value={value ?? ''}
      readOnly={isReadOnly}
      onChange={({ target }) =>
        setValue(isFigure ? (target.value === '' ? null : Number(target.value)) : target.value)
      }
    />
  )
}

function useText() {
  const { t } = useTranslation()
  return (key: string) => (t as (key: string) => string)(`puente:${key}`)
}
