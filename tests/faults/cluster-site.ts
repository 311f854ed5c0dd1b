import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Child, startChild, waitForHttp } from '../../scripts/process/child-process'
import { isolatedEnv } from '../../scripts/process/isolated-env'
import { killProcessGroup } from '../../scripts/process/pid-file'
import { getFreePort } from '../../scripts/process/ports'
import { startMailbox } from '../../scripts/site/mailbox'
import { webOptions, workerOptions } from '../../scripts/site/processes'
import { startS3Server } from '../support/s3-server'
import { openClockAhead, expectClockAhead } from './clock'
import { startClusterDatabase } from './cluster-database'
import { openFronts } from './cluster-fronts'
import { openLine } from './line'
import { startSlowModel } from './model-answer'

const names = ['web 1', 'web 2', 'worker 1', 'worker 2'] as const
export type ServiceName = (typeof names)[number]

/** Two web processes, two workers and all that they need, each part of which can be killed, restarted, slowed or cut off. */
export async function startClusterSite() {
  const dir = mkdtempSync(join(tmpdir(), 'puente-cluster-'))
  // Postgres and PgBouncer may run as a different user.
  chmodSync(dir, 0o755)
  const mailbox = await startMailbox(await getFreePort(), join(dir, 'mail'))
  const bucket = await startS3Server()
  const bucketLine = await openLine(Number(new URL(bucket.env.S3_ENDPOINT).port))
  const ports = { 'web 1': await getFreePort(), 'web 2': await getFreePort() }
  const model = await startSlowModel()
  const fronts = await openFronts(dir, Object.values(ports))
  const password = crypto.randomUUID()
  const common = {
    NODE_ENV: 'production',
    PAYLOAD_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    SITE_URL: fronts.url,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Puente <hola@puente.example>',
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'warn',
    MEDIA_DIR: join(dir, 'media'),
    ...bucket.env,
    S3_ENDPOINT: `http://127.0.0.1:${bucketLine.port}`,
    ...fronts.env,
    ...model.env,
  }
  const runCommand = async (command: string, variables: Record<string, string>) => {
    const log = join(dir, 'setup.log')
    const env = isolatedEnv({ ...common, ...variables })
    const code = await startChild({ name: command, args: ['scripts/puente.ts', command], env, log }).exited
    if (code !== 0) throw new Error(`${command} failed: see ${log}`)
  }
  const database = await startClusterDatabase(join(dir, 'database'), async ({ runtimeUrl, ownerUrl }) => {
    await runCommand('migrate', { DATABASE_URL: runtimeUrl, DATABASE_OWNER_URL: ownerUrl })
    await runCommand('seed', { DATABASE_URL: runtimeUrl })
  })

  const children: Partial<Record<ServiceName, Child>> = {}
  let release: string | undefined
  const clocksAhead = new Set<ServiceName>()
  const clockAhead = openClockAhead()
  const start = async (name: ServiceName) => {
    const log = join(dir, `${name}.log`)
    const variables = { ...common, ...database.env, ...(clocksAhead.has(name) && clockAhead) }
    if (name === 'worker 1' || name === 'worker 2') {
      children[name] = startChild(workerOptions(isolatedEnv(variables), log, release))
      return
    }
    const env = isolatedEnv({ ...variables, PORT: String(ports[name]) })
    const child = startChild(webOptions(env, log, release))
    children[name] = child
    if (!(await waitForHttp(`http://localhost:${ports[name]}/api/health`, child)))
      throw new Error(`${name} does not answer: see ${log}`)
    if (clocksAhead.has(name)) await expectClockAhead(`http://localhost:${ports[name]}/api/health`)
  }
  return {
    dir,
    startedAt: Date.now(),
    url: fronts.url,
    webUrls: Object.values(ports).map((port) => `http://localhost:${port}`),
    varnishUrl: fronts.varnishUrl,
    password,
    mailboxUrl: mailbox.webUrl,
    postgres: database.primary,
    database,
    bucket: { control: bucket.control, line: bucketLine },
    fronts,
    model,
    names,
    start,
    /** Runs a command of operators with the sources. Throws when it fails. */
    runCommand: (command: string) => runCommand(command, { DATABASE_URL: database.primary.runtimeUrl }),
    /** The release that is started from now on; the current one if undefined. */
    use: (folder: string | undefined) => void (release = folder),
    /** The services whose clocks are ten minutes ahead when they are started from now on. */
    clocksAhead,
    stop: async (name: ServiceName) => children[name]?.stop(),
    kill: async (name: ServiceName) => {
      const child = children[name]
      if (!child) return
      killProcessGroup(child.pid, 'SIGKILL')
      await child.exited
    },
    close: async () => {
      await fronts.close()
      await Promise.all(Object.values(children).map((child) => child.stop()))
      bucketLine.close()
      bucket.stop()
      model.close()
      await database.close()
      await mailbox.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export type ClusterSite = Awaited<ReturnType<typeof startClusterSite>>
