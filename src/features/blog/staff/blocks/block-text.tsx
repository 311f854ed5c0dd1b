'use client'

import { FieldError, FieldLabel, TextareaInput, TextInput, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import { useId, type ChangeEvent } from 'react'

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
