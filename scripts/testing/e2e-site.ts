import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { startNginx } from '../nginx/server'
import { readLogTail, waitForHttp } from '../process/child-process'
import { startServices } from '../../tests/support/e2e-services'
import { isolatedEnv } from '../process/isolated-env'
import { getFreePort } from '../process/ports'
import { root } from '../process/root'
import { type Supervisor } from '../process/supervisor'
import { startMailbox } from '../site/mailbox'
import { webOptions, workerOptions } from '../site/processes'
import { reportsDir } from './steps'
import { createTestDatabase } from './template-database'
import { startTestCluster } from './test-cluster'

const logFile = (name: string) => join(reportsDir, `e2e-${name}.log`)

/**
 * Starts the built site for the browser tests, on a new database with the demo content. With the path of `nginx` it also
 * starts nginx. Returns the environment variables with the addresses; `supervisor` stops everything.
 */
export async function startE2eSite(supervisor: Supervisor, nginx?: string): Promise<Record<string, string>> {
  const cluster = await startTestCluster()
  supervisor.onStop(cluster.discard)
  const database = await createTestDatabase(cluster.addresses)
  const mailDir = join(root, '.data', 'test', 'mail')
  const mediaDir = join(root, '.data', 'test', 'media')
  for (const folder of [mailDir, mediaDir]) rmSync(folder, { recursive: true, force: true })
  const mailbox = await startMailbox(await getFreePort(), mailDir)
  supervisor.onStop(mailbox.stop)
  const services = await startServices()
  supervisor.onStop(services.stop)

  const port = String(await getFreePort())
  const siteUrl = `http://localhost:${port}`
  const password = randomBytes(12).toString('hex')
  const secret = randomBytes(32).toString('hex')
  for (const name of ['seed', 'web', 'worker']) rmSync(logFile(name), { force: true })
  const env = isolatedEnv({
    NODE_ENV: 'production',
    DATABASE_URL: database.runtimeUrl,
    PAYLOAD_SECRET: secret,
    SITE_URL: siteUrl,
    MAIL_FROM: 'Puente <hola@puente.example>',
    HOST: '127.0.0.1',
    PORT: port,
    // Each test sends its own X-Forwarded-For, so that it doesn't use up the rate limits of another.
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailbox.smtpUrl,
    LOG_LEVEL: 'warn',
    MEDIA_DIR: mediaDir,
  })
  await supervisor.run({
    name: 'seed',
    args: ['scripts/puente.ts', 'seed'],
    env: { ...env, DEMO_PASSWORD: password },
    log: logFile('seed'),
  })
  const running = { ...env, ...services.env }
  supervisor.start(workerOptions(running, logFile('worker')))
  const web = supervisor.start(webOptions(running, logFile('web')))
  if (!(await waitForHttp(siteUrl, web)))
    throw new Error(`The site does not answer:\n${readLogTail(logFile('web'))}`)
  return {
    E2E_URL: siteUrl,
    E2E_MAILBOX_URL: mailbox.webUrl,
    E2E_DATABASE_URL: database.runtimeUrl,
    E2E_OWNER_URL: database.ownerUrl,
    E2E_PASSWORD: password,
    E2E_MEDIA_DIR: mediaDir,
    E2E_WEB_PID: String(web.pid),
    E2E_SECRET: secret,
    E2E_CDN_URL: services.env.CDN_PURGE_URL,
    E2E_LOGS: ['web', 'worker'].map(logFile).join(','),
    ...(nginx && (await startE2eNginx(supervisor, nginx, `127.0.0.1:${port}`))),
  }
}

/** Starts nginx. The tests can still reach the site directly. */
async function startE2eNginx(supervisor: Supervisor, nginx: string, upstream: string) {
  const dir = join(root, '.data', 'test', 'front')
  rmSync(dir, { recursive: true, force: true })
  const ports = { http: await getFreePort(), https: await getFreePort(), compressing: await getFreePort() }
  await startNginx(nginx, { dir, upstream, ports }, supervisor.start)
  return { E2E_NGINX: nginx, E2E_FRONT_URL: `https://localhost:${ports.https}` }
}
