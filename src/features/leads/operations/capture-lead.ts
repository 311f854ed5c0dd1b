import { setTimeout as sleep } from 'node:timers/promises'

import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { isLanguage, type Language } from '@/i18n/languages'
import type { Context } from '@/lib/server/http/authorize'
import { consumeRateLimit, consumeSharedRateLimit } from '@/lib/server/http/rate-limit'
import { isPlausibleToken } from '@/lib/server/http/timing-token'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { log } from '@/lib/server/log'
import { leadFields, type LeadField } from '../fields'
import type { CaptureInput, VisitInput } from '../schemas'
import { captureValues, insertLead, type LeadOrigin, type LeadValues } from './capture-statement'

/** The jobs of leads that are captured within this time are inserted together. */
const BATCH_MS = 20
const waiting: string[] = []
let isRunning = false

/**
 * Queues the job of a lead that was captured, after its commit and without waiting for it: the job's commit notifies the
 * worker, and commits that notify run one after the other. One batch is inserted at a time, so that jobs take no more than
 * one connection from the leads that follow. When a job is lost, the sweep finds the lead.
 */
function queueFollowUp({ payload }: PayloadRequest, leadId: string): void {
  waiting.push(leadId)
  if (!isRunning) void insertJobs(payload)
}

async function insertJobs(payload: Payload): Promise<void> {
  isRunning = true
  try {
    const req = await createLocalReq({}, payload)
    while (waiting.length > 0) {
      await sleep(BATCH_MS)
      const jobs = waiting.splice(0).map((leadId) => ({ leadId }))
      await enqueue(req, 'lead-follow-up', jobs)
    }
  } catch (err) {
    log.error({ err }, 'jobs of leads were not queued')
  } finally {
    isRunning = false
  }
}

/**
 * Stores a visitor's message as a lead, and returns the id of the lead (`storeLead`). Throws AppError 'too_many' when the
 * limit of the address or the global limit is reached.
 */
export async function captureLead({ req, address }: Context, input: CaptureInput): Promise<{ id: string }> {
  await consumeCapture(address, input)
  return storeLead(req, input)
}

/**
 * Stores a lead with its first activity, and returns the id of the lead. Both rows are committed when it returns; a job queues
 * the emails afterwards. A repeated `submission_id` with the same text returns the lead that exists; with another text it is
 * another lead. Checks no limit: the door through which the lead comes does.
 */
export async function storeLead(
  req: PayloadRequest,
  input: CaptureInput,
  origin?: LeadOrigin,
): Promise<{ id: string }> {
  const [row] = await insertLead(req.payload, captureValues(toLeadValues(input), origin))
  if (!row) throw new Error('the lead was not returned')
  if (row.created) queueFollowUp(req, row.id)
  return { id: row.id }
}

/** Counts a submission of a visitor. Throws AppError 'too_many' when the address or all visitors have reached their limit. */
export async function consumeCapture(address: string, { timing_token }: VisitInput): Promise<void> {
  await consumeRateLimit(isPlausibleToken(timing_token) ? 'capture' : 'captureWithoutToken', address)
  await consumeSharedRateLimit('captureTotal')
}

/** The value of each field of the lead; null, as Payload stores it, where the input has none. */
export function toLeadValues(input: CaptureInput): LeadValues {
  const entries = Object.entries<LeadField>(leadFields).map(([name, field]) => [
    name,
    valueAt(input, field.input) ?? null,
  ])
  const values = Object.fromEntries(entries) as LeadValues
  return { ...values, language: values.language ?? languageOf(values.pageUrl) }
}

const valueAt = (input: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], input)

/** The language of the page with the form, which is the first segment of its path; English without one. */
function languageOf(pageUrl: string | null): Language {
  const segment = URL.parse(pageUrl ?? '', 'http://localhost')?.pathname.split('/')[1]
  return isLanguage(segment) ? segment : 'en'
}
