import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { leadListSchema } from '@/features/leads/board-schemas'
import { LEAD_PAGE_SIZE, type LeadFilter } from '@/features/leads/board-rules'
import { findLeadDetails } from '@/features/leads/queries/lead-details'
import { findLeadBoardPage, type LeadBoardRequest } from '@/features/leads/queries/lead-board-page'
import { listAssignableStaff } from '@/features/leads/queries/lead-options'
import { listReplyTemplates } from '@/features/leads/queries/lead-options'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Lead, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient } from '../support/client-records'
import { makeLead } from '../support/fixtures'
import { leadsEndpoints } from '@/features/leads/endpoints'

const leadListRoute = leadsEndpoints.GET['lead-list']

let payload: Payload
let team: User

const page = async (request: LeadBoardRequest = {}, user: User | undefined = team) =>
  findLeadBoardPage(await requestOf(payload, user), request)
const names = async (filter: LeadFilter) => (await page({ filter })).leads.map(({ name }) => name)

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team', { firstName: 'Lucía', lastName: 'Fernández' })
})

describe('the search of the board', () => {
  beforeAll(async () => {
    const make = (data: Partial<Lead>) => makeLead(payload, { company: null, phone: null, ...data })
    await make({
      name: 'Guillermo Echeverría',
      email: 'g@ferreteria.example',
      company: 'Ferretería del Valle',
    })
    await make({ name: 'Ñandú 100%', email: 'snake_case@example.com', phone: '+52 (55) 4182-0937' })
    await make({ name: 'Łukasz Groß', email: 'lg@gross.example', phone: '(01) 234-5678 anexo 9' })
    await make({ name: 'Katherine O’Neill', email: 'k@peds.example', company: 'Back\\slash' })
  })

  it.each<[string, string[]]>([
    ['echeverria', ['Guillermo Echeverría']],
    ['ECHEVERRÍA', ['Guillermo Echeverría']],
    ['valle guillermo', ['Guillermo Echeverría']],
    ['ferreteria.example', ['Guillermo Echeverría']],
    ['5541820937', ['Ñandú 100%']],
    ['(55) 4182 09', ['Ñandú 100%']],
    ['4182-0937', ['Ñandú 100%']],
    ['+52 1 55 4182 0937', ['Ñandú 100%']],
    ['0052 55 4182 0937', ['Ñandú 100%']],
    ['\u202a(55)\u00a04182\u20110937\u202c', ['Ñandú 100%']],
    ['+52 55 4182 0937 ext. 5', ['Ñandú 100%']],
    ['1 234 5678', ['Łukasz Groß']],
    ['+51 1 234 5678', ['Łukasz Groß']],
    ['lukasz gross', ['Łukasz Groß']],
    ["o'neill", ['Katherine O’Neill']],
    ['O‘NEILL', ['Katherine O’Neill']],
    ['nandu', ['Ñandú 100%']],
    ['100%', ['Ñandú 100%']],
    ['%', ['Ñandú 100%']],
    ['_', ['Ñandú 100%']],
    ['snake%case', []],
    ['snakexcase', []],
    ['\\', ['Katherine O’Neill']],
    ["' or 1=1 --", []],
    ['ñ', ['Katherine O’Neill', 'Ñandú 100%']],
    ['z', ['Łukasz Groß']],
    ['xyzzy', []],
    ['\u0000', ['Katherine O’Neill', 'Łukasz Groß', 'Ñandú 100%', 'Guillermo Echeverría']],
  ])('finds %j', async (query, expected) => expect(await names({ query })).toEqual(expected))

  it('cuts a query of more than 200 characters instead of failing', async () => {
    const { filter } = leadListSchema.parse({ q: 'x'.repeat(5_000) })
    expect(filter.query).toHaveLength(200)
    expect(await names(filter)).toEqual([])
  })

  it('follows a change of the lead', async () => {
    const lead = await makeLead(payload, { name: 'Before' })
    await asSystemWithoutRequest(payload).update({
      collection: 'leads',
      id: lead.id,
      data: { name: 'Áfter' },
    })
    expect(await names({ query: 'after' })).toEqual(['Áfter'])
    expect(await names({ query: 'before' })).toEqual([])
  })
})

describe('filters', () => {
  it('by status, source and assignee, and all at once', async () => {
    const company = crypto.randomUUID()
    const source = 'External API' as const
    await makeLead(payload, {
      company,
      name: 'Taken',
      status: 'qualified',
      assignedTo: team.id,
      sourceName: source,
    })
    await makeLead(payload, { company, name: 'Free', status: 'qualified' })
    await makeLead(payload, { company, name: 'New' })
    expect(await names({ query: company, status: 'qualified' })).toEqual(['Free', 'Taken'])
    expect(await names({ query: company, source })).toEqual(['Taken'])
    expect(await names({ query: company, assignee: team.id })).toEqual(['Taken'])
    expect(await names({ query: company, assignee: 'unassigned', status: 'new' })).toEqual(['New'])
    const [taken] = (
      await page({ filter: { query: company, status: 'qualified', source, assignee: team.id } })
    ).leads
    expect(taken).toMatchObject({ name: 'Taken', assignee: { id: team.id, name: 'Lucía Fernández' } })
  })

  it('with invalid values in the URL are ignored', () =>
    expect(
      leadListSchema.parse({ status: 'x', source: 'y', assignee: 'me', sort: '-id', page: '-1', last: 'z' }),
    ).toEqual({ filter: {}, sort: undefined, direction: undefined, position: undefined }))
})

describe('pages', () => {
  const company = 'Paged Company'
  const filter = { query: company }
  const count = LEAD_PAGE_SIZE * 2 + 7

  beforeAll(async () => {
    // Half of them arrived at the same moment, and many have the same score and name.
    await autocommit(
      payload,
      sql`
        insert into leads (name, email, company, score, created_at)
        select 'Lead ' || n % 5, n || '@paged.example', ${company}, n % 7, now() - (n / 2) * interval '1 minute'
        from generate_series(1, ${count}::int) n`,
    )
  })

  const walk = async (request: LeadBoardRequest, direction: 'next' | 'previous') => {
    const pages: string[][] = []
    let position = request.position
    for (let step = 0; step < 10; step += 1) {
      const found = await page({ filter, ...request, position })
      pages.push(found.leads.map(({ id }) => id))
      const cursor = found[direction]
      if (!cursor) return pages
      position = direction === 'next' ? { after: cursor } : { before: cursor }
    }
    throw new Error('the pages have no end')
  }

  it.each([
    ['created', 'desc'],
    ['created', 'asc'],
    ['score', 'desc'],
    ['score', 'asc'],
    ['name', 'asc'],
    ['name', 'desc'],
  ] as const)('by %s %s contain every lead once, forward and backward', async (sort, direction) => {
    const forward = await walk({ sort, direction }, 'next')
    expect(forward.map((ids) => ids.length)).toEqual([LEAD_PAGE_SIZE, LEAD_PAGE_SIZE, 7])
    expect(new Set(forward.flat()).size).toBe(count)
    const backward = await walk({ sort, direction, position: { last: true } }, 'previous')
    expect(backward.toReversed().flat()).toEqual(forward.flat())
    const second = await page({ filter, sort, direction, position: { page: 2 } })
    expect(second.leads.map(({ id }) => id)).toEqual(forward[1])
    const { direction: _, ...opposite } = { sort, direction: direction === 'asc' ? 'desc' : 'asc' } as const
    expect((await walk({ ...opposite, direction: _ }, 'next')).flat()).toEqual(forward.flat().toReversed())
  })

  it('say how many leads there are, up to a thousand', async () => {
    expect((await page({ filter })).total).toEqual({ count, more: false })
    await autocommit(
      payload,
      sql`insert into leads (name, email, company) select 'A', n || '@many.example', 'Many' from generate_series(1, 1001) n`,
    )
    expect((await page({ filter: { query: 'many' } })).total).toEqual({ count: 1_000, more: true })
  })

  it('of a search say how many leads match, wherever they begin', async () => {
    const word = `rare${crypto.randomUUID().slice(0, 8)}`
    const matches = LEAD_PAGE_SIZE + 5
    await autocommit(
      payload,
      sql`insert into leads (name, email, created_at) select ${word}, n || '@rare.example', now() - interval '90 days'
        from generate_series(1, ${matches}) n`,
    )
    const search = (position?: LeadBoardRequest['position']) => page({ filter: { query: word }, position })
    const first = await search()
    const places = [undefined, { page: 2 }, { page: 9 }, { after: first.next ?? '' }, { last: true }] as const
    for (const place of places)
      expect([place, (await search(place)).total]).toEqual([place, { count: matches, more: false }])
    expect(first.leads).toHaveLength(LEAD_PAGE_SIZE)
    expect(Object.keys(first.leads[0] ?? {})).not.toContain('matches')
  })

  it.each([
    '',
    'x',
    'a~b',
    '99~2026-01-01~',
    `2026-13-45 10:00:00~${crypto.randomUUID()}`,
    "'; drop table leads",
    ...[
      '2026-02-30 00:00:00+00',
      '0000-01-01 00:00:00+00',
      '2026-01-01 00:00:00+16',
      '2026-01-01 24:00:01+00',
    ].map((time) => `${time}~${crypto.randomUUID()}`),
  ])('begin at the first lead for the cursor %j', async (after) => {
    const [first] = (await page({ filter })).leads
    expect((await page({ filter, position: { after } })).leads[0]?.id).toBe(first?.id)
  })

  it('beyond the last one are empty and lead back', async () => {
    const found = await page({ filter, position: { page: 4_000 } })
    expect(found).toMatchObject({ leads: [], next: null })
  })
})

describe('who may read the board', () => {
  it('staff only', async () => {
    const client = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
    const closed = await makeUser(payload, 'team', { deactivatedAt: new Date().toISOString() })
    const { id } = await makeLead(payload)
    for (const [user, code] of [
      [client, 'forbidden'],
      [closed, 'forbidden'],
    ] as const) {
      const req = await requestOf(payload, user)
      await expect(findLeadBoardPage(req)).rejects.toMatchObject({ code })
      await expect(findLeadDetails(req, id)).rejects.toMatchObject({ code })
      await expect(listAssignableStaff(req)).rejects.toMatchObject({ code })
      await expect(listReplyTemplates(req)).rejects.toMatchObject({ code })
    }
    await expect(findLeadBoardPage(await requestOf(payload))).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect((await leadListRoute(new Request(`${env.SITE_URL}/api/lead-list`))).status).toBe(401)
  })
})
