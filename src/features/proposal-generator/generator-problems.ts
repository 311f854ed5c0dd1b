import { hasOpenFee } from './evidence-rules'
import { hasRefusedFee, type Evidence, type GeneratorForm } from './generator-form'

/** What keeps a proposal from being written or created. Pure: no I/O. */

export const requiredFields = [
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
