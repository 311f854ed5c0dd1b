import pg from 'pg'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { env } from '@/env'
import { findDashboard, findDashboardCards } from '@/features/dashboard/queries/dashboard'
import { findDashboardCharts } from '@/features/dashboard/queries/charts'
import { findToday } from '@/features/dashboard/queries/today'
import { findWaitingCounts } from '@/features/dashboard/queries/waiting-counts'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient, makeProposal, makeTicket, sentProposal } from '../support/client-records'
import { makeLead } from '../support/fixtures'
import { restAs } from '../support/rest'
import { backdate } from '../support/lead-verbs'
import { createTicketSetup } from '../support/tickets'
import { dashboardEndpoints } from '@/features/dashboard/endpoints'

const dashboardRoute = dashboardEndpoints.GET['dashboard']

let payload: Payload
let admin: User
let team: User

beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
  team = await makeUser(payload, 'team')
})

const today = async (user = team) => findToday(await requestOf(payload, user))

describe('what needs me today', () => {
  it('lists unanswered leads: the least time first, then those that are late', async () => {
    const make = async (name: string, hours: number, data: object = {}) => {
      const { id } = await makeLead(payload, { name, ...data })
      await backdate(payload, id, hours)
    }
    await make('Twenty hours left', 4)
    await make('One hour left', 23, { assignedTo: team.id })
    await make('Late', 30)
    await make('Very late', 300)
    await make('Answered', 2, { status: 'contacted' })
    await make('Lost', 2, { status: 'closed_lost' })
    const { leads } = await today()
    expect(leads.running.map(({ name }) => name)).toEqual(['One hour left', 'Twenty hours left'])
    expect(leads.late.map(({ name }) => name)).toEqual(['Late', 'Very late'])
    expect(leads.total).toEqual({ running: 2, late: 2, more: false })
    const [first] = leads.running
    expect(first?.assignee?.id).toBe(team.id)
    expect(Date.parse(first?.dueAt ?? '') - Date.parse(first?.waitsSince ?? '')).toBe(24 * 3_600_000)
  })

  it('lists urgent tickets and those that wait for us', async () => {
    const setup = await createTicketSetup(payload)
    const client = setup.client.id
    const ticket = (title: string, data: object = {}) => setup.openAsAna({ title, client, ...data })
    await ticket('Nobody has answered')
    const answered = await ticket('We answered')
    await setup.addStaffMessage(answered.id, { body: 'Done?', visibility: 'public' })
    const again = await ticket('They wrote again', { priority: 'urgent' })
    await setup.addStaffMessage(again.id, { body: 'Done?', visibility: 'public' })
    await setup.reply(setup.ana, again.id, 'No.')
    const noted = await ticket('Only a note')
    await setup.addStaffMessage(noted.id, { body: 'Ask Ana.', visibility: 'internal' })
    await ticket('Closed', { status: 'closed', priority: 'urgent' })
    await makeTicket(payload, undefined, {
      title: 'Opened by staff',
      client,
      openedBy: team.id,
      priority: 'urgent',
    })
    const { tickets } = await today()
    expect(tickets.waiting.map(({ title }) => title).toSorted()).toEqual([
      'Nobody has answered',
      'Only a note',
      'They wrote again',
    ])
    expect(tickets.waitingTotal).toBe(3)
    expect(tickets.urgent.map(({ title, waitsForUs }) => [title, waitsForUs])).toEqual([
      ['They wrote again', true],
      ['Opened by staff', false],
    ])
    expect(tickets.urgentTotal).toBe(2)
    expect(tickets.urgent[0]).toMatchObject({ number: expect.any(Number), client: { id: client } })
  })

  it('lists proposals that await a signature', async () => {
    const before = await today()
    const { id } = await sentProposal(payload, undefined, { title: 'Awaiting' })
    await sentProposal(payload, undefined, { title: 'Expired', expiresAt: '2020-01-01T00:00:00.000Z' })
    await makeProposal(payload, undefined, { title: 'Draft' })
    const { proposals } = await today()
    expect(proposals.total - before.proposals.total).toBe(1)
    const found = proposals.list.find((each) => each.id === id)
    expect(found).toMatchObject({
      title: 'Awaiting',
      amount: 635_000,
      number: expect.any(Number),
      client: { name: 'Rosa Huamán' },
    })
  })

  it('lists failed emails for admins only', async () => {
    const data = {
      kind: 'ticket-reply',
      subjectId: 'x',
      recipient: 'full@example.com',
      language: 'en',
      data: {},
    }
    await asSystemWithoutRequest(payload).create({
      collection: 'outbox',
      data: { ...data, status: 'failed', lastError: '552 mailbox full', attempts: 1 } as never,
    })
    expect((await today(admin)).failedEmails).toMatchObject({
      total: 1,
      list: [{ recipient: 'full@example.com', reason: '552 mailbox full' }],
    })
    expect((await today()).failedEmails).toBeNull()
  })
})

it('the cards count clients and tickets, and say what is wrong', async () => {
  const cards = async () => findDashboardCards(await requestOf(payload, team))
  const before = await cards()
  await makeClient(payload, { status: 'inactive' })
  // Each ticket has an active client of its own.
  await makeTicket(payload, undefined, { priority: 'urgent', status: 'in_progress' })
  await makeTicket(payload, undefined, { priority: 'urgent', status: 'resolved' })
  const after = await cards()
  expect(after.clients).toEqual({ total: before.clients.total + 3, active: before.clients.active + 2 })
  expect(after.tickets).toEqual({
    open: before.tickets.open + 1,
    total: before.tickets.total + 2,
    urgent: before.tickets.urgent + 1,
  })
  expect(after.health?.problems).toContain('worker')
})

it('only staff can read it', async () => {
  const client = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
  const req = await requestOf(payload, client)
  for (const read of [findDashboard, findToday, findDashboardCards, findDashboardCharts])
    await expect(read(req)).rejects.toMatchObject({ code: 'forbidden' })
  const get = async (role: 'client' | 'team') =>
    dashboardRoute(
      new Request(`${env.SITE_URL}/api/dashboard`, { headers: (await restAs(payload, role)).headers }),
    )
  expect((await get('client')).status).toBe(403)
  const response = await get('team')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ success: true, result: { today: {}, cards: {}, charts: {} } })
})

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Returns the statements that `work` sends, with their values. */
async function statementsOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([first, second]) => {
      const config = first as unknown as string | { text: string; values?: unknown[] }
      const values = (second as unknown as unknown[] | undefined) ?? []
      return typeof config === 'string'
        ? { text: config, values }
        : { text: config.text, values: config.values ?? values }
    })
  } finally {
    query.mockRestore()
  }
}

it('opening it reads few leads, however many there are', async () => {
  const leads = 20_000
  await autocommit(
    payload,
    sql`
      insert into leads (name, email, status, created_at, first_reply_at)
      select 'A', n || '@example.com', case when n % 2 = 0 then 'new' else 'contacted' end::enum_leads_status,
        now() - n * interval '10 minutes', case when n % 2 = 1 then now() - n * interval '9 minutes' end
      from generate_series(1, ${leads}::int) n`,
  )
  await autocommit(payload, sql`select rebuild_lead_statistics()`)
  await asOwner('analyze leads')
  const req = await requestOf(payload, admin)
  const statements = await statementsOf(() => Promise.all([findDashboard(req), findWaitingCounts(req)]))
  const reads = statements.filter(({ text }) => /\bleads\b/.test(text) && /^\s*(select|with)/i.test(text))
  expect(reads.length).toBeGreaterThan(3)
  for (const { text, values } of reads) {
    const plan = await explain(text, values)
    const read = nodesOf(plan)
      .filter((node) => node['Relation Name'] === 'leads')
      .map((node) => node['Actual Rows'] * node['Actual Loops'])
    expect(Math.max(0, ...read), text).toBeLessThanOrEqual(1_001)
  }
})

async function asOwner(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end()
  }
}

async function explain(text: string, values: unknown[]): Promise<Plan> {
  const [row] = await asOwner(`explain (analyze, format json) ${text}`, values)
  return (row?.['QUERY PLAN'] as { Plan: Plan }[])[0]?.Plan as Plan
}
