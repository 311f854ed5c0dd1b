import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { findFigures, findPageCopy, listTeam } from '@/features/page-copy/queries/page-copy'
import { findService, listServices } from '@/features/services/queries'
import { listTestimonials } from '@/features/testimonials/queries/testimonials'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const soon = (title: string) => ({ title, soon: `${title} soon`, text: 'Text.', button: 'Write' })

/** Saves the careers page in one language, as a draft or published. */
const saveCareers = (locale: Language, title: string, status: 'draft' | 'published') =>
  asSystemWithoutRequest(payload).updateGlobal({
    slug: 'careers-page',
    locale,
    draft: status === 'draft',
    data: { ...soon(title), _status: status },
  })

describe('the copy of a page', () => {
  it('is null while nothing is published', async () => {
    await saveCareers('en', 'Secret', 'draft')
    expect(await findPageCopy('careers-page', 'en')).toBeNull()
    expect(await findPageCopy('careers-page', 'es')).toBeNull()
  })

  it('falls back to the other language as a whole, and returns its language', async () => {
    await saveCareers('es', 'Empleos', 'published')
    expect(await findPageCopy('careers-page', 'en')).toMatchObject({ lang: 'es', copy: { title: 'Empleos' } })
    await saveCareers('en', 'Careers', 'published')
    expect(await findPageCopy('careers-page', 'en')).toMatchObject({ lang: 'en', copy: { title: 'Careers' } })
    expect(await findPageCopy('careers-page', 'es')).toMatchObject({ lang: 'es', copy: { title: 'Empleos' } })
  })

  it('never shows a draft, and publishes one language without the other', async () => {
    await saveCareers('es', 'Borrador secreto', 'draft')
    await saveCareers('en', 'Careers again', 'published')
    expect(await findPageCopy('careers-page', 'es')).toMatchObject({ copy: { title: 'Empleos' } })
  })

  it('ignores empty content when every language is published at once', async () => {
    await asSystemWithoutRequest(payload).updateGlobal({
      slug: 'industries-page',
      locale: 'en',
      draft: false,
      publishAllLocales: true,
      context: { everyLanguage: true },
      data: { ...soon('Industries'), _status: 'published' },
    })
    expect(await findPageCopy('industries-page', 'es')).toMatchObject({
      lang: 'en',
      copy: { title: 'Industries' },
    })
  })

  it('has separate list rows per language', async () => {
    const save = (locale: Language, labels: string[]) =>
      asSystemWithoutRequest(payload).updateGlobal({
        slug: 'figures',
        locale,
        draft: false,
        data: {
          statistics: labels.map((label) => ({ value: '1', label })),
          statisticsSource: 'Ours',
          claims: [{ key: 'traffic', value: '2', label: labels[0] ?? '' }],
          claimsSource: 'Ours',
          _status: 'published',
        },
      })
    await save('en', ['projects', 'countries'])
    await save('es', ['proyectos'])
    expect((await findFigures('en'))?.statistics.map(({ label }) => label)).toEqual(['projects', 'countries'])
    expect((await findFigures('es'))?.statistics.map(({ label }) => label)).toEqual(['proyectos'])
  })
})

describe('services', () => {
  const words = (title: string) => ({
    title,
    subtitle: title,
    description: title,
    bullets: 'One\nTwo',
    benefit: title,
    heroText: title,
    lists: [{ kind: 'features' as const, title, items: [{ title: 'First', text: 'Text' }] }],
  })

  it('are read per published language, in display order', async () => {
    const system = asSystemWithoutRequest(payload)
    const make = (slug: 'email-marketing' | 'content-marketing', displayOrder: number) =>
      system.create({
        collection: 'services',
        locale: 'en',
        data: { slug, displayOrder, ...words(slug), _status: 'published' },
      })
    const email = await make('email-marketing', 0)
    await make('content-marketing', 1)
    const change = (draft: boolean, title: string) =>
      system.update({
        collection: 'services',
        id: email.id,
        locale: 'es',
        draft,
        data: { ...words(title), _status: draft ? 'draft' : 'published' },
      })
    await change(true, 'Borrador')
    expect((await listServices('es')).map(({ slug, lang }) => [slug, lang])).toEqual([
      ['email-marketing', 'en'],
      ['content-marketing', 'en'],
    ])
    await change(false, 'Correo')
    expect(await findService('email-marketing', 'es')).toMatchObject({ lang: 'es', title: 'Correo' })
    expect(await findService('email-marketing', 'en')).toMatchObject({ lang: 'en', title: 'email-marketing' })
    expect((await findService('email-marketing', 'en'))?.lists?.[0]?.items).toHaveLength(1)
    expect(await findService('web-development', 'en')).toBeUndefined()
  })
})

describe('people', () => {
  it('fall back to the other language where texts are missing', async () => {
    const save = (locale: Language, members: object[]) =>
      asSystemWithoutRequest(payload).updateGlobal({
        slug: 'team',
        locale,
        draft: false,
        data: { members, _status: 'published' } as never,
      })
    const { members } = await save('en', [{ name: 'Maya', title: 'Content', bio: 'Writes.' }])
    expect(await listTeam('es')).toMatchObject([{ name: 'Maya', title: { text: 'Content', lang: 'en' } }])
    await save('es', [{ id: members?.[0]?.id, name: 'Maya', title: 'Contenidos', bio: 'Escribe.' }])
    expect(await listTeam('es')).toMatchObject([{ bio: { text: 'Escribe.', lang: 'es' } }])
    expect(await listTeam('en')).toMatchObject([{ bio: { text: 'Writes.', lang: 'en' } }])
  })

  it('only active testimonials are listed, in display order', async () => {
    const make = (name: string, displayOrder: number, isActive: boolean) =>
      asSystemWithoutRequest(payload).create({
        collection: 'testimonials',
        locale: 'en',
        data: {
          name,
          displayOrder,
          isActive,
          company: 'C',
          position: 'Owner',
          content: '  Good work.  ',
          rating: 4,
        },
      })
    await make('Second', 2, true)
    await make('Off', 0, false)
    await make('First', 1, true)
    const found = await listTestimonials('es')
    expect(found.map(({ name }) => name)).toEqual(['First', 'Second'])
    expect(found[0]).toMatchObject({ content: { text: 'Good work.', lang: 'en' }, rating: 4 })
  })

  it.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { displayOrder: -1 },
    { content: '   ' },
    { name: { first: 'x' } },
  ])('rejects a testimonial with %j', async (fault) => {
    const sound = { name: 'N', company: 'C', position: 'P', content: 'W', rating: 5, displayOrder: 0 }
    const create = asSystemWithoutRequest(payload).create({
      collection: 'testimonials',
      locale: 'en',
      data: { ...sound, ...fault } as never,
    })
    await expect(create).rejects.toMatchObject({ status: 400 })
  })
})
