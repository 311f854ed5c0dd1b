import type { LeadSource } from '@/features/leads/rules'

/** The keys with which other systems send leads. Pure: no I/O. */

/** A key has one of these sources, which its leads get. */
export const keySources = ['External API', 'Automation System'] as const satisfies readonly LeadSource[]
export type KeySource = (typeof keySources)[number]

/** The maximum characters of a name, and the most leads a minute that a key may be given. */
export const keyLimits = { name: 100, perMinute: 600 }

/** What a new key may send a minute, unless another limit is chosen. */
export const USUAL_PER_MINUTE = 60

/** What every key begins with, so that programs that look for secrets recognize it. */
export const KEY_PREFIX = 'puente_'

/** The longest Idempotency-Key, in characters. */
export const MAX_IDEMPOTENCY_KEY = 200

/** Where leads are sent, and where the machine-readable description of that is. */
export const EXTERNAL_LEADS_PATH = '/api/external-leads'
export const OPENAPI_PATH = '/api/openapi.json'
