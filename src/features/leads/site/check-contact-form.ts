import type { FieldErrorCode } from '@/lib/field-errors'
import { formFields } from '../fields'

/** Returns the error codes of the contact form by input name; none when it can be sent. The server checks again. */
export function checkContactForm(values: Record<string, string>): Record<string, FieldErrorCode> {
  const errors: Record<string, FieldErrorCode> = {}
  for (const { formName, required, type } of formFields) {
    const value = values[formName]?.trim() ?? ''
    if (!value && required) errors[formName] = 'required'
    else if (value && type === 'email' && !/^\S+@\S+\.\S{2,}$/.test(value)) errors[formName] = 'email'
  }
  return errors
}
