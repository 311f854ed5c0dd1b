import type { AfterErrorHook, PayloadRequest } from 'payload'

import { causeOf } from '@/lib/server/log'

/**
 * Postgres error codes for values that the caller sent: no column holds them, the referenced row does not exist, or Payload
 * left one out of the statement because it could not convert it (42601).
 */
const valueErrors = /^(22|23503|42601|42883)/

/** Whether the database failed because of a value that the caller sent. */
function isValueError(error: unknown): boolean {
  const { code } = causeOf(error) as Error & { code?: string }
  return code !== undefined && valueErrors.test(code)
}

/** Responds with 400 instead of Payload's 500 when the database rejects a value. */
export const rejectInvalidValues: AfterErrorHook = ({ error, req }) => {
  if (!isValueError(error)) return
  return { status: 400, response: { errors: [{ message: req.t('error:unspecific') }] } }
}

const LOGIN_PATH = '/api/users/login'

/**
 * Responds to the correct password of an unverified account as to a wrong one: Payload's 403 would tell someone who just
 * signed up with an address that it was free. Must be the last hook, because others set the error message.
 */
export const hideUnverified: AfterErrorHook = ({ error, req }) => {
  const { status } = error as Error & { status?: number }
  if (status !== 403 || req.pathname !== LOGIN_PATH) return
  return { status: 401, response: { errors: [{ message: req.t('error:emailOrPasswordIncorrect') }] } }
}

type FieldError = { label?: unknown; message?: unknown }

/**
 * Returns the messages of our own field errors; undefined if Payload's validation found a fault, whose message already
 * names the fields. Payload's errors have a label, except the one for a duplicate value.
 */
function sentenceOf(errors: FieldError[], req: PayloadRequest): string | undefined {
  const isOurs = ({ label, message }: FieldError) =>
    label === undefined && typeof message === 'string' && message !== req.t('error:valueMustBeUnique')
  if (errors.length === 0 || !errors.every(isOurs)) return undefined
  return [...new Set(errors.map(({ message }) => message))].join(' ')
}

/**
 * Restores the field names and the message of a public error. The production build contains Payload once for pages and once
 * for routes; neither recognizes the error classes of the other, and drops both. The admin shows the message in a toast.
 */
export const restoreFieldErrors: AfterErrorHook = ({ error, req }) => {
  const { data, isPublic, message } = error as Error & {
    data?: { code?: unknown; id?: unknown; errors?: unknown }
    isPublic?: boolean
  }
  if (!isPublic) return
  if (!Array.isArray(data?.errors)) {
    const { code, id } = data ?? {}
    // Only what our own errors say: a code, and the document that it is about.
    const own = typeof code === 'string' && { data: { code, ...(typeof id === 'string' && { id }) } }
    return { response: { errors: [{ message, ...own }] } }
  }
  const sentence = sentenceOf(data.errors as FieldError[], req) ?? message
  return { response: { errors: [{ name: 'ValidationError', data, message: sentence }] } }
}
