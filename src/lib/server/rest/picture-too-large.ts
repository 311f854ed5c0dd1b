import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

const messages: Record<Language, string> = { en: en.pictures.errors.large, es: es.pictures.errors.large }

/**
 * Answers a form that was too large to be read, as Payload answers one with an invalid picture: its forms then say why
 * instead of the words of the status. Throws any other error again.
 */
export const pictureTooLarge = (language: Language) => (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'too_large')) throw error
  const message = messages[language]
  const errors = [{ message, data: { errors: [{ path: 'file', message }] } }]
  return Response.json({ success: false, error: error.code, errors }, { status: error.status })
}
