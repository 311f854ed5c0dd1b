import type { AfterErrorHook } from 'payload'

import { causeOf } from './log'

/** Postgres' errors that the request caused: a value that no column holds, a row or an operator that is not there. */
const mistakes = /^(22|23503|42883)/

/** A value that the database refuses is the caller's mistake: 400 instead of Payload's 500. */
export const refuseBadValues: AfterErrorHook = ({ error, req }) => {
  const { code } = causeOf(error) as Error & { code?: string }
  if (!code || !mistakes.test(code)) return
  return { status: 400, response: { errors: [{ message: req.t('error:unspecific') }] } }
}

/**
 * The production build holds Payload once for pages and once for routes, and neither knows the errors of the other: it
 * leaves out which field is meant, and the sentence of a refusal. What is public of them is put back.
 */
export const keepFieldErrors: AfterErrorHook = ({ error }) => {
  const { data, isPublic, message } = error as Error & { data?: { errors?: unknown }; isPublic?: boolean }
  if (!isPublic) return
  if (!Array.isArray(data?.errors)) return { response: { errors: [{ message }] } }
  return { response: { errors: [{ name: 'ValidationError', data, message }] } }
}
