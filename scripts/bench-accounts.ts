import { rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { median } from './bench/median'
import { writeSection } from './bench/section'
import { table } from './bench/table'
import { root } from './process/root'
import { createSupervisor } from './process/supervisor'
import { startE2eSite } from './testing/e2e-site'
import { withFileLock } from './process/file-lock.mjs'
import { UserError } from './process/user-error.mjs'
import { runCommand } from './process/run-command'
import { isBuilt } from './site/processes'

/**
 * `npm run bench:accounts` checks that response times don't reveal whether an email address has an account
 * (docs/performance.md).
 */

const supervisor = createSupervisor()
const ROUNDS = 30
/** The first requests are slow because they compile routes and open connections. */
const WARM_UP_ROUNDS = 5
/** Milliseconds by which the medians may differ. */
const MAX_DIFFERENCE_MS = 15

const endpoints = {
  'sign in': ['users/login', { password: 'wrong-password-1' }],
  'forgotten password': ['users/forgot-password', {}],
  'sign up': [
    'sign-up',
    { firstName: 'Ana', lastName: 'Ruiz', password: 'tres-tristes-tigres', language: 'en' },
  ],
  'resend verification': ['resend-verification', { language: 'en' }],
} as const
type Endpoint = keyof typeof endpoints

const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Returns the milliseconds until the whole response has arrived. */
async function measureRequest(site: string, endpoint: Endpoint, email: string): Promise<number> {
  const [path, fields] = endpoints[endpoint]
  const body = JSON.stringify({ ...fields, email })
  const headers = { 'content-type': 'application/json', origin: site, 'x-forwarded-for': randomAddress() }
  const startedAt = performance.now()
  const response = await fetch(`${site}/api/${path}`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  const milliseconds = performance.now() - startedAt
  const expected = endpoint === 'sign in' ? 401 : 200
  if (response.status !== expected) throw new UserError(`${path} returned ${response.status}.`)
  return milliseconds
}

const knownEmail = (round: number) => `known-${round}@example.com`

/** Creates an account per round, so that no request meets the rate limit of an account. */
async function createAccounts(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into users (email, role, language, first_name, hash, salt, _verified)
     select 'known-' || round || '@example.com', role, language, first_name, hash, salt, true
     from users, generate_series(0, $1::int) as round where email = 'client@puente.example'`,
    [WARM_UP_ROUNDS + ROUNDS],
  )
  await client.end()
}

async function bench(): Promise<void> {
  if (!isBuilt()) throw new UserError('There is no build. Run `npm run build` first.')
  const loadBefore = loadavg()[0] ?? 0
  const variables = await startE2eSite(supervisor)
  await createAccounts(variables.E2E_DATABASE_URL ?? '')
  const site = variables.E2E_URL ?? ''

  const rows: string[][] = []
  const revealing: string[] = []
  for (const endpoint of Object.keys(endpoints) as Endpoint[]) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      // Alternates which one is first.
      const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const side of order) {
        const email = side === 'known' ? knownEmail(round) : `nobody-${crypto.randomUUID()}@example.com`
        const time = await measureRequest(site, endpoint, email)
        if (round >= WARM_UP_ROUNDS) times[side].push(time)
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    rows.push([endpoint, known.toFixed(1), unknown.toFixed(1), (known - unknown).toFixed(1)])
    if (Math.abs(known - unknown) >= MAX_DIFFERENCE_MS) revealing.push(endpoint)
  }
  const shown = table(['median ms', 'known', 'unknown', 'difference'], rows)
  console.log(`\n${shown}`)
  if (revealing.length > 0)
    throw new UserError(`Response times reveal whether an address has an account: ${revealing.join(', ')}.`)
  const conditions =
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}; load average ` +
    `before: ${loadBefore.toFixed(1)}. ${ROUNDS} alternating requests of each, after ${WARM_UP_ROUNDS} for warm-up.`
  writeSection('accounts', `${conditions}\n\n${shown}`)
  console.log('\nWritten to docs/performance.md.')
}

await runCommand(supervisor, () =>
  withFileLock(
    join(root, '.data', 'test', 'lock'),
    () =>
      bench().finally(() => rmSync(join(root, '.data', 'test', 'mail'), { recursive: true, force: true })),
    () => console.log('Waiting for a test run ...'),
  ),
)
