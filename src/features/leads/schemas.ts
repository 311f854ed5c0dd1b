import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { isEmailAddress } from '@/lib/email-address'
import { isSitePath } from '@/lib/paths'
import { line, required, text } from '@/lib/text-fields'
import { formFields, leadFields, nestByPath, type InputPath, type LeadField } from './fields'
import { carriedInputs, hostName, isFirstTouchTime, visitLimits } from '@/features/consent/visit'

/** A time as a browser writes it, returned with milliseconds: Postgres rejects one with a hundred digits. */
const visitTime = z.iso
  .datetime()
  .max(40)
  .transform((time) => new Date(time))
  .refine((time) => isFirstTouchTime(time, new Date()))
  .transform((time) => time.toISOString())

const lineOf = ({ maxLength = 0 }: LeadField) => line(maxLength)

/** How the value of each type is checked. The messages are the codes of lib/field-errors.ts. */
const typeSchemas: Record<LeadField['type'], (field: LeadField) => z.ZodType<string, string>> = {
  line: lineOf,
  phone: lineOf,
  text: ({ maxLength = 0 }) => text(maxLength),
  email: (field) =>
    // An empty address is missing rather than malformed.
    (field.required ? required(lineOf(field)) : lineOf(field)).refine(
      (value) => !value || isEmailAddress(value),
      'email',
    ),
  select: ({ options = [] }) =>
    z.enum([...options, ''], {
      error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid'),
    }),
  language: () => z.enum(languages, 'invalid'),
  uuid: () => z.uuid('invalid'),
  hostname: ({ maxLength = 0 }) => z.string().max(maxLength).regex(hostName),
  path: (field) => lineOf(field).refine(isSitePath),
  visitTime: () => visitTime,
}

function fieldSchema(field: LeadField): z.ZodType {
  const schema = typeSchemas[field.type](field)
  if (field.required) return required(schema)
  return schema.nullish().transform((value) => value || undefined)
}

/** The schemas of the fields whose input is a key of `group`, or a key of the body itself for ''. */
function fieldsOf(group: '' | 'metadata' | 'first_touch'): Record<string, z.ZodType> {
  const fields = Object.values<LeadField>(leadFields).map((field) => ({
    field,
    path: field.input.includes('.') ? field.input.split('.') : ['', field.input],
  }))
  return Object.fromEntries(
    fields
      .filter(({ path }) => path[0] === group)
      .map(({ path, field }) => [path[1] ?? '', fieldSchema(field)] as const),
  )
}

/** Turns an invalid value into undefined, so that a corrupt cookie does not keep a visitor from sending the form. */
const dropInvalid = (schema: z.ZodType) => schema.optional().catch(undefined)

const firstTouchFields = Object.entries(fieldsOf('first_touch')).map(([name, schema]) => [
  name,
  dropInvalid(schema),
])

type KeysOf<Group extends string> = InputPath extends infer Path
  ? Path extends `${Group}.${infer Name}`
    ? Name
    : never
  : never
type TopLevelKeys = Exclude<InputPath, `${string}.${string}`>

/** The body of POST /api/lead-capture after validation. */
export type CaptureInput = Partial<Record<TopLevelKeys, string>> & {
  metadata?: Partial<Record<KeysOf<'metadata'>, string>>
  first_touch?: Partial<Record<KeysOf<'first_touch'>, string>>
  timing_token?: string | null
  website?: string | null
}

const { name, email, phone, company, message, ...visitFields } = fieldsOf('')
const contactShape = { name, email, phone, company, message }

/** What is known of a visit. Unknown keys are dropped. */
const originShape = {
  ...visitFields,
  metadata: z
    .object(fieldsOf('metadata'))
    .nullish()
    .transform((value) => value ?? undefined),
  first_touch: dropInvalid(z.object(Object.fromEntries(firstTouchFields))),
}

/** What every submission of a visitor brings beside the fields of its form. */
const visitShape = {
  ...originShape,
  timing_token: z.string('invalid').max(200, 'invalid').nullish(),
  /** The honeypot: people do not see it. */
  website: z.string('invalid').max(0, 'invalid').nullish(),
}

/** The body of POST /api/external-leads: what a lead says, without what a form in a browser adds. */
export const externalLeadSchema = z.object({
  ...contactShape,
  ...originShape,
} as z.ZodRawShape) as unknown as z.ZodType<CaptureInput>

/** The body of POST /api/lead-capture. */
export const captureSchema = z.object({
  ...contactShape,
  ...visitShape,
} as z.ZodRawShape) as unknown as z.ZodType<CaptureInput>

/** The visit and the guards of a submission, for forms with other fields. */
export type VisitInput = Omit<CaptureInput, 'name' | 'email' | 'phone' | 'company' | 'message'>
export const visitSchema = z.object(visitShape) as unknown as z.ZodType<VisitInput>

/** Turns a value from a link or the browser into one line, so that `captureSchema` accepts it. */
const toLine = (value: string | null | undefined, maxLength: number) =>
  value
    ?.toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()

/** The maximum number of characters of a value whose field has no limit of its own, such as a select. */
const DEFAULT_MAX_LENGTH = 50
/** A value that is too long is kept for the next attempt, cut at this multiple of its limit. */
const DRAFT_LENGTH_FACTOR = 2

/**
 * Reads the contact form as a browser without JavaScript posts it. Returns its language, the values to show again, which
 * are cut only far above their limits, what is known of the visit, for the hidden inputs of the next attempt, and the body for
 * `captureSchema`, where nothing is cut. `referer` is the URL of the page with the form, unless an earlier attempt was on
 * another one.
 */
export function readContactForm(form: URLSearchParams, referer: string | null) {
  const valueOf = (name: string) => form.get(name) ?? ''
  const language = valueOf('language') === 'es' ? 'es' : 'en'
  const visit = visitOf(form, referer)
  const fields = formFields.map(({ formName, input, maxLength = DEFAULT_MAX_LENGTH }) => ({
    formName,
    input,
    maxLength,
    // Browsers send a line break as two characters, and count it as one against the limit of the field.
    value: valueOf(formName).replace(/\r\n?/g, '\n'),
  }))
  const body = nestByPath([
    ...fields.map(({ input, value }) => [input, value] as const),
    ...Object.entries(visit).map(
      ([name, value]) => [name.startsWith('utm_') ? name : `metadata.${name}`, value] as const,
    ),
    ['language', language],
    ['submission_id', form.get('submission_id') ?? undefined],
    ['website', valueOf('website')],
  ])
  const values = Object.fromEntries(
    fields.map(({ formName, value, maxLength }) => [
      formName,
      value.slice(0, DRAFT_LENGTH_FACTOR * maxLength),
    ]),
  )
  return { language, values, visit, body } as const
}

type Visit = Partial<Record<(typeof carriedInputs)[number], string>>

/** What is known of a visit: what an earlier attempt carried, else the page of the form and its campaign. */
function visitOf(form: URLSearchParams, referer: string | null): Visit {
  const page = form.get('page_url') || referer
  const query = URL.parse(page ?? '')?.searchParams
  return Object.fromEntries(
    carriedInputs.flatMap((name): [string, string][] => {
      const isCampaign = name.startsWith('utm_')
      const given = name === 'page_url' ? page : (form.get(name) ?? (isCampaign ? query?.get(name) : null))
      const value = toLine(given, isCampaign ? visitLimits.utm : visitLimits.url)
      return value ? [[name, value]] : []
    }),
  )
}
