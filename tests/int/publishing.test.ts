import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { draftedGlobals } from '@/features/publishing/rules'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import {
  postToRoute,
  makePostWithDrafts,
  page,
  titlesOf,
  originalTitles,
  postContent,
} from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { publishingEndpoints } from '@/features/publishing/endpoints'

const publishBothRoute = publishingEndpoints.POST['publish-both']
const restoreRoute = publishingEndpoints.POST['restore-version']
const unpublishBothRoute = publishingEndpoints.POST['unpublish-both']

/** What visitors see after each way in which staff can publish, unpublish and restore. */

let payload: Payload
let team: Rest
let client: Rest
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
  client = await restAs(payload, 'client')
})

const system = () => asSystemWithoutRequest(payload)

describe('Payload’s REST', () => {
  it('publishes the language of the request alone', async () => {
    const id = await makePostWithDrafts(payload, 'Alone')
    const response = await team('PATCH', `posts/${id}?locale=es`, { _status: 'published' })
    expect(response.status).toBe(200)
    expect(await titlesOf(payload, id)).toEqual({ ...originalTitles('Alone'), es: 'Alone es draft' })
  })

  it.each([
    ['publishAllLocales=true', 'published'],
    ['unpublishAllLocales=true', 'draft'],
    ['publishSpecificLocale=es', 'published'],
  ])('refuses %s', async (query, _status) => {
    const id = await makePostWithDrafts(payload, 'Both')
    const response = await team('PATCH', `posts/${id}?locale=en&${query}`, { _status })
    expect(response.status, await response.clone().text()).toBe(400)
    expect(await response.text()).toContain('one language at a time')
    expect(await titlesOf(payload, id)).toEqual(originalTitles('Both'))
    const created = await team('POST', `posts?locale=en&publishAllLocales=true`, postContent('Made'))
    expect(created.status).toBe(400)
  })

  it.each([...draftedGlobals])('refuses both languages of %s', async (slug) => {
    const response = await team('POST', `globals/${slug}?locale=en&publishAllLocales=true`, {
      _status: 'published',
    })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('one language')])
  })

  it('never publishes what is saved as a draft', async () => {
    const id = await makePostWithDrafts(payload, 'Copied')
    const response = await team('PATCH', `posts/${id}?locale=es&draft=true`, {
      title: 'Copied from English',
      _status: 'published',
    })
    expect(response.status).toBe(200)
    expect(await titlesOf(payload, id)).toEqual({
      ...originalTitles('Copied'),
      'es draft': 'Copied from English',
    })
  })

  it('refuses bulk edits', async () => {
    const id = await makePostWithDrafts(payload, 'Bulk')
    for (const query of ['', '&draft=true', '&unpublishAllLocales=true']) {
      const path = `posts?locale=en&where[id][equals]=${id}${query}`
      expect((await team('PATCH', path, { _status: 'draft' })).status).toBe(403)
    }
    expect(await titlesOf(payload, id)).toEqual(originalTitles('Bulk'))
  })

  it('refuses to restore a version', async () => {
    const id = await makePostWithDrafts(payload, 'Restored')
    const { docs } = await system().findVersions({ collection: 'posts', where: { parent: { equals: id } } })
    for (const draft of [true, false]) {
      const response = await team('POST', `posts/versions/${docs.at(-1)?.id}?draft=${draft}`)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('Restore one language')
    }
    expect(await titlesOf(payload, id)).toEqual(originalTitles('Restored'))
    await system().updateGlobal({
      slug: 'careers-page',
      data: { title: 'Careers', _status: 'draft' },
      draft: true,
    })
    const global = await system().findGlobalVersions({ slug: 'careers-page' })
    expect((await team('POST', `globals/careers-page/versions/${global.docs[0]?.id}`)).status).toBe(400)
  })
})

describe('both languages by name', () => {
  it('are published together', async () => {
    const id = await makePostWithDrafts(payload, 'Together')
    expect((await postToRoute(publishBothRoute, { collection: 'posts', id }, team)).status).toBe(200)
    const titles = { en: 'Together en draft', es: 'Together es draft' }
    expect(await titlesOf(payload, id)).toEqual({ ...titles, 'en draft': titles.en, 'es draft': titles.es })
  })

  it('are published together or not at all', async () => {
    const { id } = await system().create({
      collection: 'posts',
      locale: 'en',
      draft: true,
      data: { ...postContent('Half'), _status: 'draft' } as never,
    })
    const response = await postToRoute(publishBothRoute, { collection: 'posts', id }, team)
    expect([response.status, await response.json()]).toEqual([
      400,
      { success: false, error: 'invalid', fields: { es: 'incomplete' } },
    ])
    expect(await titlesOf(payload, id)).toMatchObject({ en: undefined, es: undefined, 'en draft': 'Half' })
  })

  it('are unpublished together, with their drafts', async () => {
    const id = await makePostWithDrafts(payload, 'Gone')
    expect((await postToRoute(unpublishBothRoute, { collection: 'posts', id }, team)).status).toBe(200)
    expect(await titlesOf(payload, id)).toEqual({ ...originalTitles('Gone'), en: undefined, es: undefined })
  })

  it('of a global are published and unpublished', async () => {
    for (const locale of ['en', 'es'] as const)
      await system().updateGlobal({
        slug: 'industries-page',
        locale,
        draft: true,
        data: { ...page(`Industries ${locale}`), _status: 'draft' },
      })
    const document = { global: 'industries-page' }
    const statuses = async () =>
      Promise.all(
        (['en', 'es'] as const).map(
          async (locale) => (await system().findGlobal({ slug: 'industries-page', locale }))._status,
        ),
      )
    expect((await postToRoute(publishBothRoute, document, team)).status).toBe(200)
    expect(await statuses()).toEqual(['published', 'published'])
    expect((await postToRoute(unpublishBothRoute, document, team)).status).toBe(200)
    expect(await statuses()).toEqual(['draft', 'draft'])
  })

  it.each([publishBothRoute, unpublishBothRoute, restoreRoute])('are for staff (%#)', async (route) => {
    const id = crypto.randomUUID()
    const body = {
      collection: 'posts',
      id,
      document: { collection: 'posts', id },
      version: id,
      language: 'en',
    }
    expect((await postToRoute(route, body, client)).status).toBe(403)
    expect((await postToRoute(route, body, team)).status).toBe(404)
    const unknown = { ...body, collection: 'users', document: { global: 'site-settings' } }
    expect((await postToRoute(route, unknown, team)).status).toBe(400)
  })
})
