import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { blogEndpoints } from '@/features/blog/endpoints'
import { clientsEndpoints } from '@/features/clients/endpoints'
import { leadsEndpoints } from '@/features/leads/endpoints'
import { peopleEndpoints } from '@/features/people/endpoints'
import { proposalTemplatesEndpoints } from '@/features/proposal-templates/endpoints'
import { testimonialsEndpoints } from '@/features/testimonials/endpoints'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { cleanUp } from '@/worker/create-handlers'
import { historyOf, makeLead } from '../support/fixtures'
import { postToRoute } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { rowsOf } from '../support/rows'

/** What staff submit twice, because the answer to the first try was lost, is stored once. */

let payload: Payload
let ana: Rest
let admin: Rest
beforeAll(async () => {
  payload = await start()
  ana = await restAs(payload, 'team')
  admin = await restAs(payload, 'admin')
})

type Route = Parameters<typeof postToRoute>[0]
const send = async (route: Route, body: object, rest = ana) => {
  const response = await postToRoute(route, body, rest)
  return { status: response.status, ...((await response.json()) as { id?: string; error?: string }) }
}

const { POST: leads } = leadsEndpoints
const notesOf = async (lead: string) =>
  (await historyOf(payload, lead)).flatMap(({ type, data }) =>
    type === 'note_added' ? [(data as { note: string }).note] : [],
  )
const submission = () => ({ submission_id: crypto.randomUUID() })

describe('a note', () => {
  const add = leads['add-lead-note']

  it('is stored once, however often and however parallel it is sent', async () => {
    const { id: lead } = await makeLead(payload)
    const body = { lead, note: 'Prefers WhatsApp.', ...submission() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(add, body)))
    answers.push(await send(add, body))
    expect(new Set(answers.map(({ status, id }) => `${status} ${id}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, id: expect.any(String) })
    expect(await notesOf(lead)).toEqual(['Prefers WhatsApp.'])
  })

  it('with other words, by someone else, for another lead or without an id is another one', async () => {
    const { id: lead } = await makeLead(payload)
    const { id: other } = await makeLead(payload)
    const sent = submission()
    await send(add, { lead, note: 'First.', ...sent })
    await send(add, { lead, note: 'Corrected.', ...sent })
    await send(add, { lead, note: 'First.', ...sent }, admin)
    await send(add, { lead: other, note: 'First.', ...sent })
    for (let count = 0; count < 2; count++) await send(add, { lead, note: 'Twice.' })
    expect((await notesOf(lead)).sort()).toEqual(['Corrected.', 'First.', 'First.', 'Twice.', 'Twice.'])
    expect(await notesOf(other)).toEqual(['First.'])
  })

  it('that was refused can be sent again', async () => {
    const { id: lead } = await makeLead(payload)
    const body = { note: 'Prefers WhatsApp.', ...submission() }
    expect(await send(add, { ...body, lead: crypto.randomUUID() })).toMatchObject({ error: 'not_found' })
    expect(await send(add, { ...body, lead })).toMatchObject({ status: 200 })
    expect(await send(add, { ...body, lead, submission_id: '1' })).toMatchObject({
      status: 400,
      fields: { submission_id: 'invalid' },
    })
    expect(await notesOf(lead)).toEqual(['Prefers WhatsApp.'])
  })
})

it('a reply that was given elsewhere is logged once, with and without words', async () => {
  const { id: lead } = await makeLead(payload)
  for (const text of ['We spoke.', undefined]) {
    const body = { lead, text, ...submission() }
    expect(await send(leads['log-lead-reply'], body)).toEqual(await send(leads['log-lead-reply'], body))
  }
  const replies = (await historyOf(payload, lead)).filter(({ type }) => type === 'reply_logged')
  expect(replies).toHaveLength(2)
})

const email = () => `${crypto.randomUUID()}@example.com`
const words = { position_en: 'Owner', content_en: 'It works.' }
const person = { firstName: 'Eva', lastName: 'Paz', role: 'team', language: 'es' }

it.each<[string, Route, () => object]>([
  ['lead', leads['create-lead'], () => ({ name: 'Rosa', email: email(), language: 'es' })],
  [
    'client',
    clientsEndpoints.POST['create-client'],
    () => ({ first_name: 'Rosa', last_name: 'Paz', email: email(), language: 'es' }),
  ],
  [
    'template',
    proposalTemplatesEndpoints.POST['create-proposal-template'],
    () => ({ name: 'Plan', content_en: 'a' }),
  ],
  [
    'testimonial',
    testimonialsEndpoints.POST['create-testimonial'],
    () => ({ name: 'Rosa', company: 'Clínica', ...words }),
  ],
  [
    'category',
    blogEndpoints.POST['save-category'],
    () => ({ en: { name: `Category ${crypto.randomUUID()}` } }),
  ],
  ['colleague', peopleEndpoints.POST['invite-person'], () => ({ ...person, email: email() })],
])('a %s that is sent twice is one', async (_, route, input) => {
  const body = { ...input(), ...submission() }
  const first = await send(route, body, admin)
  expect(first).toMatchObject({ status: 200, id: expect.any(String) })
  expect(await send(route, body, admin)).toEqual(first)
})

it('a change that is sent twice is no conflict with itself', async () => {
  const { POST } = testimonialsEndpoints
  const common = { name: 'Rosa', company: 'Clínica', ...words }
  const { id } = await send(POST['create-testimonial'], { ...common, ...submission() })
  const [row] = await rowsOf<{ updated: string | Date }>(
    payload,
    sql`select updated_at as updated from testimonials where id = ${id}`,
  )
  const expected = new Date(row?.updated ?? '').toISOString()
  const body = { ...common, company: 'Salud', testimonial: id, expected, ...submission() }
  for (let count = 0; count < 2; count++)
    expect(await send(POST['update-testimonial'], body)).toMatchObject({ status: 200, id })
  expect(await send(POST['update-testimonial'], { ...body, ...submission() })).toMatchObject({
    error: 'conflict',
  })
})

it('submissions are forgotten after 30 days, and say nothing in plain text', async () => {
  const { id: lead } = await makeLead(payload)
  const body = { lead, note: 'A secret word.', ...submission() }
  await send(leads['add-lead-note'], body)
  const rows = await rowsOf<Record<string, unknown>>(payload, sql`select * from submissions`)
  expect(JSON.stringify(rows)).not.toContain('secret')
  await autocommit(payload, sql`update submissions set created_at = now() - interval '31 days'`)
  await cleanUp(payload)
  expect(await autocommit(payload, sql`select 1 from submissions`)).toEqual([])
})
