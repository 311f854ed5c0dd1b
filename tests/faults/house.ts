import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { childEnv } from '../../src/env'
import { answersSoon, startChild, type Child } from '../../scripts/process/children'
import { startMailbox } from '../../scripts/process/mailbox'
import { freePort } from '../../scripts/process/ports'
import { startPostgres } from '../../scripts/process/postgres'
import { webOptions, workerOptions } from '../../scripts/process/site'

/** The whole product on a durable database of its own, whose parts can be killed and brought back. */
export async function openHouse() {
  const dir = mkdtempSync(join(tmpdir(), 'puente-faults-'))
  // Postgres may run as another user than ours.
  chmodSync(dir, 0o755)
  const postgres = await startPostgres({ dir: join(dir, 'postgres') })
  const mailboxPort = await freePort()
  const mailbox = await startMailbox(mailboxPort, join(dir, 'mail'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const variables = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.runtimeUrl,
    PAYLOAD_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    SITE_URL: url,
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailbox.smtpUrl,
    DEMO_PASSWORD: crypto.randomUUID(),
    LOG_LEVEL: 'warn',
    MEDIA_DIR: join(dir, 'media'),
  }
  const runtime = childEnv({ ...variables, DATABASE_OWNER_URL: undefined })
  const once = async (script: string, environment: NodeJS.ProcessEnv) => {
    const code = await startChild({
      name: script,
      args: [script],
      env: environment,
      log: join(dir, 'setup.log'),
    }).ended
    if (code !== 0) throw new Error(`${script} failed: see ${dir}/setup.log`)
  }
  await once('scripts/migrate.ts', childEnv({ ...variables, DATABASE_OWNER_URL: postgres.ownerUrl }))
  await once('scripts/seed/index.ts', runtime)

  const parts: { web?: Child; worker?: Child } = {}
  const start = async (part: 'web' | 'worker') => {
    const options = part === 'web' ? webOptions : workerOptions
    const child = startChild(options(runtime, join(dir, `${part}.log`)))
    parts[part] = child
    if (part === 'web' && !(await answersSoon(`${url}/api/health`, child)))
      throw new Error('the site does not answer')
  }
  return {
    dir,
    url,
    mailboxUrl: mailbox.webUrl,
    postgres,
    start,
    /** kill -9: no handler runs, nothing is finished. */
    kill: async (part: 'web' | 'worker') => {
      const child = parts[part]
      if (!child) return
      process.kill(child.pid, 'SIGKILL')
      await child.ended
    },
    close: async () => {
      await parts.web?.stop()
      await parts.worker?.stop()
      await mailbox.stop()
      await postgres.stop('immediate')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
export type House = Awaited<ReturnType<typeof openHouse>>
