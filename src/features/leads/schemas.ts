import { z } from 'zod'

import { isPath } from '@/lib/paths'
import { line, required, text } from '@/lib/text-fields'
import { hostName, isFirstTouchTime, leadLimits, serviceInterests, utmKeys } from './rules'

const optional = (schema: z.ZodType<string>) =>
  schema.nullish().transform((value) => (value ? value : undefined))

const email = required(line(leadLimits.email))
  .refine(
    (value) => /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/.test(value),
    'email',
  )
  .refine((value) => !/\p{Cf}/u.test(value), 'email')

/** The five parameters of a campaign, each of this shape. */
const campaign = <Shape>(shape: Shape) =>
  Object.fromEntries(utmKeys.map((key) => [`utm_${key}`, shape])) as Record<
    `utm_${(typeof utmKeys)[number]}`,
    Shape
  >

const service = z
  .enum(serviceInterests, 'invalid')
  .or(z.literal(''))
  .nullish()
  .transform((value) => value || undefined)

/** What is not fit falls away by itself: a cookie that somebody spoilt must not make the form refuse its visitor. */
const ifFit = <T>(schema: z.ZodType<T>) => schema.optional().catch(undefined)

/** A time as a browser writes it, kept as the database takes it: it refuses one of a hundred digits. */
const visitTime = z.iso
  .datetime()
  .max(40)
  .transform((time) => new Date(time))
  .refine((time) => isFirstTouchTime(time, new Date()))
  .transform((time) => time.toISOString())

/** The first visit, as the browser kept it for who agreed. */
const firstTouch = ifFit(
  z.object({
    ...campaign(ifFit(required(line(leadLimits.utm)))),
    referrer: ifFit(z.string().max(leadLimits.host).regex(hostName)),
    landing_page: ifFit(line(leadLimits.path).refine(isPath)),
    at: ifFit(visitTime),
  }),
)

/** The body of POST /api/lead-capture (specification, section 3; the optional part, product.md). Unknown keys fall away. */
export const captureSchema = z.object({
  name: required(line(leadLimits.name)),
  email,
  message: required(text(leadLimits.message)),
  phone: optional(line(leadLimits.phone)),
  company: optional(line(leadLimits.company)),
  ...campaign(optional(line(leadLimits.utm))),
  metadata: z
    .object({
      service_interest: service,
      page_url: optional(line(leadLimits.url)),
      referrer: optional(line(leadLimits.url)),
    })
    .nullish()
    .transform((value) => value ?? undefined),
  first_touch: firstTouch,
  language: z.enum(['en', 'es'], 'invalid').nullish(),
  submission_id: z.uuid('invalid').nullish(),
  timing_token: z.string('invalid').max(200, 'invalid').nullish(),
  /** The honeypot: people do not see it. */
  website: z.string('invalid').max(0, 'invalid').nullish(),
})
export type CaptureInput = z.output<typeof captureSchema>

const formFields = ['name', 'email', 'phone', 'company', 'message', 'service_interest'] as const

/** What a link or a browser wrote, made fit: it must not make the form refuse its visitor. */
const oneLine = (value: string | null | undefined, limit: number) =>
  value
    ?.toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, limit)
    .toWellFormed()

const fieldLimits = { ...leadLimits, service_interest: 50 }

/**
 * A contact form posted without JavaScript: its language, the values to show again (cut to what the form allows), and
 * the body as the capture expects it. `referer` is the page it stood on.
 */
export function formOf(form: URLSearchParams, referer: string | null) {
  const field = (name: string) => form.get(name) ?? ''
  const query = URL.parse(referer ?? '')?.searchParams
  const values = Object.fromEntries(formFields.map((name) => [name, field(name).slice(0, fieldLimits[name])]))
  const body = {
    ...values,
    ...Object.fromEntries(
      utmKeys.map((key) => [`utm_${key}`, oneLine(query?.get(`utm_${key}`), leadLimits.utm)]),
    ),
    metadata: { service_interest: field('service_interest'), page_url: oneLine(referer, leadLimits.url) },
    language: field('language') === 'es' ? 'es' : 'en',
    submission_id: form.get('submission_id') ?? undefined,
    website: field('website'),
  } as const
  return { language: body.language, values, body }
}
