import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { execa } from 'execa'
import pg from 'pg'

import { pathWithPostgresClient } from './postgres/client-programs'
import { startPostgres } from './postgres/server'
import { isolatedEnv } from './process/isolated-env'
import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { UserError } from './process/user-error.mjs'
import { addRareRows } from './testing/rare-rows'

const dir = join(root, '.data', 'dump-release')
const [release] = process.argv.slice(2)
const supervisor = createSupervisor()

/**
 * Returns the schema and the rows of a database as statements. Without pg_dump's commands for psql, which lock its session
 * (`\restrict`), any client of Postgres can run them.
 */
async function dump(url: string): Promise<string> {
  const args = ['--no-owner', '--inserts', '--rows-per-insert=500', url]
  const { stdout } = await execa('pg_dump', args, { env: { PATH: pathWithPostgresClient() } })
  return stdout.replaceAll(/^\\(un)?restrict .*\n?/gm, '')
}

/**
 * `npm run dump:release -- 0.2.0` writes the database of this version to tests/fixtures/releases/0.2.0.sql.br: the demo and a
 * row in every table that it leaves empty. tests/int/upgrades.isolated.test.ts restores and migrates each of them.
 */
async function dumpRelease(): Promise<void> {
  if (!release) throw new UserError('Which release? npm run dump:release -- 0.2.0')
  rmSync(dir, { recursive: true, force: true })
  const server = await startPostgres({ dir, durable: false })
  supervisor.onStop(async () => {
    await server.stop('immediate')
    rmSync(dir, { recursive: true, force: true })
  })
  const variables = isolatedEnv({
    NODE_ENV: 'production',
    DATABASE_URL: server.runtimeUrl,
    DATABASE_OWNER_URL: server.ownerUrl,
    PAYLOAD_SECRET: 'the-secret-of-an-example-that-signs-nothing',
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:1025',
    MAIL_FROM: 'hello@puente.example',
    MEDIA_DIR: join(dir, 'media'),
    DEMO_PASSWORD: 'a-long-demo-password',
  })
  for (const command of ['migrate', 'seed'])
    await supervisor.run({
      name: command,
      args: ['scripts/puente.ts', command],
      env: variables,
      log: join(dir, 'log'),
    })
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    await addRareRows(client)
  } finally {
    await client.end()
  }
  const statements = Buffer.from(await dump(server.ownerUrl))
  const compressed = brotliCompressSync(statements, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
  const file = join('tests', 'fixtures', 'releases', `${release}.sql.br`)
  writeFileSync(join(root, file), compressed)
  console.log(`${file}: ${Math.round(compressed.length / 1024)} kB`)
}

await runCommand(supervisor, dumpRelease)
