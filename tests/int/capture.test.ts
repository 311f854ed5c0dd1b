import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { captureLead } from '@/features/leads/operations/capture-lead'
import { captureSchema } from '@/features/leads/schemas'
import { asSystemAlone } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import type { Lead } from '@/payload-types'
import { requestOf } from '../support/actors'
import { historyOf } from '../support/fixtures'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const capture = async (body: object) =>
  captureLead(
    { req: await requestOf(payload), user: null, address: crypto.randomUUID() },
    captureSchema.parse(body),
  )

const at = new Date(Date.now() - 86_400_000).toISOString()
const body = {
  name: ' Diego Paredes ',
  email: 'diego@taller.example',
  phone: '+52 55 5555 0101',
  company: 'Taller Paredes',
  message: 'Necesitamos un sitio nuevo y alguien que conteste los mensajes de la noche.',
  source: 'External API',
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'talleres',
  utm_term: 'taller mecánico',
  utm_content: 'a',
  metadata: {
    service_interest: 'webdev',
    page_url: 'http://localhost:3000/es/contact?x=1',
    referrer: 'https://google.com/',
  },
  first_touch: {
    utm_source: 'boletin',
    utm_medium: 'correo',
    utm_campaign: 'octubre',
    utm_term: 'frenos',
    utm_content: 'b',
    referrer: 'correo.example',
    landing_page: '/es/blog/mensajes',
    at,
  },
}

/** A row without what must differ between two rows. */
const comparable = (row: object) =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([key]) => !/^(id|createdAt|updatedAt|submissionId|lead|activities)$/.test(key),
    ),
  )

it('writes the rows that a create through Payload writes', async () => {
  const { id } = await capture(body)
  const system = asSystemAlone(payload)
  const captured = await system.findByID({ collection: 'leads', id, depth: 0 })
  const created = await system.create({
    collection: 'leads',
    data: {
      name: 'Diego Paredes',
      email: body.email,
      phone: body.phone,
      company: body.company,
      message: body.message,
      serviceInterest: 'webdev',
      pageUrl: body.metadata.page_url,
      referrer: body.metadata.referrer,
      language: 'es',
      utm: { source: 'google', medium: 'cpc', campaign: 'talleres', term: 'taller mecánico', content: 'a' },
      firstTouch: {
        source: 'boletin',
        medium: 'correo',
        campaign: 'octubre',
        term: 'frenos',
        content: 'b',
        referrer: 'correo.example',
        landingPage: '/es/blog/mensajes',
        at,
      },
    } as Lead,
  })
  const again = await system.findByID({ collection: 'leads', id: created.id, depth: 0 })
  expect(comparable(captured)).toEqual(comparable(again))
  expect(captured).toMatchObject({ status: 'new', sourceName: 'Contact Form', language: 'es' })
  const [ours, theirs] = await Promise.all([historyOf(payload, id), historyOf(payload, created.id)])
  expect(ours.map(comparable)).toEqual(theirs.map(comparable))
  expect(ours).toHaveLength(1)
})

it('one submission id sent twenty times at once makes one lead with one activity', async () => {
  const submission_id = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => capture({ ...body, submission_id })))
  const ids = new Set(answers.map(({ id }) => id))
  expect(ids.size).toBe(1)
  expect(await historyOf(payload, [...ids][0] ?? '')).toHaveLength(1)
})

it.each([
  ['none', undefined],
  ['garbage', 'utm_source=x'],
  ['a time of too many digits', { at: `${at.slice(0, -1)}${'0'.repeat(127)}Z` }],
  ['garbage inside', { utm_source: 7, referrer: '<b>', landing_page: 'https://evil.example', at: 'soon' }],
])('a lead with %s for its first visit is a lead', async (_, first_touch) => {
  const { id } = await capture({ ...body, first_touch })
  const { firstTouch } = await asSystemAlone(payload).findByID({ collection: 'leads', id, depth: 0 })
  expect(Object.values(firstTouch ?? {}).filter(Boolean)).toEqual([])
})

describe('the language', () => {
  it.each([
    ['is the one given', { language: 'es' }, 'es'],
    ['else that of the page', { metadata: { page_url: 'https://puente.example/es/contact' } }, 'es'],
    ['else that of the page (English)', { metadata: { page_url: 'https://puente.example/contact' } }, 'en'],
    ['else English', { metadata: undefined }, 'en'],
  ])('%s', async (_, change, expected) => {
    const { id } = await capture({ ...body, ...change })
    const { language } = await asSystemAlone(payload).findByID({ collection: 'leads', id, depth: 0 })
    expect(language).toBe(expected)
  })
})

it('an address that writes too often is told to wait; without a timing token sooner', async () => {
  const address = crypto.randomUUID()
  const once = async () =>
    captureLead({ req: await requestOf(payload), user: null, address }, captureSchema.parse(body))
  const results = await Promise.allSettled(Array.from({ length: 12 }, once))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many', status: 429 } })
})
