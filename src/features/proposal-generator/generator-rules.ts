import { hasOpenFee } from './evidence-rules'
import { hasRefusedFee, type Evidence, type GeneratorForm } from './generator-form'

/** Rules of the proposal generator: its drafts, and what keeps a proposal from being written. Pure: no I/O. */

/** What the model is asked for, by a job of the worker. */
export const generatorTasks = ['none', 'extract', 'write'] as const

export const generatorTaskStates = ['idle', 'queued', 'running', 'done', 'failed', 'cancelled'] as const

/** The transcript in bytes of UTF-8; the texts in characters. */
export const generatorLimits = { transcriptBytes: 512 * 1024, content: 200_000, error: 100 } as const

/** How long a transcript is kept, in days. */
export const TRANSCRIPT_DAYS = 30

/** The fields without which a proposal is neither written nor created. */
const requiredFields = [
  'client',
  'first_name',
  'last_name',
  'email',
  'language',
  'title',
  'service_type',
  'description',
  'content',
] as const
export type RequiredField = (typeof requiredFields)[number]

/** The model needs all fields; a text of a template or by hand needs no service and no description. */
export type Attempt = 'write' | 'create'

/** Returns the fields that an attempt needs and that are empty. */
export function emptyFields(form: GeneratorForm, content: string, attempt: Attempt): RequiredField[] {
  const { newClient, newLanguage, title, serviceType, description } = form
  const person = form.clientKind === 'existing' ? { client: form.client?.id ?? '' } : { ...newPerson() }
  const own = attempt === 'write' ? { service_type: serviceType, description } : { content }
  const values: Partial<Record<RequiredField, string>> = { ...person, title, ...own }
  return requiredFields.filter((name) => values[name]?.trim() === '')

  function newPerson() {
    const { first_name, last_name, email } = newClient
    return { first_name, last_name, email, language: newLanguage }
  }
}

/** Returns why an attempt is refused; undefined when it is not. */
export function problemOf(
  form: GeneratorForm,
  content: string,
  { attempt, evidence }: { attempt: Attempt; evidence: Evidence | null },
): 'content' | 'missing' | 'fees' | 'openFee' | undefined {
  const empty = emptyFields(form, content, attempt)
  if (empty.includes('content')) return 'content'
  if (empty.length > 0) return 'missing'
  if (hasRefusedFee(form)) return 'fees'
  return hasOpenFee(form, evidence) ? 'openFee' : undefined
}
