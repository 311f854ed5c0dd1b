import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  deleteTestimonial,
  orderTestimonials,
  setTestimonialActive,
} from '@/features/testimonials/operations/testimonial-changes'
import { createTestimonial, updateTestimonial } from '@/features/testimonials/operations/save-testimonial'
import { findTestimonialList } from '@/features/testimonials/queries/testimonial-list'
import {
  createTestimonialSchema,
  orderTestimonialsSchema,
  setTestimonialActiveSchema,
  updateTestimonialSchema,
} from '@/features/testimonials/schemas'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { parseInput } from '@/lib/server/http/handle'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { picture } from '../support/pictures'
import { contextOf } from '../support/tickets'
import { caller } from '../support/uploads'

let payload: Payload
let team: User

const given = {
  name: 'Rosa Huamán',
  company: 'Clínica Dental',
  position_en: 'Owner',
  content_en: 'It works.',
  position_es: 'Dueña',
  content_es: 'Funciona.',
}
const spanishOnly = { position_en: '', content_en: '' }
const list = async () => findTestimonialList(await requestOf(payload, team))
const read = async (id: string) => {
  const row = (await list()).testimonials.find((testimonial) => testimonial.id === id)
  if (!row) throw new Error('no such testimonial')
  return row
}
const create = async (input: object = {}) => {
  const values = parseInput(createTestimonialSchema, { ...given, ...input })
  return (await createTestimonial(await contextOf(payload, team), values)).id
}
const update = async (testimonial: string, expected: string, input: object) =>
  updateTestimonial(
    await contextOf(payload, team),
    parseInput(updateTestimonialSchema, { ...given, ...input, testimonial, expected }),
  )
const order = async (next: string[], expected: string[]) =>
  orderTestimonials(
    await contextOf(payload, team),
    parseInput(orderTestimonialsSchema, { order: next, expected }),
  )
const idsInOrder = async () => (await list()).testimonials.map(({ id }) => id)

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team')
})

describe('a testimonial', () => {
  it('has a rating of 5, the order 0 and is active by default', async () => {
    expect(await read(await create())).toMatchObject({
      rating: 5,
      displayOrder: 0,
      isActive: true,
      image: null,
      languages: ['en', 'es'],
      texts: { en: { position: 'Owner', resultsHighlight: '' }, es: { content: 'Funciona.' } },
    })
  })

  it.each([
    [{ rating: '6' }, { rating: 'invalid' }],
    [{ rating: '0' }, { rating: 'invalid' }],
    [{ rating: '4.5' }, { rating: 'invalid' }],
    [{ display_order: '-1' }, { display_order: 'invalid' }],
    [{ display_order: 'abc' }, { display_order: 'invalid' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ content_es: '' }, { content_es: 'required' }],
    [
      { ...spanishOnly, position_es: '', content_es: '' },
      { position_en: 'required', content_en: 'required' },
    ],
  ])('%j is refused and stores nothing', async (input, fields) => {
    const { total } = await list()
    await expect(create(input)).rejects.toMatchObject({ code: 'invalid', details: { fields } })
    expect((await list()).total).toBe(total)
  })

  it('can be in one language alone, and loses one that is emptied', async () => {
    const id = await create(spanishOnly)
    expect((await read(id)).languages).toEqual(['es'])
    await update(id, (await read(id)).updatedAt, { position_es: '', content_es: '' })
    expect((await read(id)).languages).toEqual(['en'])
  })

  it('a stale edit is a conflict that changes nothing', async () => {
    const id = await create()
    const { updatedAt } = await read(id)
    await update(id, updatedAt, { name: 'Theirs' })
    const present = (await read(id)).updatedAt
    await expect(update(id, updatedAt, { name: 'Mine', content_es: 'Mío.' })).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: present } },
    })
    expect(await read(id)).toMatchObject({ name: 'Theirs', texts: { es: { content: 'Funciona.' } } })
  })

  it('is shown and hidden, also in Spanish alone, and a conflict says what it is now', async () => {
    const id = await create(spanishOnly)
    const set = async (active: boolean, expected: boolean) =>
      setTestimonialActive(
        await contextOf(payload, team),
        parseInput(setTestimonialActiveSchema, { testimonial: id, active, expected }),
      )
    expect(await set(false, true)).toEqual({ active: false })
    expect((await read(id)).isActive).toBe(false)
    // A colleague has done the same.
    expect(await set(false, true)).toEqual({ active: false })
    await expect(
      setTestimonialActive(await contextOf(payload, team), {
        testimonial: crypto.randomUUID(),
        active: true,
        expected: false,
      }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is deleted once', async () => {
    const id = await create()
    await deleteTestimonial(await contextOf(payload, team), { testimonial: id })
    await expect(
      deleteTestimonial(await contextOf(payload, team), { testimonial: id }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a headshot', () => {
  const upload = async (alt: string) => {
    const file = { data: await picture(), name: 'rosa.png' }
    return (await caller(payload, team)('create', { file, data: { alt } }, 'testimonial-images')).id
  }
  const altsOf = async (id: string) =>
    (await asSystemWithoutRequest(payload).findByID({ collection: 'testimonial-images', id, locale: 'all' }))
      .alt

  it('is described in both languages by the name, which it follows', async () => {
    const image = await upload('Portrait')
    const id = await create({ image })
    expect(await altsOf(image)).toEqual({ en: 'Portrait of Rosa Huamán', es: 'Retrato de Rosa Huamán' })
    const { updatedAt, image: shown } = await read(id)
    expect(shown).toMatchObject({
      id: image,
      src: expect.stringMatching(/^\/api\/testimonial-images\/file\//),
    })
    await update(id, updatedAt, { image, name: 'Rosa Ccori' })
    expect(await altsOf(image)).toEqual({ en: 'Portrait of Rosa Ccori', es: 'Retrato de Rosa Ccori' })
  })

  it('keeps the words that staff gave it', async () => {
    const image = await upload('Rosa in her practice')
    await create({ image })
    expect(await altsOf(image)).toEqual({ en: 'Rosa in her practice', es: 'Retrato de Rosa Huamán' })
  })

  it('that does not exist is refused, and the testimonial is not stored', async () => {
    const { total } = await list()
    await expect(create({ image: crypto.randomUUID() })).rejects.toThrow()
    expect((await list()).total).toBe(total)
  })
})

describe('the order', () => {
  beforeEach(async () => {
    for (const id of await idsInOrder())
      await deleteTestimonial(await contextOf(payload, team), { testimonial: id })
    for (const [index, input] of [{}, spanishOnly, {}].entries())
      await create({ ...input, name: `Client ${index + 1}` })
  })

  it('is stored as 1, 2, 3', async () => {
    const [first = '', second = '', third = ''] = await idsInOrder()
    await order([third, first, second], [first, second, third])
    const rows = (await list()).testimonials.map(({ id, displayOrder }) => [id, displayOrder])
    expect(rows).toEqual([
      [third, 1],
      [first, 2],
      [second, 3],
    ])
  })

  it('is not changed when the list has changed since it was read: that is a conflict', async () => {
    const [first = '', second = '', third = ''] = await idsInOrder()
    await order([second, first, third], [first, second, third])
    await expect(order([third, second, first], [first, second, third])).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await idsInOrder()).toEqual([second, first, third])
    await deleteTestimonial(await contextOf(payload, team), { testimonial: third })
    await expect(order([third, second, first], [second, first, third])).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('is the one that is saved first when two are saved at once; the other is a conflict', async () => {
    const ids = await idsInOrder()
    const results = await Promise.allSettled([
      order(ids.toReversed(), ids),
      order([ids[1] ?? '', ids[0] ?? '', ids[2] ?? ''], ids),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const places = (await list()).testimonials.map(({ displayOrder }) => displayOrder)
    expect(places).toEqual([1, 2, 3])
  })

  it('must have the same testimonials', async () => {
    const [first = '', second = '', third = ''] = await idsInOrder()
    await expect(order([first, first, third], [first, second, third])).rejects.toMatchObject({
      code: 'invalid',
    })
  })
})
