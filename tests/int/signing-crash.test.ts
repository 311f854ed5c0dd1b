import { spawn } from 'node:child_process'

import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { childEnv, env } from '@/env'
import { openMailer } from '@/features/mail/smtp'
import { autocommit, sql } from '@/lib/server/db/sql'
import { startWorker } from '@/lib/server/jobs/worker'
import { payload as start } from '@/lib/server/payload'
import { createHandlers } from '@/worker/create-handlers'
import { queueWaitingRows } from '@/worker/queue-waiting-rows'
import { programFile } from '../support/operator'
import { createSigningSetup } from '../support/signing'
import { startMailServer } from '../support/smtp'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Runs the process that signs and dies. Resolves to the signal that ended it. */
function signAndDie(...args: string[]): Promise<{ signal: string | null; output: string }> {
  const { DATABASE_URL, DATABASE_OWNER_URL, PAYLOAD_SECRET, SITE_URL, MEDIA_DIR } = env
  const child = spawn(process.execPath, [programFile('sign-and-die'), ...args], {
    env: childEnv({ DATABASE_URL, DATABASE_OWNER_URL, PAYLOAD_SECRET, SITE_URL, MEDIA_DIR }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  ends.push(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.on('close', (_, signal) => resolve({ signal, output })))
}

/** Two workers, so that a receipt that both could send would come twice. */
async function startWorkers(url: string) {
  for (let count = 0; count < 2; count += 1) {
    const mailer = openMailer(url)
    const worker = await startWorker(async () => createHandlers(payload, mailer))
    ends.push(
      () => mailer.close(),
      () => worker.stop(10_000),
    )
  }
}

it('a crash between the commit and the email neither loses nor duplicates a receipt', async () => {
  const setup = await createSigningSetup(payload)
  const sent = await setup.send()
  const { signal, output } = await signAndDie(sent.proposal, sent.version, setup.rosa.id)
  expect(signal, output).toBe('SIGKILL')
  expect(await setup.statusOf(sent.proposal)).toBe('signed')
  expect(await setup.signaturesOf(sent.proposal)).toHaveLength(1)
  expect(await setup.auditOf(sent.proposal)).toEqual(['proposal_signed'])
  const statuses = async () => (await setup.emailsAbout(sent.proposal)).map(({ status }) => status)
  expect(await statuses()).toEqual(['pending', 'pending'])
  const queued = await autocommit(payload, sql`select state from pgboss.job where name = 'send-mail'`)
  expect(queued).toEqual([{ state: 'created' }, { state: 'created' }])

  const server = await startMailServer()
  ends.unshift(server.stop)
  await startWorkers(server.url)
  await vi.waitFor(async () => expect(await statuses()).toEqual(['sent', 'sent']), {
    timeout: 60_000,
    interval: 100,
  })
  // A worker that starts later has nothing left to do.
  await queueWaitingRows(payload)
  const left = await autocommit(
    payload,
    sql`select from pgboss.job where name = 'send-mail' and state < 'completed'`,
  )
  expect(left).toEqual([])
  const receipts = server.received.map(({ to, mail }) => [to, mail.subject])
  expect(receipts.map(([to]) => to).sort()).toEqual([setup.owner.email, setup.rosa.email].sort())
  expect(new Set(receipts.map(([, subject]) => subject)).size).toBe(2)
}, 180_000)
