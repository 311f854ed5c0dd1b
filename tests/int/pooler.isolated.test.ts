import pLimit from 'p-limit'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { hasPooler, POOL_SIZE } from '../support/pooler-env'

import { POST as leadCapture } from '@/app/api/lead-capture/route'
import { env } from '@/env'
import { publishingEndpoints } from '@/features/publishing/endpoints'
import { checkDatabase, directFault } from '@/lib/server/db/check-database'
import { directUrl, isPooled } from '@/lib/server/db/connections'
import { listen } from '@/lib/server/db/listen'
import { autocommit, sql } from '@/lib/server/db/sql'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { startWorker } from '@/lib/server/jobs/worker'
import { payload as start } from '@/lib/server/payload'
import { requestOf } from '../support/actors'
import { captureBodyOf, sampleLead } from '../support/lead-samples'
import { runPuente } from '../support/operator'
import { makePostWithDrafts, postToRoute, titlesOf } from '../support/publishing'
import { restAs } from '../support/rest'
import { rowsOf } from '../support/rows'

/** Everything goes through PgBouncer in transaction mode, but for what keeps a session. */
describe.runIf(hasPooler)('behind a transaction pooler', () => {
  let payload: Payload
  const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  beforeAll(async () => {
    payload = await start()
    await owner.connect()
  })
  afterAll(() => owner.end())

  const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => run(index)))

  const capture = async (address: string) => {
    const { submissionId: _, ...lead } = sampleLead()
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
    const body = JSON.stringify(captureBodyOf(lead))
    const url = `${env.SITE_URL}/api/lead-capture`
    return (await leadCapture(new Request(url, { method: 'POST', headers, body }))).status
  }

  it('the two addresses are different', () => {
    expect(isPooled).toBe(true)
    expect(directUrl).not.toBe(env.DATABASE_URL)
  })

  it('leads, sign-ins and publications at once all succeed', async () => {
    const fewAtOnce = pLimit(40)
    const team = await restAs(payload, 'team')
    const posts = await times(6, (index) => makePostWithDrafts(payload, `Post ${index}`))
    const publish = async (id: string) =>
      (await postToRoute(publishingEndpoints.POST['publish-both'], { collection: 'posts', id }, team)).status
    const [captured, signedIn, published, read] = await Promise.all([
      // More at once than the pooler has connections, yet no more than even a slow machine serves before they wait too long.
      times(200, (index) => fewAtOnce(capture, `10.2.${index}.1`)),
      times(8, async () => (await restAs(payload, 'client')).headers.authorization),
      Promise.all(posts.map(publish)),
      times(40, async () => (await team('GET', 'leads?limit=1')).status),
    ])
    expect(new Set([...captured, ...published, ...read])).toEqual(new Set([200]))
    expect(new Set(signedIn).size).toBe(8)
    expect(await rowsOf(payload, sql`select count(*)::int from leads`)).toEqual([{ count: 200 }])
    expect(await titlesOf(payload, posts[0] ?? '')).toMatchObject({ en: 'Post 0 en draft' })
  })

  it('the pooler opens no more connections than it may', async () => {
    await times(40, () => autocommit(payload, sql`select pg_sleep(0.02)`))
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and usename <> current_user`,
    )
    // One more for the connection of the queue's sender or of a listener that a test before has left.
    expect(rows[0]?.count).toBeLessThanOrEqual(POOL_SIZE + 1)
  })

  it('a limit is counted by all of them', async () => {
    await times(8, () => consumeRateLimit('captureWithoutToken', '10.3.0.1'))
    await expect(consumeRateLimit('captureWithoutToken', '10.3.0.1')).rejects.toThrow('too_many')
  })

  it('statements have the limit of the role', async () => {
    expect(await rowsOf(payload, sql`show statement_timeout`)).toEqual([{ statement_timeout: '15s' }])
  })

  it('a notification that is sent through the pooler arrives', async () => {
    const end = new AbortController()
    const heard: string[] = []
    const connected = Promise.withResolvers<undefined>()
    const listening = listen(
      [
        {
          channel: 'pooled',
          onConnect: () => connected.resolve(undefined),
          onNotification: (text) => void heard.push(text),
        },
      ],
      end.signal,
    )
    await connected.promise
    await autocommit(payload, sql`select pg_notify('pooled', 'hello')`)
    await vi.waitFor(() => expect(heard).toEqual(['hello']))
    end.abort()
    await listening
  })

  it('a worker does what is queued through the pooler', async () => {
    const done: unknown[] = []
    const handler = (data: unknown) => Promise.resolve(void done.push(data))
    const worker = await startWorker(() => Promise.resolve({ 'lead-follow-up': handler } as never))
    const id = crypto.randomUUID()
    await enqueue(await requestOf(payload), 'lead-follow-up', [{ leadId: id }])
    await vi.waitFor(() => expect(JSON.stringify(done)).toContain(id), { timeout: 20_000 })
    await worker.stop(5_000)
  })

  it('commands of operators work', async () => {
    await expect(checkDatabase()).resolves.toBeUndefined()
    const { output } = await runPuente(['status', '--json'])
    expect(output).toContain('No worker is running')
    expect(output).not.toMatch(/"name": "(database|schema)"/)
  })

  it('a pooler without a direct address beside it is named', async () => {
    const { code, output } = await runPuente(['status'], { DATABASE_DIRECT_URL: undefined })
    expect(output).toMatch(/a connection pooler refuses the session .*: set DATABASE_DIRECT_URL/)
    expect(code).toBe(1)
  })

  it('a pooler in place of the direct address is named, because it would swallow notifications', async () => {
    const pooled = env.DATABASE_URL
    expect((await directFault(pooled))?.message).toMatch(
      /^DATABASE_DIRECT_URL: a connection pooler refuses the session \(.+\): name Postgres itself there$/,
    )
    const { code, output } = await runPuente(['status'], { DATABASE_DIRECT_URL: pooled })
    expect(output).toContain('DATABASE_DIRECT_URL: a connection pooler')
    expect(code).toBe(1)
  })

  it('a password that the pooler refuses is not taken for a missing address', async () => {
    const url = new URL(env.DATABASE_URL ?? '')
    url.password = 'wrong'
    const { code, output } = await runPuente(['status'], { DATABASE_URL: url.href })
    expect(output).toMatch(/DATABASE_URL: the (?:connection pooler|database) refuses its user or password/)
    expect(code).toBe(1)
  })
})
