import { join, relative, resolve } from 'node:path'

import { childEnv, env } from '../src/env'
import { openDemoDatabase } from './demo/database'
import { readOrCreateSecrets } from './demo/secrets'
import { formatWelcome, printStep } from './demo/terminal-output'
import { createDirectory } from './postgres/cluster'
import { isOutdatedDatabase } from './postgres/outdated-database'
import { readLogTail, waitForHttp } from './process/child-process'
import { claimPidFile } from './process/pid-file'
import { assertPortIsFree } from './process/ports'
import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { UserError } from './process/user-error.mjs'
import { isBuildStale } from './site/build-stamp'
import { startMailbox } from './site/mailbox'
import { devWebOptions, devWorkerOptions, webOptions, workerOptions } from './site/processes'

const dir = resolve(root, env.DEMO_DIR)
/** `npm run dev` serves the sources and reloads them; `npm run demo` serves the build. */
const isDev = process.argv.includes('--dev')
const siteUrl = `http://localhost:${env.PORT}`
const logFile = (name: string) => join(dir, 'logs', `${name}.log`)

createDirectory(dir)
// On a shared machine, other users must not read the demo's emails, logs and pictures.
process.umask(0o077)
const pidFile = await claimPidFile(join(dir, 'demo.json'))
if (!pidFile)
  throw new UserError(
    `The demo in ${dir} is already running. Stop it with Ctrl-C in its terminal, or set DEMO_DIR to another folder.`,
  )
const supervisor = createSupervisor(pidFile)

/** Starts database, mailbox, worker and web with the demo content, and prints their addresses. */
async function demo(): Promise<void> {
  await assertPortIsFree(env.PORT, 'PORT')
  await assertPortIsFree(env.MAILBOX_PORT, 'MAILBOX_PORT')
  const secrets = readOrCreateSecrets(dir, env.DEMO_PASSWORD)

  const database = await printStep('Database', () =>
    openDemoDatabase(dir, env.DATABASE_URL, env.DATABASE_OWNER_URL),
  )
  supervisor.onStop(() => database.stop())
  if (await isOutdatedDatabase(database.ownerUrl))
    throw new UserError(
      `The demo's database was created by an older version of Puente: ${env.DATABASE_URL ? 'point DATABASE_URL to an empty one' : `remove ${dir}`} and start again.`,
    )
  const mailbox = await startMailbox(env.MAILBOX_PORT, join(dir, 'mail'))
  supervisor.onStop(mailbox.stop)

  const variables = {
    NODE_ENV: isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: database.runtimeUrl,
    PAYLOAD_SECRET: secrets.payloadSecret,
    SITE_URL: siteUrl,
    HOST: env.HOST,
    PORT: String(env.PORT),
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: env.MAIL_FROM,
    MEDIA_DIR: join(dir, 'media'),
  }
  // Only migrations get the owner's URL.
  const runtimeEnv = childEnv({ ...variables, DATABASE_OWNER_URL: undefined })
  const ownerEnv = childEnv({ ...variables, DATABASE_OWNER_URL: database.ownerUrl })
  const run = (name: string, args: string[], scriptEnv: NodeJS.ProcessEnv) =>
    supervisor.run({ name, args, env: scriptEnv, log: logFile(name) })

  await printStep('Migrations', () => run('migrations', ['scripts/puente.ts', 'migrate'], ownerEnv))
  await printStep('Content', () =>
    run('seed', ['scripts/puente.ts', 'seed'], { ...runtimeEnv, DEMO_PASSWORD: secrets.password }),
  )
  if (!isDev && isBuildStale()) await printStep('Build', () => run('build', ['scripts/build.ts'], childEnv()))
  await printStep('Site', async () => {
    supervisor.start((isDev ? devWorkerOptions : workerOptions)(runtimeEnv, logFile('worker')))
    const web = supervisor.start((isDev ? devWebOptions : webOptions)(runtimeEnv, logFile('web')))
    if (!(await waitForHttp(siteUrl, web)))
      throw new UserError(
        `The site does not answer at ${siteUrl}. The end of its log:\n${readLogTail(logFile('web'))}`,
      )
  })
  console.log(
    formatWelcome({
      siteUrl,
      mailboxUrl: mailbox.webUrl,
      password: secrets.password,
      logs: relative(root, join(dir, 'logs')),
    }),
  )
  return supervisor.failed
}

console.log('Starting Puente\n')
await runCommand(supervisor, demo, 0)
