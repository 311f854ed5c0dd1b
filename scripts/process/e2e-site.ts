import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { answersSoon, root, tailOf } from './children'
import { type Crew } from './crew'
import { neutralEnv } from './deployment'
import { startMailbox } from './mailbox'
import { startFront } from './nginx'
import { freePort } from './ports'
import { webOptions, workerOptions } from './site'
import { reports } from './steps'
import { startTestCluster } from './test-cluster'
import { copyTemplate } from './test-template'

const logOf = (name: string) => join(reports, `e2e-${name}.log`)

/**
 * Starts the built product on a fresh, seeded database for the browser tests, with the crew that will stop it.
 * Returns the variables that tell the tests where everything is. With `nginx` the shipped front server stands before it.
 */
export async function startE2eSite(crew: Crew, nginx?: string): Promise<Record<string, string>> {
  const cluster = await startTestCluster()
  crew.onStop(cluster.discard)
  const database = await copyTemplate(cluster.addresses)
  const mailFolder = join(root, '.data', 'test', 'mail')
  const mediaFolder = join(root, '.data', 'test', 'media')
  for (const folder of [mailFolder, mediaFolder]) rmSync(folder, { recursive: true, force: true })
  const mailbox = await startMailbox(await freePort(), mailFolder)
  crew.onStop(mailbox.stop)

  const port = String(await freePort())
  const siteUrl = `http://localhost:${port}`
  const password = randomBytes(12).toString('hex')
  for (const name of ['seed', 'web', 'worker']) rmSync(logOf(name), { force: true })
  const env = neutralEnv({
    NODE_ENV: 'production',
    DATABASE_URL: database.runtimeUrl,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: siteUrl,
    HOST: '127.0.0.1',
    PORT: port,
    // Each test is an address of its own, so that the limits of one do not stop another.
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailbox.smtpUrl,
    LOG_LEVEL: 'warn',
    MEDIA_DIR: mediaFolder,
  })
  await crew.run({
    name: 'seed',
    args: ['scripts/seed/index.ts'],
    env: { ...env, DEMO_PASSWORD: password },
    log: logOf('seed'),
  })
  crew.start(workerOptions(env, logOf('worker')))
  const web = crew.start(webOptions(env, logOf('web')))
  if (!(await answersSoon(siteUrl, web)))
    throw new Error(`The site does not answer:\n${tailOf(logOf('web'))}`)
  return {
    E2E_URL: siteUrl,
    E2E_MAILBOX_URL: mailbox.webUrl,
    E2E_DATABASE_URL: database.runtimeUrl,
    E2E_OWNER_URL: database.ownerUrl,
    E2E_PASSWORD: password,
    E2E_MEDIA_DIR: mediaFolder,
    E2E_WEB_PID: String(web.pid),
    ...(nginx && (await startE2eFront(crew, nginx, `127.0.0.1:${port}`))),
  }
}

/** The shipped front server before that site, as a second way in. */
async function startE2eFront(crew: Crew, nginx: string, upstream: string) {
  const dir = join(root, '.data', 'test', 'front')
  rmSync(dir, { recursive: true, force: true })
  const ports = { http: await freePort(), https: await freePort(), compressing: await freePort() }
  await startFront(nginx, { dir, upstream, ports }, crew.start)
  return { E2E_NGINX: nginx, E2E_FRONT_URL: `https://localhost:${ports.https}` }
}
