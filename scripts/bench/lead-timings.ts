import { writeFileSync } from 'node:fs'

import { createLocalReq, handleEndpoints } from 'payload'
import pg from 'pg'

import { leadListSchema } from '../../src/features/leads/board-schemas'
import { findLeadBoardPage } from '../../src/features/leads/queries/lead-board-page'
import { env } from '../../src/env'
import { asSystemWithoutRequest } from '../../src/lib/server/db/local-api'
import { config, payload as openPayload } from '../../src/lib/server/payload'
import { DEEP_ROW, leadCases, PAGE_SIZE } from './lead-cases'
import { fillLeads } from './lead-rows'
import { alternate } from './rounds'
import { leadsEndpoints } from '../../src/features/leads/endpoints'

const GET = leadsEndpoints.GET['lead-list']

/**
 * Fills the database and measures each case on all sides, alternating, in this process: the route handler of the board and
 * Payload's REST handler, each with its authentication, the query of the board alone, and pg. Writes the milliseconds of
 * each round as JSON.
 */

const [countText = '', roundsText = '', file = ''] = process.argv.slice(2)
const [count, rounds] = [Number(countText), Number(roundsText)]
const WARM_UP_ROUNDS = 2
/** Before the first case, because V8 compiles both request handlers only after some hundred calls. */
const WARM_UP_REQUESTS = 200
const sidesInOrder = ['board', 'rest', 'query', 'pg'] as const
const password = 'a-long-bench-password'
const email = 'bench@example.com'

const url = (path: string) => `${env.SITE_URL}/api/${path}`
const json = { origin: env.SITE_URL, 'content-type': 'application/json' }

async function createStaff() {
  const data = { email, password, role: 'admin' as const, language: 'en' as const, firstName: 'Ana' }
  const user = await asSystemWithoutRequest(await openPayload()).create({ collection: 'users', data })
  const { id } = user
  const login = new Request(url('users/login'), {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const response = await handleEndpoints({ config, request: login })
  const token = /puente-token=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? ''
  return { id, user, headers: { ...json, authorization: `JWT ${token}` } }
}

async function succeeded(response: Response, what: string): Promise<unknown> {
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(`${what} answered ${response.status}: ${JSON.stringify(body)}`)
  return body
}

const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
await owner.connect()
const { id: assignee, user, headers } = await createStaff()
const req = await createLocalReq({ user: { ...user, collection: 'users' } }, await openPayload())
await fillLeads(owner, count, assignee)

const board = (query: string) =>
  GET(new Request(url(`lead-list?${query}`), { headers })).then((response) => succeeded(response, query))
const deep = (await board(`page=${DEEP_ROW / PAGE_SIZE}`)) as { result: { next: string; total: unknown } }
const deepId = deep.result.next.split('~').at(-1) ?? ''
const { rows } = await owner.query<{ at: string }>('select created_at::text as at from leads where id = $1', [
  deepId,
])
const cases = leadCases(
  { board: deep.result.next, row: `('${rows[0]?.at ?? ''}'::timestamptz, '${deepId}'::uuid)` },
  assignee,
  count,
)

const rest = (query: string) =>
  handleEndpoints({ config, request: new Request(url(`leads?${query}`), { headers }) }).then((response) =>
    succeeded(response, query),
  )
for (let request = 0; request < WARM_UP_REQUESTS; request += 1) {
  await board('page=1')
  await rest('limit=1&depth=0')
}

const results: Record<string, Record<(typeof sidesInOrder)[number], number[]>> = {}
for (const { name, ...queries } of cases) {
  const sides = {
    board: () => board(queries.board),
    rest: () => rest(queries.rest),
    query: () =>
      findLeadBoardPage(req, leadListSchema.parse(Object.fromEntries(new URLSearchParams(queries.board)))),
    pg: () => owner.query(queries.sql),
  }
  results[name] = await alternate(sidesInOrder, { rounds, warmUp: WARM_UP_ROUNDS }, async (side) => {
    const startedAt = performance.now()
    await sides[side]()
    return performance.now() - startedAt
  })
  console.log(name)
}
writeFileSync(file, JSON.stringify(results))
process.exit(0)
