import type { z } from 'zod'

/** What can be wrong with a field; screens translate `errors.fields.<code>`. */
export const faultCodes = ['required', 'email', 'too_long', 'too_short', 'common', 'invalid'] as const
export type FaultCode = (typeof faultCodes)[number]

/** The first fault of each field, by its path. Schemas give the codes as messages; others read as 'invalid'. */
export function faultsOf(error: z.ZodError): Record<string, FaultCode> {
  const faults: Record<string, FaultCode> = {}
  for (const issue of error.issues) {
    const known = faultCodes.find((code) => code === issue.message)
    faults[issue.path.join('.') || 'body'] ??= known ?? 'invalid'
  }
  return faults
}
