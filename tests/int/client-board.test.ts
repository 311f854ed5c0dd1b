import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { createClient, deleteClient, setClientStatus } from '@/features/clients/operations/client-changes'
import { findClientDetails } from '@/features/client-pages/queries/client-details'
import { findClientBoardPage } from '@/features/client-pages/queries/client-board-page'
import {
  clientDetailsSchema,
  clientListSchema,
  createClientSchema,
  deleteClientSchema,
  setClientStatusSchema,
} from '@/features/clients/schemas'
import { asUser } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import {
  clientInput,
  makeClient,
  makeInvoice,
  makeProposal,
  makeTicket,
  sentProposal,
} from '../support/client-records'
import { callVerb } from '../support/lead-verbs'
import { clientPagesEndpoints } from '@/features/client-pages/endpoints'
import { clientsEndpoints } from '@/features/clients/endpoints'

const list = clientPagesEndpoints.GET['client-list']
const remove = clientsEndpoints.POST['delete-client']

let payload: Payload
let team: User
let admin: User

beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
  team = await makeUser(payload, 'team', { firstName: 'Lucía', lastName: 'Fernández' })
})

const page = async (query: object = {}, user = team) =>
  findClientBoardPage(await requestOf(payload, user), clientListSchema.parse(query))
const details = async (client: string, user = team, more: object = {}) =>
  findClientDetails(await requestOf(payload, user), clientDetailsSchema.parse({ client, ...more }))
const setStatus = (client: string, status: string, expected: string, user = team) =>
  callVerb(payload, user, {
    run: setClientStatus,
    schema: setClientStatusSchema,
    input: { client, status, expected },
  })
const form = (email: string, more: object = {}) => ({
  first_name: 'Inés',
  last_name: 'Quispe',
  email,
  language: 'es',
  ...more,
})
const create = (input: object, user = team) =>
  callVerb(payload, user, { run: createClient, schema: createClientSchema, input })
const drop = (client: string, user = admin) =>
  callVerb(payload, user, { run: deleteClient, schema: deleteClientSchema, input: { client } })
const newEmail = () => `${crypto.randomUUID()}@client.example`

describe('the list of clients', () => {
  it('finds every word in name, email, company, phone and billing id, whatever their accents and spelling', async () => {
    const word = crypto.randomUUID().slice(0, 8)
    const { id } = await makeClient(payload, {
      firstName: 'Ángela',
      lastName: word,
      phone: '+51 987 654 321',
      billingToolClientId: `cus_${word}`,
    })
    for (const q of [
      `angela ${word}`,
      `${word} clinica`,
      `${word} 987654321`,
      `cus_${word}`,
      '0051 987-654-321',
    ]) {
      const { clients, matching } = await page({ q })
      expect(clients.map((client) => client.id)).toEqual([id])
      expect(matching).toBe(1)
    }
    const [client] = (await page({ q: word })).clients
    expect(client).toMatchObject({ name: `Ángela ${word}`, billingId: `cus_${word}`, status: 'active' })
  })

  it('pages with a total, and cuts nothing in silence', async () => {
    const word = crypto.randomUUID().slice(0, 8)
    for (let count = 0; count < 21; count += 1)
      await makeClient(payload, { lastName: word, firstName: `C${String(count).padStart(2, '0')}` })
    const first = await page({ q: word, sort: 'name' })
    expect(first).toMatchObject({ matching: 21, page: 1, pages: 2 })
    expect(first.clients[0]?.name).toBe(`C00 ${word}`)
    const beyond = await page({ q: word, sort: 'name', page: '9' })
    expect(beyond.page).toBe(2)
    expect(beyond.clients.map(({ name }) => name)).toEqual([`C20 ${word}`])
    expect(first.total).toBeGreaterThanOrEqual(21)
  })

  it('ignores what an address cannot mean, and is for staff only', async () => {
    expect((await page({ status: 'evil', sort: 'evil', page: '-1' })).page).toBe(1)
    const ana = await makeUser(payload, 'client')
    await expect(page({}, ana)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(details(crypto.randomUUID(), ana)).rejects.toMatchObject({ code: 'forbidden' })
    expect((await list(new Request('http://localhost:3000/api/client-list'))).status).toBe(401)
  })
})

describe('the status of a client', () => {
  it('is set when it is the one that was shown', async () => {
    const { id } = await makeClient(payload)
    expect(await setStatus(id, 'suspended', 'active')).toEqual({ status: 'suspended' })
    expect((await details(id)).client.status).toBe('suspended')
  })

  it('is a conflict with the current one if someone else has changed it', async () => {
    const { id } = await makeClient(payload, { status: 'inactive' })
    await expect(setStatus(id, 'suspended', 'active')).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: 'inactive' } },
    })
    expect(await setStatus(id, 'inactive', 'active')).toEqual({ status: 'inactive' })
    await expect(setStatus(crypto.randomUUID(), 'active', 'active')).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is set by one of two at the same moment', async () => {
    const { id } = await makeClient(payload)
    const both = await Promise.allSettled([
      setStatus(id, 'inactive', 'active'),
      setStatus(id, 'suspended', 'active'),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a new client', () => {
  it('has what the form says, and its language', async () => {
    const email = newEmail()
    const { id, name } = await create(form(email.toUpperCase(), { company: 'Ixchel', phone: '' }))
    expect(name).toBe('Inés Quispe')
    expect((await details(id)).client).toMatchObject({
      email,
      language: 'es',
      company: 'Ixchel',
      phone: null,
    })
  })

  it('needs names, email and language', () => {
    const { success, error } = createClientSchema.safeParse({ first_name: ' ', email: 'no' })
    expect(success).toBe(false)
    const codes = Object.fromEntries(
      (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    )
    expect(codes).toEqual({
      first_name: 'required',
      last_name: 'required',
      email: 'email',
      language: 'required',
    })
  })

  it('with the email of another client names that client, even if both are sent at once', async () => {
    const existing = await makeClient(payload)
    await expect(create(form(` ${existing.email.toUpperCase()} `))).rejects.toMatchObject({
      code: 'conflict',
      details: { fields: { email: 'taken' }, existing: { id: existing.id, name: existing.name } },
    })
    const email = newEmail()
    const both = await Promise.allSettled([create(form(email)), create(form(email))])
    const [refused] = both.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(refused?.reason).toMatchObject({
      code: 'conflict',
      details: { existing: { name: 'Inés Quispe' } },
    })
  })

  it('is refused by the collection too, by name', async () => {
    const existing = await makeClient(payload)
    const local = asUser(await requestOf(payload, team))
    const data = { ...clientInput(), email: existing.email }
    await expect(local.create({ collection: 'clients', data })).rejects.toMatchObject({
      data: { errors: [{ path: 'email', message: `${existing.name} is already a client with this email.` }] },
    })
  })
})

describe('deleting a client', () => {
  it('deletes its tickets and drafts', async () => {
    const { id } = await makeClient(payload)
    await makeTicket(payload, undefined, { client: id })
    await makeProposal(payload, undefined, { client: id })
    await drop(id)
    await expect(details(id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(drop(id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is refused with documents, and nothing is deleted', async () => {
    const billed = await makeClient(payload)
    await makeInvoice(payload, undefined, { client: billed.id })
    const asked = await makeClient(payload)
    await sentProposal(payload, undefined, { client: asked.id })
    for (const { id } of [billed, asked]) {
      const { id: ticket } = await makeTicket(payload, undefined, { client: id })
      await expect(drop(id)).rejects.toMatchObject({
        code: 'conflict',
        details: { fields: { client: 'has_documents' } },
      })
      const local = asUser(await requestOf(payload, admin))
      await expect(local.delete({ collection: 'clients', id })).rejects.toMatchObject({ status: 409 })
      expect((await details(id)).documents.support.rows.map((row) => row.id)).toEqual([ticket])
    }
  })

  it('is for admins only', async () => {
    const { id } = await makeClient(payload)
    await expect(drop(id, team)).rejects.toMatchObject({ status: 403 })
    const request = new Request('http://localhost:3000/api/delete-client', { method: 'POST', body: '{}' })
    expect((await remove(request)).status).toBeGreaterThanOrEqual(400)
    expect((await details(id)).may).toEqual({ unlink: false, delete: false })
    expect((await details(id, admin)).may).toEqual({ unlink: true, delete: true })
  })
})
