import { expect, test } from '@playwright/test'

import { message, newAccount, rows, signedIn, visitor } from '../support/http'
import { createTicketAs } from '../support/ticket-requests'

/** What a session of the team must not be able to do by REST, and input that must not cause a 5xx. */

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

test('a narrow select does not keep a change out of the history', async () => {
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

test('a narrow select keeps the history and the emails of a ticket', async () => {
  const ticket = await createTicketAs(await signedIn('client'))
  const team = await signedIn('team')
  const change = { data: { priority: 'low' } }
  expect((await team.patch(`/api/tickets/${ticket}?select[status]=false`, change)).status()).toBe(200)
  const end = { data: { status: 'resolved' } }
  expect((await team.patch(`/api/tickets/${ticket}?select[title]=true`, end)).status()).toBe(200)
  expect(await rows('select type from ticket_messages where ticket_id = $1', [ticket])).toEqual([
    { type: 'status_change' },
  ])
  const queued = `select 1 from outbox where kind = 'ticket-status' and data->>'ticketId' = $1`
  expect(await rows(queued, [ticket])).toHaveLength(1)
})

test('the form of a new proposal is filled in from the lead in its address', async () => {
  const lead = await arrivedLead()
  const team = await signedIn('team')
  const titled = /(Proposal for|Propuesta para) Ana Ruiz/
  expect(await (await team.get(`/admin/collections/proposals/create?lead=${lead}`)).text()).toMatch(titled)
  expect(await (await team.get('/admin/collections/proposals/create')).text()).not.toMatch(titled)
})

test('a session cannot change the address of an account', async () => {
  const email = await newAccount('team')
  const member = await signedIn(email)
  const [user] = await rows<{ id: string }>('select id from users where email = $1', [email])
  await member.patch(`/api/users/${user?.id}`, { data: { email: 'evil@example.com', firstName: 'Eva' } })
  await (await signedIn('admin')).patch(`/api/users/${user?.id}`, { data: { email: 'evil@example.com' } })
  expect(await rows('select email, first_name from users where id = $1', [user?.id])).toEqual([
    { email, first_name: 'Eva' },
  ])
})

test('a note cannot be changed by another author', async () => {
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

test('sorting cannot reveal hidden or related fields', async () => {
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

test('a write is limited to one language, and every number is bounded', async () => {
  const team = await signedIn('team')
  const data = { title: { en: 'a', es: 'b' }, content: { en: null, es: null } }
  for (const query of ['locale=all', 'locale=*', 'locale[]=en', 'locale=en&locale=all'])
    expect((await team.post(`/api/posts?draft=true&${query}`, { data })).status(), query).toBe(400)
  for (const query of ['limit=00', 'limit=000', 'depth=010'])
    expect((await team.get(`/api/posts?${query}`)).status(), query).toBe(400)
})

test('invalid input is refused without a crash', async () => {
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

test('a document that does not exist is not found in the admin, on the page that says so', async () => {
  const team = await signedIn('team')
  const id = crypto.randomUUID()
  const response = await team.get(`/admin/collections/posts/${id}`)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(id)
  expect((await team.get('/admin/collections/posts')).status()).toBe(200)
})
