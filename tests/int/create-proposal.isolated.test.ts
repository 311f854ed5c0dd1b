import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { stripe } from '../support/stripe-env'
import {
  createProposalFromDraftSchema,
  saveGeneratorDraftSchema,
} from '@/features/proposal-generator/generator-schemas'
import { createProposalFromDraft } from '@/features/proposal-generator/operations/create-proposal-from-draft'
import {
  deleteGeneratorDraft,
  saveGeneratorDraft,
} from '@/features/proposal-generator/operations/draft-changes'
import { retryBilling } from '@/features/proposals/jobs/retry-billing'
import { findGeneratorDraft, findGeneratorTask } from '@/features/proposal-generator/queries/generator-draft'
import { findGeneratorStart } from '@/features/proposal-generator/queries/generator-start'
import { plainTextOf } from '@/lib/document'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient } from '../support/client-records'
import { historyOf, makeLead } from '../support/fixtures'
import { auditOf, proposalVerbs } from '../support/proposal-verbs'
import { callVerb } from '../support/lead-verbs'

let payload: Payload
let team: User
let colleague: User
let client: Client

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team')
  colleague = await makeUser(payload, 'team')
  client = await makeClient(payload)
})
beforeEach(() => stripe.reset())

const unknown = crypto.randomUUID()
const save = (input: object = {}, user = team) =>
  callVerb(payload, user, {
    run: saveGeneratorDraft,
    schema: saveGeneratorDraftSchema,
    input: { details: { title: 'A shop' }, language: 'en', currency: 'USD', ...input },
  })
const form = {
  title: 'A shop for three branches',
  serviceType: 'Web Development',
  description: 'Orders reach the nearest branch.',
  setupFee: '2500.00',
  monthlyFee: 450,
  currency: 'USD',
  content: '## For {{client}}\n\nSetup {{setup_fee}}, monthly {{monthly_fee}}, by {{unknown}}.',
}
const create = (input: object, user = team) =>
  callVerb(payload, user, {
    run: createProposalFromDraft,
    schema: createProposalFromDraftSchema,
    input: { ...form, ...input },
  })
const made = async (input: object = {}) => create({ draft: (await save()).id, client: client.id, ...input })
const read = (id: string) =>
  asSystemWithoutRequest(payload).findByID({ collection: 'proposals', id, depth: 0 })
const proposalsTitled = (title: string) =>
  autocommit(payload, sql`select id from proposals where title = ${title}`)
const newClient = (more: object = {}) => ({
  first_name: 'Guillermo',
  last_name: 'Echeverría **Montes**',
  email: `g-${crypto.randomUUID()}@ferreteria.example`,
  company: 'Ferretería {{client}}',
  language: 'es',
  ...more,
})

describe('a proposal from a draft', () => {
  it('has the fees in cents, the language of its client and the values of its variables', async () => {
    const { id } = await made()
    const row = await read(id)
    expect(row).toMatchObject({
      title: form.title,
      status: 'draft',
      owner: team.id,
      client: client.id,
      language: client.language,
      serviceType: 'webdev',
      proposalType: 'written',
      setupFee: 250_000,
      monthlyFee: 45_000,
      amount: 295_000,
      currency: 'USD',
    })
    const text = plainTextOf(row.content)
    expect(text).toContain(client.name)
    expect(text).toMatch(/2,500.*450.*\{\{unknown\}\}/)
  })

  it('needs no service and no description', async () => {
    const row = await read((await made({ serviceType: null, description: '' })).id)
    expect(row).toMatchObject({ serviceType: null, title: form.title, setupFee: 250_000 })
  })

  it('creates a new client with it, of the lead, and inserts its names as text', async () => {
    const lead = await makeLead(payload)
    const draft = (await save({ lead: lead.id })).id
    const person = newClient()
    const created = await create({ draft, newClient: person, content: 'Para {{cliente}}, {{empresa}}' })
    const row = await read(created.id)
    expect(created.newClient).toBe('Guillermo Echeverría **Montes**')
    expect(created.link).toMatch(new RegExp(`/es/proposal/${created.id}$`))
    expect(row).toMatchObject({ lead: lead.id, language: 'es' })
    expect(plainTextOf(row.content)).toBe('Para Guillermo Echeverría **Montes**, Ferretería { {client}}')
    const stored = await asSystemWithoutRequest(payload).findByID({
      collection: 'clients',
      id: row.client as string,
      depth: 0,
    })
    expect(stored).toMatchObject({ email: person.email, lead: lead.id, status: 'active', language: 'es' })
    expect((await historyOf(payload, lead.id)).at(-1)).toMatchObject({
      type: 'note_added',
      data: { client: 'Guillermo Echeverría **Montes**' },
    })
  })

  it('is made once, however often and at once it is asked for', async () => {
    const draft = (await save()).id
    const person = newClient()
    const results = await Promise.all(Array.from({ length: 5 }, () => create({ draft, newClient: person })))
    expect(new Set(results.map(({ id }) => id)).size).toBe(1)
    expect(results.filter(({ newClient }) => newClient)).toHaveLength(1)
    expect(await create({ draft, client: client.id, title: 'Another' })).toMatchObject({ id: results[0]?.id })
    expect(await proposalsTitled('Another')).toEqual([])
    expect(await findGeneratorTask(await requestOf(payload, team), { draft })).toMatchObject({
      proposal: { id: results[0]?.id },
    })
  })

  it('leaves nothing behind when the address of the new client is taken', async () => {
    const draft = (await save()).id
    const title = `Taken ${draft}`
    await expect(
      create({ draft, title, newClient: newClient({ email: client.email }) }),
    ).rejects.toMatchObject({
      code: 'conflict',
      details: { fields: { email: 'taken' }, existing: { id: client.id } },
    })
    expect(await proposalsTitled(title)).toEqual([])
  })

  it('leaves no client behind when its text cannot be a document', async () => {
    const person = newClient()
    const draft = (await save()).id
    const content = '| a |\n'.repeat(33_000)
    await expect(create({ draft, newClient: person, content })).rejects.toMatchObject({ code: 'invalid' })
    expect(await autocommit(payload, sql`select id from clients where email = ${person.email}`)).toEqual([])
  })

  it('waits for its prices, which a job makes', async () => {
    const { id } = await made()
    expect(stripe.requests).toEqual([])
    expect((await read(id)).billingStatus).toBe('pending')
    await retryBilling(payload, id)
    expect((await read(id)).billingStatus).toBe('ready')
    expect(stripe.prices().map(({ unit_amount }) => unit_amount)).toEqual([45_000, 250_000])
  })

  it('needs no prices without a fee, and keeps its billing pending while Stripe fails', async () => {
    const free = await made({ setupFee: '', monthlyFee: 0 })
    expect((await read(free.id)).billingStatus).toBe('none')
    const { id } = await made()
    stripe.fail('busy', 'busy', 'busy')
    await expect(retryBilling(payload, id)).rejects.toThrow()
    expect((await read(id)).billingStatus).toBe('pending')
  })

  it('is no entry of the audit chain until it is sent', async () => {
    const { id } = await made({ content: 'Hello.' })
    expect(await auditOf(payload, id)).toEqual([])
    await proposalVerbs(payload, team).send(id)
    expect((await auditOf(payload, id)).map(({ type }) => type)).toEqual(['proposal_sent'])
  })
})

describe('bad input', () => {
  it.each<[string, object, object]>([
    ['a negative fee', { setupFee: -1 }, { message: /setupFee/ }],
    ['a fee with more than two decimals', { setupFee: '12.345' }, { message: /setupFee/ }],
    ['a fee above the limit', { monthlyFee: 1e12 }, { message: /monthlyFee/ }],
    ['no title', { title: '  ' }, { message: /title/ }],
    ['no content', { content: '\u200b' }, { message: /content/ }],
    ['a service of its own', { serviceType: 'Plumbing' }, { message: /serviceType/ }],
    ['no client', { client: null }, { message: /client/ }],
    ['two clients', { newClient: newClient() }, { message: /client/ }],
    [
      'a new client without a name',
      { client: null, newClient: newClient({ last_name: '' }) },
      { message: /last_name/ },
    ],
    [
      'a client that is gone',
      { client: unknown },
      { code: 'invalid', details: { fields: { client: 'invalid' } } },
    ],
    ['a draft that is gone', { draft: unknown }, { code: 'not_found' }],
  ])('%s is refused', async (name, input, error) => {
    const title = `Bad ${name}`
    const attempt = async () => made({ title, ...input })
    const { message, ...rest } = error as { message?: RegExp }
    if (message) await expect(attempt()).rejects.toThrow(message)
    else await expect(attempt()).rejects.toMatchObject(rest)
    expect(await proposalsTitled(title)).toEqual([])
  })

  it.each([
    ['abc', 0],
    [Number.NaN, 0],
    [null, 0],
    ['1.500,00', 150_000],
    ['', 0],
  ])('a fee of %j is %i cents', async (fee, cents) => {
    expect((await read((await made({ setupFee: fee })).id)).setupFee).toBe(cents)
  })

  it('the draft of a colleague is nobody else’s', async () => {
    const draft = (await save({}, colleague)).id
    await expect(create({ draft, client: client.id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(save({ draft })).rejects.toMatchObject({ code: 'not_found' })
    const req = await requestOf(payload, team)
    await expect(findGeneratorDraft(req, { draft })).rejects.toMatchObject({ code: 'not_found' })
    await expect(
      callVerb(payload, team, { run: deleteGeneratorDraft, schema: { parse: () => ({ draft }) }, input: {} }),
    ).rejects.toMatchObject({ code: 'not_found' })
    const { drafts } = await findGeneratorStart(req)
    expect(drafts.map(({ id }) => id)).not.toContain(draft)
  })

  it('a client of the portal saves and reads nothing', async () => {
    const rosa = await makeUser(payload, 'client', { client: client.id })
    await expect(save({}, rosa)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(findGeneratorStart(await requestOf(payload, rosa))).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})
