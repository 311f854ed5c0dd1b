import type { Payload, PayloadRequest } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { startReplica } from '../support/replica-env'

import { env } from '@/env'
import { leadsEndpoints } from '@/features/leads/endpoints'
import { savingEndpoints } from '@/features/saving/endpoints'
import { contentSubscription } from '@/lib/server/cache/content-listener'
import { listen, type Subscription } from '@/lib/server/db/listen'
import { asUser, asVisitor } from '@/lib/server/db/local-api'
import { followPrimary } from '@/lib/server/db/follow-primary'
import { replicaProblem } from '@/lib/server/db/replica-check'
import { fromReplica } from '@/lib/server/db/replica-reads'
import { databaseOf, inTransaction, publicDatabase, sql, type Database } from '@/lib/server/db/sql'
import { readAfter } from '@/lib/server/http/last-write'
import { liveSubscription } from '@/lib/server/live/streams'
import { payload as start } from '@/lib/server/payload'
import type { PostgresServer } from '../../scripts/postgres/server'
import { makeUser, requestOf } from '../support/actors'
import { makeLead } from '../support/fixtures'
import { makePost } from '../support/posts'
import { withRequestReport } from '../support/request-report'
import { restAs, type Rest } from '../support/rest'

let payload: Payload
let team: Rest
let req: PayloadRequest
let post: string
let standby: PostgresServer
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
const end = new AbortController()

beforeAll(async () => {
  payload = await start()
  await owner.connect()
  team = await restAs(payload, 'team')
  req = await requestOf(payload, await makeUser(payload, 'team'))
  post = await makePost(payload, 'First', { en: 'published', es: 'published' })
})
afterAll(async () => {
  end.abort()
  await owner.end()
})

const isOnReplica = async (database: Database) => {
  const { rows } = await database.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`)
  return rows[0]?.standby
}
const visitorsAreOnReplica = () => isOnReplica(publicDatabase(payload))
/** Until the process knows again that its replica has everything. */
const untilOnReplica = () =>
  vi.waitFor(async () => expect(await visitorsAreOnReplica()).toBe(true), { timeout: 10_000 })
const untilOnPrimary = () =>
  vi.waitFor(async () => expect(await visitorsAreOnReplica()).toBe(false), { timeout: 10_000 })

let mark = Promise.withResolvers<undefined>()
/** Tells when the process has noted what the primary had written at each notification before. */
const marker: Subscription = {
  channel: 'replica_test',
  onConnect: () => undefined,
  onNotification: () => mark.resolve(undefined),
}
async function untilNoted(): Promise<void> {
  mark = Promise.withResolvers<undefined>()
  await owner.query('notify replica_test')
  await mark.promise
}

/** Runs SQL on the standby as the superuser. */
async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: standby.adminUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
async function pauseReplay(): Promise<void> {
  await onStandby('select pg_wal_replay_pause()')
  onTestFinished(async () => {
    await onStandby('select pg_wal_replay_resume()')
    await untilOnReplica()
  })
}

const titleOf = async (id = post) => {
  const { docs } = await asVisitor(payload, 'en').find({
    collection: 'posts',
    where: { id: { equals: id } },
  })
  return docs[0]?.title
}
/** Changes the title without telling anyone. */
const setTitleSilently = (title: string) =>
  owner.query(`update posts_locales set title = $1 where _parent_id = $2 and _locale = 'en'`, [title, post])
/** Changes the title as staff do, and waits until this process has heard of it. */
async function publishTitle(title: string): Promise<void> {
  const before = globalThis.contentChangedAt ?? 0
  const { status } = await team('PATCH', `posts/${post}?locale=en`, { title, _status: 'published' })
  expect(status).toBe(200)
  await vi.waitFor(() => expect(globalThis.contentChangedAt).toBeGreaterThan(before))
}

describe('without a replica that answers', () => {
  it('one that is down at the start stops nothing', async () => {
    expect(await titleOf()).toBe('First en')
    expect(await visitorsAreOnReplica()).toBe(false)
    expect(await replicaProblem()).toMatch(/^cannot be used: DATABASE_REPLICA_URL: .*ECONNREFUSED/)
  })

  it('a process that hears of no changes reads the primary', async () => {
    standby = await startReplica()
    expect(await visitorsAreOnReplica()).toBe(false)
    expect(await replicaProblem()).toBeUndefined()
  })

  it('one that hears of them reads the replica', async () => {
    void listen(followPrimary([contentSubscription, liveSubscription, marker]), end.signal)
    await untilOnReplica()
  })
})

describe('on the replica are', () => {
  it('visitors, and lists of staff that are marked', async () => {
    expect(await isOnReplica(await databaseOf(fromReplica(req)))).toBe(true)
    expect(await isOnReplica(await databaseOf(req))).toBe(false)
    const database = await inTransaction(req, () => databaseOf(fromReplica(req)).then(isOnReplica))
    expect(database).toBe(false)
  })

  it('reads through Payload, but no accounts or locks', async () => {
    await pauseReplay()
    await setTitleSilently('Silent')
    await owner.query(`update users set first_name = 'Silent' where id = $1`, [team.user])
    expect(await titleOf()).toBe('First en')
    const titleForStaff = async (reading: PayloadRequest) => {
      const { docs } = await asUser(reading).find({
        collection: 'posts',
        locale: 'en',
        where: { id: { equals: post } },
      })
      return docs[0]?.title
    }
    expect(await titleForStaff(fromReplica(req))).toBe('First en')
    expect(await titleForStaff(req)).toBe('Silent')
    const { docs } = await asUser(fromReplica(req)).find({
      collection: 'users',
      where: { id: { equals: team.user } },
    })
    expect(docs[0]?.firstName).toBe('Silent')
  })
})

describe('a statement on the replica', () => {
  it('is ended by its server before the process stops waiting for it', async () => {
    const { rows } = await publicDatabase(payload).execute(sql`show statement_timeout`)
    expect(rows).toEqual([{ statement_timeout: '4500ms' }])
  })
})

describe('a change that was announced is seen', () => {
  it('on the replica, which has replayed it', async () => {
    await publishTitle('Second')
    expect(await titleOf()).toBe('Second')
    await untilOnReplica()
    expect(await titleOf()).toBe('Second')
  })

  it('on the primary, while the replica has not', async () => {
    await pauseReplay()
    await publishTitle('Third')
    const titles = await Promise.all(Array.from({ length: 20 }, () => titleOf()))
    expect(new Set(titles)).toEqual(new Set(['Third']))
    expect(await visitorsAreOnReplica()).toBe(false)
    // Further changes let nobody wait again.
    const behindSince = globalThis.databaseReplica?.heard.since
    await publishTitle('Fourth')
    expect(globalThis.databaseReplica?.heard.since).toBe(behindSince)
    expect(await titleOf()).toBe('Fourth')
  })

  it('on the replica again, as soon as it has', async () => {
    await untilOnReplica()
    expect(await titleOf()).toBe('Fourth')
  })
})

describe('who has written something', () => {
  /** The position that a verb leaves in the browser of its sender. This one tells nobody else. */
  async function write(): Promise<string> {
    const { headers } = team
    const cookie = `puente-token=${headers.authorization?.slice(4) ?? ''}`
    const { authorization: _, ...others } = headers
    const response = await savingEndpoints.POST['copy-key'](
      new Request(`${env.SITE_URL}/api/copy-key`, {
        method: 'POST',
        headers: { ...others, cookie },
        body: '{}',
      }),
    )
    expect(response.status).toBe(200)
    const set = response.headers.getSetCookie().find((one) => one.startsWith('puente_position='))
    expect(set).toMatch(/; Max-Age=60;.*; HttpOnly;.*SameSite=Lax/)
    return set?.split(';')[0] ?? ''
  }
  const leadNames = async (cookie: string) => {
    const report = { readAfter: readAfter({ headers: { cookie } }) }
    const request = new Request(`${env.SITE_URL}/api/lead-list`, { headers: team.headers })
    const response = await withRequestReport(() => leadsEndpoints.GET['lead-list'](request), report)[0]
    const { result } = (await response.json()) as { result: { leads: { name: string }[] } }
    return result.leads.map(({ name }) => name)
  }

  it('sees it in the next list, while others see what the replica has', async () => {
    const { id } = await makeLead(payload, { name: 'Before' })
    // Its announcement, noted late, would cover what is written next.
    await untilNoted()
    await untilOnReplica()
    await pauseReplay()
    await owner.query(`update leads set name = 'After' where id = $1`, [id])
    const position = await write()
    expect(await leadNames(position)).toEqual(['After'])
    expect(await leadNames('')).toEqual(['Before'])
    expect(await leadNames('puente_position=nonsense')).toEqual(['Before'])
  })

  it('reads the primary without cookies', () => {
    expect(readAfter({ headers: { authorization: 'JWT x' } })).toBe(Infinity)
    expect(readAfter({ headers: {} })).toBeUndefined()
  })

  it('a made-up session that is refused costs no query of the primary', async () => {
    const asked = vi.spyOn((payload.db as unknown as { pool: pg.Pool }).pool, 'query')
    onTestFinished(() => asked.mockRestore())
    const headers = {
      origin: env.SITE_URL,
      'content-type': 'application/json',
      cookie: 'puente-token=made-up',
    }
    const request = new Request(`${env.SITE_URL}/api/copy-key`, { method: 'POST', headers, body: '{}' })
    const response = await savingEndpoints.POST['copy-key'](request)
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
    expect(asked).not.toHaveBeenCalled()
  })

  it('reads leave no position', async () => {
    const { headers } = await team('GET', 'leads?limit=1')
    expect(headers.getSetCookie().join()).not.toContain('puente_position')
  })
})

describe('a replica serves nobody', () => {
  it('that is more than 30 seconds behind', async () => {
    await pauseReplay()
    await setTitleSilently('Fifth')
    expect(await visitorsAreOnReplica()).toBe(true)
    // Half a minute passes after the process has learned of this change.
    const samples = globalThis.databaseReplica?.samples.length ?? 0
    await vi.waitFor(
      () => expect(globalThis.databaseReplica?.samples.length).toBeGreaterThan(samples + 1),
      5_000,
    )
    const now = performance.now.bind(performance)
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 31_000)
    onTestFinished(() => later.mockRestore())
    await untilOnPrimary()
    expect(await titleOf()).toBe('Fifth')
    await vi.waitFor(() => expect(globalThis.databaseReplica?.answers).toBe(true))
    expect(await visitorsAreOnReplica()).toBe(false)
    expect(await replicaProblem()).toBeUndefined()
  })

  it('and the status says how far that is, by the clock of the primary', async () => {
    await pauseReplay()
    await setTitleSilently('Fifth')
    await owner.query(`create schema later; grant usage on schema later to public;
      create function later.now() returns timestamptz language sql as $$ select pg_catalog.now() + interval '10 minutes' $$`)
    const later = `${env.DATABASE_URL}?options=${encodeURIComponent('-c search_path=later,pg_catalog')}`
    expect(await replicaProblem(later)).toMatch(/^is 6\d\d s behind, so it serves nobody/)
  })

  it('that stops in the middle of reads', async () => {
    await untilOnReplica()
    const reads = Promise.all(Array.from({ length: 40 }, () => titleOf()))
    await standby.stop('immediate')
    expect(new Set(await reads).size).toBe(1)
    expect(await titleOf()).toBe('Fifth')
    expect(await visitorsAreOnReplica()).toBe(false)
    expect(await replicaProblem()).toMatch(/^cannot be used: DATABASE_REPLICA_URL: .* does not answer/)
    const listed = await leadsEndpoints.GET['lead-list'](
      new Request(`${env.SITE_URL}/api/lead-list`, { headers: team.headers }),
    )
    expect(listed.status).toBe(200)
  })

  it('and serves again when it is back', async () => {
    await standby.restart()
    await untilOnReplica()
  })

  it('that was promoted', async () => {
    await onStandby('select pg_promote()')
    await publishTitle('Sixth')
    expect(await titleOf()).toBe('Sixth')
    expect(await visitorsAreOnReplica()).toBe(false)
    expect(await replicaProblem()).toMatch(/^is no standby of the database/)
  })
})
