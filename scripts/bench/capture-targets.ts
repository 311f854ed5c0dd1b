import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { waitForHttp, type ChildOptions, readLogTail } from '../process/child-process'
import { root } from '../process/root'
import { type Supervisor } from '../process/supervisor'
import { getFreePort } from '../process/ports'
import { startPostgres } from '../postgres/server'
import { webOptions } from '../site/processes'
import { type CaptureRequest } from './capture-load'
import { siteEnv } from './site-env'

/** The servers that are compared, in the order in which they are measured in each round. */
export const captureTargets = ['route', 'rest', 'bare'] as const
export type CaptureTarget = (typeof captureTargets)[number]

const next = join(root, 'node_modules/next/dist/bin/next')

/** The fields that are the same in every request format. */
const leadFields = () => ({
  name: 'Rosa Huamán',
  email: `rosa-${randomBytes(6).toString('hex')}@clinica.example`,
  phone: '+51 1 555 0100',
  company: 'Clínica Huamán',
  message: 'Queremos más citas y menos llamadas perdidas. Somos tres personas y atendemos de lunes a sábado.',
})
const pageUrl = 'http://localhost/es/contact'

const formBody = () => ({
  ...leadFields(),
  utm_source: 'newsletter',
  submission_id: randomUUID(),
  metadata: { service_interest: 'automation', page_url: pageUrl },
})
const restBody = () => ({
  ...leadFields(),
  serviceInterest: 'automation',
  language: 'es',
  pageUrl,
  utm: { source: 'newsletter' },
  submissionId: randomUUID(),
})

/** Starts all targets on one durable database and returns the request to send to each. */
export async function startCaptureTargets(supervisor: Supervisor, dir: string) {
  const log = (name: string) => join(dir, `${name}.log`)
  const postgres = await startPostgres({ dir: join(dir, 'postgres') })
  supervisor.onStop(() => postgres.stop('immediate'))
  // A folder that no tool scans for sources, below node_modules of the project.
  const restApp = join(dir, 'rest')
  cpSync(join(root, 'scripts/bench/rest'), restApp, { recursive: true })
  const ports = { route: await getFreePort(), rest: await getFreePort(), bare: await getFreePort() }
  const site = `http://localhost:${ports.route}`
  const env = siteEnv({
    DATABASE_URL: postgres.runtimeUrl,
    SITE_URL: site,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MEDIA_DIR: join(dir, 'media'),
  })
  const migrating = { ...env, DATABASE_OWNER_URL: postgres.ownerUrl }
  await supervisor.run({
    name: 'migrate',
    args: ['scripts/puente.ts', 'migrate'],
    env: migrating,
    log: log('migrate'),
  })
  await supervisor.run({
    name: 'build of the REST app',
    args: [next, 'build', restApp],
    env,
    log: log('rest-build'),
  })

  const start = async (options: ChildOptions, url: string) => {
    if (!(await waitForHttp(url, supervisor.start(options))))
      throw new Error(`${options.name} does not answer:\n${readLogTail(options.log ?? '')}`)
  }
  const envOf = (target: CaptureTarget) => ({ ...env, PORT: String(ports[target]) })
  await start(webOptions(envOf('route'), log('route')), `${site}/api/health`)
  const restArgs = [next, 'start', restApp, '-H', '127.0.0.1', '-p', String(ports.rest)]
  await start(
    { name: 'rest', args: restArgs, env: envOf('rest'), log: log('rest') },
    `http://127.0.0.1:${ports.rest}/`,
  )
  const bare = {
    name: 'bare',
    args: ['scripts/bench/capture-bare.mjs'],
    env: envOf('bare'),
    log: log('bare'),
  }
  supervisor.start(bare)

  const requests: Record<CaptureTarget, CaptureRequest> = {
    route: { port: ports.route, path: '/api/lead-capture', headers: { origin: site }, body: formBody },
    rest: { port: ports.rest, path: '/api/leads', headers: {}, body: restBody },
    bare: { port: ports.bare, path: '/', headers: {}, body: formBody },
  }
  return { requests, databaseUrl: postgres.ownerUrl }
}
