import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { blogEndpoints } from '@/features/blog/endpoints'
import { publishingEndpoints } from '@/features/publishing/endpoints'
import { runSchedule } from '@/features/publishing/jobs/run-schedule'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import { autocommit, statement } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { kindNames, made, makeIsolated, type Isolated, type KindName } from '../support/isolated-documents'
import { callVerb } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'

/**
 * A half-written Spanish draft never goes live through anything done in English. Each way of publishing, for each kind of document,
 * through the endpoints that the admin calls.
 */

let payload: Payload
let team: Rest
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})
beforeEach(() => autocommit(payload, statement`delete from rate_limits`))

const publish = { _status: 'published' }
const unpublish = { _status: 'draft' }
const english = 'locale=en'

const save = ({ method, path }: Isolated, query: string, data: object) =>
  team(method, `${path}?depth=0&${query}`, data)

async function ok(...responses: Promise<Response>[]): Promise<void> {
  for (const response of responses)
    expect((await response).status, await (await response).clone().text()).toBe(200)
}
async function refused(response: Promise<Response>, status = 400): Promise<void> {
  expect((await response).status, await (await response).clone().text()).toBe(status)
}

const publishingVerb = (name: keyof typeof publishingEndpoints.POST, body: object) =>
  callVerb(publishingEndpoints.POST[name], body, team)

/** A quick action of the blog's board, on the post as it is now. */
async function quickAction(
  name: 'publish-post' | 'archive-post' | 'unpublish-post',
  { document }: Isolated,
  more = {},
): Promise<void> {
  const url = 'https://puente.example/api/post-list?sort=changed'
  const list = await blogEndpoints.GET['post-list'](new Request(url, { headers: team.headers }))
  const { result } = (await list.json()) as { result: { posts: { id: string; changedAt: string }[] } }
  const id = 'id' in document ? document.id : ''
  const expected = result.posts.find((post) => post.id === id)?.changedAt
  await ok(callVerb(blogEndpoints.POST[name], { post: id, expected, ...more }, team))
}

async function runScheduled(document: Isolated['document'], action: string): Promise<void> {
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const response = await publishingVerb('schedule-publication', { document, action, languages: ['en'], at })
  const { ids } = (await response.json()) as { ids: string[] }
  const [id = ''] = ids
  await autocommit(
    payload,
    statement`update scheduled_publications set at = now() - interval '1 second' where id = ${id}`,
  )
  await runSchedule(payload, id)
}

/** The first version of a document: English as it went live. */
async function firstVersion({ document }: Isolated): Promise<string> {
  const system = asSystemWithoutRequest(payload)
  const { docs } =
    'global' in document
      ? await system.findGlobalVersions({ slug: document.global, sort: 'createdAt', limit: 1 })
      : await system.findVersions({
          collection: document.collection,
          where: { parent: { equals: document.id } },
          sort: 'createdAt',
          limit: 1,
        })
  return docs[0]?.id ?? ''
}

type Way = {
  kinds?: KindName[]
  run: (one: Isolated) => Promise<unknown>
  /** What visitors read in English afterwards; what was live, where nothing else is said. */
  en?: string | undefined
  'en draft'?: string
  /** Everything is taken off the site by name: nothing of it comes back in Spanish. */
  offline?: true
}

const finished = made['en draft']
const collections: KindName[] = ['posts', 'services']

const ways: Record<string, Way> = {
  'the publish button': { run: (one) => ok(save(one, english, publish)), en: finished },
  'the publish button with the whole form': {
    run: (one) => ok(save(one, english, { ...one.data('Form'), ...publish })),
    en: 'Form',
    'en draft': 'Form',
  },
  'REST without a locale': { run: (one) => ok(save(one, '', publish)), en: finished },
  'REST with another locale in its body': {
    run: (one) => ok(save(one, english, { ...publish, locale: 'es' })),
    en: finished,
  },
  'REST with every locale': {
    run: async (one) => {
      for (const locale of ['all', '*', 'en,es', 'xx']) await refused(save(one, `locale=${locale}`, publish))
      await refused(save(one, 'locale[]=en&locale[]=es', publish))
    },
  },
  'REST with the statuses of both languages': {
    run: (one) => refused(save(one, english, { _status: { en: 'published', es: 'published' } })),
  },
  'REST that publishes all languages': {
    run: async (one) => {
      await refused(save(one, `${english}&publishAllLocales=true`, publish))
      await refused(save(one, `${english}&publishSpecificLocale=es`, publish))
      await refused(save(one, english, { ...publish, publishAllLocales: true }), 200)
    },
    en: finished,
  },
  'REST that publishes English by name': {
    run: (one) => ok(save(one, `${english}&publishSpecificLocale=en`, publish)),
    en: finished,
  },
  autosave: {
    run: (one) =>
      ok(save(one, `${english}&draft=true&autosave=true`, { ...one.data('Typed'), ...unpublish })),
    'en draft': 'Typed',
  },
  'autosave that asks to publish': {
    run: (one) => ok(save(one, `${english}&draft=true&autosave=true`, { ...one.data('Typed'), ...publish })),
    'en draft': 'Typed',
  },
  'autosave, then the publish button': {
    run: async (one) => {
      await ok(save(one, `${english}&draft=true&autosave=true`, { ...one.data('Typed'), ...unpublish }))
      await ok(save(one, english, publish))
    },
    en: 'Typed',
    'en draft': 'Typed',
  },
  'a bulk action': {
    kinds: collections,
    run: async ({ path }) => {
      const [collection = ''] = path.split('/')
      for (const query of ['', '&draft=true', '&publishAllLocales=true'])
        await refused(team('PATCH', `${collection}?${english}&where[id][exists]=true${query}`, publish), 403)
    },
  },
  'a quick action of the board': {
    kinds: ['posts'],
    run: (one) => quickAction('publish-post', one, { languages: ['en'] }),
    en: finished,
  },
  'a schedule': { run: ({ document }) => runScheduled(document, 'publish'), en: finished },
  'scheduled unpublishing, and the publish button': {
    run: async (one) => {
      await runScheduled(one.document, 'unpublish')
      expect((await one.texts()).en).toBeUndefined()
      await ok(save(one, english, publish))
    },
    en: finished,
  },
  'restoring a version, and the publish button': {
    run: async (one) => {
      const { document } = one
      const version = await firstVersion(one)
      await ok(publishingVerb('restore-version', { document, version, language: 'en' }))
      await ok(save(one, english, publish))
    },
    en: made.en,
    'en draft': made.en,
  },
  'Payload’s own restore': {
    run: async (one) => {
      const path = `${one.path.replace(/^(posts|services)\/.*/, '$1')}/versions/${await firstVersion(one)}`
      for (const query of ['', '?draft=true', `?${english}`]) await refused(team('POST', `${path}${query}`))
    },
  },
  'unpublishing and publishing again': {
    run: async (one) => {
      await ok(save(one, english, unpublish))
      expect((await one.texts()).en).toBeUndefined()
      await ok(save(one, english, publish))
    },
    en: finished,
  },
  'archiving, moving to draft and publishing again': {
    kinds: ['posts'],
    run: async (one) => {
      await quickAction('archive-post', one)
      await quickAction('unpublish-post', one)
      await quickAction('publish-post', one, { languages: ['en'] })
    },
    en: finished,
    offline: true,
  },
  'publishing from the archive': {
    kinds: ['posts'],
    run: async (one) => {
      await quickAction('archive-post', one)
      await ok(save(one, english, { ...publish, archivedAt: null }))
    },
    en: finished,
    offline: true,
  },
  'taking both off the site, and the publish button': {
    run: async (one) => {
      await ok(publishingVerb('unpublish-both', one.document))
      await ok(save(one, english, publish))
    },
    en: finished,
    offline: true,
  },
  '‘Publish both’, which is refused while Spanish is half-written': {
    run: ({ document }) => refused(publishingVerb('publish-both', document)),
  },
  'a copy of the post': {
    kinds: ['posts'],
    run: async ({ document, path }) => {
      const post = 'id' in document ? document.id : ''
      await ok(callVerb(blogEndpoints.POST['duplicate-post'], { post }, team))
      await refused(team('POST', `${path}/duplicate?${english}`, publish), 201)
      const { totalDocs } = await asVisitor(payload, 'es').count({
        collection: 'posts',
        where: { title: { contains: made['es draft'] } },
      })
      expect(totalDocs).toBe(0)
    },
  },
}

describe.each(kindNames)('a half-written Spanish draft of %s', (kind) => {
  const ofKind = Object.entries(ways).filter(([, { kinds = kindNames }]) => kinds.includes(kind))
  describe.each(['live', 'unpublished'] as const)('that is %s', (spanish) => {
    it.each(ofKind)('stays as it is after %s', async (_, { run, offline, ...after }) => {
      const one = await makeIsolated(payload, kind, spanish)
      const before = { ...made, es: spanish === 'live' ? made.es : undefined }
      expect(await one.texts()).toEqual(before)
      await run(one)
      expect(await one.texts()).toEqual({ ...before, ...after, ...(offline && { es: undefined }) })
    })
  })
})
