/**
 * Every field that lead capture stores. The input schema (schemas.ts), the SQL statement
 * (operations/capture-statement.ts), the contact form and its draft (site/), the collection's limits
 * (collections/Leads.ts), the first activity (rules.ts), the email to staff (mail/), and the inputs of the tests derive
 * from these maps. Pure, and part of the visitor's bundle.
 */
import { serviceInterests } from '@/features/services/rules'
import { visitLimits } from '@/features/consent/visit'

export type LeadField = {
  /** The path of its value in the body of POST /api/lead-capture. The last segment names its input in the form. */
  input: string
  type:
    'line' | 'phone' | 'email' | 'text' | 'select' | 'language' | 'uuid' | 'hostname' | 'path' | 'visitTime'
  /** Only where `input` is a key of the body itself: `metadata` may be missing. */
  required?: true
  maxLength?: number
  /** The values of a select. Their labels are under `optionTexts` of contact.json and of the leads in admin.json. */
  options?: readonly string[]
  optionTexts?: string
  autoComplete?: string
  /** Whether the first activity of the lead records it. */
  inHistory?: true
}

/** The fields of the contact form in its order, by their names in the collection. */
export const contactFields = {
  name: { input: 'name', type: 'line', required: true, maxLength: 200, autoComplete: 'name' },
  email: { input: 'email', type: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  phone: { input: 'phone', type: 'phone', maxLength: 50, autoComplete: 'tel' },
  company: { input: 'company', type: 'line', maxLength: 200, autoComplete: 'organization' },
  serviceInterest: {
    input: 'metadata.service_interest',
    type: 'select',
    options: serviceInterests,
    optionTexts: 'services',
    inHistory: true,
  },
  message: { input: 'message', type: 'text', required: true, maxLength: 5000, inHistory: true },
} as const satisfies Record<string, LeadField>

const url = { type: 'line', maxLength: visitLimits.url, inHistory: true } as const
const utm = { type: 'line', maxLength: visitLimits.utm } as const

/** What the browser adds to the form. A name with a dot is a field in a group of the collection. */
const visitFields = {
  pageUrl: { input: 'metadata.page_url', ...url },
  referrer: { input: 'metadata.referrer', ...url },
  language: { input: 'language', type: 'language' },
  submissionId: { input: 'submission_id', type: 'uuid' },
  'utm.source': { input: 'utm_source', ...utm },
  'utm.medium': { input: 'utm_medium', ...utm },
  'utm.campaign': { input: 'utm_campaign', ...utm },
  'utm.term': { input: 'utm_term', ...utm },
  'utm.content': { input: 'utm_content', ...utm },
  'firstTouch.source': { input: 'first_touch.utm_source', ...utm },
  'firstTouch.medium': { input: 'first_touch.utm_medium', ...utm },
  'firstTouch.campaign': { input: 'first_touch.utm_campaign', ...utm },
  'firstTouch.term': { input: 'first_touch.utm_term', ...utm },
  'firstTouch.content': { input: 'first_touch.utm_content', ...utm },
  'firstTouch.referrer': { input: 'first_touch.referrer', type: 'hostname', maxLength: visitLimits.host },
  'firstTouch.landingPage': { input: 'first_touch.landing_page', type: 'path', maxLength: visitLimits.path },
  'firstTouch.at': { input: 'first_touch.at', type: 'visitTime' },
} as const satisfies Record<string, LeadField>

export const leadFields = { ...contactFields, ...visitFields }

export type ContactFieldName = keyof typeof contactFields
export type LeadFieldName = keyof typeof leadFields
export type InputPath = (typeof leadFields)[LeadFieldName]['input']

type LastSegment<Path> = Path extends `${string}.${infer Name}` ? Name : Path

/** The name of a contact field's input in the HTML form. */
export type FormFieldName = LastSegment<(typeof contactFields)[ContactFieldName]['input']>

/** The contact fields as the form shows them, with the names of their inputs. */
export const formFields = Object.entries<LeadField>(contactFields).map(([name, field]) => ({
  ...field,
  name: name as ContactFieldName,
  formName: field.input.replace(/^.*\./, '') as FormFieldName,
}))

/** Builds an object from values by path: `['metadata.referrer', value]` becomes `{ metadata: { referrer: value } }`. */
export function nestByPath(
  entries: Iterable<readonly [path: string, value: unknown]>,
): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (const [path, value] of entries) {
    const [group = '', name] = path.split('.')
    if (name) object[group] = { ...(object[group] as object), [name]: value }
    else object[group] = value
  }
  return object
}
