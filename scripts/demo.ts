import { join, relative, resolve } from 'node:path'

import { childEnv, env } from '../src/env'
import { isBuildStale } from './process/build-stamp'
import { answersSoon, root, tailOf } from './process/children'
import { createCrew } from './process/crew'
import { demoDatabase } from './process/demo-database'
import { step, welcome } from './process/demo-screen'
import { demoSecrets } from './process/demo-secrets'
import { startMailbox } from './process/mailbox'
import { claimPidFile } from './process/pid-file'
import { plain } from './process/plain.mjs'
import { assertPortIsFree } from './process/ports'
import { makeFolder } from './process/postgres-cluster'
import { runCrew } from './process/run-crew'
import { devWebOptions, devWorkerOptions, webOptions, workerOptions } from './process/site'

const dir = resolve(root, env.DEMO_DIR)
/** `--dev` serves the sources as they change, in place of the build. */
const isDev = process.argv.includes('--dev')
const siteUrl = `http://localhost:${env.PORT}`
const logOf = (name: string) => join(dir, 'logs', `${name}.log`)

makeFolder(dir)
const pidFile = await claimPidFile(join(dir, 'demo.json'))
if (!pidFile)
  throw plain(
    `The demo of ${dir} runs already: stop it with Ctrl-C where it runs, or set DEMO_DIR to another folder.`,
  )
const crew = createCrew(pidFile)

/** Brings up everything the product needs, in the order in which it needs it, and says where it is. */
async function demo(): Promise<void> {
  await assertPortIsFree(env.PORT, 'PORT')
  await assertPortIsFree(env.MAILBOX_PORT, 'MAILBOX_PORT')
  const secrets = demoSecrets(dir, env.DEMO_PASSWORD)

  const database = await step('Database', () => demoDatabase(dir, env.DATABASE_URL, env.DATABASE_OWNER_URL))
  crew.onStop(() => database.stop())
  const mailbox = await startMailbox(env.MAILBOX_PORT, join(dir, 'mail'))
  crew.onStop(mailbox.stop)

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
  // Only what changes the schema gets the owner's address.
  const runtime = childEnv({ ...variables, DATABASE_OWNER_URL: undefined })
  const run = (name: string, script: string, extra: NodeJS.ProcessEnv) =>
    crew.run({ name, args: [`scripts/${script}`], env: extra, log: logOf(name) })

  await step('Migrations', () =>
    run('migrations', 'migrate.ts', childEnv({ ...variables, DATABASE_OWNER_URL: database.ownerUrl })),
  )
  await step('Content', () => run('seed', 'seed/index.ts', { ...runtime, DEMO_PASSWORD: secrets.password }))
  if (!isDev && isBuildStale()) await step('Build', () => run('build', 'build.ts', childEnv()))
  await step('Site', async () => {
    crew.start((isDev ? devWorkerOptions : workerOptions)(runtime, logOf('worker')))
    const web = crew.start((isDev ? devWebOptions : webOptions)(runtime, logOf('web')))
    if (!(await answersSoon(siteUrl, web)))
      throw plain(`The site does not answer at ${siteUrl}. The end of its log:\n${tailOf(logOf('web'))}`)
  })
  console.log(
    welcome({
      siteUrl,
      mailboxUrl: mailbox.webUrl,
      password: secrets.password,
      logs: relative(root, join(dir, 'logs')),
    }),
  )
  return crew.failed
}

console.log('Starting Puente\n')
await runCrew(crew, demo, 0)
