import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  createTemplate,
  deleteTemplate,
  updateTemplate,
} from '@/features/proposal-templates/operations/save-template'
import { findRecentProposals, RECENT_PROPOSALS } from '@/features/proposals/queries/recent-proposals'
import { findTemplate, findTemplateBoardPage } from '@/features/proposal-templates/queries/templates'
import {
  createTemplateSchema,
  deleteTemplateSchema,
  templateListSchema,
  updateTemplateSchema,
} from '@/features/proposal-templates/template-schemas'
import { parseInput } from '@/lib/server/http/handle'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeProposal } from '../support/client-records'
import { contextOf } from '../support/tickets'

let payload: Payload
let team: User

const given = { name: 'Monthly plan', content_en: '## What we do', content_es: '## Qué hacemos' }
const create = async (input: object = {}) =>
  createTemplate(await contextOf(payload, team), parseInput(createTemplateSchema, { ...given, ...input }))
const read = async (template: string) => findTemplate(await requestOf(payload, team), { template })
const update = async (template: string, expected: string, input: object) =>
  updateTemplate(
    await contextOf(payload, team),
    parseInput(updateTemplateSchema, { ...given, ...input, template, expected }),
  )

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team')
})

describe('a template of a proposal', () => {
  it('is stored in both languages, with its fees in cents', async () => {
    const { id } = await create({ description: ' ', setup_fee: '1200.5', monthly_fee: '', currency: 'MXN' })
    expect(await read(id)).toMatchObject({
      name: 'Monthly plan',
      description: null,
      setupFee: 120_050,
      monthlyFee: null,
      currency: 'MXN',
      content: { en: '## What we do', es: '## Qué hacemos' },
    })
  })

  it.each<[unknown, number | null]>([
    ['abc', 0],
    ['', null],
    [null, null],
    ['0', 0],
    ['1.200,50', 120_050],
  ])('a fee of %j is %j', async (fee, cents) => {
    const { id } = await create({ setup_fee: fee })
    expect((await read(id)).setupFee).toBe(cents)
  })

  it.each([
    [{ setup_fee: '-1' }, { setup_fee: 'invalid' }],
    [{ setup_fee: '1.005' }, { setup_fee: 'invalid' }],
    [{ monthly_fee: '99999999999' }, { monthly_fee: 'invalid' }],
    [{ name: '   ' }, { name: 'required' }],
    [{ content_es: 'x'.repeat(200_001) }, { content_es: 'too_long' }],
  ])('%j is refused and stores nothing', async (input, fields) => {
    const before = await findTemplateBoardPage(await requestOf(payload, team))
    await expect(create(input)).rejects.toMatchObject({ code: 'invalid', details: { fields } })
    expect((await findTemplateBoardPage(await requestOf(payload, team))).total).toBe(before.total)
  })

  it('marks a missing language, which can be taken away again', async () => {
    const { id } = await create({ content_en: null })
    const listed = async () =>
      (await findTemplateBoardPage(await requestOf(payload, team))).templates.find((row) => row.id === id)
        ?.languages
    expect(await listed()).toEqual(['es'])
    await update(id, (await read(id)).updatedAt, { content_en: 'Now.', content_es: ' ' })
    expect(await listed()).toEqual(['en'])
  })

  it('a stale edit is a conflict that changes nothing, and names the current version', async () => {
    const { id } = await create()
    const { updatedAt } = await read(id)
    await update(id, updatedAt, { name: 'Theirs' })
    const present = (await read(id)).updatedAt
    await expect(update(id, updatedAt, { name: 'Mine' })).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: present } },
    })
    expect((await read(id)).name).toBe('Theirs')
    await update(id, present, { name: 'Mine' })
    expect((await read(id)).name).toBe('Mine')
  })

  it('is deleted once', async () => {
    const { id } = await create()
    const remove = async () =>
      deleteTemplate(await contextOf(payload, team), parseInput(deleteTemplateSchema, { template: id }))
    await remove()
    await expect(remove()).rejects.toMatchObject({ code: 'not_found' })
    await expect(read(id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(update(id, new Date().toISOString(), {})).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is listed by name or by date, page by page, with the total', async () => {
    for (let number = 0; number < 26; number += 1) await create({ name: `Paged ${number}` })
    const page = async (input: object) =>
      findTemplateBoardPage(await requestOf(payload, team), templateListSchema.parse(input))
    const first = await page({})
    expect(first.templates).toHaveLength(25)
    expect(first.templates[0]?.name).toBe('Paged 25')
    expect(first.pages).toBeGreaterThan(1)
    const second = await page({ page: '2' })
    const ids = [...first.templates, ...second.templates].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const names = (await page({ sort: 'name' })).templates.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)))
    expect(await page({ sort: 'x', page: '-1' })).toEqual(first)
  })

  it('is for staff only', async () => {
    const client = await requestOf(payload, await makeUser(payload, 'client'))
    await expect(findTemplateBoardPage(client)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(findRecentProposals(client)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the newest proposals', () => {
  it('are ten of all, and only those that the user may open can be viewed', async () => {
    const own = await makeProposal(payload, undefined, { owner: team.id, title: 'Own' })
    const other = await makeUser(payload, 'team')
    for (let number = 0; number < RECENT_PROPOSALS - 1; number += 1)
      await makeProposal(payload, undefined, { owner: other.id })
    const { proposals, total } = await findRecentProposals(await requestOf(payload, team))
    expect(proposals).toHaveLength(RECENT_PROPOSALS)
    expect(total).toBeGreaterThanOrEqual(RECENT_PROPOSALS)
    expect(proposals.filter(({ canView }) => canView).map(({ id }) => id)).toEqual([own.id])
    expect(proposals.at(-1)).toMatchObject({ title: 'Own', state: 'draft', number: expect.any(Number) })
    expect(proposals[0]?.client?.name).toBeTruthy()
    const admin = await findRecentProposals(await requestOf(payload, await makeUser(payload, 'admin')))
    expect(admin.proposals.every(({ canView }) => canView)).toBe(true)
  })
})
