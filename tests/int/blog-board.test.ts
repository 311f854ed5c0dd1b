import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { POST_PAGE_SIZE } from '@/features/blog/board-rules'
import { listBoardCategories } from '@/features/blog/queries/category-list'
import { findPost } from '@/features/blog/queries/post'
import { findPostBoardPage } from '@/features/blog/queries/post-board-page'
import { publishingEndpoints } from '@/features/publishing/endpoints'
import { languages } from '@/i18n/languages'
import { autocommit, sql } from '@/lib/server/db/sql'
import { LIVE_CHANNEL } from '@/lib/server/live/announce'
import { payload as start } from '@/lib/server/payload'
import { makeUser, requestOf } from '../support/actors'
import { createPostVerbs } from '../support/post-verbs'
import { recordNotifications } from '../support/live'
import { makeCategory, makePost } from '../support/posts'
import { postToRoute, makePostWithDrafts, originalTitles, savePost, titlesOf } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { blogEndpoints } from '@/features/blog/endpoints'
import { rowsOf } from '../support/rows'

const publishRoute = blogEndpoints.POST['publish-post']

let payload: Payload
let verbs: ReturnType<typeof createPostVerbs>
let teamRest: Rest
let clientRest: Rest
beforeAll(async () => {
  payload = await start()
  verbs = createPostVerbs(payload, await makeUser(payload, 'team'))
  teamRest = await restAs(payload, 'team')
  clientRest = await restAs(payload, 'client')
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const databaseNow = async () =>
  new Date((await rowsOf<{ now: string }>(payload, sql`select now() as now`))[0]?.now ?? 0)

describe('the list of posts', () => {
  it('has a state for each language, and the texts of the editor', async () => {
    const category = (await makeCategory(payload, 'News', 'Noticias')).id
    const id = await makePost(payload, 'card', { en: 'published', data: { category } })
    const card = await verbs.cardOf(id)
    expect(card).toMatchObject({
      status: 'published',
      category: { en: 'News', es: 'Noticias' },
      texts: {
        en: { title: 'card en', excerpt: 'Excerpt of card', state: 'published', publicSlug: 'card-en' },
        es: { title: null, state: 'missing', isComplete: false, publicSlug: null, publishedAt: null },
      },
    })
    expect(card.picture).toMatch(/^\/art\/cover-/)
    await savePost(payload)(id, 'en', { title: 'Card changed', _status: 'draft' }, true)
    expect((await verbs.cardOf(id)).texts.en).toMatchObject({ title: 'Card changed', state: 'changed' })
  })

  it('has tabs, totals and pages, the newest first, and the last page instead of one beyond it', async () => {
    const made: string[] = []
    for (let number = 0; number <= POST_PAGE_SIZE; number += 1)
      made.unshift(await makePost(payload, `listed${number}`, { es: 'draft' }))
    const first = await verbs.pageOf()
    expect(first.posts.map(({ id }) => id)).toEqual(made.slice(0, POST_PAGE_SIZE))
    expect(first.totals.all).toBe(first.totals.draft + first.totals.published + first.totals.archived)
    expect(first.totals.draft).toBeGreaterThan(POST_PAGE_SIZE)
    const last = await verbs.pageOf({ page: 900 })
    expect(last.page).toBe(first.pages)
    for (const status of ['draft', 'published', 'archived'] as const) {
      const { posts, totals, pages } = await verbs.pageOf({ status })
      expect(posts.every((post) => post.status === status)).toBe(true)
      expect(pages).toBe(Math.max(1, Math.ceil(totals[status] / POST_PAGE_SIZE)))
    }
    await savePost(payload)(made[5] ?? '', 'es', { title: 'Changed last', _status: 'draft' }, true)
    expect((await verbs.pageOf({ sort: 'changed' })).posts[0]?.id).toBe(made[5])
  })

  it('has what is scheduled for a post, the next first, without what did not work', async () => {
    const id = await makePostWithDrafts(payload, 'Planned')
    const schedule = (action: string, languages: string[], hours: number) =>
      postToRoute(
        publishingEndpoints.POST['schedule-publication'],
        { document: { collection: 'posts', id }, action, languages, at: inHours(hours) },
        teamRest,
      )
    await schedule('unpublish', ['en'], 48)
    await schedule('publish', ['es', 'en'], 24)
    await autocommit(
      payload,
      sql`update scheduled_publications set problem = 'failed'
        where document_id = ${id}::uuid and language = 'en' and action = 'publish'`,
    )
    expect((await verbs.cardOf(id)).schedules).toMatchObject([
      { action: 'publish', language: 'es' },
      { action: 'unpublish', language: 'en' },
    ])
  })

  it('is for staff', async () => {
    await expect(
      findPostBoardPage(await requestOf(payload, await makeUser(payload, 'client'))),
    ).rejects.toThrow('forbidden')
    await expect(listBoardCategories(await requestOf(payload))).rejects.toThrow('unauthenticated')
  })
})

describe('publishing from the board', () => {
  it('concerns the named language, and dates it now', async () => {
    const id = await makePostWithDrafts(payload, 'One')
    const before = await databaseNow()
    await verbs.publish(id, ['es'])
    expect(await titlesOf(payload, id)).toEqual({ ...originalTitles('One'), es: 'One es draft' })
    const { texts } = await verbs.cardOf(id)
    expect(new Date(texts.es.publishedAt ?? 0).getTime()).toBeGreaterThanOrEqual(before.getTime())
    expect(new Date(texts.en.publishedAt ?? 0).getTime()).toBeLessThan(before.getTime())
    expect((await findPost(texts.es.publicSlug ?? '', 'es'))?.title).toBe('One es draft')
  })

  it('concerns both when both are named, and neither when one is not complete', async () => {
    const id = await makePostWithDrafts(payload, 'Two')
    await verbs.publish(id, ['en', 'es'])
    expect(await titlesOf(payload, id)).toMatchObject({ en: 'Two en draft', es: 'Two es draft' })
    const half = await makePost(payload, 'half', { en: 'draft' })
    await expect(verbs.publish(half, ['en', 'es'])).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { es: 'incomplete' } },
    })
    expect((await verbs.cardOf(half)).status).toBe('draft')
  })

  it('refuses what was changed since the board read it, and a post that is archived', async () => {
    const id = await makePost(payload, 'stale', { en: 'draft' })
    const expected = (await verbs.cardOf(id)).changedAt
    await savePost(payload)(id, 'en', { title: 'Newer words', _status: 'draft' }, true)
    await expect(verbs.publish(id, ['en'], { expected })).rejects.toMatchObject({ code: 'conflict' })
    expect((await titlesOf(payload, id)).en).toBeUndefined()
    await verbs.archive(id)
    await expect(verbs.publish(id, ['en'])).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: 'archived' } },
    })
  })

  it('is for staff, by its route', async () => {
    const body = { post: crypto.randomUUID(), expected: 'x', languages: ['en'] }
    expect((await postToRoute(publishRoute, body, clientRest)).status).toBe(403)
    expect((await postToRoute(publishRoute, body, teamRest)).status).toBe(404)
    expect((await postToRoute(publishRoute, { ...body, languages: [] }, teamRest)).status).toBe(400)
  })
})

it('empties the page cache and tells other boards with each change, once it is stored', async () => {
  const id = await makePost(payload, 'heard', { en: 'draft' })
  const pages = await recordNotifications('content_changed')
  const boards = await recordNotifications(LIVE_CHANNEL)
  const changes = [
    () => verbs.publish(id, ['en']),
    () => verbs.archive(id),
    () => verbs.unpublish(id),
    () => teamRest('DELETE', `posts/${id}`),
  ]
  for (const change of changes) {
    await change()
    expect(await pages.take()).not.toEqual([])
    expect(await boards.take()).toContain(JSON.stringify({ topic: 'posts', ids: [id] }))
  }
  await Promise.all([pages.end(), boards.end()])
})

describe('a whole post', () => {
  it('is archived in both languages, and none comes back when it is a draft again', async () => {
    const id = await makePostWithDrafts(payload, 'Whole')
    const slugs = (await verbs.cardOf(id)).texts
    await verbs.archive(id)
    const offline = { ...originalTitles('Whole'), en: undefined, es: undefined }
    expect(await titlesOf(payload, id)).toEqual(offline)
    expect(await verbs.cardOf(id)).toMatchObject({ status: 'archived', texts: { en: { publicSlug: null } } })
    expect((await verbs.pageOf({ status: 'archived' })).posts.map((post) => post.id)).toContain(id)
    for (const language of languages)
      expect(await findPost(slugs[language].publicSlug ?? '', language)).toBeUndefined()

    await verbs.unpublish(id)
    expect(await titlesOf(payload, id)).toEqual(offline)
    expect(await verbs.cardOf(id)).toMatchObject({
      status: 'draft',
      texts: { en: { state: 'draft', isComplete: true }, es: { state: 'draft', isComplete: true } },
    })
    await verbs.publish(id, ['es'])
    expect(await titlesOf(payload, id)).toEqual({ ...offline, es: 'Whole es draft' })
  })

  it('is a draft in both languages after Move to Draft', async () => {
    const id = await makePostWithDrafts(payload, 'Moved')
    await verbs.unpublish(id)
    expect(await titlesOf(payload, id)).toEqual({ ...originalTitles('Moved'), en: undefined, es: undefined })
    expect((await verbs.cardOf(id)).status).toBe('draft')
  })

  it('is duplicated as a draft in both languages, with slugs of its own', async () => {
    const category = (await makeCategory(payload, 'Copies')).id
    const id = await makePost(payload, 'Same', { en: 'published', es: 'published', data: { category } })
    const copy = await verbs.duplicate(id)
    const card = await verbs.cardOf(copy.id)
    expect(card).toMatchObject({
      status: 'draft',
      category: { en: 'Copies' },
      texts: {
        en: { title: 'Same en', state: 'draft', isComplete: true, publicSlug: null },
        es: { title: 'Same es', state: 'draft', isComplete: true, publicSlug: null },
      },
    })
    await verbs.publish(copy.id, ['en', 'es'])
    const { texts } = await verbs.cardOf(copy.id)
    expect([texts.en.publicSlug, texts.es.publicSlug]).toEqual(['same-en-2', 'same-es-2'])
    expect((await verbs.cardOf(id)).texts.en.publicSlug).toBe('same-en')
  })

  it('is duplicated in the languages that it has, from its drafts', async () => {
    const id = await makePost(payload, 'Only', { es: 'draft' })
    const { texts } = await verbs.cardOf((await verbs.duplicate(id)).id)
    expect(texts).toMatchObject({ en: { state: 'missing' }, es: { title: 'Only es', state: 'draft' } })
    await expect(verbs.duplicate(crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  })
})
