import type { Payload } from 'payload'
import { expect } from 'vitest'

import { blogEndpoints } from '@/features/blog/endpoints'
import { publishingEndpoints } from '@/features/publishing/endpoints'
import { runSchedule } from '@/features/publishing/jobs/run-schedule'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import type { HalfTranslated } from './half-translated-documents'
import { postToRoute } from './publishing'
import type { Rest } from './rest'

type Name<Verbs> = Extract<keyof Verbs, string>

/** Expects a status of a response. */
export async function expectStatus(response: Promise<Response>, status: number): Promise<void> {
  const { status: given, ...rest } = await response.then(async (got) => ({
    status: got.status,
    text: await got.clone().text(),
  }))
  expect(given, rest.text).toBe(status)
}

/** How staff change what is public, in English, through the endpoints that the admin calls. */
export function waysToPublish(payload: Payload, team: Rest) {
  const verb = (name: Name<typeof publishingEndpoints.POST>, body: object) =>
    postToRoute(publishingEndpoints.POST[name], body, team)

  /** Saves a document through REST. */
  const save = ({ method, path }: HalfTranslated, query: string, data: object) =>
    team(method, `${path}?depth=0&${query}`, data)

  const copy = ({ document }: HalfTranslated) =>
    postToRoute(blogEndpoints.POST['duplicate-post'], { post: 'id' in document ? document.id : '' }, team)

  /** A quick action of the blog's board, on the post as it is now. */
  async function quickAction(
    name: 'publish-post' | 'archive-post' | 'unpublish-post',
    { document }: HalfTranslated,
    more = {},
  ): Promise<void> {
    const url = 'https://puente.example/api/post-list?sort=changed'
    const list = await blogEndpoints.GET['post-list'](new Request(url, { headers: team.headers }))
    const { result } = (await list.json()) as { result: { posts: { id: string; changedAt: string }[] } }
    const post = 'id' in document ? document.id : ''
    const expected = result.posts.find(({ id }) => id === post)?.changedAt
    await expectStatus(postToRoute(blogEndpoints.POST[name], { post, expected, ...more }, team), 200)
  }

  /** Schedules an action, and runs its job when it is due. */
  async function schedule({ document }: HalfTranslated, action: 'publish' | 'unpublish'): Promise<void> {
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const response = await verb('schedule-publication', { document, action, languages: ['en'], at })
    const { ids } = (await response.json()) as { ids: string[] }
    const [id = ''] = ids
    const due = sql`update scheduled_publications set at = now() - interval '1 second' where id = ${id}`
    await autocommit(payload, due)
    await runSchedule(payload, id)
  }

  /** The first version of a document: English as it went live first. */
  async function firstVersion({ document }: HalfTranslated): Promise<string> {
    const system = asSystemWithoutRequest(payload)
    const oldest = { sort: 'createdAt', limit: 1 }
    const { docs } =
      'global' in document
        ? await system.findGlobalVersions({ slug: document.global, ...oldest })
        : await system.findVersions({
            collection: document.collection,
            where: { parent: { equals: document.id } },
            ...oldest,
          })
    return docs[0]?.id ?? ''
  }

  return { verb, save, copy, quickAction, schedule, firstVersion }
}
