import {
  contactFields,
  leadFields,
  nestByPath,
  type ContactFieldName,
  type LeadField,
  type LeadFieldName,
} from '@/features/leads/fields'
import type { Lead } from '@/payload-types'

/** Values that read well where a test shows them; every other field gets one that its type accepts. */
const samples: Partial<Record<LeadFieldName, string>> = {
  name: 'Rosa Huamán',
  email: 'rosa@clinica.example',
  phone: '+51 1 555 0100',
  company: 'Clínica Huamán',
  message: 'Queremos más citas.',
  serviceInterest: 'webdev',
  pageUrl: 'http://localhost:3000/es/contact?x=1',
  referrer: 'https://google.com/',
}

const yesterday = new Date(Date.now() - 86_400_000).toISOString()

const byType: Record<LeadField['type'], (name: string, field: LeadField) => string> = {
  line: (name) => `Sample ${name}`,
  phone: () => '+1 407 555 0100',
  email: (name) => `${name}@example.com`,
  text: (name) => `Sample ${name}\nof two lines`,
  select: (_, { options = [] }) => options[0] ?? '',
  language: () => 'es',
  uuid: () => crypto.randomUUID(),
  hostname: () => 'news.example',
  path: () => '/es/blog/mensajes',
  visitTime: () => yesterday,
}

/** Returns a valid value for a field of a lead. */
export function sampleOf(name: LeadFieldName): string {
  const field: LeadField = leadFields[name]
  return samples[name] ?? byType[field.type](name, field)
}

/** Returns a lead with a value in every field that lead capture stores, by the names in `leadFields`. */
export const sampleLead = (): Record<LeadFieldName, string> =>
  Object.fromEntries(
    (Object.keys(leadFields) as LeadFieldName[]).map((name) => [name, sampleOf(name)]),
  ) as Record<LeadFieldName, string>

/** The values as the body of POST /api/lead-capture. */
export const captureBodyOf = (lead: Partial<Record<LeadFieldName, string>>): Record<string, unknown> =>
  nestByPath(
    Object.entries(lead).map(([name, value]) => [leadFields[name as LeadFieldName].input, value] as const),
  )

/** The values as a document of the collection. */
export const leadDocumentOf = (lead: Partial<Record<LeadFieldName, string>>) =>
  nestByPath(Object.entries(lead)) as Partial<Lead>

/** Returns a value for every field of the contact form. */
export const contactSamples = () =>
  Object.fromEntries(
    (Object.keys(contactFields) as ContactFieldName[]).map((name) => [name, sampleOf(name)]),
  ) as Record<ContactFieldName, string>

/** Returns a value for each field that the contact form requires. */
export const requiredContactSamples = () =>
  Object.fromEntries(
    Object.entries(contactSamples()).filter(
      ([name]) => 'required' in contactFields[name as ContactFieldName],
    ),
  ) as Pick<Record<ContactFieldName, string>, 'name' | 'email' | 'message'>
