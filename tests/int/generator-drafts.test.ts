import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { saveGeneratorDraftSchema } from '@/features/proposal-generator/generator-schemas'
import { saveGeneratorDraft } from '@/features/proposal-generator/operations/draft-changes'
import { findGeneratorDraft } from '@/features/proposal-generator/queries/generator-draft'
import { findGeneratorStart } from '@/features/proposal-generator/queries/generator-start'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient } from '../support/client-records'
import { makeLead } from '../support/fixtures'
import { callVerb } from '../support/lead-verbs'

let payload: Payload
let team: User

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team')
})

const unknown = crypto.randomUUID()
const save = (input: object = {}) =>
  callVerb(payload, team, {
    run: saveGeneratorDraft,
    schema: saveGeneratorDraftSchema,
    input: { details: { title: 'A shop' }, language: 'es', currency: 'MXN', ...input },
  })
const read = async (draft: string) => findGeneratorDraft(await requestOf(payload, team), { draft })

describe('a draft of the generator', () => {
  it('keeps what was typed, cleaned and without the characters that Postgres rejects', async () => {
    const { id } = await save({ transcript: '[00:14] Ana: Hola\u0000.\r\n', details: { title: 'Ñandú "x"' } })
    await save({ draft: id, content: '## Uno', details: { title: 'Dos' } })
    expect(await read(id)).toMatchObject({
      transcript: '[00:14] Ana: Hola.\n',
      content: '## Uno',
      details: { title: 'Dos' },
    })
  })

  it('leaves a text to the worker that writes it', async () => {
    const { id } = await save({ content: 'Mine' })
    await autocommit(
      payload,
      sql`update generator_drafts set task = 'write', task_state = 'running', content = 'Model' where id = ${id}`,
    )
    await save({ draft: id, content: 'Mine', details: { title: 'Still typing' } })
    expect(await read(id)).toMatchObject({ content: 'Model', details: { title: 'Still typing' } })
  })

  it.each([
    ['a lead that is gone', { lead: unknown }],
    ['a client that is gone', { client: unknown }],
  ])('is not saved with %s', async (_, input) => {
    await expect(save(input)).rejects.toMatchObject({ code: 'invalid' })
  })

  it.each([
    ['a transcript of 1 MB', { transcript: 'x'.repeat(1024 * 1024) }],
    ['a transcript of too many bytes', { transcript: 'ñ'.repeat(300 * 1024) }],
    ['half a character in its details', { details: { title: '\ud83d' } }],
    ['details that are a text', { details: 'title' }],
    ['a currency of its own', { currency: 'XYZ' }],
  ])('is not saved with %s', (_, input) => {
    expect(() => saveGeneratorDraftSchema.parse({ details: {}, language: 'en', ...input })).toThrow()
  })
})

describe('the start of the generator', () => {
  it('has the lead, its client and its service, the templates by name and the unfinished drafts', async () => {
    const lead = await makeLead(payload, { serviceInterest: 'webdev', language: 'es', name: 'Rosa Huamán' })
    const client = await makeClient(payload, { email: lead.email.toLowerCase() })
    await asSystemWithoutRequest(payload).create({
      collection: 'proposal-templates',
      data: { name: 'Basic', setupFee: 100_000, currency: 'USD' },
    })
    const { id } = await save({ lead: lead.id, details: { title: 'For Rosa' } })
    const found = await findGeneratorStart(await requestOf(payload, team), { lead: lead.id })
    expect(found).toMatchObject({
      agency: { expiryDays: 30, services: { es: { 'Web Development': 'Desarrollo web' } } },
      hasModel: false,
      hasBilling: false,
      lead: { name: 'Rosa Huamán', language: 'es', service: 'Web Development', client: { id: client.id } },
    })
    expect(found.templates).toContainEqual(expect.objectContaining({ name: 'Basic', setupFee: 100_000 }))
    expect(found.drafts[0]).toMatchObject({ id, title: 'For Rosa', lead: lead.id })
  })

  it('names the client of each unfinished draft, and the step to continue with', async () => {
    const details = { title: ' ', clientInfo: { first_name: 'Rosa', last_name: 'Huamán', company_name: '' } }
    const shop = { clientInfo: { first_name: '', company_name: 'Florería' } }
    const ids = [
      (await save({ details })).id,
      (await save({ details: shop, content: '## Hi' })).id,
      (await save({ details: {}, transcript: 'Ana: Hola' })).id,
    ]
    const { drafts } = await findGeneratorStart(await requestOf(payload, team))
    expect(ids.map((id) => drafts.find((draft) => draft.id === id))).toMatchObject([
      { title: '', client: 'Rosa Huamán', step: 'details' },
      { title: '', client: 'Florería', step: 'generate' },
      { title: '', client: '', step: 'transcript' },
    ])
  })

  it('has no lead for one that was deleted', async () => {
    expect((await findGeneratorStart(await requestOf(payload, team), { lead: unknown })).lead).toBeNull()
  })
})
