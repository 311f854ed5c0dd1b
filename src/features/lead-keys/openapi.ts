import { z } from 'zod'

import { env } from '@/env'
import { leadFields, type LeadField } from '@/features/leads/fields'
import { externalLeadSchema } from '@/features/leads/schemas'
import { fieldErrorCodes } from '@/lib/field-errors'
import en from '@/messages/en/developers.json'
import { EXTERNAL_LEADS_PATH, KEY_PREFIX, MAX_IDEMPOTENCY_KEY } from './rules'

/** The part of a JSON schema that is looked at here. */
type Schema = {
  description?: string | undefined
  maxLength?: number | undefined
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  [keyword: string]: unknown
}

const { words } = en.fields
const { words: answers } = en.answers

/** What the texts say of a field, by the path of its input. */
const wordsOf = (path: string): string | undefined => {
  const found = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], words)
  return typeof found === 'string' ? found : undefined
}

const maxLengths = new Map(
  Object.values<LeadField>(leadFields).map(({ input, maxLength }) => [input, maxLength] as const),
)

/**
 * Adds what the fields mean, and their limits: the schema of the input lacks those, because a text is cleaned before its length
 * counts.
 */
const describeField = (schema: Schema, path: string): Schema => ({
  ...describeInside(schema, path),
  maxLength: maxLengths.get(path),
  description: wordsOf(path),
})

function describeInside({ anyOf, properties, ...rest }: Schema, path: string): Schema {
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    describeField(field, path ? `${path}.${name}` : name),
  ])
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((one) => describeInside(one, path)) }),
    ...(properties && { properties: Object.fromEntries(fields) as Record<string, Schema> }),
  }
}

/** Returns the schema of a lead as another system sends it, derived from the one that checks it. */
function leadSchema(): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(externalLeadSchema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema
  return describeInside(schema, '')
}

const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })
const refusal = (status: keyof typeof answers, headers?: object) => ({
  description: answers[status],
  ...(headers && { headers }),
  content: json('Refusal'),
})
const retryAfter = {
  'Retry-After': {
    description: 'Seconds until a repeat makes sense.',
    schema: { type: 'integer', minimum: 1 },
  },
}

/** Returns the OpenAPI 3.1 document of the door for leads of other systems. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: en.title, version: '1.0.0', summary: en.description.replace('{brand}', 'this site') },
  servers: [{ url: env.SITE_URL }],
  paths: {
    [EXTERNAL_LEADS_PATH]: {
      post: {
        operationId: 'sendLead',
        summary: en.send.title,
        description: en.repeats.text,
        security: [{ key: [] }],
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description: en.repeats.text,
            schema: { type: 'string', maxLength: MAX_IDEMPOTENCY_KEY },
          },
        ],
        requestBody: { required: true, content: json('Lead') },
        responses: {
          '200': { description: answers[200], content: json('Success') },
          '400': refusal('400'),
          '401': refusal('401'),
          '413': refusal('413'),
          '429': refusal('429', retryAfter),
          '503': refusal('503', retryAfter),
        },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', bearerFormat: `${KEY_PREFIX}...`, description: en.key.text },
    },
    schemas: {
      Lead: leadSchema(),
      Success: { type: 'object', properties: { success: { const: true } }, required: ['success'] },
      Refusal: {
        type: 'object',
        properties: {
          success: { const: false },
          error: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string', enum: [...fieldErrorCodes] } },
        },
        required: ['success', 'error'],
      },
    },
  },
})
