import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { CONSENT_VERSION } from '@/features/proposal-signing/signing-rules'
import { proposalSigningEndpoints } from '@/features/proposal-signing/endpoints'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { restAs, restAsVisitor, type Rest } from '../support/rest'
import { createSigningSetup, dataUrlOf } from '../support/signing'

/** What a client signs, declines and opens, as requests. */

const verbs = ['sign-proposal', 'decline-proposal', 'view-proposal'] as const
type Verb = (typeof verbs)[number]

let payload: Payload
let setup: Awaited<ReturnType<typeof createSigningSetup>>
let rosa: Rest
let staff: Rest
beforeAll(async () => {
  payload = await start()
  setup = await createSigningSetup(payload)
  rosa = await restAs(payload, 'client')
  staff = await restAs(payload, 'admin')
  // The system alone links accounts.
  await asSystemWithoutRequest(payload).update({
    collection: 'users',
    id: rosa.user,
    data: { client: setup.client.id },
  })
})

type Sent = Awaited<ReturnType<typeof setup.send>>
const bodyOf = ({ proposal, version }: Sent, more: object = {}) => ({
  proposal,
  version,
  consentVersion: CONSENT_VERSION,
  image: setup.image,
  ...more,
})

async function call(verb: Verb, { headers }: Pick<Rest, 'headers'>, body: object) {
  const response = await proposalSigningEndpoints.POST[verb](
    new Request(`${env.SITE_URL}/api/${verb}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

/** Nothing has become of it. */
async function expectUntouched({ proposal }: Sent) {
  expect(await setup.statusOf(proposal)).toBe('sent')
  expect(await setup.signaturesOf(proposal)).toEqual([])
  expect(await setup.auditOf(proposal)).toEqual([])
  expect(await setup.emailsAbout(proposal)).toEqual([])
  const where = { proposal: { equals: proposal } }
  const { totalDocs } = await asSystemWithoutRequest(payload).count({ collection: 'proposal-views', where })
  expect(totalDocs).toBe(0)
}

describe.each(verbs)('%s', (verb) => {
  it('answers 401 without a session, and 403 to staff and to another site', async () => {
    const sent = await setup.send()
    expect(await call(verb, restAsVisitor(), bodyOf(sent))).toMatchObject({
      status: 401,
      answer: { success: false, error: 'unauthenticated' },
    })
    expect(await call(verb, staff, bodyOf(sent))).toMatchObject({
      status: 403,
      answer: { error: 'forbidden' },
    })
    for (const origin of ['https://evil.example', 'null', `${env.SITE_URL}.evil.example`]) {
      const foreign = { headers: { ...rosa.headers, origin } }
      expect(await call(verb, foreign, bodyOf(sent))).toMatchObject({
        status: 403,
        answer: { error: 'origin' },
      })
    }
    await expectUntouched(sent)
  })

  it('refuses a version that was never sent', async () => {
    const sent = await setup.send()
    const { status } = await call(verb, rosa, bodyOf({ ...sent, version: 'a'.repeat(64) }))
    expect(status).toBe(verb === 'view-proposal' ? 404 : 409)
    await expectUntouched(sent)
  })
})

it('a version that is no longer the latest, or was decided, answers 409 with its current state', async () => {
  const sent = await setup.send()
  const system = asSystemWithoutRequest(payload)
  await system.update({ collection: 'proposals', id: sent.proposal, data: { status: 'draft' } })
  for (const verb of ['sign-proposal', 'decline-proposal'] as const)
    expect(await call(verb, rosa, bodyOf(sent))).toMatchObject({
      status: 409,
      answer: { error: 'conflict', current: { value: 'draft' } },
    })
  expect((await call('view-proposal', rosa, bodyOf(sent))).status).toBe(404)

  const signed = await setup.send()
  expect(await call('sign-proposal', rosa, bodyOf(signed))).toMatchObject({ status: 200 })
  for (const verb of ['sign-proposal', 'decline-proposal'] as const)
    expect(await call(verb, rosa, bodyOf(signed))).toMatchObject({
      status: 409,
      answer: { current: { value: 'signed' } },
    })

  const late = await setup.send({ expiresAt: new Date(Date.now() - 1000).toISOString() })
  for (const verb of ['sign-proposal', 'decline-proposal'] as const)
    expect(await call(verb, rosa, bodyOf(late))).toMatchObject({
      status: 409,
      answer: { current: { value: 'expired' } },
    })
})

it('a signature of 10 MB answers 413, whether or not its size is announced', async () => {
  const sent = await setup.send()
  const image = dataUrlOf(Buffer.alloc(10_000_000, 1))
  const large = JSON.stringify(bodyOf(sent, { image }))
  const announced = { ...rosa.headers, 'content-length': String(large.length) }
  for (const headers of [rosa.headers, announced])
    expect(await call('sign-proposal', { headers }, bodyOf(sent, { image }))).toMatchObject({
      status: 413,
      answer: { success: false, error: 'too_large' },
    })
  await expectUntouched(sent)
})
