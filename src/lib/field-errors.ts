import type { z } from 'zod'

/** Error codes of form fields. Screens translate `errors.fields.<code>`. */
export const fieldErrorCodes = ['required', 'email', 'too_long', 'too_short', 'common', 'invalid'] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** The first error of each field, by path. Schemas use the codes as messages; any other message becomes 'invalid'. */
export function fieldErrorsOf(error: z.ZodError): Record<string, FieldErrorCode> {
  const errors: Record<string, FieldErrorCode> = {}
  for (const issue of error.issues) {
    const known = fieldErrorCodes.find((code) => code === issue.message)
    errors[issue.path.join('.') || 'body'] ??= known ?? 'invalid'
  }
  return errors
}
