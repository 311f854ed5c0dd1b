import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { POST } from '@/app/api/contact-form/route'
import { env } from '@/env'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { collectLog } from '../support/log-lines'

let payload: Payload
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
const unstorable = 'a message that the database refuses'

beforeAll(async () => {
  payload = await start()
  await owner.connect()
  await owner.query(`alter table leads add constraint refuses check (message <> '${unstorable}')`)
})
afterAll(async () => {
  await owner.query('alter table leads drop constraint refuses')
  await owner.end()
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

/** Posts the form as a browser without JavaScript does. */
const post = (fields: Record<string, string>) =>
  POST(
    new Request(`${env.SITE_URL}/api/contact-form`, {
      method: 'POST',
      headers: { origin: env.SITE_URL, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ language: 'es', name: 'Rosa', email: 'rosa@clinica.example', ...fields }),
    }),
  )

/** Returns the errors that the form shows when it is opened with the cookie of that response. */
async function fieldErrorsOf(response: Response) {
  const id = /form_draft=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? ''
  return (await asSystemWithoutRequest(payload).findByID({ collection: 'form-drafts', id })).fieldErrors
}

it('logs an unexpected exception with the request id and shows the form again', async () => {
  const lines = collectLog('info')
  const response = await post({ message: unstorable })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/es/contact/retry'])
  expect(await fieldErrorsOf(response)).toEqual({ form: 'failed' })
  expect(lines).toMatchObject([
    {
      msg: 'failed',
      level: 50,
      path: '/api/contact-form',
      requestId: response.headers.get('x-request-id'),
      err: { message: expect.stringContaining('"refuses"') as string },
    },
  ])
  expect(JSON.stringify(lines)).not.toContain('rosa@clinica.example')
})

it('logs a rejected form and shows its errors', async () => {
  const lines = collectLog('info')
  const response = await post({ message: '' })
  expect(response.headers.get('location')).toBe('/es/contact/retry')
  expect(await fieldErrorsOf(response)).toEqual({ message: 'required' })
  expect(lines).toMatchObject([{ msg: 'refused', level: 30, fields: { message: 'required' } }])
})

it('keeps the visit of a form that failed once, and empties the honeypot', async () => {
  const send = (fields: Record<string, string>, referer: string) => {
    const headers = {
      origin: env.SITE_URL,
      referer,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const body = new URLSearchParams({
      language: 'es',
      name: 'Rosa',
      email: 'rosa@clinica.example',
      ...fields,
    })
    return POST(new Request(`${env.SITE_URL}/api/contact-form`, { method: 'POST', headers, body }))
  }
  const page = `${env.SITE_URL}/es/contact?utm_source=mail`
  const message = `Carried ${crypto.randomUUID()}`
  const refused = await send({ message, website: 'https://rosa.example' }, page)
  expect(await fieldErrorsOf(refused)).toEqual({ website: 'invalid' })
  const id = /form_draft=([^;]+)/.exec(refused.headers.getSetCookie().join())?.[1] ?? ''
  const draft = await asSystemWithoutRequest(payload).findByID({ collection: 'form-drafts', id })
  expect(draft.values).toMatchObject({ message, page_url: page, utm_source: 'mail' })
  expect(draft.values).not.toHaveProperty('website')

  const sent = await send(draft.values as Record<string, string>, `${env.SITE_URL}/es/contact/retry`)
  expect(sent.headers.get('location')).toBe('/es/contact/thanks')
  const leads = await autocommit(
    payload,
    sql`select page_url as page, utm_source as source from leads where message = ${message}`,
  )
  expect(leads).toEqual([{ page, source: 'mail' }])
})
