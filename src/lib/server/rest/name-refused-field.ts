import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

/**
 * Refusals of a form before Payload reads it, answered as Payload answers an invalid field: its forms then name the field
 * and say why, instead of the words of the status. Any other error is thrown again.
 */

const messages = { en, es }

function answer({ code, status }: AppError, path: string, message: string): Response {
  const errors = [{ message, data: { errors: [{ path, message }] } }]
  return Response.json({ success: false, error: code, errors }, { status })
}

/** Answers a form that was too large to be read because of its picture. */
export const pictureTooLarge = (language: Language) => (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'too_large')) throw error
  return answer(error, 'file', messages[language].pictures.errors.large)
}

/** Answers a form with a text that can't be stored. */
export const textUnreadable = (language: Language) => (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'invalid')) throw error
  const [field] = Object.keys(error.details.fields ?? {})
  if (field === undefined) throw error
  return answer(error, field, messages[language].common.errors.characters)
}
