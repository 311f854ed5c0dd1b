import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { postToRoute, makePostWithDrafts, savePost, titlesOf, originalTitles } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { publishingEndpoints } from '@/features/publishing/endpoints'

const restoreRoute = publishingEndpoints.POST['restore-version']

let payload: Payload
let team: Rest
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})

const system = () => asSystemWithoutRequest(payload)

describe('restoring a version', () => {
  const versionsOf = async (id: string) =>
    (
      await system().findVersions({
        collection: 'posts',
        where: { parent: { equals: id } },
        sort: 'createdAt',
        locale: 'en',
        limit: 50,
      })
    ).docs

  it('saves one language as a draft', async () => {
    const id = await makePostWithDrafts(payload, 'Old')
    const [first] = await versionsOf(id)
    await savePost(payload)(id, 'en', { title: 'Newer', excerpt: 'Newer', _status: 'published' })
    const body = { document: { collection: 'posts', id }, version: first?.id, language: 'en' }
    expect((await postToRoute(restoreRoute, body, team)).status).toBe(200)
    expect(await titlesOf(payload, id)).toEqual({
      ...originalTitles('Old'),
      en: 'Newer',
      'en draft': 'Old en',
    })
    const draft = await system().findByID({ collection: 'posts', id, locale: 'en', draft: true })
    expect([draft._status, draft.excerpt ?? null, draft.slug]).toEqual(['draft', null, 'old-en'])
    // Payload's own restore leaves the version without a date, which breaks the next publication.
    const published = await team('PATCH', `posts/${id}?locale=en`, { _status: 'published' })
    expect(published.status).toBe(200)
    expect(await titlesOf(payload, id)).toMatchObject({
      en: 'Old en',
      es: 'Old es',
      'es draft': 'Old es draft',
    })
  })

  it('is refused for a version of another document', async () => {
    const [id, other] = [await makePostWithDrafts(payload, 'One'), await makePostWithDrafts(payload, 'Two')]
    const [version] = await versionsOf(other)
    const body = { document: { collection: 'posts', id }, version: version?.id, language: 'en' }
    expect((await postToRoute(restoreRoute, body, team)).status).toBe(404)
    expect(await titlesOf(payload, id)).toEqual(originalTitles('One'))
  })

  it('restores the texts of a list that both languages share, and not its rows', async () => {
    const saveTeam = (locale: Language, members: object[]) =>
      system().updateGlobal({
        slug: 'team',
        locale,
        draft: false,
        data: { members, _status: 'published' } as never,
      })
    const read = async (locale: Language) =>
      (await system().findGlobal({ slug: 'team', locale, draft: true, fallbackLocale: false })).members ?? []
    await saveTeam('en', [{ name: 'Ana', title: 'Editor', bio: 'First' }])
    const { docs } = await system().findGlobalVersions({ slug: 'team', sort: '-updatedAt', limit: 1 })
    const [ana] = await read('en')
    await saveTeam('es', [{ ...ana, title: 'Editora', bio: 'Primera' }])
    await saveTeam('en', [
      { ...ana, bio: 'Second' },
      { name: 'Luis', title: 'Writer', bio: 'New' },
    ])
    const body = { document: { global: 'team' }, version: docs[0]?.id, language: 'en' }
    expect((await postToRoute(restoreRoute, body, team)).status).toBe(200)
    expect((await read('en')).map(({ name, bio }) => [name, bio])).toEqual([
      ['Ana', 'First'],
      ['Luis', 'New'],
    ])
    expect((await read('es'))[0]).toMatchObject({ title: 'Editora', bio: 'Primera' })
  })
})
