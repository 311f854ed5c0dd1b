import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { proposalGeneratorEndpoints } from '@/features/proposal-generator/endpoints'
import { rateLimits } from '@/lib/server/http/rate-limit'
import { payload as start } from '@/lib/server/payload'
import { collectLog } from '../support/log-lines'
import { answer, details, modelServer, silent, status, stream, type Reply } from '../support/model-server'
import { restAs, restAsVisitor, type Rest } from '../support/rest'

let payload: Payload
let team: Rest

const KEY = 'sk-test-0123456789-secret'
const verbs = proposalGeneratorEndpoints.POST
type Verb = 'process-transcript' | 'generate-proposal' | 'check-model'

async function post(verb: Verb, body: object, { headers } = team) {
  const request = new Request(`${env.SITE_URL}/api/${verb}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const response = await verbs[verb](request)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

/** Configures a model for the rest of the test. */
async function configure(...replies: Reply[]) {
  const server = await modelServer(...replies)
  Object.assign(env, { MODEL_URL: server.url, MODEL_API_KEY: KEY, MODEL_NAME: 'test-model' })
  return server
}

const transcript = { transcript: 'Ana: I need a site. Seller: That is $1,500.' }
const proposal = {
  clientInfo: {
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@example.com',
    company_name: 'Hotel Sol',
    phone: '',
  },
  serviceType: 'Web Development',
  projectDescription: 'A site with bookings.',
  setupFee: 1500,
  monthlyFee: 0,
  templateContent: '',
}
const bodies = { 'process-transcript': transcript, 'generate-proposal': proposal } as const
const both = Object.keys(bodies) as (keyof typeof bodies)[]

const { MODEL_URL, MODEL_API_KEY, MODEL_NAME } = env
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})
afterEach(() => {
  Object.assign(env, { MODEL_URL, MODEL_API_KEY, MODEL_NAME })
})

describe.each(both)('%s', (verb) => {
  it('is for staff', async () => {
    expect(await post(verb, bodies[verb], restAsVisitor())).toMatchObject({ status: 401 })
    expect(await post(verb, bodies[verb], await restAs(payload, 'client'))).toMatchObject({ status: 403 })
  })

  it('says that no model is configured', async () => {
    const { status: code, headers, body } = await post(verb, bodies[verb])
    expect([code, body]).toEqual([503, { success: false, error: 'not_configured' }])
    expect(headers.has('retry-after')).toBe(false)
  })

  it('answers JSON when the model fails, without a word of it', async () => {
    const lines = collectLog('info')
    await configure(status(401, { error: { message: `Incorrect API key provided: ${KEY}` } }))
    const { status: code, body } = await post(verb, bodies[verb])
    expect([code, body]).toEqual([502, { success: false, error: 'model_failed' }])
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toMatch(/sk-test|Hotel|need a site/)
  })

  it('says when a busy model can be asked again', async () => {
    collectLog('warn')
    await configure(status(429, '', { 'retry-after': '30' }))
    const { status: code, headers, body } = await post(verb, bodies[verb])
    expect([code, body]).toEqual([503, { success: false, error: 'model_busy' }])
    expect(headers.get('retry-after')).toBe('30')
  })

  it('is limited for each person', async () => {
    const other = await restAs(payload, 'team')
    const codes = []
    for (let use = 0; use <= rateLimits.model.points; use += 1)
      codes.push((await post(verb, bodies[verb], other)).status)
    expect(new Set(codes.slice(0, -1))).toEqual(new Set([503]))
    expect(codes.at(-1)).toBe(429)
  })
})

it('process-transcript answers the documented keys', async () => {
  const fee = { value: 1500, quote: 'That is $1,500' }
  await configure(answer(details({ first_name: { value: 'Ana', quote: 'Ana' }, setup_fee: fee })))
  const { status: code, body } = await post('process-transcript', transcript)
  expect(code).toBe(200)
  const clientInfo = { first_name: 'Ana', last_name: '', email: '', company_name: '', phone: '' }
  const projectDetails = { title: '', serviceType: '', description: '', setupFee: 1500, monthlyFee: null }
  expect(body).toMatchObject({ success: true, data: { clientInfo, projectDetails } })
  expect(body.quotes).toMatchObject({ projectDetails: { setupFee: 'That is $1,500' } })
})

it.each([
  ['an empty one', '', 400, { transcript: 'required' }],
  ['1 MB', 'a'.repeat(1024 * 1024), 400, { transcript: 'too_long' }],
  ['2 MB', 'a'.repeat(2 * 1024 * 1024), 413, undefined],
])('process-transcript refuses %s before it asks the model', async (_, text, code, fields) => {
  const { requests } = await configure(silent)
  const result = await post('process-transcript', { transcript: text })
  expect([result.status, result.body.fields]).toEqual([code, fields])
  expect(requests).toEqual([])
})

it('process-transcript takes 512 kB', async () => {
  await configure(answer(details()))
  const lines = '"Hi"\n'.repeat((512 * 1024) / 5)
  expect(await post('process-transcript', { transcript: lines })).toMatchObject({ status: 200 })
})

it('generate-proposal answers the text', async () => {
  await configure(stream(['## Hotel Sol\n', 'Setup: 1500 dollars.']))
  const { status: code, body } = await post('generate-proposal', proposal)
  expect([code, body]).toEqual([200, { success: true, content: '## Hotel Sol\nSetup: $1,500.' }])
})

it('check-model is for admins', async () => {
  const admin = await restAs(payload, 'admin')
  expect(await post('check-model', {})).toMatchObject({ status: 403 })
  expect(await post('check-model', {}, admin)).toMatchObject({ body: { error: 'not_configured' } })
  await configure(answer({ ready: true }))
  expect(await post('check-model', {}, admin)).toMatchObject({ status: 200, body: { success: true } })
})
