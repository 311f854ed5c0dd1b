import { randomUUID } from 'node:crypto'

import pg from 'pg'

import { UserError } from '../process/user-error.mjs'
import { clientEmail, type ContentSite } from './content-sites'
import { randomAddress } from './site-env'

/** The duration and the size of one response. */
export interface Timing {
  milliseconds: number
  bytes: number
}

/** The requests of a round, in order. The change comes first, so that no later page is cached. */
export const visits = {
  change: 'save a change of a post (REST)',
  changed: 'that post, first request after it',
  list: 'list, first page',
  page: 'list, page 200 (with less content: 4)',
  post: 'a post',
  category: 'a category, first page',
  frequent: 'search, frequent word',
  rare: 'search, rare word',
  feed: 'feed',
  sitemap: 'sitemap',
  invoices: 'dashboard, invoices',
  support: 'dashboard, support',
  ticket: 'a ticket',
  invoice: 'an invoice',
  proposal: 'a proposal',
} as const
export type Visit = keyof typeof visits
export type Round = Record<Visit, Timing>

async function signIn({ url, password }: ContentSite, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': randomAddress() },
    body: JSON.stringify({ email, password }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (!answer.ok || cookies.length === 0) throw new UserError(`${email} could not sign in: ${answer.status}.`)
  return cookies.join('; ')
}

type Found = { id: string; slug: string }

/** Finds the documents that a round opens. */
async function findContent({ databaseUrl }: ContentSite) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const query = async <Row extends object>(text: string) =>
    (await client.query<Row & pg.QueryResultRow>(text)).rows
  try {
    const posts = await query<Found>(
      `select posts.id, slug from posts join posts_locales on _parent_id = posts.id where _locale = 'en'
       and _status = 'published' and archived_at is null and slug ~ '-[0-9]+$' order by published_at desc`,
    )
    const [category] = await query<{ slug: string }>(
      `select slug from categories_locales where _locale = 'en' and _parent_id =
       (select category_id from posts where category_id is not null group by category_id order by count(*) desc, category_id limit 1)`,
    )
    const own = async (table: string, more = '') => {
      const [row] = await query<{ id: string }>(
        `select id from ${table} where client_id = (select client_id from users where email = '${clientEmail}') ${more}
         order by created_at desc limit 1`,
      )
      return row?.id ?? ''
    }
    return {
      posts,
      category: category?.slug ?? '',
      ticket: await own('tickets'),
      invoice: await own('invoices'),
      proposal: await own('proposals', "and status = 'sent'"),
    }
  } finally {
    await client.end()
  }
}

/**
 * Signs in on a site and returns the function that runs a round there. `page` is the number of the list page to open, which
 * must exist.
 */
export async function openVisits(
  site: ContentSite,
  page: number,
): Promise<(number: number) => Promise<Round>> {
  const [staff, client] = [await signIn(site, 'team@puente.example'), await signIn(site, clientEmail)]
  const content = await findContent(site)
  const [newest, ...others] = content.posts
  if (!newest || others.length === 0) throw new UserError('There are no copies of posts.')

  const ask = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => {
    const startedAt = performance.now()
    const headers = { 'x-forwarded-for': randomAddress(), 'sec-fetch-site': 'same-origin', ...init.headers }
    const answer = await fetch(site.url + path, { redirect: 'manual', ...init, headers })
    const text = await answer.text()
    const milliseconds = performance.now() - startedAt
    if (answer.status !== 200) throw new UserError(`${path} responded with ${answer.status}.`)
    if (answer.headers.get('x-nextjs-cache') === 'HIT')
      throw new UserError(`${path} was cached and not rendered.`)
    return { text, timing: { milliseconds, bytes: Buffer.byteLength(text) } }
  }
  const time = async (path: string, cookie = '') => (await ask(path, { headers: { cookie } })).timing
  const change = (title: string) =>
    ask(`/api/posts/${newest.id}?locale=en&depth=0`, {
      method: 'PATCH',
      headers: { cookie: staff, origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    })
  /** Requests the page until it shows the change, and returns the timing of that response. */
  const changed = async (title: string): Promise<Timing> => {
    for (const end = Date.now() + 5_000; Date.now() < end;) {
      const answer = await ask(`/blog/${newest.slug}`).catch(() => undefined)
      if (answer?.text.includes(title)) return answer.timing
    }
    throw new UserError('The page does not show the change of the post.')
  }
  const oldest = /-(\d+)$/.exec(others.at(-1)?.slug ?? '')?.[1] ?? ''

  return async (number) => {
    const title = `Changed ${randomUUID()}`
    const post = others[(30 + number) % others.length]?.slug ?? ''
    return {
      change: (await change(title)).timing,
      changed: await changed(title),
      list: await time('/resources'),
      page: await time(`/resources/page/${page}`),
      post: await time(`/blog/${post}`),
      category: await time(`/category/${content.category}`),
      frequent: await time('/resources/search?q=customers'),
      rare: await time(`/resources/search?q=${oldest}.`),
      feed: await time('/feed.xml'),
      sitemap: await time('/sitemap-pages.xml'),
      invoices: await time('/dashboard', client),
      support: await time('/dashboard?tab=support', client),
      ticket: await time(`/dashboard/tickets/${content.ticket}`, client),
      invoice: await time(`/dashboard/invoices/${content.invoice}`, client),
      proposal: await time(`/proposal/${content.proposal}`, client),
    }
  }
}
