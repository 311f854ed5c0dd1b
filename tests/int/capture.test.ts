import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { captureLead } from '@/features/leads/operations/capture-lead'
import { listPossiblySameLeads } from '@/features/leads/queries/possibly-same'
import { captureSchema } from '@/features/leads/schemas'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { Lead } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { historyOf } from '../support/fixtures'
import { captureBodyOf, leadDocumentOf, sampleLead } from '../support/lead-samples'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const capture = async (body: object) =>
  captureLead(
    { req: await requestOf(payload), user: null, address: crypto.randomUUID() },
    captureSchema.parse(body),
  )

/** Every field but the submission id, which would make all of them one lead. */
const { submissionId: _submissionId, ...lead } = sampleLead()
const body = captureBodyOf(lead)

/** Removes the fields that differ between any two rows. */
const comparable = (row: object) =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([key]) => !/^(id|createdAt|updatedAt|submissionId|lead|activities)$/.test(key),
    ),
  )

it('writes the same rows as a create through Payload', async () => {
  const { id } = await capture({ ...body, name: ` ${lead.name} `, source: 'External API' })
  const system = asSystemWithoutRequest(payload)
  const captured = await system.findByID({ collection: 'leads', id, depth: 0 })
  const created = await system.create({ collection: 'leads', data: leadDocumentOf(lead) as Lead })
  const again = await system.findByID({ collection: 'leads', id: created.id, depth: 0 })
  expect(comparable(captured)).toEqual(comparable(again))
  expect(captured).toMatchObject(leadDocumentOf(lead))
  expect(captured).toMatchObject({ status: 'new', sourceName: 'Contact Form' })
  const [ours, theirs] = await Promise.all([historyOf(payload, id), historyOf(payload, created.id)])
  expect(ours.map(comparable)).toEqual(theirs.map(comparable))
  expect(ours).toHaveLength(1)
})

it('creates one lead with one activity for twenty concurrent requests with one submission id', async () => {
  const submission_id = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => capture({ ...body, submission_id })))
  const ids = new Set(answers.map(({ id }) => id))
  expect(ids.size).toBe(1)
  expect(await historyOf(payload, [...ids][0] ?? '')).toHaveLength(1)
})

it('keeps a corrected text or address that is sent again with the same submission id', async () => {
  const submission_id = crypto.randomUUID()
  const sent = { ...body, submission_id }
  const first = await capture(sent)
  const [message, email] = ['Queremos más citas, y una web nueva.', 'rosa.huaman@clinica.example']
  const corrections = [
    { ...sent, message },
    { ...sent, email },
    { ...sent, metadata: { ...(body.metadata as object), service_interest: 'seo' } },
  ]
  const ids = [first.id]
  for (const correction of corrections) ids.push((await capture(correction)).id)
  expect(new Set(ids).size).toBe(4)
  // What the browser adds is not the visitor's text: a repeat after a reload is the same message.
  expect(await capture({ ...sent, submission_id: submission_id.toUpperCase(), utm_term: 'otro' })).toEqual(
    first,
  )
  const { docs } = await asSystemWithoutRequest(payload).find({
    collection: 'leads',
    where: { submissionId: { equals: submission_id } },
    sort: 'createdAt',
  })
  expect(docs.map(({ id }) => id)).toEqual(ids)
  expect([docs[1]?.message, docs[2]?.email]).toEqual([message, email])
})

it('takes other white space in a text for the same submission', async () => {
  const sent = { ...body, submission_id: crypto.randomUUID(), message: 'Dos clínicas.\n\nUna web nueva.' }
  const first = await capture(sent)
  for (const message of [
    'Dos clínicas.\r\n\r\nUna web nueva.',
    'Dos  clínicas. Una\u00a0web nueva.\n',
    '\tDos clínicas.\n \nUna web nueva. ',
  ])
    expect(await capture({ ...sent, message })).toEqual(first)
  expect((await capture({ ...sent, message: 'Dos clínicas.Una web nueva.' })).id).not.toBe(first.id)
  expect(await historyOf(payload, first.id)).toHaveLength(1)
})

describe('the leads that are possibly the same', () => {
  const others = async (id: string, role: 'team' | 'client' = 'team') =>
    (await listPossiblySameLeads(await requestOf(payload, await makeUser(payload, role)), id)).map(
      (other) => other.id,
    )

  it('have the same address or come from the same submission, newest first', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const submission_id = crypto.randomUUID()
    // The tests above used its number.
    const words = { ...body, phone: undefined }
    const typo = await capture({ ...words, email: `x${email}`, submission_id })
    const corrected = await capture({ ...words, email, submission_id })
    const later = await capture({ ...words, email: email.toUpperCase() })
    await capture({ ...words, email: `y${email}` })
    expect(await others(corrected.id)).toEqual([later.id, typo.id])
    expect(await others(typo.id)).toEqual([corrected.id])
    expect(await others(later.id)).toEqual([corrected.id])
  })

  it('are for staff only', async () => {
    const { id } = await capture(body)
    await capture(body)
    expect(await others(id)).not.toEqual([])
    expect(await others(id, 'client')).toEqual([])
  })
})

it.each([
  ['none', undefined],
  ['garbage', 'utm_source=x'],
  ['a time of too many digits', { at: `${lead['firstTouch.at'].slice(0, -1)}${'0'.repeat(127)}Z` }],
  ['garbage inside', { utm_source: 7, referrer: '<b>', landing_page: 'https://evil.example', at: 'soon' }],
])('accepts a lead with %s as its first visit', async (_, first_touch) => {
  const { id } = await capture({ ...body, first_touch })
  const { firstTouch } = await asSystemWithoutRequest(payload).findByID({ collection: 'leads', id, depth: 0 })
  expect(Object.values(firstTouch ?? {}).filter(Boolean)).toEqual([])
})

describe('the language', () => {
  it.each([
    ['is the one given', { language: 'es' }, 'es'],
    ['else that of the page', { metadata: { page_url: 'https://puente.example/es/contact' } }, 'es'],
    ['else that of the page (English)', { metadata: { page_url: 'https://puente.example/contact' } }, 'en'],
    ['else English', { metadata: undefined }, 'en'],
  ])('%s', async (_, change, expected) => {
    const { id } = await capture({ ...body, language: undefined, ...change })
    const { language } = await asSystemWithoutRequest(payload).findByID({ collection: 'leads', id, depth: 0 })
    expect(language).toBe(expected)
  })
})

it('rate-limits an address, sooner without a timing token', async () => {
  const address = crypto.randomUUID()
  const once = async () =>
    captureLead({ req: await requestOf(payload), user: null, address }, captureSchema.parse(body))
  const results = await Promise.allSettled(Array.from({ length: 12 }, once))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many', status: 429 } })
})
