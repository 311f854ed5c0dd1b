import { handleEndpoints, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { env } from '@/env'
import { type LiveChange, liveTopics, MAX_IDS } from '@/lib/live'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { listen, LISTENER_NAME } from '@/lib/server/db/listen'
import { LIVE_CHANNEL } from '@/lib/server/live/announce'
import { checkSessions, closeStreams, liveSubscription } from '@/lib/server/live/streams'
import { config, payload as start } from '@/lib/server/payload'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import type { Role } from '@/lib/roles'
import { makeUser, testPassword, tokenOf } from '../support/actors'
import { makeLead } from '../support/fixtures'
import { readStream } from '../support/event-stream'
import { disconnectDatabase } from '../support/database-outage'
import { openBoard } from '../support/live'

let payload: Payload
const web = new AbortController()
const other = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
other.on('error', () => undefined)

beforeAll(async () => {
  payload = await start()
  const connected = Promise.withResolvers<undefined>()
  const onConnect = () => {
    void liveSubscription.onConnect()
    connected.resolve(undefined)
  }
  void listen([{ ...liveSubscription, onConnect }], web.signal)
  await connected.promise
})
afterAll(async () => {
  web.abort()
  await other.end()
})

const rest = guardPayloadRest((request) => handleEndpoints({ config, request }))
const post = (path: string, data: object, cookie = '') =>
  rest(
    new Request(`${env.SITE_URL}/api/${path}`, {
      method: 'POST',
      headers: {
        origin: env.SITE_URL,
        'content-type': 'application/json',
        'x-forwarded-for': '10.1.1.1',
        cookie,
      },
      body: JSON.stringify(data),
    }),
    { params: Promise.resolve({ slug: path.split('/') }) },
  )

async function signIn(role: Role) {
  const user = await makeUser(payload, role)
  const response = await post('users/login', { email: user.email, password: testPassword })
  return { id: user.id, cookie: `puente-token=${tokenOf(response)}` }
}

const leaveAll: (() => void)[] = []
afterEach(() => leaveAll.splice(0).forEach((leave) => leave()))

/** Opens the stream of a staff member and waits until it is heard. */
async function openStream(cookie: string) {
  const { response, leave, status } = await openBoard(cookie)
  expect(status).toBe(200)
  leaveAll.push(leave)
  return readStream(response.body)
}

const terminateListener = () =>
  other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
    [LISTENER_NAME],
  )

describe('who may open it', () => {
  it('is staff with a session', async () => {
    expect((await openBoard('')).status).toBe(401)
    expect((await openBoard((await signIn('client')).cookie)).status).toBe(403)
    for (const role of ['team', 'admin'] as const) {
      const { status, headers, leave } = await openBoard((await signIn(role)).cookie)
      leaveAll.push(leave)
      expect(status).toBe(200)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
    }
  })

  it('is limited for each person', async () => {
    const { cookie } = await signIn('team')
    const answers = await Promise.all(Array.from({ length: 21 }, () => openBoard(cookie)))
    answers.forEach(({ leave }) => leaveAll.push(leave))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    answers.find(({ status }) => status === 200)?.leave()
    const again = await openBoard(cookie)
    leaveAll.push(again.leave)
    expect(again.status).toBe(200)
  })
})

describe('an open board', () => {
  it('hears of a change within three seconds, by topic and id', async () => {
    const boards = [
      await openStream((await signIn('team')).cookie),
      await openStream((await signIn('admin')).cookie),
    ]
    const lead = await makeLead(payload)
    for (const board of boards)
      await vi.waitFor(() => expect(board.heardOf('leads', lead.id)).toBe(true), 3_000)
    expect(boards[0]?.events('change')).not.toContainEqual(expect.objectContaining({ topic: 'sessions' }))
  })

  it('is told to refetch everything when the listener connects again', async () => {
    const board = await openStream((await signIn('team')).cookie)
    const before = board.events('reset').length
    await terminateListener()
    await vi.waitFor(() => expect(board.events('reset').length).toBeGreaterThan(before), 5_000)
    const lead = await makeLead(payload)
    await vi.waitFor(() => expect(board.heardOf('leads', lead.id)).toBe(true), 3_000)
  })

  it('that reads too slowly refetches everything instead of what it missed', async () => {
    const { cookie } = await signIn('team')
    const reader = await openStream(cookie)
    const { response, leave } = await openBoard(cookie)
    leaveAll.push(leave)
    // Not all topics: a reader that keeps up must be able to take a round at once.
    const topics = liveTopics.slice(-4)
    // Twice, because what others change meanwhile can be joined with the ids of the first round, which are then left out.
    for (let round = 0; round < 2; round++) {
      const ids = Array.from({ length: MAX_IDS }, () => crypto.randomUUID())
      for (const topic of topics)
        await other.query('select pg_notify($1, $2)', [LIVE_CHANNEL, JSON.stringify({ topic, ids })])
      await vi.waitFor(() => expect(reader.heardOf('system', ids[0] ?? '')).toBe(true), 3_000)
    }
    const late = readStream(response.body)
    // On a slow machine the next heartbeat comes first and ends the stream: the browser connects again and refetches too.
    await vi.waitFor(() => expect(late.events('reset').length === 1 || late.hasEnded()).toBe(true))
    expect(late.events('change').length).toBeLessThan(2 * topics.length)
  })
})

/** The next heartbeat, which would end the stream too, is at least 15 s away. */
const pastFirstHeartbeat = (board: ReturnType<typeof readStream>) =>
  vi.waitFor(() => expect(board.events('heartbeat').length).toBeGreaterThan(1), 5_000)

describe('a session that ends', () => {
  const cases: Record<string, (user: { id: string; cookie: string }) => Promise<unknown>> = {
    'by signing out': ({ cookie }) => post('users/logout', {}, cookie),
    'by a change of the role': ({ id }) => change(id, { role: 'client' }),
    'by deactivation': ({ id }) => change(id, { deactivatedAt: new Date().toISOString() }),
    'by a new password': ({ id }) => change(id, { password: 'another-long-password' }),
    'by deletion': ({ id }) => asSystemWithoutRequest(payload).delete({ collection: 'users', id }),
  }
  const change = (id: string, data: object) =>
    asSystemWithoutRequest(payload).update({ collection: 'users', id, data })

  it.each(Object.keys(cases))('%s ends its stream within three seconds, and no other', async (name) => {
    const user = await signIn('team')
    const [board, bystander] = [
      await openStream(user.cookie),
      await openStream((await signIn('team')).cookie),
    ]
    await pastFirstHeartbeat(board)
    // A change of the name ends nothing.
    await change(user.id, { firstName: 'Eva' })
    await vi.waitFor(() => expect(board.heardOf('users', user.id)).toBe(true))
    expect(board.hasEnded()).toBe(false)
    await cases[name]?.(user)
    await vi.waitFor(() => expect(board.hasEnded()).toBe(true), 3_000)
    expect(bystander.hasEnded()).toBe(false)
  })
})

describe('announcements of another release', () => {
  it('that are not understood are ignored', async () => {
    const board = await openStream((await signIn('team')).cookie)
    for (const payload of ['', 'x', '{}', '{"topic":"moon","ids":[]}', '{"topic":"leads","ids":1}'])
      await other.query('select pg_notify($1, $2)', [LIVE_CHANNEL, payload])
    await other.query('select pg_notify($1, $2)', [LIVE_CHANNEL, '{"topic":"system","ids":[]}'])
    const topics = () => (board.events('change') as LiveChange[]).map(({ topic }) => topic)
    await vi.waitFor(() => expect(topics()).toContain('system'))
    // The sign-in of the test is announced too, at times after the stream opened.
    expect(topics().filter((topic) => topic !== 'users')).toEqual(['system'])
  })
})

describe('without a notice', () => {
  it('a stream ends with its session at the next heartbeat', async () => {
    const { id, cookie } = await signIn('team')
    const board = await openStream(cookie)
    await other.query('delete from users_sessions where _parent_id = $1', [id])
    await vi.waitFor(() => expect(board.hasEnded()).toBe(true), 10_000)
  })

  it('a stream stays while the database does not answer, and while its session lasts', async () => {
    const board = await openStream((await signIn('team')).cookie)
    const database = await disconnectDatabase()
    await checkSessions([])
    expect(board.hasEnded()).toBe(false)
    await database.reconnect()
    await vi.waitFor(() => expect(board.events('reset').length).toBeGreaterThan(0), 10_000)
    await checkSessions([])
    expect(board.hasEnded()).toBe(false)
  })
})

describe('a process that stops', () => {
  it('ends its streams and opens no more', async () => {
    const { cookie } = await signIn('admin')
    const board = await openStream(cookie)
    closeStreams()
    await vi.waitFor(() => expect(board.hasEnded()).toBe(true))
    const refused = await openBoard(cookie)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
