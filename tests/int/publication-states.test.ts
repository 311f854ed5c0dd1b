import { getTranslation, initI18n } from '@payloadcms/translations'
import type { LabelFunction, Payload, SelectField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { findLanguageStates } from '@/features/publishing/queries/language-states'
import { draftedCollections, draftedGlobals } from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import { config, payload as start } from '@/lib/server/payload'
import { makePostWithDrafts, page, savePost, titlesOf, postContent } from '../support/publishing'
import { restAs } from '../support/rest'

const built = await config
let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const system = () => asSystemWithoutRequest(payload)

describe('two publications at once', () => {
  it('leave the latest version with both texts, 20 times', async () => {
    const id = await makePostWithDrafts(payload, 'Raced')
    const stale: unknown[] = []
    for (let round = 0; round < 20; round += 1) {
      const titles = { en: `Round ${round}`, es: `Vuelta ${round}` }
      await Promise.all([
        savePost(payload)(id, 'en', { title: titles.en, _status: 'published' }),
        savePost(payload)(id, 'es', { title: titles.es, _status: 'published' }),
      ])
      const shown = await titlesOf(payload, id)
      const expected = { ...titles, 'en draft': titles.en, 'es draft': titles.es }
      if (JSON.stringify(Object.entries(shown).sort()) !== JSON.stringify(Object.entries(expected).sort()))
        stale.push(shown)
    }
    expect(stale).toEqual([])
  })

  it('leave a global with both texts', async () => {
    const write = (locale: Language, title: string) =>
      system().updateGlobal({
        slug: 'case-studies-page',
        locale,
        draft: false,
        data: { ...page(title), _status: 'published' },
      })
    const read = async (locale: Language) =>
      (await system().findGlobal({ slug: 'case-studies-page', locale, draft: true })).title
    await write('en', 'First')
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([write('en', `Round ${round}`), write('es', `Vuelta ${round}`)])
      expect([await read('en'), await read('es')]).toEqual([`Round ${round}`, `Vuelta ${round}`])
    }
  })
})

it('the bios of people who change places in English stay with them in Spanish', async () => {
  const team = await restAs(payload, 'team')
  const read = async (draft: boolean) => {
    const options = { slug: 'team', locale: 'es', fallbackLocale: false, draft } as const
    const { members } = await (draft ? system() : asVisitor(payload, 'es')).findGlobal(options)
    return members?.map(({ name, bio }) => [name, bio])
  }
  const write = async (locale: 'en' | 'es', query: string, members: object[]) => {
    const response = await team('POST', `globals/team?depth=0&locale=${locale}${query}`, {
      members,
      _status: query ? 'draft' : 'published',
    })
    return ((await response.json()) as { result: { members: { id: string; name: string }[] } }).result.members
  }
  const member = (name: string) => ({ name, title: name, bio: name })
  const [ana, luis] = await write('en', '', [member('Ana'), member('Luis')])
  await write('es', '', [
    { ...ana, title: 'Ana', bio: 'Ana en vivo' },
    { ...luis, title: 'Luis', bio: 'Luis en vivo' },
  ])
  await write('es', '&draft=true', [
    { ...ana, title: 'Ana', bio: 'Ana a medias' },
    { ...luis, title: 'Luis', bio: 'Luis a medias' },
  ])
  await write('en', '', [
    { ...luis, ...member('Luis') },
    { ...ana, ...member('Ana') },
  ])
  expect(await read(false)).toEqual([
    ['Luis', 'Luis en vivo'],
    ['Ana', 'Ana en vivo'],
  ])
  expect(await read(true)).toEqual([
    ['Luis', 'Luis a medias'],
    ['Ana', 'Ana a medias'],
  ])
})

it('a page is dated when its text is published, and not by a draft', async () => {
  const save = (title: string, draft: boolean) =>
    system().updateGlobal({
      slug: 'industries-page',
      locale: 'en',
      draft,
      data: { ...page(title), _status: draft ? 'draft' : 'published' },
    })
  const dateOf = async () => (await system().findGlobal({ slug: 'industries-page' })).updatedAt ?? ''
  await save('First', false)
  const first = await dateOf()
  await save('Draft', true)
  expect(await dateOf()).toBe(first)
  await save('Second', false)
  expect(Date.parse(await dateOf())).toBeGreaterThan(Date.parse(first))
  expect((await system().findGlobal({ slug: 'industries-page', draft: true })).title).toBe('Second')
})

it.each([
  ['en', 'Status'],
  ['es', 'Estado'],
] as const)('the column of the states has a name in %s', async (language, name) => {
  const i18n = await initI18n({ config: built.i18n, context: 'client', language })
  for (const slug of draftedCollections) {
    const { fields = [] } = built.collections.find((collection) => collection.slug === slug) ?? {}
    const field = fields.find((each) => 'name' in each && each.name === '_status') as SelectField
    expect(getTranslation(field.label as LabelFunction, i18n as never)).toBe(name)
  }
})

it('lists know the state of each language', async () => {
  const states = (id: string) => findLanguageStates(payload, 'posts', id)
  const { id } = await system().create({
    collection: 'posts',
    locale: 'en',
    draft: true,
    data: { ...postContent('Stateful'), _status: 'draft' } as never,
  })
  expect(await states(id)).toMatchObject({ en: 'draft', es: 'missing' })
  await savePost(payload)(id, 'es', postContent('Con estado'), true)
  expect(await states(id)).toMatchObject({ en: 'draft', es: 'draft' })
  await savePost(payload)(id, 'en', { _status: 'published' })
  expect(await states(id)).toMatchObject({ en: 'published', es: 'draft' })
  await savePost(payload)(id, 'en', { title: 'Changed' }, true)
  await savePost(payload)(id, 'es', { _status: 'published' })
  expect(await states(id)).toMatchObject({ en: 'changed', es: 'published' })
  const pending = await makePostWithDrafts(payload, 'Batched')
  expect(await Promise.all([states(id), states(pending)])).toMatchObject([
    { en: 'changed', es: 'published' },
    { en: 'changed', es: 'changed' },
  ])
})

describe('every collection and global with drafts', () => {
  const drafted = <Entity extends { versions?: { drafts?: unknown } | false }>(entities: Entity[]) =>
    entities.filter(({ versions }) => versions && versions.drafts)

  it('is known to the verbs', () => {
    expect(
      drafted(built.collections)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual([...draftedCollections].sort())
    expect(
      drafted(built.globals)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual([...draftedGlobals].sort())
  })

  it.each(drafted(built.collections).map((entity) => [entity.slug, entity] as const))(
    'replaces the buttons of %s',
    (_, { admin, disableBulkEdit }) => {
      expect(disableBulkEdit).toBe(true)
      const { PublishButton, UnpublishButton, Status } = admin.components?.edit ?? {}
      for (const control of [PublishButton, UnpublishButton, Status])
        expect(control).toContain('/publishing/staff/')
    },
  )

  it.each(drafted(built.globals).map((entity) => [entity.slug, entity] as const))(
    'replaces the buttons of %s',
    (_, { admin }) => {
      const { PublishButton, UnpublishButton, Status } = admin.components?.elements ?? {}
      for (const control of [PublishButton, UnpublishButton, Status])
        expect(control).toContain('/publishing/staff/')
    },
  )
})

describe('the form of a page', () => {
  const slug = 'careers-page'
  const write = (locale: Language, status: 'published' | 'draft') =>
    system().updateGlobal({
      slug,
      locale,
      draft: status === 'draft',
      data: { ...page(`${locale} ${status}`), _status: status },
    })
  /** What Payload's form reads: whether a language is public, and how many of its drafts are newer. */
  const read = async (locale: Language) => {
    const select = { updatedAt: true } as const
    const { _status, updatedAt } = await system().findGlobal({ slug, locale, depth: 0, select })
    const isDraft = { 'version._status': { equals: 'draft' } }
    const where = { and: [isDraft, { updatedAt: { greater_than: updatedAt } }] }
    const { totalDocs } = await payload.countGlobalVersions({ global: slug, locale, where })
    return [_status, totalDocs > 0]
  }

  it('knows that a language is public while its draft is newer, whatever becomes of the other one', async () => {
    await write('en', 'published')
    expect([await read('en'), await read('es')]).toEqual([
      ['published', false],
      ['draft', false],
    ])
    await write('en', 'draft')
    await write('es', 'published')
    expect([await read('en'), await read('es')]).toEqual([
      ['published', true],
      ['published', false],
    ])
  })
})
