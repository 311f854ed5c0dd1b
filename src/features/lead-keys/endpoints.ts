import { z } from 'zod'

import { externalLeadSchema } from '@/features/leads/schemas'
import { authorize } from '@/lib/server/http/authorize'
import { withErrorResponse } from '@/lib/server/http/error-response'
import {
  handle,
  handleQuery,
  MAX_BODY_BYTES,
  parseInput,
  type Endpoints,
  type QueriesOf,
  type VerbsOf,
} from '@/lib/server/http/handle'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { clientAddressOf, parseJson, readBody } from '@/lib/server/http/request'
import { openApiDocument } from './openapi'
import { createLeadKey, revokeLeadKey } from './operations/lead-key-changes'
import { admitKey, receiveLead } from './operations/receive-lead'
import { listLeadKeys } from './queries/lead-keys'
import { createLeadKeySchema, idempotencyKeySchema, leadKeySchema } from './schemas'

/** The verbs and the query of the screen of keys. */
const screenEndpoints = {
  GET: {
    'lead-key-list': handleQuery({ who: 'admin', input: z.object({}), run: listLeadKeys }),
  },
  POST: {
    // Not `once`, which would store the value of the key.
    'create-lead-key': handle({
      who: 'admin',
      limit: 'account',
      input: createLeadKeySchema,
      run: createLeadKey,
    }),
    'revoke-lead-key': handle({ who: 'admin', limit: 'account', input: leadKeySchema, run: revokeLeadKey }),
  },
} satisfies Endpoints

/**
 * Takes a lead of another system: key and limit first, so that nothing is read of what a stranger sends. No check of the origin,
 * because no browser adds the key by itself, and a session counts for nothing here. Answers as lead-capture does.
 */
const takeLead = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    const context = await authorize(request, 'anyone')
    const key = await admitKey(context, request.headers.get('authorization'))
    const given = { 'idempotency-key': request.headers.get('idempotency-key') }
    const { 'idempotency-key': idempotencyKey } = parseInput(idempotencyKeySchema, given)
    const body = parseJson(await readBody(request, MAX_BODY_BYTES))
    await receiveLead(context, key, parseInput(externalLeadSchema, body), idempotencyKey)
    return Response.json({ success: true })
  })

/** The machine-readable description of that. */
const describe = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    await consumeRateLimit('openApi', clientAddressOf(request))
    return Response.json(openApiDocument())
  })

export const leadKeysEndpoints = {
  GET: { ...screenEndpoints.GET, 'openapi.json': describe },
  POST: { ...screenEndpoints.POST, 'external-leads': takeLead },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof screenEndpoints> {}
  interface Queries extends QueriesOf<typeof screenEndpoints> {}
}
