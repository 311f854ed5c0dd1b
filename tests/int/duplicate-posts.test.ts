import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { makePostWithDrafts, titlesOf, postContent } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'

/** A copy is never public, in no language, whatever the request says. */

let payload: Payload
let team: Rest
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})

const queries = ['', 'locale=en', 'locale=es', 'draft=false', 'draft=false&locale=es', 'draft=true&locale=en']

const published = { _status: 'published' }
const routes: [string, (id: string, query: string) => [string, object?]][] = [
  ['duplicate', (id, query) => [`posts/${id}/duplicate?${query}`]],
  ['duplicate as published', (id, query) => [`posts/${id}/duplicate?${query}`, published]],
  [
    'duplicate with new words',
    (id, query) => [`posts/${id}/duplicate?${query}`, { ...postContent('Copy'), ...published }],
  ],
]

describe.each(routes)('%s', (_, callOf) => {
  it.each(queries)('%s', async (query) => {
    const id = await makePostWithDrafts(payload, `Source ${crypto.randomUUID().slice(0, 8)}`)
    const [path, body] = callOf(id, query)
    const response = await team('POST', path, body)
    const text = await response.text()
    expect(response.status, text).toBeLessThan(300)
    const { doc } = JSON.parse(text) as { doc: { id: string } }
    expect(doc.id).not.toBe(id)
    expect(await titlesOf(payload, doc.id)).toMatchObject({ en: undefined, es: undefined })
    const { docs } = await asSystemWithoutRequest(payload).find({
      collection: 'posts',
      where: { id: { equals: doc.id } },
      locale: 'all',
    })
    expect(JSON.stringify(docs[0]?._status)).not.toContain('published')
  })
})

it('has the slug of its original with a number, in each language', async () => {
  const name = `Straße ${crypto.randomUUID().slice(0, 8)}`
  const id = await makePostWithDrafts(payload, name)
  const slugsOf = async (post: string) => {
    const { docs } = await asSystemWithoutRequest(payload).find({
      collection: 'posts',
      where: { id: { equals: post } },
      locale: 'all',
      draft: true,
    })
    return docs[0]?.slug as unknown as Record<string, string>
  }
  const original = await slugsOf(id)
  for (const number of [2, 3]) {
    const { doc } = (await (await team('POST', `posts/${id}/duplicate`)).json()) as { doc: { id: string } }
    expect(await slugsOf(doc.id)).toEqual({ en: `${original.en}-${number}`, es: `${original.es}-${number}` })
  }
})
