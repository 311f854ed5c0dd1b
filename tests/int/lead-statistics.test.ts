import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { findDashboardCharts } from '@/features/dashboard/queries/charts'
import { replyBounds } from '@/features/leads/first-reply-rules'
import { countLead, foldLeadStatistics, uncountedLeads } from '@/features/leads/jobs/count-leads'
import { queueLeadReminders } from '@/features/leads/jobs/queue-lead-reminders'
import { captureLead } from '@/features/leads/operations/capture-lead'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { createHandlers } from '@/worker/create-handlers'
import { makeUser, requestOf } from '../support/actors'
import { makeLead } from '../support/fixtures'
import { backdate, emailsAbout } from '../support/lead-verbs'
import { rowsOf } from '../support/rows'

let payload: Payload
let team: User

beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
  team = await makeUser(payload, 'team', { language: 'es' })
})
beforeEach(() => autocommit(payload, sql`delete from leads`).then(() => rebuild()))

const rebuild = () => autocommit(payload, sql`select rebuild_lead_statistics()`)
const charts = async () => findDashboardCharts(await requestOf(payload, team))
const pipeline = async () =>
  Object.fromEntries(Object.entries((await charts()).pipeline).filter(([, count]) => count !== 0))
const thisWeek = async () => (await charts()).weeks.at(-1)
const countRows = async () =>
  (
    await rowsOf<{ sums: number; deltas: number }>(
      payload,
      sql`select (select count(*) from lead_statistics)::int as sums,
        (select count(*) from lead_statistics_deltas)::int as deltas`,
    )
  )[0]
const capture = async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const input = { name: 'Rosa', email, message: 'Hola', language: 'es' as const }
  const context = { req: await requestOf(payload), user: null, address: email }
  return (await captureLead(context as never, input as never)).id
}
const setStatus = async (id: string, status: string) =>
  asUser(await requestOf(payload, team)).update({ collection: 'leads', id, data: { status } as never })

/** The sums of all measures, as they would be if every lead were counted now. */
async function recounted(): Promise<unknown> {
  const read = () =>
    autocommit(
      payload,
      sql`
        select measure, value, sum(count)::int as count from (
          select * from lead_statistics union all select measure, day, value, count from lead_statistics_deltas) s
        group by 1, 2 having sum(count) <> 0 order by 1, 2`,
    )
  const kept = await read()
  await rebuild()
  return { kept, rebuilt: await read() }
}

describe('the statistics of leads', () => {
  it('are not written by capture, but by the follow-up of the worker, once', async () => {
    const id = await capture()
    expect(await countRows()).toEqual({ sums: 0, deltas: 0 })
    await Promise.all([countLead(payload, id), countLead(payload, id)])
    await createHandlers(payload, null)['lead-follow-up']({ leadId: id })
    expect(await pipeline()).toEqual({ new: 1 })
  })

  it('of a lead whose job was lost are found by the sweep', async () => {
    const id = await capture()
    expect(await uncountedLeads(payload, 10)).toEqual([])
    await backdate(payload, id, 1)
    expect(await uncountedLeads(payload, 10)).toEqual([id])
    await countLead(payload, id)
    expect(await uncountedLeads(payload, 10)).toEqual([])
  })

  it('follow a change and a deletion, in their transaction, and stay the same when they are folded', async () => {
    const [one, two] = [await makeLead(payload), await makeLead(payload)]
    await setStatus(one.id, 'contacted')
    await setStatus(one.id, 'closed_won')
    await setStatus(two.id, 'qualified')
    await asUser(await requestOf(payload, team)).delete({ collection: 'leads', id: two.id })
    expect(await pipeline()).toEqual({ closed_won: 1 })
    const before = await charts()
    await Promise.all([foldLeadStatistics(payload), foldLeadStatistics(payload)])
    expect((await countRows())?.deltas).toBe(0)
    expect(await charts()).toEqual(before)
    await setStatus(one.id, 'closed_lost')
    await foldLeadStatistics(payload)
    expect(await pipeline()).toEqual({ closed_lost: 1 })
    const { kept, rebuilt } = (await recounted()) as { kept: unknown; rebuilt: unknown }
    expect(kept).toEqual(rebuilt)
  })

  it('are right whatever happens before the lead is counted', async () => {
    const [changed, deleted] = [await capture(), await capture()]
    await setStatus(changed, 'qualified')
    await autocommit(payload, sql`delete from leads where id = ${deleted}`)
    await countLead(payload, changed)
    await countLead(payload, deleted)
    expect(await pipeline()).toEqual({ qualified: 1 })
    expect(await thisWeek()).toMatchObject({ replied: 1, late: 0, share: 1 })
  })

  it('say which replies kept the promise, in the week in which the lead arrived', async () => {
    const ages = [2, 20, 30]
    for (const hours of ages) {
      const { id } = await makeLead(payload)
      await backdate(payload, id, 24 * 21 + hours)
      await autocommit(
        payload,
        sql`
          update leads set status = 'contacted', first_reply_at = created_at + ${hours} * interval '1 hour'
          where id = ${id}`,
      )
    }
    const { id } = await makeLead(payload)
    await backdate(payload, id, 24 * 21 + 2)
    await rebuild()
    const weeks = (await charts()).weeks.filter(({ replied, late }) => replied + late > 0)
    const sum = (field: 'replied' | 'late') => weeks.reduce((total, week) => total + week[field], 0)
    expect([sum('replied'), sum('late')]).toEqual([3, 1])
    const kept = weeks.reduce((total, { share, replied, late }) => total + (share ?? 0) * (replied + late), 0)
    expect(Math.round(kept)).toBe(2)
  })

  it('count a lead of yesterday as late from the moment its 24 hours have passed', async () => {
    const { id } = await makeLead(payload)
    await backdate(payload, id, 23)
    await rebuild()
    const late = async () => (await charts()).weeks.reduce((total, week) => total + week.late, 0)
    expect(await late()).toBe(0)
    await backdate(payload, id, 25)
    await rebuild()
    expect(await late()).toBe(1)
    await setStatus(id, 'closed_lost')
    expect(await late()).toBe(0)
  })

  it('put a reply into the same bucket as the rules', async () => {
    for (const minutes of [0, ...replyBounds.flatMap((bound) => [bound, bound + 1])]) {
      const [row] = await rowsOf<{ bucket: string }>(
        payload,
        sql`select reply_bucket(now(), now() + ${minutes} * interval '1 minute') as bucket`,
      )
      expect(Number(row?.bucket), String(minutes)).toBe(replyBounds.filter((bound) => bound < minutes).length)
    }
  })
})

describe('the reminder of a lead', () => {
  beforeAll(() =>
    asSystemWithoutRequest(payload).updateGlobal({
      slug: 'site-settings',
      data: {
        agencyZone: 'America/Lima',
        notificationEmail: 'equipo@puente.example',
        notificationLanguage: 'en',
      },
    }),
  )
  const remindersOf = (id: string) => emailsAbout(payload, 'lead-reminder', id)
  const lead = async (hours: number, data: object = {}) => {
    const { id } = await makeLead(payload, data)
    await backdate(payload, id, hours)
    return id
  }

  it('goes to its assignee when four hours are left, once, in their language', async () => {
    const id = await lead(20.1, { assignedTo: team.id })
    await queueLeadReminders(payload)
    expect(await queueLeadReminders(payload)).toEqual([])
    expect(await remindersOf(id)).toMatchObject([
      { recipient: team.email, language: 'es', status: 'pending' },
    ])
  })

  it('goes to the notification address without an assignee who can sign in', async () => {
    const closed = await makeUser(payload, 'team')
    const invited = await makeUser(payload, 'team')
    const leads = [
      await lead(21),
      await lead(21, { assignedTo: closed.id }),
      await lead(21, { assignedTo: invited.id }),
    ]
    await autocommit(payload, sql`update users set deactivated_at = now() where id = ${closed.id}`)
    await autocommit(payload, sql`update users set _verified = false where id = ${invited.id}`)
    await queueLeadReminders(payload)
    for (const id of leads)
      expect(await remindersOf(id)).toMatchObject([{ recipient: 'equipo@puente.example', language: 'en' }])
  })

  it('is not sent before, after, or once somebody has answered', async () => {
    const answered = await lead(21)
    await setStatus(answered, 'contacted')
    const lost = await lead(21)
    await setStatus(lost, 'closed_lost')
    const others = [await lead(19.9), await lead(24.1)]
    await queueLeadReminders(payload)
    for (const id of [answered, lost, ...others]) expect(await remindersOf(id)).toEqual([])
  })
})
