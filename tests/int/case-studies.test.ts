import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { findCaseStudy, industriesOf, listCaseStudies } from '@/features/case-studies/queries'
import { listIndustries } from '@/features/industries/queries'
import { findPictureUses } from '@/features/media/queries'
import { listOpenings } from '@/features/openings/queries'
import { findRedirect } from '@/features/redirects/queries'
import { listPublicPagePaths } from '@/features/seo/queries/public-page'
import { languages, type Language } from '@/i18n/languages'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { makeUser, requestOf } from '../support/actors'
import { makeDocument, type CaseCollection } from '../support/cases'
import { makeClient } from '../support/client-records'
import { matrix } from '../support/matrix'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const system = () => asSystemWithoutRequest(payload)
const lists: Record<CaseCollection, (language: Language) => Promise<{ id: string }[]>> = {
  'case-studies': listCaseStudies,
  industries: listIndustries,
  openings: listOpenings,
}
const isListed = async (collection: CaseCollection, id: string, language: Language) =>
  (await lists[collection](language)).some((found) => found.id === id)
/** The paths of a page of the sitemap in each language; undefined when it is not there. */
const pathsOf = async (path: string, language: Language) =>
  (await listPublicPagePaths(language)).find(({ paths }) => paths[language] === path)?.paths

type Slugged = { slug: string }
const slugOf = async (collection: 'case-studies' | 'industries', id: string, locale: Language) =>
  ((await system().findByID({ collection, id, locale, draft: true })) as unknown as Slugged).slug

describe.each(['case-studies', 'industries', 'openings'] as const)('%s', (collection) => {
  it('are listed only in the languages in which they are published', async () => {
    const id = await makeDocument(payload, collection, { en: 'draft', es: 'published' })
    expect(await isListed(collection, id, 'en')).toBe(false)
    expect(await isListed(collection, id, 'es')).toBe(true)
    await system().update({
      collection,
      id,
      locale: 'en',
      draft: false,
      data: { _status: 'published' } as never,
    })
    expect(await isListed(collection, id, 'en')).toBe(true)
  })

  it('keep a draft of what is published from visitors', async () => {
    const id = await makeDocument(payload, collection, { en: 'published' })
    const data = { title: 'Secret', _status: 'draft' } as never
    await system().update({ collection, id, locale: 'en', draft: true, data })
    expect(JSON.stringify(await lists[collection]('en'))).not.toContain('Secret')
  })

  it('store an empty draft without a row, and refuse to publish it', async () => {
    const create = (status: string) =>
      system().create({
        collection,
        locale: 'en',
        draft: status === 'draft',
        data: { _status: status } as never,
      })
    await expect(create('published')).rejects.toThrow()
    await expect(create('draft')).resolves.toMatchObject({ id: expect.any(String) })
  })
})

describe.each([
  ['case-studies', '/case-studies'],
  ['industries', '/industries'],
] as const)('the page of %s', (collection, base) => {
  it('is in the sitemap of the languages in which it is published, with its translation', async () => {
    const id = await makeDocument(payload, collection, { en: 'published', es: 'draft' })
    const [en, es] = [await slugOf(collection, id, 'en'), await slugOf(collection, id, 'es')]
    const written = { en: `${base}/${en}`, es: `/es${base}/${es}` }
    expect(await pathsOf(written.en, 'en')).toEqual({ en: written.en })
    expect(await pathsOf(written.es, 'es')).toBeUndefined()
    await system().update({
      collection,
      id,
      locale: 'es',
      draft: false,
      data: { _status: 'published' } as never,
    })
    for (const language of languages) expect(await pathsOf(written[language], language)).toEqual(written)
  })

  it('leaves a redirect in its language when its slug changes, and none when it was never public', async () => {
    const id = await makeDocument(payload, collection, { en: 'published', es: 'draft' })
    const [en, es] = [await slugOf(collection, id, 'en'), await slugOf(collection, id, 'es')]
    const rename = (locale: Language, slug: string, status: string) =>
      system().update({
        collection,
        id,
        locale,
        draft: status === 'draft',
        data: { slug, _status: status } as never,
      })
    const moved = `moved-${crypto.randomUUID()}`
    await rename('en', moved, 'published')
    await rename('es', `${moved}-es`, 'draft')
    expect(await findRedirect(`${base}/${en}`, 'en')).toBe(`${base}/${moved}`)
    expect(await findRedirect(`${base}/${es}`, 'es')).toBeUndefined()
    await rename('en', en, 'published')
    expect(await findRedirect(`${base}/${moved}`, 'en')).toBe(`${base}/${en}`)
    expect(await findRedirect(`${base}/${en}`, 'en')).toBeUndefined()
  })

  it('leaves its address to a redirect of an admin when it is taken down', async () => {
    const id = await makeDocument(payload, collection, { en: 'published' })
    const from = `${base}/${await slugOf(collection, id, 'en')}`
    const write = () =>
      system().create({ collection: 'redirects', data: { from, to: { type: 'custom', url: '/contact' } } })
    await expect(write()).rejects.toThrow()
    await system().delete({ collection, id })
    await write()
    expect(await findRedirect(from, 'en')).toBe('/contact')
  })
})

/** A published case with everything that it can point to. */
async function makeWholeCase() {
  const picture = (await matrix['site-images']?.make(payload, undefined)) ?? ''
  const client = (await makeClient(payload)).id
  const industry = await makeDocument(payload, 'industries', { en: 'published' })
  const words = { name: 'Rosa', company: 'Clínica', position: 'Owner', rating: 5, displayOrder: 0 }
  const testimonial = await system().create({
    collection: 'testimonials',
    locale: 'en',
    data: { ...words, content: 'It works.', isActive: true },
  })
  const id = await makeDocument(
    payload,
    'case-studies',
    { en: 'published' },
    { picture, client, industry, testimonial: testimonial.id },
  )
  return { id, picture, client, industry, testimonial: testimonial.id }
}

const read = async (id: string) => (await listCaseStudies('en')).find((found) => found.id === id)

describe('a case', () => {
  it('shows its picture, industry and testimonial, and never the account of its client', async () => {
    const made = await makeWholeCase()
    const found = await read(made.id)
    expect(found).toMatchObject({
      picture: { width: 8 },
      industry: { id: made.industry },
      quote: { words: 'It works.', person: 'Rosa', role: 'Owner, Clínica' },
    })
    expect(industriesOf(found ? [found, found] : [])).toHaveLength(1)
    const visitor = await asVisitor(payload, 'en').findByID({ collection: 'case-studies', id: made.id })
    expect(visitor).not.toHaveProperty('client')
    expect(JSON.stringify(found)).not.toContain(made.client)
  })

  it('is still public when all of these are gone', async () => {
    const made = await makeWholeCase()
    await system().update({ collection: 'testimonials', id: made.testimonial, data: { isActive: false } })
    expect(await read(made.id)).toMatchObject({ quote: undefined })
    await system().delete({ collection: 'testimonials', id: made.testimonial })
    await system().delete({ collection: 'site-images', id: made.picture })
    await system().delete({ collection: 'industries', id: made.industry })
    await system().delete({ collection: 'clients', id: made.client })
    const found = await read(made.id)
    expect(found).toMatchObject({ client: 'Clínica Dental Sonríe', picture: undefined, industry: undefined })
    expect(await findCaseStudy(found?.slug ?? '', 'en')).toMatchObject({ id: made.id, quote: undefined })
  })

  it('quotes its own words before those of the testimonial', async () => {
    const { id } = await makeWholeCase()
    const data = { quote: { words: 'We sleep now.', person: 'Ana' }, _status: 'published' } as never
    await system().update({ collection: 'case-studies', id, locale: 'en', draft: false, data })
    expect(await read(id)).toMatchObject({ quote: { words: 'We sleep now.', person: 'Ana' } })
  })

  it('is published only when each figure says how it was counted', async () => {
    const result = { value: '31', title: 'more appointments' }
    const make = (status: 'draft' | 'published', counted?: string) =>
      makeDocument(payload, 'case-studies', { en: status }, { results: [{ ...result, counted }] })
    await make('draft')
    await expect(make('published')).rejects.toThrow()
    expect((await read(await make('published', 'In the calendar.')))?.results).toEqual([
      expect.objectContaining({ ...result, counted: 'In the calendar.' }),
    ])
  })

  it('is named where its picture is, with whether only a draft uses it', async () => {
    const made = await makeWholeCase()
    const req = await requestOf(payload, await makeUser(payload, 'team'))
    const uses = async () =>
      (await findPictureUses(req, { collection: 'site-images', id: made.picture })).uses
    const use = { href: `/admin/collections/case-studies/${made.id}`, place: 'featured' }
    expect(await uses()).toEqual([expect.objectContaining(use)])
    expect((await uses())[0]).not.toHaveProperty('isDraft')
    const draft = { picture: null, _status: 'published' } as never
    await system().update({
      collection: 'case-studies',
      id: made.id,
      locale: 'en',
      draft: false,
      data: draft,
    })
    expect(await uses()).toEqual([])
    const again = { picture: made.picture, _status: 'draft' } as never
    await system().update({ collection: 'case-studies', id: made.id, locale: 'en', draft: true, data: again })
    expect(await uses()).toEqual([expect.objectContaining({ ...use, isDraft: true })])
  })
})
