import pg from 'pg'

import { runBench } from './bench/harness'
import { alternate, median } from './bench/rounds'
import { randomAddress } from './bench/site-env'
import { table } from './bench/table'
import { UserError } from './process/user-error.mjs'
import { startE2eSite } from './testing/e2e-site'

/**
 * `npm run bench:accounts` checks that response times don't reveal whether an email address has an account
 * (docs/performance.md).
 */

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

/** Creates an account for each of `count` rounds, so that no request meets the rate limit of an account. */
async function createAccounts(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into users (email, role, language, first_name, hash, salt, _verified)
     select 'known-' || round || '@example.com', role, language, first_name, hash, salt, true
     from users, generate_series(0, $1::int) as round where email = 'client@puente.example'`,
    [count],
  )
  await client.end()
}

await runBench({
  section: 'accounts',
  rounds: 30,
  async measure({ supervisor, rounds }) {
    const { E2E_DATABASE_URL = '', E2E_URL: site = '' } = await startE2eSite(supervisor)
    await createAccounts(E2E_DATABASE_URL, WARM_UP_ROUNDS + rounds)
    const rows: string[][] = []
    const revealing: string[] = []
    for (const endpoint of Object.keys(endpoints) as Endpoint[]) {
      const times = await alternate(['known', 'unknown'], { rounds, warmUp: WARM_UP_ROUNDS }, (side, round) =>
        measureRequest(
          site,
          endpoint,
          side === 'known' ? `known-${round}@example.com` : `nobody-${crypto.randomUUID()}@example.com`,
        ),
      )
      const [known, unknown] = [median(times.known), median(times.unknown)]
      rows.push([endpoint, known.toFixed(1), unknown.toFixed(1), (known - unknown).toFixed(1)])
      if (Math.abs(known - unknown) >= MAX_DIFFERENCE_MS) revealing.push(endpoint)
    }
    return {
      method: `${rounds} alternating requests of each, after ${WARM_UP_ROUNDS} for warm-up.`,
      figures: table(['median ms', 'known', 'unknown', 'difference'], rows),
      ...(revealing.length > 0 && {
        failure: `Response times reveal whether an address has an account: ${revealing.join(', ')}.`,
      }),
    }
  },
})
