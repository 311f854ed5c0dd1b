import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { findPost } from '@/features/blog/queries/post'
import {
  listCategoryPosts,
  listNewestPosts,
  listPosts,
  listRelatedPosts,
} from '@/features/blog/queries/post-cards'
import { searchPosts } from '@/features/blog/queries/search'
import { listClientInvoices } from '@/features/invoices/queries/invoices'
import { listClientProposals } from '@/features/proposals/queries/client-proposals'
import { listPublicPagePaths } from '@/features/seo/queries/public-page'
import { sitemapOf } from '@/features/seo/xml/sitemap'
import { countTickets, listOwnTickets } from '@/features/tickets/queries/ticket-list'
import { findOwnTicket } from '@/features/tickets/queries/ticket-thread'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { fillContent } from '../../scripts/bench/content-rows'
import { makeUser, requestOf } from '../support/actors'
import { countStatements } from '../support/count-statements'
import { makeClient, makeInvoice, makeTicket, sentProposal } from '../support/client-records'
import { makeCategory, makePost } from '../support/posts'

const few = 5
const many = 50

let payload: Payload
let user: User
let client: string
let category: string
let ticket: string

beforeAll(async () => {
  payload = await start()
  client = (await makeClient(payload)).id
  user = await makeUser(payload, 'client', { client })
  category = (await makeCategory(payload, 'Topic', 'Tema')).id
  for (let number = 0; number < few; number += 1) {
    await makePost(payload, `first${number}`, {
      en: 'published',
      es: 'published',
      days: 900,
      data: { category },
    })
    await makeInvoice(payload, user)
    await sentProposal(payload, user)
    ticket = (await makeTicket(payload, user, { client })).id
  }
})

/** The reads of each page and file, by name. */
const reads: Record<string, () => Promise<unknown>> = {
  'the sitemap': async () => sitemapOf(await listPublicPagePaths('en'), 'en'),
  'the feed': () => listNewestPosts('en', 30),
  'the first page of the list': () => listPosts('en', 1),
  'a category': () => listCategoryPosts(category, 'en', 1),
  'a post': async () => {
    const post = await findPost('first0-en', 'en')
    if (!post) throw new Error('there is no post')
    return listRelatedPosts(post, 'en')
  },
  'a search': () => searchPosts('body', 'en', crypto.randomUUID()),
  'the invoices of a client': async () =>
    listClientInvoices(await requestOf(payload, user), client, { zone: 'UTC', at: new Date() }),
  'the proposals of a client': async () =>
    listClientProposals(await requestOf(payload, user), client, new Date()),
  'the ticket counts of a client': async () => countTickets(await requestOf(payload, user), client),
  'the tickets of a client': async () => listOwnTickets(await requestOf(payload, user)),
  'a ticket': async () => findOwnTicket(await requestOf(payload, user), ticket, 1, 'Puente'),
}

describe('the number of statements does not depend on the number of rows', () => {
  const counts = new Map<string, number>()

  beforeAll(async () => {
    for (const [name, read] of Object.entries(reads)) counts.set(name, await countStatements(read))
    await fillContent(env.DATABASE_URL ?? '', { posts: many, tickets: many, invoices: many }, user.email)
    for (let number = few; number < 2 * few; number += 1) await sentProposal(payload, user)
  })

  it.each(Object.keys(reads))('for %s', async (name) => {
    const read = reads[name] ?? (() => Promise.reject(new Error(name)))
    expect(counts.get(name)).toBeGreaterThan(0)
    expect(await countStatements(read)).toBe(counts.get(name))
  })

  it('has more rows in the second run', async () => {
    expect(
      (await listPublicPagePaths('es')).filter(({ paths }) => paths.es?.includes('/blog/')),
    ).toHaveLength(many)
    expect(await countTickets(await requestOf(payload, user), client)).toEqual({ all: many, open: many })
    expect((await listOwnTickets(await requestOf(payload, user)))?.tickets).toHaveLength(many)
  })
})

it('the sitemap takes at most 60 statements', async () => {
  expect(await countStatements(() => listPublicPagePaths('en'))).toBeLessThanOrEqual(60)
})

describe('the post copies of the content benchmark', () => {
  it('are read and saved like posts that Payload writes', async () => {
    const system = asSystemWithoutRequest(payload)
    const find = async (slug: string) => {
      const { docs } = await system.find({
        collection: 'posts',
        where: { slug: { equals: slug } },
        locale: 'es',
        limit: 1,
      })
      if (!docs[0]) throw new Error(slug)
      return docs[0]
    }
    const post = await listPosts('es', 1)
    const copy = await find(post?.posts[0]?.slug ?? '')
    const [, source = ''] = /^(.+)-\d+$/.exec(copy.slug ?? '') ?? []
    const number = copy.title.split('.')[0]
    const original = await find(source)
    const { id, createdAt, updatedAt, publishedAt } = copy
    expect(copy).toEqual({
      ...original,
      ...{ id, createdAt, updatedAt, publishedAt },
      title: `${number}. ${original.title}`,
      slug: `${source}-${number}`,
      searchText: `${number}. ${original.searchText}`,
    })
    const saved = await system.update({ collection: 'posts', id, locale: 'es', data: { title: copy.title } })
    expect(saved.searchText).toBe(copy.searchText)
  })
})
