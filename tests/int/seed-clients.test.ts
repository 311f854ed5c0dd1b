import { drizzle } from 'drizzle-orm/node-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { verifyRecords } from '@/features/verification/verify-records'
import { stateFor } from '@/features/proposals/rules'
import { sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { seed } from '../../scripts/seed/index'
import { accounts } from '../../scripts/seed/steps/accounts'
import { clients } from '../../scripts/seed/steps/clients'
import { leads } from '../../scripts/seed/steps/leads'
import { settings } from '../../scripts/seed/steps/settings'
import { tickets } from '../../scripts/seed/steps/tickets'
import { rowsOf } from '../support/rows'

let payload: Payload
const database = new pg.Client({ connectionString: env.DATABASE_URL })
const now = new Date()

beforeAll(async () => {
  payload = await start()
  await database.connect()
  const demo = { password: 'a-long-demo-password', siteUrl: 'http://localhost:3000', now }
  await seed(payload, demo, [settings, accounts, leads, clients, tickets])
}, 180_000)
afterAll(() => database.end())

type Row = Record<string, unknown>
const rows = (query: ReturnType<typeof sql>) => rowsOf<Row>(payload, query)
const accountsOfClients = ['client@puente.example', 'client2@puente.example']

describe('the clients', () => {
  it('are twelve, in both languages, two of them with an account', async () => {
    const found = await rows(sql`select c.email, c.language, c.status, c.lead_id, u.email as account
      from clients c left join users u on u.client_id = c.id order by c.email`)
    expect(found).toHaveLength(12)
    expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['en', 'es']))
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['active', 'inactive', 'suspended']))
    expect(found.filter(({ account }) => account).map(({ account, email }) => [account, email])).toEqual([
      ['client2@puente.example', 'client2@puente.example'],
      ['client@puente.example', 'client@puente.example'],
    ])
    expect(found.filter(({ lead_id }) => lead_id).length).toBeGreaterThanOrEqual(8)
  })

  it.each(accountsOfClients)('%s has invoices and proposals in every state', async (email) => {
    const [{ id } = {}] = await rows(sql`select id from clients where email = ${email}`)
    const invoices = await rows(sql`select status::text as status, due_date < ${now.toISOString()} as late
      from invoices where client_id = ${String(id)}`)
    const states = invoices.map(({ status, late }) => (status === 'pending' && late ? 'overdue' : status))
    expect(new Set(states)).toEqual(new Set(['paid', 'pending', 'overdue']))
    const proposals = await rows(sql`select status::text as status, sent_at, expires_at, language, owner_id,
        sent_at <= ${now.toISOString()} and created_at <= sent_at as sent_before
      from proposals where client_id = ${String(id)}`)
    const standing = (row: Row) =>
      row.sent_at
        ? stateFor(
            { status: String(row.status), sentAt: String(row.sent_at), expiresAt: String(row.expires_at) },
            now,
          )
        : 'draft'
    expect(new Set(proposals.map(standing))).toEqual(
      new Set(['draft', 'awaiting', 'revised', 'expired', 'rejected', 'signed']),
    )
    expect(proposals.filter(({ sent_at, sent_before }) => sent_at && !sent_before)).toEqual([])
    expect(new Set(proposals.map(({ owner_id }) => owner_id)).size).toBe(2)
  })

  it('have an event of each invoice that was issued and each that was paid, and none in the future', async () => {
    expect(
      await rows(sql`select i.id from invoices i
        where (select count(*) from invoice_events e where e.invoice_id = i.id and e.type = 'issued') <> 1
          or (select count(*) from invoice_events e where e.invoice_id = i.id and e.type = 'paid'
            and e.paid_on = i.paid_on) <> (i.status = 'paid')::int`),
    ).toEqual([])
    expect(await rows(sql`select id from invoice_events where created_at > ${now.toISOString()}`)).toEqual([])
  })

  it('have a frozen version of every sent proposal', async () => {
    expect(
      await rows(sql`select p.id from proposals p left join proposal_versions v on v.proposal_id = p.id
        where (p.sent_at is null) <> (v.id is null)`),
    ).toEqual([])
  })

  it('signed and declined: each with its evidence or reason, and its entries in the chain', async () => {
    const settled = await rows(sql`
      select c.email, p.status, p.decline_reason is not null as reason, s.method, s.signer_email as signer,
        coalesce(p.signed_at, p.declined_at) < ${now.toISOString()} as "isPast",
        (select string_agg(a.type::text, ' ' order by a.seq) from audit_entries a where a.subject_id = p.id::text) as entries
      from proposals p join clients c on c.id = p.client_id left join proposal_signatures s on s.proposal_id = p.id
      where p.status in ('signed', 'rejected') order by c.email, p.status`)
    const way = 'proposal_sent proposal_opened proposal_'
    expect(settled).toEqual(
      accountsOfClients.toSorted().flatMap((email) => [
        {
          email,
          status: 'signed',
          reason: false,
          method: 'drawn',
          signer: email,
          isPast: true,
          entries: `${way}signed`,
        },
        {
          email,
          status: 'rejected',
          reason: true,
          method: null,
          signer: null,
          isPast: true,
          entries: `${way}declined`,
        },
      ]),
    )
    expect(await rows(sql`select kind from outbox where status <> 'sent'`)).toEqual([])
  })

  it('have a history in order: sent when it says so, opened, and then signed or declined', async () => {
    expect(
      await rows(sql`select p.title from proposals p join proposal_versions v on v.proposal_id = p.id
        left join proposal_views w on w.version_id = v.id left join proposal_signatures s on s.proposal_id = p.id
        join clients c on c.id = p.client_id
        where v.frozen_at <> p.sent_at or p.created_at > p.sent_at or c.created_at > p.created_at
          or w.viewed_at not between v.frozen_at and coalesce(p.signed_at, p.declined_at)
          or coalesce(p.signed_at, p.declined_at) not between v.frozen_at and ${now.toISOString()}
          or s.signed_at <> p.signed_at or s.signed_at > v.expires_at`),
    ).toEqual([])
  })

  it('were billed only what they had signed, to the cent, and after they had signed it', async () => {
    expect(
      await rows(sql`select i.invoice_number from invoices i left join proposals p on p.id = i.proposal_id
          and p.client_id = i.client_id and p.status in ('signed', 'accepted')
        where p.id is null or i.created_at <= p.signed_at or i.currency::text <> p.currency::text
          or i.amount <> case when exists (select from invoices e where e.proposal_id = p.id and e.created_at < i.created_at)
            then p.monthly_fee else p.amount end`),
    ).toEqual([])
    const [sums] = await rows(sql`select count(distinct client_id)::int as clients, count(*)::int as invoices,
      count(*) filter (where status = 'pending')::int as pending from invoices`)
    expect(sums).toMatchObject({ clients: expect.any(Number) as number })
    expect(Number(sums?.clients)).toBeGreaterThanOrEqual(8)
    expect(Number(sums?.invoices)).toBeGreaterThanOrEqual(20)
  })

  it('signed what the verifier can check', async () => {
    const report = await verifyRecords(drizzle(database))
    expect(report).toMatchObject({ signatures: 2, problems: [] })
    expect(report.versions).toBeGreaterThan(2)
    expect(report.head?.seq).toBe(12)
  })

  it('were leads first, and got invoices and opened tickets afterwards', async () => {
    const [order] = await rows(sql`
      select count(*) filter (where l.created_at >= c.created_at)::int as leads,
        (select count(*) from invoices i join clients o on o.id = i.client_id where i.created_at < o.created_at)::int as invoices,
        (select count(*) from tickets t join clients o on o.id = t.client_id where t.created_at < o.created_at)::int as tickets
      from clients c left join leads l on l.id = c.lead_id`)
    expect(order).toEqual({ leads: 0, invoices: 0, tickets: 0 })
  })

  it('see how to pay in both languages, whatever the currency of their invoices', async () => {
    const missing = await rows(
      sql`select distinct i.currency, l.locale from invoices i cross join (values ('en'), ('es')) as l(locale)
        where not exists (select from site_settings_payment_instructions p
          join site_settings_payment_instructions_locales t on t._parent_id = p.id
          where p.currency::text = i.currency::text and t._locale::text = l.locale and t.instructions <> '')`,
    )
    expect(missing).toEqual([])
  })
})

describe('the tickets', () => {
  const threads = () =>
    rows(sql`select t.status, t.priority, extract(epoch from t.created_at)::float as opened, u.email as account, c.language,
        (select json_agg(extract(epoch from m.created_at) order by m.created_at, m.id)
          from ticket_messages m where m.ticket_id = t.id) as times,
        (select m.new_status from ticket_messages m where m.ticket_id = t.id and m.new_status is not null
          order by m.created_at desc limit 1) as last
      from tickets t join clients c on c.id = t.client_id left join users u on u.id = t.opened_by_id`)

  it('cover every status and priority for both accounts, and other clients too', async () => {
    const found = await threads()
    for (const account of ['client@puente.example', 'client2@puente.example']) {
      const own = found.filter((ticket) => ticket.account === account)
      expect(new Set(own.map(({ status }) => status)).size, account).toBe(4)
      expect(new Set(own.map(({ priority }) => priority)).size, account).toBe(4)
    }
    expect(found.filter(({ account }) => !account).length).toBeGreaterThanOrEqual(4)
    expect(new Set(found.map(({ language }) => language)).size).toBe(2)
  })

  it('have messages in order and in the past, and the status of their last event', async () => {
    for (const { status, opened, times, last } of await threads()) {
      const moments = [opened as number, ...((times ?? []) as number[]), now.getTime() / 1000]
      expect(new Set(moments).size).toBe(moments.length)
      expect(moments).toEqual([...moments].sort((one, other) => one - other))
      expect(last ?? 'open').toBe(status)
    }
  })

  it('have internal notes, and queue no email', async () => {
    const [found] = await rows(sql`
      select (select count(*) from ticket_messages where visibility = 'internal') as notes,
        (select count(*) from outbox where kind like 'ticket-%') as mails`)
    expect(Number(found?.notes)).toBeGreaterThanOrEqual(4)
    expect(found?.mails).toBe('0')
  })
})
