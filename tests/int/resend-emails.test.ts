import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { markFailed } from '@/features/mail/outbox'
import { resendEmails } from '@/features/mail/operations/resend-emails'
import { sessionCookie } from '@/lib/server/auth/session-token'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { payload as start } from '@/lib/server/payload'
import { makeUser, requestOf, testPassword } from '../support/actors'
import { signIn } from '../support/sign-ups'
import { mailEndpoints } from '@/features/mail/endpoints'
import { rowsOf } from '../support/rows'

const resendEmailsRoute = mailEndpoints.POST['resend-emails']

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

/** Queues an email that lets staff know of a ticket. */
const queued = async (data: object = { subject: 'Hola' }, kind = 'ticket-opened') =>
  (
    await asSystemWithoutRequest(payload).create({
      collection: 'outbox',
      data: { kind, subjectId: crypto.randomUUID(), recipient: 'a@example.com', language: 'en', data },
    } as never)
  ).id as string
const failed = async (data?: object, kind?: string) => {
  const id = await queued(data, kind)
  await markFailed(payload, id, new Error('550'), true)
  return id
}
const rowOf = async (id: string) =>
  (
    await rowsOf<{ status: string; attempts: number; error: string | null }>(
      payload,
      sql`select status, attempts::int, last_error as error from outbox where id = ${id}`,
    )
  )[0]
/** The job of an email, and whether it can run now. */
const jobOf = async (id: string) =>
  (
    await rowsOf<{ isDue: boolean }>(
      payload,
      sql`
        select start_after <= now() as "isDue" from pgboss.job
        where name = 'send-mail' and singleton_key = ${id} and state < 'active'`,
    )
  )[0]
const resend = async (input: Parameters<typeof resendEmails>[1]) => {
  const admin = await makeUser(payload, 'admin')
  const context = { req: await requestOf(payload, admin), user: admin, address: '' }
  return resendEmails(context as never, input)
}

/** Calls the verb over HTTP and returns the status. */
async function statusFor(role?: 'client' | 'team' | 'admin'): Promise<number> {
  const user = role && (await makeUser(payload, role))
  const cookie = user && `${sessionCookie}=${await signIn(user.email, testPassword)}`
  const headers = { origin: env.SITE_URL, 'content-type': 'application/json', ...(cookie && { cookie }) }
  const body = JSON.stringify({ all: 'failed' })
  return (
    await resendEmailsRoute(
      new Request(`${env.SITE_URL}/api/resend-emails`, { method: 'POST', headers, body }),
    )
  ).status
}

it('is a verb of admins alone', async () => {
  expect(await statusFor()).toBe(401)
  expect(await statusFor('client')).toBe(403)
  expect(await statusFor('team')).toBe(403)
  expect(await statusFor('admin')).toBe(200)
})

describe('an admin', () => {
  it('sends a failed email again, with all its attempts', async () => {
    const [id, other] = [await failed(), await failed()]
    expect(await resend({ email: id })).toEqual({ emails: 1, remaining: 0 })
    expect(await rowOf(id)).toEqual({ status: 'pending', attempts: 0, error: null })
    expect(await jobOf(id)).toEqual({ isDue: true })
    expect(await rowOf(other)).toMatchObject({ status: 'failed' })
  })

  it('sends all failed emails again', async () => {
    const ids = [await failed(), await failed()]
    const { emails } = await resend({ all: 'failed' })
    expect(emails).toBeGreaterThanOrEqual(2)
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ status: 'pending' })
  })

  it('sends at most 1,000 of the last seven days at a time, and learns how many remain', async () => {
    await autocommit(payload, sql`delete from outbox`)
    const many = (status: 'failed' | 'pending') =>
      autocommit(
        payload,
        sql`
          insert into outbox (kind, subject_id, recipient, language, data, status, created_at, updated_at)
          select 'ticket-opened', gen_random_uuid()::text, 'a@example.com', 'en', '{"subject":"Hola"}',
            ${status}::enum_outbox_status, now() - case when n > 1200 then interval '8 days' else interval '1 day' end, now() - interval '1 day'
          from generate_series(1, 1210) n`,
      )
    await many('failed')
    expect(await resend({ all: 'failed' })).toEqual({ emails: 1_000, remaining: 200 })
    expect(await resend({ all: 'failed' })).toEqual({ emails: 200, remaining: 0 })
    await autocommit(payload, sql`delete from outbox`)
    await many('pending')
    expect(await resend({ all: 'pending' })).toEqual({ emails: 1_000, remaining: 200 })
    await resend({ all: 'pending' })
    // The second call began with those that the first one left.
    const left = await autocommit(
      payload,
      sql`select 1 from outbox where created_at > now() - interval '7 days' and updated_at < now() - interval '12 hours'`,
    )
    expect(left).toEqual([])
    await autocommit(payload, sql`delete from outbox`)
  }, 60_000)

  it('sends all waiting emails without their pause', async () => {
    const [paused, lost] = [await queued(), await queued()]
    await enqueue(await requestOf(payload), 'send-mail', [{ outboxId: paused }])
    await autocommit(
      payload,
      sql`update pgboss.job set start_after = now() + interval '15 minutes' where singleton_key = ${paused}`,
    )
    expect(await jobOf(paused)).toEqual({ isDue: false })
    await resend({ all: 'pending' })
    for (const id of [paused, lost]) expect(await jobOf(id)).toEqual({ isDue: true })
  })

  it('cannot send an email again that was sent, or whose link was erased', async () => {
    const withLink = await failed({ token: 'secret', name: 'Ana' }, 'reset-password')
    await expect(resend({ email: withLink })).rejects.toMatchObject({ code: 'conflict' })
    expect(await rowOf(withLink)).toMatchObject({ status: 'failed' })
    const sent = await queued()
    await autocommit(payload, sql`update outbox set status = 'sent' where id = ${sent}`)
    await expect(resend({ email: sent })).rejects.toMatchObject({ code: 'conflict' })
    expect(await rowOf(sent)).toMatchObject({ status: 'sent' })
  })
})
