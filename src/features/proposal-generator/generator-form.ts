import type { Language } from '@/i18n/languages'
import { currencies, defaultCurrency, type Currency } from '@/lib/money'
import { feeAmount } from '@/features/proposals/fee-rules'
import { serviceLabels, type ServiceLabel } from '@/features/proposals/rules'

/** The form of the proposal generator, as a draft keeps it. Pure: no I/O. */

/** A client that was chosen. */
export type ChosenClient = {
  id: string
  name: string
  company: string | null
  email: string
  language: Language
}

export const personFields = ['first_name', 'last_name', 'email', 'company_name', 'phone'] as const
export type PersonField = (typeof personFields)[number]
type Person = Record<PersonField, string>

/** The fields that a transcript can fill. */
export const evidenceFields = [
  ...personFields,
  'title',
  'service_type',
  'description',
  'setup_fee',
  'monthly_fee',
] as const
export type EvidenceField = (typeof evidenceFields)[number]

/** What a transcript proves. Fees are in minor units of the currency. */
export type Evidence = {
  /** Missing in older drafts, which were in dollars or in a currency with cents, too. */
  currency?: Currency
  values: Record<EvidenceField, string | number | null>
  quotes: Record<EvidenceField, string | null>
}

export type GeneratorForm = {
  clientKind: 'existing' | 'new'
  client: ChosenClient | null
  newClient: Person
  newLanguage: Language | ''
  title: string
  serviceType: ServiceLabel | ''
  description: string
  setupFee: string
  monthlyFee: string
  currency: Currency
  template: string
  templateContent: string
  /** The fields whose values from the call a person has accepted. */
  confirmed: EvidenceField[]
  /** The fingerprint of the evidence whose values were taken over; empty for none. */
  taken: string
}

export const emptyForm: GeneratorForm = {
  clientKind: 'existing',
  client: null,
  newClient: { first_name: '', last_name: '', email: '', company_name: '', phone: '' },
  newLanguage: '',
  title: '',
  serviceType: '',
  description: '',
  setupFee: '',
  monthlyFee: '',
  currency: defaultCurrency,
  template: '',
  templateContent: '',
  confirmed: [],
  taken: '',
}

/** Tells one evidence from another. */
export function fingerprintOf(evidence: Evidence): string {
  let hash = 5381
  for (const character of JSON.stringify(evidence))
    hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 0xffffffff
  return hash.toString(36)
}

/** The details that a draft stores: the form, and the names that the worker reads (model-schemas.ts). */
export function detailsOf(form: GeneratorForm): Record<string, unknown> {
  const { client, clientKind, newClient, description } = form
  const chosen =
    clientKind === 'existing'
      ? { first_name: client?.name ?? '', company_name: client?.company ?? '' }
      : newClient
  return { ...form, clientInfo: chosen, projectDescription: description }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns the form that details describe; what is missing or of another kind is empty. */
export function formOf(details: unknown): GeneratorForm {
  const given = (typeof details === 'object' && details !== null ? details : {}) as Partial<
    Record<keyof GeneratorForm, unknown>
  >
  const textOf = (name: keyof GeneratorForm) => (isText(given[name]) ? given[name] : '')
  const person = (given.newClient ?? {}) as Partial<Record<PersonField, unknown>>
  const client = given.client as Partial<ChosenClient> | null | undefined
  const confirmed: unknown[] = Array.isArray(given.confirmed) ? given.confirmed : []
  return {
    clientKind: given.clientKind === 'new' ? 'new' : 'existing',
    client:
      isText(client?.id) && isText(client.name) && isText(client.email)
        ? {
            id: client.id,
            name: client.name,
            email: client.email,
            company: client.company ?? null,
            language: client.language === 'es' ? 'es' : 'en',
          }
        : null,
    newClient: Object.fromEntries(
      personFields.map((name) => [name, isText(person[name]) ? person[name] : '']),
    ) as Person,
    newLanguage: given.newLanguage === 'en' || given.newLanguage === 'es' ? given.newLanguage : '',
    title: textOf('title'),
    serviceType: serviceOf(given.serviceType),
    description: textOf('description'),
    setupFee: textOf('setupFee'),
    monthlyFee: textOf('monthlyFee'),
    currency: currencies.find((code) => code === given.currency) ?? defaultCurrency,
    template: textOf('template'),
    templateContent: textOf('templateContent'),
    confirmed: evidenceFields.filter((field) => confirmed.includes(field)),
    taken: textOf('taken'),
  }
}

const serviceOf = (value: unknown): ServiceLabel | '' =>
  Object.values(serviceLabels).find((label) => label === value) ?? ''

/** The language of the client, in which the proposal is written. */
export const languageOf = ({ clientKind, client, newLanguage }: GeneratorForm): Language =>
  (clientKind === 'existing' ? client?.language : newLanguage) || 'en'

/** What a proposal is called in each language until someone changes it. */
export type Titles = Record<Language, string>

/** Returns the form with the title of its language; one that someone wrote stays. */
export const withTitleInLanguage = (form: GeneratorForm, titles?: Titles): GeneratorForm =>
  titles && Object.values(titles).includes(form.title) ? { ...form, title: titles[languageOf(form)] } : form

/** The fees that were typed, in minor units; one that is refused is undefined. */
export const feesOf = ({ setupFee, monthlyFee, currency }: GeneratorForm) => ({
  setupFee: feeAmount(setupFee, currency),
  monthlyFee: feeAmount(monthlyFee, currency),
})

/** Whether a typed fee is refused, as by the verb (fee-schema.ts). */
export const hasRefusedFee = (form: GeneratorForm): boolean => Object.values(feesOf(form)).includes(undefined)

type Fees = { setupFee: number | null; monthlyFee: number | null; currency: string }

/**
 * Whether fees that were typed are lost when those of a template replace them. `before` is the template they may come from.
 */
export const losesFees = (form: GeneratorForm, before: Fees | undefined, next: Fees): boolean =>
  (['setupFee', 'monthlyFee'] as const).some((name) => {
    const typed = feeAmount(form[name], form.currency)
    const isKnown = [before, next].some(
      (fees) => fees?.currency === form.currency && typed === (fees[name] ?? 0),
    )
    return form[name].trim() !== '' && !isKnown
  })

/** Whether someone is named for whom the proposal is: a client that was chosen, or a new one with what it needs. */
export function hasClient({ clientKind, client, newClient, newLanguage }: GeneratorForm): boolean {
  if (clientKind === 'existing') return client !== null
  const { first_name, last_name, email } = newClient
  return [first_name, last_name, email].every((value) => value.trim()) && newLanguage !== ''
}

/** The fields without which nothing is written, as far as they are empty. */
export const missingFields = (
  form: GeneratorForm,
): ('client' | 'title' | 'serviceType' | 'description')[] => [
  ...(hasClient(form) ? [] : (['client'] as const)),
  ...(['title', 'serviceType', 'description'] as const).filter((name) => !form[name].trim()),
]
