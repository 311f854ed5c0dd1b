import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { leadsMissingEmails, queueLeadEmails } from '@/features/leads/jobs/queue-lead-emails'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeLead } from '../support/fixtures'
import { rowsOf } from '../support/rows'

let payload: Payload
beforeAll(async () => {
  payload = await start()
  const data = { agencyZone: 'America/Lima', notificationEmail: 'equipo@puente.example' }
  await asSystemWithoutRequest(payload).updateGlobal({ slug: 'site-settings', data })
})

const mailsOf = (lead: string) =>
  rowsOf<{ kind: string; status: string }>(
    payload,
    sql`select kind, status from outbox where subject_id = ${lead}`,
  )

describe('the acknowledgements of one mailbox', () => {
  it('are two in 24 hours, whoever sends the form and however the address is written', async () => {
    const victim = `${crypto.randomUUID().slice(0, 8)}@example.com`
    const spellings = [victim, victim.toUpperCase(), victim.replace('@', '+1@'), victim.replace('@', '+a+b@')]
    const leads = [...spellings, ...spellings].map((email, turn) =>
      makeLead(payload, { email, name: `Sender ${turn}` }),
    )
    const ids = (await Promise.all(leads)).map(({ id }) => id)
    // Several workers at once, each of them twice.
    const queued = await Promise.all([...ids, ...ids].map((id) => queueLeadEmails(payload, id)))
    expect(new Set(queued.flat()).size).toBe(ids.length + 2)
    const emails = (await Promise.all(ids.map(mailsOf))).flat()
    const statuses = (kind: string) =>
      emails.flatMap((email) => (email.kind === kind ? [email.status] : [])).toSorted()
    expect(statuses('lead-acknowledgement')).toEqual([
      ...['pending', 'pending'],
      ...Array<string>(6).fill('skipped'),
    ])
    expect(statuses('lead-notification')).toEqual(Array<string>(8).fill('pending'))
    // The skipped ones are not queued later.
    await autocommit(payload, sql`update leads set created_at = now() - interval '25 hours'`)
    await autocommit(
      payload,
      sql`update outbox set created_at = now() - interval '25 hours' where kind = 'lead-acknowledgement'`,
    )
    expect((await leadsMissingEmails(payload, 1000)).filter((id) => ids.includes(id))).toEqual([])
    // A day later the person may get one again.
    const again = await makeLead(payload, { email: victim })
    expect(await queueLeadEmails(payload, again.id)).toHaveLength(2)
  })

  it('are counted together for the dots, tags and two names of a Gmail address', async () => {
    const name = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
    const statusesOf = async (addresses: string[]) => {
      const statuses: (string | undefined)[] = []
      for (const email of addresses) {
        const { id } = await makeLead(payload, { email })
        await queueLeadEmails(payload, id)
        statuses.push((await mailsOf(id)).find(({ kind }) => kind === 'lead-acknowledgement')?.status)
      }
      return statuses
    }
    const dotted = `${name.slice(0, 3)}.${name.slice(3)}`
    expect(
      await statusesOf([
        `${name}@gmail.com`,
        `${dotted}@gmail.com`,
        `${dotted}+a.b@gmail.com`,
        `${name}@googlemail.com`,
        `${name.split('').join('.')}@GoogleMail.com`,
      ]),
    ).toEqual(['pending', 'pending', 'skipped', 'skipped', 'skipped'])
    // Elsewhere a dot makes another mailbox.
    expect(await statusesOf([`${name}@example.com`, `${name}@example.com`, `${dotted}@example.com`])).toEqual(
      ['pending', 'pending', 'pending'],
    )
    expect(await statusesOf([`${name}@gmail.com.example`, `${dotted}@notgmail.com`])).toEqual([
      'pending',
      'pending',
    ])
  })

  it('leave others alone, and keep no text of the visitor', async () => {
    const one = await makeLead(payload, { email: `ana.${crypto.randomUUID()}@example.com` })
    expect(await queueLeadEmails(payload, one.id)).toHaveLength(2)
    const [row] = await rowsOf<{ data: object }>(
      payload,
      sql`select data from outbox where subject_id = ${one.id} and kind = 'lead-acknowledgement'`,
    )
    expect(row?.data).toEqual({ name: one.name })
  })
})
