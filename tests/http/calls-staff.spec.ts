import { expect, test } from '@playwright/test'

import { newAccount, rows, signedIn, visitor } from '../support/http'

/** Whose calls, availability and feed answer to whom. */

async function personWithHours() {
  const email = await newAccount('team')
  const [user] = await rows<{ id: string }>('select id from users where email = $1', [email])
  const id = user?.id ?? ''
  const own = await signedIn(email)
  const answer = await own.post('/api/save-availability', { data: availabilityOf(id) })
  expect(answer.status()).toBe(200)
  return { id, own }
}

const availabilityOf = (user: string) => ({
  user,
  active: false,
  languages: ['en'],
  hours: [{ weekday: 1, from: 540, to: 720 }],
  time_zone: 'America/Lima',
  days_off: [],
  notice_hours: 4,
  buffer_minutes: 15,
  most_per_day: 4,
  days_ahead: 14,
  video_url: '',
  calendar_address: '',
  expected: null,
})

const none = '00000000-0000-4000-8000-000000000000'

test('visitors and clients reach none of it', async () => {
  for (const [who, status] of [
    [await visitor(), 401],
    [await signedIn('client'), 403],
  ] as const) {
    for (const path of ['availability', `lead-calls?lead=${none}`])
      expect((await who.get(`/api/${path}`)).status(), path).toBe(status)
    for (const [verb, data] of [
      ['mark-call', { call: none, status: 'done', expected: 'booked' }],
      ['take-call', { call: none }],
      ['renew-feed', { user: none }],
      ['save-availability', availabilityOf(none)],
    ] as const)
      expect((await who.post(`/api/${verb}`, { data })).status(), verb).toBe(status)
    for (const collection of ['calls', 'availabilities'])
      expect([401, 403, 404]).toContain((await who.get(`/api/${collection}`)).status())
  }
})

test('colleagues reach no availability but their own, and admins each', async () => {
  const { id } = await personWithHours()
  const colleague = await signedIn('team')
  expect((await colleague.get(`/api/availability?user=${id}`)).status()).toBe(403)
  expect((await colleague.post('/api/renew-feed', { data: { user: id } })).status()).toBe(403)
  expect((await colleague.post('/api/save-availability', { data: availabilityOf(id) })).status()).toBe(403)
  const listed = await colleague.get(`/api/availabilities?where[user][equals]=${id}`)
  expect(((await listed.json()) as { docs: object[] }).docs).toEqual([])
  const admin = await signedIn('admin')
  expect((await admin.get(`/api/availability?user=${id}`)).status()).toBe(200)
  const rest = await admin.get(`/api/availabilities?where[user][equals]=${id}`)
  expect(await rest.text()).not.toContain('feedDigest')
})

test('the feed answers to its address alone, and no shared cache keeps it', async () => {
  const { id, own } = await personWithHours()
  const renewed = (await (await own.post('/api/renew-feed', { data: { user: id } })).json()) as {
    address: string
  }
  const path = new URL(renewed.address).pathname
  const anyone = await visitor()
  const feed = await anyone.get(path)
  expect(feed.status()).toBe(200)
  expect(feed.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(await feed.text()).toContain('END:VCALENDAR')
  const secret = path.slice('/api/calendar/'.length, -'.ics'.length)
  for (const wrong of [`${secret.slice(0, -1)}A.ics`, secret, '.ics', `${'A'.repeat(43)}.ics`, '%00.ics']) {
    const answer = await anyone.get(`/api/calendar/${wrong}`)
    expect([400, 404], wrong).toContain(answer.status())
    expect(await answer.text()).not.toContain('VCALENDAR')
  }
  // A session opens nothing that the address does not.
  expect((await own.get(`/api/calendar/${'B'.repeat(43)}.ics`)).status()).toBe(404)
})

test('the feed has a limit for each address', async () => {
  const anyone = await visitor()
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async () =>
      (await anyone.get(`/api/calendar/${'C'.repeat(43)}.ics`)).status(),
    ),
  )
  expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(120)
  expect(statuses).toContain(429)
})
