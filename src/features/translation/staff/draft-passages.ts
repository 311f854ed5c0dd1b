import { SERVICE_TIMEOUT_MS } from '@/lib/post-verb'
import { runVerb } from '@/lib/run-verb'
import type { Translation } from '../queries/translation'

/** Lets the model translate passages. Throws RequestError. */
export const draftPassages = ({ document, to }: Translation, passages: string[]): Promise<unknown> =>
  runVerb('draft-passages', { document, language: to, passages }, SERVICE_TIMEOUT_MS)
