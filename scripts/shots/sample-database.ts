import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'

import { databaseName } from '../postgres/roles'
import { type PostgresServer, startPostgres } from '../postgres/server'
import { getFreePort } from '../process/ports'
import { type Supervisor } from '../process/supervisor'
import { type CommitTree } from '../process/commit-tree'

type Details = {
  /** When the content was made, which is the present time of every picture: an ISO time. */
  now: string
  /** Of the site: addresses that pages show have it. */
  port: number
  password: string
  secret: string
}

/** The content of the pictures: a database and its files, made once, so that ids, times and drawings stay the same. */
export interface Sample extends Details {
  dir: string
  postgres: PostgresServer
}

/** The database and the files of one site. */
interface Content {
  runtimeUrl: string
  ownerUrl: string
  mediaDir: string
}

const mediaOf = (dir: string) => join(dir, 'media')

/** Starts the database of the sample in a folder, which a commit makes if it isn't there. */
export async function openSample(
  supervisor: Supervisor,
  dir: string,
  openTree: () => CommitTree,
): Promise<Sample> {
  const file = join(dir, 'sample.json')
  const isThere = existsSync(file)
  if (!isThere) rmSync(dir, { recursive: true, force: true })
  mkdirSync(mediaOf(dir), { recursive: true })
  const postgres = await startPostgres({ dir: join(dir, 'postgres'), durable: false })
  supervisor.onStop(() => postgres.stop())
  if (isThere) return { ...(JSON.parse(readFileSync(file, 'utf8')) as Details), dir, postgres }
  const made = {
    port: await getFreePort(),
    password: randomBytes(12).toString('hex'),
    secret: randomBytes(32).toString('hex'),
  }
  const env = siteEnv(made, { ...postgres, mediaDir: mediaOf(dir) })
  const tree = openTree()
  await supervisor.run(tree.command('migrate', env))
  await supervisor.run(tree.command('seed', env))
  const details: Details = { ...made, now: new Date().toISOString() }
  await runOn(postgres, databaseName, clockFunctions(details))
  writeFileSync(file, JSON.stringify(details), { mode: 0o600 })
  return { ...details, dir, postgres }
}

/** Copies the sample for one site, whose database stands still at the time of the sample. */
export async function copySample({ dir, postgres }: Sample): Promise<Content> {
  const name = 'puente_copy'
  const mediaDir = join(dir, 'media-copy')
  rmSync(mediaDir, { recursive: true, force: true })
  cpSync(mediaOf(dir), mediaDir, { recursive: true })
  await runOn(postgres, 'postgres', [
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${databaseName} owner puente_owner`,
    `alter role puente_app in database ${name} set search_path = frozen, pg_catalog, public`,
  ])
  return {
    runtimeUrl: postgres.url('puente_app', name),
    ownerUrl: postgres.url('puente_owner', name),
    mediaDir,
  }
}

const clocks = ['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp']

/** Functions that say the time of the sample, before those of Postgres for whoever searches their schema first. */
const clockFunctions = ({ now }: Details) => [
  'create schema frozen',
  'grant usage on schema frozen to public',
  ...clocks.map(
    (clock) =>
      `create function frozen.${clock}() returns timestamptz language sql stable return timestamptz '${now}'`,
  ),
]

async function runOn(postgres: PostgresServer, database: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url('postgres', database) })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export const siteUrlOf = ({ port }: Pick<Details, 'port'>): string => `http://localhost:${port}`

/** The variables of the commands of a site with the content. */
export const siteEnv = (
  sample: Pick<Details, 'port' | 'password' | 'secret'>,
  { runtimeUrl, ownerUrl, mediaDir }: Content,
): Record<string, string> => ({
  NODE_ENV: 'production',
  DATABASE_URL: runtimeUrl,
  DATABASE_OWNER_URL: ownerUrl,
  PAYLOAD_SECRET: sample.secret,
  DEMO_PASSWORD: sample.password,
  MEDIA_DIR: mediaDir,
  SITE_URL: siteUrlOf(sample),
  MAIL_FROM: 'Puente <hola@puente.example>',
  HOST: '127.0.0.1',
  PORT: String(sample.port),
  TRUSTED_PROXIES: '1',
})
