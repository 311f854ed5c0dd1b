import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { pricesOf } from '@/features/services/price-rules'
import { findService } from '@/features/services/queries'
import { offersOf } from '@/features/seo/queries/service-offers'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { restAs, restAsVisitor, type Rest } from '../support/rest'
import { translator } from '../support/translation'

const slug = 'seo-optimization'
const words = (title: string) => ({
  title,
  subtitle: title,
  description: title,
  bullets: 'One',
  benefit: title,
  heroText: title,
  lists: [],
})

let payload: Payload
let team: Rest
let id: string
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})
beforeEach(async () => {
  const system = asSystemWithoutRequest(payload)
  await system.delete({ collection: 'services', where: { id: { exists: true } } })
  ;({ id } = await system.create({
    collection: 'services',
    locale: 'en',
    data: { slug, displayOrder: 1, ...words('SEO'), _status: 'published' },
  }))
  await save('es', { ...words('SEO en español') }, 'published')
})

/** Saves as staff do in the form. */
async function save(language: Language, data: object, status: 'draft' | 'published'): Promise<Response> {
  const query = `locale=${language}${status === 'draft' ? '&draft=true' : ''}`
  return team('PATCH', `services/${id}?${query}`, { ...data, _status: status })
}
const fromIn = async (language: Language) => {
  const found = await findService(slug, language)
  return found && pricesOf(found).from?.amount
}

describe('the price of a service', () => {
  it('is not public while it is a draft, by no way', async () => {
    const secret = {
      priceFrom: 390_17,
      packages: [{ name: 'Geheim', price: 39_017, included: 'One' }],
      questions: [{ question: 'Geheim?', answer: 'Yes.' }],
    }
    expect((await save('en', secret, 'draft')).status).toBe(200)
    expect(await fromIn('en')).toBeUndefined()
    const found = await findService(slug, 'en')
    expect(found && offersOf(pricesOf(found), '/')).toEqual({})
    expect(found?.questions ?? []).toEqual([])
    const visitor = restAsVisitor()
    for (const query of ['', '?draft=true', '?locale=all', '?locale=es&fallback-locale=en']) {
      const response = await visitor('GET', `services/${id}${query}`)
      expect(await response.text(), query).not.toMatch(/39017|Geheim/)
    }
  })

  it('is published in one language without the other, each in its own currency', async () => {
    expect((await save('en', { priceFrom: 390_00 }, 'published')).status).toBe(200)
    expect([await fromIn('en'), await fromIn('es')]).toEqual([390_00, undefined])
    expect((await save('es', { priceFrom: 7_000_00, currency: 'MXN' }, 'published')).status).toBe(200)
    const of = async (language: Language) => {
      const found = await findService(slug, language)
      return found && pricesOf(found).from
    }
    expect(await of('en')).toMatchObject({ amount: 390_00, currency: 'USD' })
    expect(await of('es')).toMatchObject({ amount: 7_000_00, currency: 'MXN' })
  })

  it('is gone when it is emptied', async () => {
    await save('en', { priceFrom: 390_00 }, 'published')
    expect((await save('en', { priceFrom: null }, 'published')).status).toBe(200)
    expect(await fromIn('en')).toBeUndefined()
  })

  it.each([
    { priceFrom: -1 },
    { priceFrom: 1.5 },
    { priceFrom: 'free' },
    { currency: 'XXX' },
    { packages: [{ name: 'A', included: 'One' }] },
    { packages: [{ name: 'A', price: 1, included: 'One', jobs: 7 }] },
    { packages: Array.from({ length: 4 }, () => ({ name: 'A', price: 1, included: 'One' })) },
    { questions: [{ question: 'Why?' }] },
  ])('is refused as %j', async (fault) => {
    expect((await save('en', fault, 'published')).status).toBe(400)
  })
})

it('packages and questions are translated passage by passage, with the amounts of the source', async () => {
  const document = { collection: 'services', id } as const
  const texts = translator(payload, team)
  await save(
    'en',
    {
      packages: [{ name: 'First answer', price: 390_00, period: 'once', jobs: 3, included: 'One\nTwo' }],
      questions: [{ question: 'Is there a contract?', answer: 'Month to month.' }],
    },
    'published',
  )
  const missing = (await texts.statesOf(document)).filter(([, , state]) => state === 'missing')
  expect(missing.map(([source]) => source)).toEqual([
    'First answer',
    'One\nTwo',
    'Is there a contract?',
    'Month to month.',
  ])
  await texts.ok(texts.save(document, 'First answer', 'Primera respuesta'))
  await texts.ok(texts.save(document, 'Is there a contract?', '¿Hay contrato?'))
  const response = await team('GET', `services/${id}?locale=es&draft=true`)
  expect(await response.json()).toMatchObject({
    packages: [{ name: 'Primera respuesta', price: 390_00, period: 'once', jobs: 3 }],
    questions: [{ question: '¿Hay contrato?' }],
  })
  expect((await findService(slug, 'es'))?.packages ?? []).toEqual([])
})
