import { defaultCurrency, plainAmount, type Currency } from '@/lib/money'
import { feeAmount } from '@/features/proposals/fee-rules'
import {
  fingerprintOf,
  personFields,
  type Evidence,
  type EvidenceField,
  type GeneratorForm,
  type PersonField,
} from './generator-form'

/** What the words of a call prove, beside the fields of the generator. Pure: no I/O. */

/**
 * `open`: taken from the call and not confirmed. `confirmed`: by a person. `none`: nobody said it, or it
 * could not be read, and the field is empty.
 * `other`: the form has another value. Undefined: a person filled what nobody said, or there is no call.
 */
export type EvidenceState = 'open' | 'confirmed' | 'none' | 'other'

/** The fields that are shown together, with one number in the transcript. */
export const evidenceGroups = [
  ['first_name', 'last_name'],
  ['company_name', 'email'],
  ['phone'],
  ['title', 'service_type'],
  ['description'],
  ['setup_fee'],
  ['monthly_fee'],
] as const satisfies readonly (readonly EvidenceField[])[]

const isPerson = (field: EvidenceField): field is PersonField =>
  (personFields as readonly string[]).includes(field)

const formNames = {
  title: 'title',
  service_type: 'serviceType',
  description: 'description',
  setup_fee: 'setupFee',
  monthly_fee: 'monthlyFee',
} as const

/** What the form has in the field of that name. */
export const valueOf = (form: GeneratorForm, field: EvidenceField): string =>
  isPerson(field) ? form.newClient[field] : form[formNames[field]]

/** Returns the form with a value in the field of that name. */
export function withValue(form: GeneratorForm, field: EvidenceField, value: string): GeneratorForm {
  if (isPerson(field)) return { ...form, newClient: { ...form.newClient, [field]: value } }
  return { ...form, [formNames[field]]: value }
}

/** What the call says about a field, as it would be typed; empty without a quote. */
export function extractedText(
  { currency = defaultCurrency, values, quotes }: Evidence,
  field: EvidenceField,
): string {
  const value = values[field]
  if (!quotes[field] || value === null) return ''
  return typeof value === 'number' ? plainAmount(value, currency) : value
}

/** Whether the field is on the screen: a chosen client has its own data. */
const isShown = (form: GeneratorForm, field: EvidenceField) => !isPerson(field) || form.clientKind === 'new'

type FeeField = Extract<EvidenceField, 'setup_fee' | 'monthly_fee'>
const isFee = (field: EvidenceField): field is FeeField => field === 'setup_fee' || field === 'monthly_fee'

/** Whether the words of the call name a fee that could not be read as an amount. */
export const isUnread = ({ values, quotes }: Evidence, field: EvidenceField): field is FeeField =>
  isFee(field) && values[field] === null && Boolean(quotes[field])

const isSameFee = (one: string, other: string, currency: Currency): boolean =>
  one.trim() !== '' && feeAmount(one, currency) === feeAmount(other, currency)

/** Returns what is known about a field. */
export function evidenceState(
  form: GeneratorForm,
  evidence: Evidence | null,
  field: EvidenceField,
): EvidenceState | undefined {
  if (!evidence || !form.taken || !isShown(form, field)) return undefined
  const value = valueOf(form, field)
  const said = extractedText(evidence, field)
  if (!said) return value.trim() ? undefined : 'none'
  const isSame = isFee(field) ? isSameFee(value, said, form.currency) : value.trim() === said.trim()
  if (!isSame) return 'other'
  return form.confirmed.includes(field) ? 'confirmed' : 'open'
}

/** Returns what is known about fields that are shown together: what needs a person comes first. */
export function groupState(
  form: GeneratorForm,
  evidence: Evidence | null,
  fields: readonly EvidenceField[],
): EvidenceState | undefined {
  const states = fields.map((field) => evidenceState(form, evidence, field))
  return (['open', 'other', 'none', 'confirmed'] as const).find((state) => states.includes(state))
}

/**
 * Returns the form with what the call says in its empty fields. Nothing that was typed is replaced. Without a chosen
 * client, a person who is named becomes the new one.
 */
export function takeOver(form: GeneratorForm, evidence: Evidence): GeneratorForm {
  const names = personFields.some((field) => extractedText(evidence, field))
  const clientKind = form.clientKind === 'existing' && !form.client && names ? 'new' : form.clientKind
  const start: GeneratorForm = { ...form, clientKind, taken: fingerprintOf(evidence), confirmed: [] }
  return evidenceGroups
    .flat()
    .filter((field) => isShown(start, field) && !valueOf(start, field).trim())
    .reduce((filled, field) => withValue(filled, field, extractedText(evidence, field)), start)
}

/** How many groups wait for a person, and how many are empty because nobody said it. */
export function evidenceCounts(form: GeneratorForm, evidence: Evidence | null) {
  const states = evidenceGroups.map((fields) => groupState(form, evidence, fields))
  const count = (state: EvidenceState) => states.filter((one) => one === state).length
  return { open: count('open'), confirmed: count('confirmed'), none: count('none') }
}

/** Whether a fee of the call is in the form that nobody has confirmed. It may not become a price. */
export const hasOpenFee = (form: GeneratorForm, evidence: Evidence | null): boolean =>
  (['setup_fee', 'monthly_fee'] as const).some((field) => evidenceState(form, evidence, field) === 'open')

/** Returns the evidence that a draft stores, or null. */
export function evidenceOf(value: unknown): Evidence | null {
  const given = value as Partial<Evidence> | null | undefined
  return given && typeof given === 'object' && given.values && given.quotes ? (given as Evidence) : null
}
