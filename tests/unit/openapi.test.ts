import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { openApiDocument } from '@/features/lead-keys/openapi'
import { leadFields, type LeadField } from '@/features/leads/fields'
import { externalLeadSchema } from '@/features/leads/schemas'
import { captureBodyOf, sampleLead } from '../support/lead-samples'

const api = openApiDocument()

/** What the specification of OpenAPI 3.1 requires of the parts that the document has. */
const reference = z.strictObject({ $ref: z.string().startsWith('#/components/schemas/') })
const content = z.strictObject({ 'application/json': z.strictObject({ schema: reference }) })
const schema = z.record(z.string(), z.unknown())
const response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), z.strictObject({ description: z.string(), schema })).optional(),
  content,
})
const operation = z.strictObject({
  operationId: z.string().regex(/^\w+$/),
  summary: z.string().min(1),
  description: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['query', 'header', 'path', 'cookie']),
      required: z.boolean(),
      description: z.string(),
      schema,
    }),
  ),
  requestBody: z.strictObject({ required: z.boolean(), content }),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), response),
})
const openApi = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string().min(1), version: z.string().min(1), summary: z.string().min(1) }),
  servers: z.array(z.strictObject({ url: z.url() })).min(1),
  paths: z.record(z.string().startsWith('/'), z.strictObject({ post: operation })),
  components: z.strictObject({
    securitySchemes: z.record(
      z.string(),
      z.strictObject({
        type: z.literal('http'),
        scheme: z.literal('bearer'),
        bearerFormat: z.string(),
        description: z.string(),
      }),
    ),
    schemas: z.record(z.string().regex(/^[\w.-]+$/), schema),
  }),
})

describe('the OpenAPI document', () => {
  it('is one, as the specification says', () => {
    const document: unknown = JSON.parse(JSON.stringify(api))
    expect(openApi.safeParse(document).error?.issues ?? []).toEqual([])
  })

  it('refers to nothing that it lacks', () => {
    const references = [...JSON.stringify(api).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(references.length).toBeGreaterThan(0)
    for (const name of references) expect(api.components.schemas).toHaveProperty(name ?? '')
    const { post } = api.paths['/api/external-leads']
    for (const name of post.security.flatMap(Object.keys))
      expect(api.components.securitySchemes).toHaveProperty(name)
  })
})

describe('its schema of a lead', () => {
  // As a program reads it that knows nothing of ours.
  const read = z.fromJSONSchema(JSON.parse(JSON.stringify(api.components.schemas.Lead)) as never)
  const whole = captureBodyOf(sampleLead())
  const { name, email, message } = whole
  const least = { name, email, message }

  it.each([
    ['every field', whole],
    ['only what is required', least],
    ['null for what is optional', { ...least, phone: null, metadata: null, utm_source: null }],
    ['no service', { ...least, metadata: { service_interest: '' } }],
    ['unknown fields', { ...least, status: 'new' }],
    ['the longest message', { ...least, message: 'x'.repeat(5000) }],
  ])('takes %s, as the site does', (_name, body) => {
    expect([read.safeParse(body).success, externalLeadSchema.safeParse(body).success]).toEqual([true, true])
  })

  it.each([
    ['no name', { email, message }],
    ['no address', { name, message }],
    ['no message', { name, email }],
    ['a number for a name', { ...least, name: 7 }],
    ['a name that is too long', { ...least, name: 'x'.repeat(201) }],
    ['a message that is too long', { ...least, message: 'x'.repeat(5001) }],
    ['another language', { ...least, language: 'fr' }],
    ['an unknown service', { ...least, metadata: { service_interest: 'x' } }],
    ['a page that is too long', { ...least, metadata: { page_url: 'x'.repeat(2001) } }],
    ['an id that is none', { ...least, submission_id: '7' }],
    ['a text', 'x'],
    ['nothing', null],
  ])('refuses %s, as the site does', (_name, body) => {
    expect([read.safeParse(body).success, externalLeadSchema.safeParse(body).success]).toEqual([false, false])
  })

  it('says what every field means, and how long it may be', () => {
    type Part = {
      description?: string
      maxLength?: number
      anyOf?: Part[]
      properties?: Record<string, Part>
    }
    const find = (part: Part | undefined, path: string[]): Part | undefined => {
      const [first, ...rest] = path
      if (first === undefined) return part
      const inside = part?.properties ?? part?.anyOf?.find(({ properties }) => properties)?.properties
      return find(inside?.[first], rest)
    }
    for (const { input, maxLength } of Object.values<LeadField>(leadFields)) {
      const found = find(api.components.schemas.Lead as Part, input.split('.'))
      expect([input, found?.maxLength]).toEqual([input, maxLength])
      if (!input.startsWith('first_touch.'))
        expect([input, found?.description]).toEqual([input, expect.any(String)])
    }
  })
})
