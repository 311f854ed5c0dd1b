import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type ChildOptions } from '../process/child-process'
import { isolatedEnv } from '../process/isolated-env'
import { root } from '../process/root'
import { type Supervisor } from '../process/supervisor'
import { hashFiles } from '../site/build-stamp'

/** A Payload without additions: an application of its own, with the packages of this one. */

const sources = 'scripts/bench/stock'
const cache = join(root, '.data', 'bench-stock')
/** A folder that no tool scans for sources, below node_modules of the project. */
const app = join(cache, 'app')
const stamp = join(cache, 'stamp')

const next = join(root, 'node_modules/next/dist/bin/next')
const payload = join(root, 'node_modules/payload/bin.js')

/** Child options of a command of Payload or Next in the application. */
const command = (name: string, args: string[], env: Record<string, string> = {}): ChildOptions => ({
  name: `stock ${name}`,
  args,
  cwd: app,
  env: isolatedEnv({ NODE_ENV: 'production', PAYLOAD_CONFIG_PATH: 'payload.config.mjs', ...env }),
  log: join(cache, `${name}.log`),
})

/** Child options that create its tables in an empty database. */
export const stockTables = (databaseUrl: string) =>
  command('migrate', [payload, 'migrate'], { DATABASE_URL: databaseUrl })

/** Child options of its web server. */
export const stockWeb = (databaseUrl: string, port: string) =>
  command('web', [next, 'start', '-H', '127.0.0.1', '-p', port], { DATABASE_URL: databaseUrl })

/** Builds the application, unless the build of the same sources and packages is there. */
export async function buildStockApp(supervisor: Supervisor): Promise<void> {
  const inputs = hashFiles([sources, 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  console.log('Building the stock Payload, once for these sources ...')
  rmSync(cache, { recursive: true, force: true })
  cpSync(join(root, sources), app, { recursive: true })
  await supervisor.run(command('import-map', [payload, 'generate:importmap']))
  await supervisor.run(command('migration', [payload, 'migrate:create', 'stock']))
  await supervisor.run(command('build', [next, 'build']))
  writeFileSync(stamp, inputs)
}
