import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { answersSoon, type ChildOptions, root, tailOf } from '../process/children'
import { type Crew } from '../process/crew'
import { neutralEnv } from '../process/deployment'
import { freePort } from '../process/ports'
import { startPostgres } from '../process/postgres'
import { webOptions } from '../process/site'
import { type Question } from './capture-load'

/** Who keeps the same two rows, in the order in which they are asked in each round. */
export const keepers = ['route', 'rest', 'bare'] as const
export type Keeper = (typeof keepers)[number]

const next = join(root, 'node_modules/next/dist/bin/next')

/** What a visitor writes. */
const lead = () => ({
  name: 'Rosa Huamán',
  email: `rosa-${randomBytes(6).toString('hex')}@clinica.example`,
  phone: '+51 1 555 0100',
  company: 'Clínica Huamán',
  message: 'Queremos más citas y menos llamadas perdidas. Somos tres personas y atendemos de lunes a sábado.',
})
const page = 'http://localhost/es/contact'

const formBody = () => ({
  ...lead(),
  utm_source: 'newsletter',
  submission_id: randomUUID(),
  metadata: { service_interest: 'automation', page_url: page },
})
const restBody = () => ({
  ...lead(),
  serviceInterest: 'automation',
  language: 'es',
  pageUrl: page,
  utm: { source: 'newsletter' },
  submissionId: randomUUID(),
})

/** Starts all three on one database that waits for the disk as in production, and answers how each is asked. */
export async function openCaptureStage(crew: Crew, dir: string) {
  const log = (name: string) => join(dir, `${name}.log`)
  const postgres = await startPostgres({ dir: join(dir, 'postgres') })
  crew.onStop(() => postgres.stop('immediate'))
  // Built where nothing looks for sources, within reach of the packages.
  const restApp = join(dir, 'rest')
  cpSync(join(root, 'scripts/bench/rest'), restApp, { recursive: true })
  const ports = { route: await freePort(), rest: await freePort(), bare: await freePort() }
  const site = `http://localhost:${ports.route}`
  const env = neutralEnv({
    NODE_ENV: 'production',
    DATABASE_URL: postgres.runtimeUrl,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: site,
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    MEDIA_DIR: join(dir, 'media'),
  })
  const migrating = { ...env, DATABASE_OWNER_URL: postgres.ownerUrl }
  await crew.run({ name: 'migrate', args: ['scripts/migrate.ts'], env: migrating, log: log('migrate') })
  await crew.run({
    name: 'build of the stock app',
    args: [next, 'build', restApp],
    env,
    log: log('rest-build'),
  })

  const start = async (options: ChildOptions, address: string) => {
    if (!(await answersSoon(address, crew.start(options))))
      throw new Error(`${options.name} does not answer:\n${tailOf(options.log ?? '')}`)
  }
  const at = (keeper: Keeper) => ({ ...env, PORT: String(ports[keeper]) })
  await start(webOptions(at('route'), log('route')), `${site}/api/health`)
  const rest = [next, 'start', restApp, '-H', '127.0.0.1', '-p', String(ports.rest)]
  await start(
    { name: 'rest', args: rest, env: at('rest'), log: log('rest') },
    `http://127.0.0.1:${ports.rest}/`,
  )
  const bare = { name: 'bare', args: ['scripts/bench/capture-bare.mjs'], env: at('bare'), log: log('bare') }
  crew.start(bare)

  const questions: Record<Keeper, Question> = {
    route: { port: ports.route, path: '/api/lead-capture', headers: { origin: site }, body: formBody },
    rest: { port: ports.rest, path: '/api/leads', headers: {}, body: restBody },
    bare: { port: ports.bare, path: '/', headers: {}, body: formBody },
  }
  return { questions, databaseUrl: postgres.ownerUrl }
}
