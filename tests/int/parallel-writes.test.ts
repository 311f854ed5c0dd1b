import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { payload as start } from '@/lib/server/payload'
import { postToRoute, makePostWithDrafts } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'
import { createTicketSetup } from '../support/tickets'
import { publishingEndpoints } from '@/features/publishing/endpoints'

const publishBothRoute = publishingEndpoints.POST['publish-both']

/** More writes at once than the pool has connections. */
const count = env.DATABASE_POOL * 3 + 4

let payload: Payload
let team: Rest
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})

const times = <Result>(run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))
const statusOf = async (response: Promise<Response>) => (await response).status

it('28 changes of one ticket succeed, and another request is answered meanwhile', async () => {
  const setup = await createTicketSetup(payload)
  const { id } = await setup.openAsAna()
  const priorities = ['low', 'high'] as const
  const changes = times((index) =>
    statusOf(team('PATCH', `tickets/${id}`, { priority: priorities[index % 2] })),
  )
  const other = await statusOf(team('GET', 'leads?limit=1'))
  expect(new Set([other, ...(await changes)])).toEqual(new Set([200]))
})

it('languages of many posts are published at once', async () => {
  const posts = await Promise.all(
    Array.from({ length: env.DATABASE_POOL + 1 }, (_, index) => makePostWithDrafts(payload, `Post ${index}`)),
  )
  const publish = (id: string) => statusOf(postToRoute(publishBothRoute, { collection: 'posts', id }, team))
  expect(await Promise.all(posts.map(publish))).toEqual(posts.map(() => 200))
})

it('what a colleague is editing is still not overwritten', async () => {
  const colleague = await restAs(payload, 'admin')
  const id = await makePostWithDrafts(payload, 'Open')
  const lock = {
    document: { relationTo: 'posts', value: id },
    user: { relationTo: 'users', value: colleague.user },
  }
  expect((await colleague('POST', 'payload-locked-documents', lock)).status).toBe(201)
  expect(await statusOf(postToRoute(publishBothRoute, { collection: 'posts', id }, team))).toBe(409)
  expect(await statusOf(team('PATCH', `posts/${id}?locale=en`, { title: 'Mine' }))).toBe(423)
})
