import type { FaultCode } from '@/lib/faults'

/** What a browser checks before it sends; the server checks everything again (schemas.ts). */

const requiredFields = ['name', 'email', 'message'] as const

/** The faults of a filled-in form, by field; empty when it may be sent. */
export function contactFaults(values: Record<string, string>): Record<string, FaultCode> {
  const faults: Record<string, FaultCode> = {}
  for (const field of requiredFields) if (!values[field]?.trim()) faults[field] = 'required'
  if (!faults.email && !/^\S+@\S+\.\S{2,}$/.test(values.email?.trim() ?? '')) faults.email = 'email'
  return faults
}
