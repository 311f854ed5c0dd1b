import type { useTranslations } from 'next-intl'
import { SERVICE_TIMEOUT_MS, runVerb } from '@/lib/run-verb'
import { requestErrorOf } from '@/lib/request-error'
import type { Translation } from '../queries/translation'

const codes = [
  'conflict',
  'model_busy',
  'model_timeout',
  'model_truncated',
  'model_refused',
  'model_failed',
  'too_large',
] as const

/** Why a translation was not saved or drafted; undefined leaves it to the reasons that all boards have. */
export function failureOf(
  error: unknown,
  t: ReturnType<typeof useTranslations<'translation'>>,
): string | undefined {
  const { code, details } = requestErrorOf(error)
  const known = codes.find((one) => one === code)
  if (known === 'conflict') return t(details.current ? 'reasons.changed' : 'reasons.open')
  return known && t(`reasons.${known}`)
}

/** Lets the model translate passages. Throws RequestError. */
export const draftPassages = ({ document, to }: Translation, passages: string[]): Promise<unknown> =>
  runVerb('draft-passages', { document, language: to, passages }, SERVICE_TIMEOUT_MS)
