import { rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { median } from './bench/load'
import { writeSection } from './bench/section'
import { table } from './bench/table'
import { root } from './process/children'
import { createCrew } from './process/crew'
import { startE2eSite } from './process/e2e-site'
import { withFileLock } from './process/file-lock.mjs'
import { plain } from './process/plain.mjs'
import { runCrew } from './process/run-crew'
import { isBuilt } from './process/site'

/** Whether the time of an answer tells an address that has an account from one that has none (docs/performance.md). */

const crew = createCrew()
const rounds = 30
/** Tried before anything is measured: the first answers compile and connect. */
const warmUp = 5
/** Milliseconds by which the medians may differ. */
const limit = 15

const questions = {
  'sign in': ['users/login', { password: 'wrong-password-1' }],
  'forgotten password': ['users/forgot-password', {}],
  'sign up': [
    'sign-up',
    { firstName: 'Ana', lastName: 'Ruiz', password: 'tres-tristes-tigres', language: 'en' },
  ],
  'mail again': ['resend-verification', { language: 'en' }],
} as const
type Question = keyof typeof questions

const address = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Milliseconds until the answer is there whole. */
async function ask(site: string, question: Question, email: string): Promise<number> {
  const [path, more] = questions[question]
  const body = JSON.stringify({ ...more, email })
  const headers = { 'content-type': 'application/json', origin: site, 'x-forwarded-for': address() }
  const startedAt = performance.now()
  const answer = await fetch(`${site}/api/${path}`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  const milliseconds = performance.now() - startedAt
  const expected = question === 'sign in' ? 401 : 200
  if (answer.status !== expected) throw plain(`${path} answered ${answer.status}.`)
  return milliseconds
}

const known = (turn: number) => `known-${turn}@example.com`

/** Accounts with the password of a seeded one, so that each is asked about a few times only: the limits stay on. */
async function makeAccounts(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into users (email, role, language, first_name, hash, salt, _verified)
     select 'known-' || turn || '@example.com', role, language, first_name, hash, salt, true
     from users, generate_series(0, $1::int) as turn where email = 'client@puente.example'`,
    [warmUp + rounds],
  )
  await client.end()
}

async function bench(): Promise<void> {
  if (!isBuilt()) throw plain('There is no build: run `npm run build` first.')
  const before = loadavg()[0] ?? 0
  const variables = await startE2eSite(crew)
  await makeAccounts(variables.E2E_DATABASE_URL ?? '')
  const site = variables.E2E_URL ?? ''

  const rows: string[][] = []
  const tooFar: string[] = []
  for (const question of Object.keys(questions) as Question[]) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let turn = 0; turn < warmUp + rounds; turn += 1) {
      // Who comes first changes from turn to turn.
      const order = turn % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const side of order) {
        const email = side === 'known' ? known(turn) : `nobody-${crypto.randomUUID()}@example.com`
        const time = await ask(site, question, email)
        if (turn >= warmUp) times[side].push(time)
      }
    }
    const [one, other] = [median(times.known), median(times.unknown)]
    rows.push([question, one.toFixed(1), other.toFixed(1), (one - other).toFixed(1)])
    if (Math.abs(one - other) >= limit) tooFar.push(question)
  }
  const shown = table(['ms, the time in the middle', 'known', 'unknown', 'difference'], rows)
  console.log(`\n${shown}`)
  if (tooFar.length > 0)
    throw plain(`The time tells a known address from an unknown one: ${tooFar.join(', ')}.`)
  const how =
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}; load of the ` +
    `machine before: ${before.toFixed(1)}. ${rounds} of each in turns, after ${warmUp} that do not count.`
  writeSection('accounts', `${how}\n\n${shown}`)
  console.log('\nWritten to docs/performance.md.')
}

await runCrew(crew, () =>
  withFileLock(
    join(root, '.data', 'test', 'lock'),
    () =>
      bench().finally(() => rmSync(join(root, '.data', 'test', 'mail'), { recursive: true, force: true })),
    () => console.log('Waiting for a run of the tests ...'),
  ),
)
