'use client'

import { TextareaInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Returns a text with a space in place of each line break and the spaces around it. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')

/** A title on as many lines as it needs: Payload's own field cuts a long one off. It takes no line breaks. */
export const TitleField: TextFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { label, localized, required, admin } = field
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: given,
  })
  const { Label, Error, AfterInput, BeforeInput, Description } = customComponents ?? {}
  return (
    // Enter would be a space where it is pressed.
    <div className="field-type" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
      <TextareaInput
        {...{
          Label,
          Error,
          AfterInput,
          BeforeInput,
          Description,
          label,
          localized,
          required,
          path,
          showError,
        }}
        className={admin?.className}
        readOnly={readOnly || disabled}
        rows={1}
        value={value ?? ''}
        onChange={({ target }) => setValue(oneLine(target.value))}
      />
    </div>
  )
}
