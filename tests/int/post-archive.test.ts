import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { publishingEndpoints } from '@/features/publishing/endpoints'
import { payload as start } from '@/lib/server/payload'
import { postToRoute, makePostWithDrafts, originalTitles, savePost, titlesOf } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'

/** A date in `archivedAt` takes a post off the site; removing it must not put anything back. */

let payload: Payload
let team: Rest
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})

const archivedAt = '2026-03-01T12:00:00.000Z'

/** Creates a post that is published in both languages, with drafts, and that was archived in the editor. */
async function makeArchived(name: string): Promise<string> {
  const id = await makePostWithDrafts(payload, name)
  await savePost(payload)(id, 'en', { archivedAt, _status: 'published' })
  expect(await titlesOf(payload, id)).toMatchObject({ en: undefined, es: undefined })
  return id
}

const offline = (name: string) => ({
  ...originalTitles(name),
  en: undefined,
  es: undefined,
})

describe('a post whose date of archiving is removed', () => {
  it('is a draft in both languages', async () => {
    const id = await makeArchived('Cleared')
    expect((await team('PATCH', `posts/${id}?locale=en`, { archivedAt: null })).status).toBe(200)
    expect(await titlesOf(payload, id)).toEqual(offline('Cleared'))
  })

  it('is public only in the language that the same request publishes', async () => {
    const id = await makeArchived('Published')
    const data = { archivedAt: null, _status: 'published' }
    expect((await team('PATCH', `posts/${id}?locale=es`, data)).status).toBe(200)
    expect(await titlesOf(payload, id)).toEqual({ ...offline('Published'), es: 'Published es draft' })
  })

  it('is public in both languages when both are published from the archive', async () => {
    const id = await makeArchived('Both')
    const document = { collection: 'posts', id }
    expect((await postToRoute(publishingEndpoints.POST['publish-both'], document, team)).status).toBe(200)
    expect(await titlesOf(payload, id)).toMatchObject({ en: 'Both en draft', es: 'Both es draft' })
  })

  it('is off the site in the other language when it was removed in a draft', async () => {
    const id = await makeArchived('Later')
    await team('PATCH', `posts/${id}?locale=en&draft=true`, { archivedAt: null })
    expect(await titlesOf(payload, id)).toMatchObject({ en: undefined, es: undefined })
    expect((await team('PATCH', `posts/${id}?locale=en`, { _status: 'published' })).status).toBe(200)
    expect(await titlesOf(payload, id)).toEqual({ ...offline('Later'), en: 'Later en draft' })
  })

  it('is a draft in the editor too, and can be published again', async () => {
    const id = await makeArchived('Again')
    await team('PATCH', `posts/${id}?locale=en`, { archivedAt: null })
    const statusOf = async (locale: string) => {
      const response = await team('GET', `posts/${id}?locale=${locale}&draft=true`)
      return ((await response.json()) as { status: string }).status
    }
    expect([await statusOf('en'), await statusOf('es')]).toEqual(['draft', 'draft'])
    await team('PATCH', `posts/${id}?locale=es`, { _status: 'published' })
    expect(await titlesOf(payload, id)).toEqual({ ...offline('Again'), es: 'Again es draft' })
  })
})
