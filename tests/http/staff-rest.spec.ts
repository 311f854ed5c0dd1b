import { expect, test } from '@playwright/test'

import { message, newAccount, rows, signedIn, visitor } from '../support/http'
import { openTicket } from '../support/open-ticket'

/** What an open session of the team must not be able to do by REST, and what must never be a 5xx. */

async function arrivedLead(): Promise<string> {
  const data = message()
  await (await visitor()).post('/api/lead-capture', { data })
  const [lead] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  return lead?.id ?? ''
}
const historyOf = (id: string) =>
  rows<{ id: string; type: string }>(
    'select id, type from lead_activities where lead_id = $1 order by created_at',
    [id],
  )

test('a narrow select hides nothing from the history', async () => {
  const id = await arrivedLead()
  const team = await signedIn('team')
  const change = { status: 'closed_won', notes: 'Signed today.' }
  expect((await team.patch(`/api/leads/${id}?select[phone]=true`, { data: change })).status()).toBe(200)
  expect((await historyOf(id)).map(({ type }) => type)).toEqual([
    'form_submit',
    'status_change',
    'note_added',
  ])
})

test('nor from the events and mails of a ticket, whatever a select leaves out', async () => {
  const ticket = await openTicket(await signedIn('client'))
  const team = await signedIn('team')
  const change = { data: { priority: 'low' } }
  expect((await team.patch(`/api/tickets/${ticket}?select[status]=false`, change)).status()).toBe(200)
  const reply = { data: { ticket, body: 'We look into it.', visibility: 'public' } }
  expect((await team.post('/api/ticket-messages?select[visibility]=false', reply)).status()).toBe(201)
  expect(await rows('select type from ticket_messages where ticket_id = $1', [ticket])).toEqual([
    { type: 'reply' },
  ])
  const owed = `select 1 from outbox where kind = 'ticket-reply' and data->>'ticketId' = $1`
  expect(await rows(owed, [ticket])).toHaveLength(1)
})

test('the address of an account does not change by an open session', async () => {
  const email = await newAccount('team')
  const member = await signedIn(email)
  const [user] = await rows<{ id: string }>('select id from users where email = $1', [email])
  await member.patch(`/api/users/${user?.id}`, { data: { email: 'evil@example.com', firstName: 'Eva' } })
  await (await signedIn('admin')).patch(`/api/users/${user?.id}`, { data: { email: 'evil@example.com' } })
  expect(await rows('select email, first_name from users where id = $1', [user?.id])).toEqual([
    { email, first_name: 'Eva' },
  ])
})

test('nobody rewrites what somebody else has noted', async () => {
  const id = await arrivedLead()
  const data = { lead: id, type: 'note_added', note: 'Admin said no.' }
  expect((await (await signedIn('admin')).post('/api/lead-activities', { data })).status()).toBe(201)
  const note = (await historyOf(id)).at(-1)
  const team = await signedIn('team')
  const answer = await team.patch(`/api/lead-activities/${note?.id}`, { data: { note: 'Admin said yes.' } })
  expect(answer.status()).toBe(400)
  const [row] = await rows('select data from lead_activities where id = $1', [note?.id])
  expect(row).toEqual({ data: { note: 'Admin said no.' } })
})

test('no order tells what a hidden or related field holds', async () => {
  const team = await signedIn('team')
  for (const query of [
    'sort=assignedTo.hash',
    'sort[]=assignedTo.hash',
    'sort[0]=-assignedTo.hash',
    'sort=assignedTo__email',
    'joins[activities][sort]=actor.hash',
    'sort=-hash',
  ])
    expect((await team.get(`/api/leads?${query}`)).status(), query).toBe(400)
  const headers = {
    'x-payload-http-method-override': 'GET',
    'content-type': 'application/x-www-form-urlencoded',
  }
  for (const data of ['sort=assignedTo.hash', 'limit=1e20', 'where[name][equals]=%00'])
    expect((await team.post('/api/leads', { headers, data })).status(), data).toBe(400)
  expect((await team.post('/api/leads', { headers, data: 'limit=1&sort=-createdAt' })).status()).toBe(200)
})

test('a write is in one language, and no number is without bound', async () => {
  const team = await signedIn('team')
  const data = { title: { en: 'a', es: 'b' }, content: { en: null, es: null } }
  for (const query of ['locale=all', 'locale=*', 'locale[]=en', 'locale=en&locale=all'])
    expect((await team.post(`/api/posts?draft=true&${query}`, { data })).status(), query).toBe(400)
  for (const query of ['limit=00', 'limit=000', 'depth=010'])
    expect((await team.get(`/api/posts?${query}`)).status(), query).toBe(400)
})

test('what cannot be is refused, never a crash', async () => {
  const id = await arrivedLead()
  const team = await signedIn('team')
  for (const query of [
    'limit=1&limit=1e20',
    'limit[]=1e20',
    'joins[activities][limit]=1e20',
    'where[status][equals]=zz',
    'where[id][equals]=abc',
  ]) {
    const status = (await team.get(`/api/leads?${query}`)).status()
    expect(status, query).toBeLessThan(500)
  }
  for (const query of ['where=xxx', 'where[title][near]=1', 'where[client.status][like]=a'])
    expect((await team.get(`/api/tickets?${query}`)).status(), query).toBe(400)
  const headers = { 'content-type': 'application/json' }
  for (const body of [
    'null',
    '"x"',
    '[]',
    '{',
    '{"notes":"\\ud800"}',
    '{"name":{"a":1}}',
    '{"notes":7}',
    '{"status":["new"]}',
  ]) {
    const answer = await team.patch(`/api/leads/${id}`, { headers, data: Buffer.from(body) })
    expect(answer.status(), body).toBe(400)
  }
  for (const lead of [crypto.randomUUID(), 'abc']) {
    const data = { lead, type: 'note_added', note: 'x' }
    expect((await team.post('/api/lead-activities', { data })).status(), lead).toBe(400)
  }
  expect((await team.get('/api/payload-migrations')).status()).toBe(404)
  const all = (await (await team.get('/api/leads?limit=0')).json()) as { docs: unknown[]; limit: number }
  expect(all.limit).toBe(1_000)
})
