import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import '../support/mail-env'
import { s3 } from '../support/s3-env'

import { env } from '@/env'
import { mailServerProblem } from '@/features/mail/smtp'
import { failingServices, type Service, type ServiceState } from '@/features/system/service-checks'
import { bucketProblem } from '@/lib/server/images/bucket-check'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { startMailServer } from '../support/smtp'
import { run } from '../../scripts/operator/status'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})
beforeEach(() => {
  s3.control.fault = undefined
})

/** A server that accepts connections and does what `talk` says. */
async function rawServer(talk: (socket: Socket) => void = () => undefined): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    talk(socket)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

describe('the check of the bucket', () => {
  it('finds nothing wrong with one that answers', async () => {
    expect(await bucketProblem()).toBeUndefined()
  })

  it.each([
    [
      'denied',
      /^denies access \(403\): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what the key may do$/,
    ],
    ['busy', /^answers 503: its service has a problem$/],
    ['gone', /^does not exist \(404\): check S3_BUCKET and S3_ENDPOINT$/],
    ['down', /^cannot be reached \(ECONNRESET\): check S3_ENDPOINT and the network$/],
  ] as const)('says what is wrong with one that is %s', async (fault, sentence) => {
    s3.control.fault = () => fault
    expect(await bucketProblem()).toMatch(sentence)
  })

  it('ends when the bucket answers nothing', async () => {
    s3.control.fault = () => 'silent'
    const startedAt = performance.now()
    expect(await bucketProblem(400)).toBe('did not answer within 0.4 s: check S3_ENDPOINT and the network')
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })
})

describe('the check of the mail server', () => {
  const at = (port: number, account = '') => `smtp://${account}127.0.0.1:${port}`

  it('finds nothing wrong with one that greets, and sends nothing', async () => {
    const { url, received, stop } = await startMailServer()
    onTestFinished(stop)
    expect(await mailServerProblem(url)).toBeUndefined()
    expect(received).toEqual([])
  })

  it('ends when it says nothing, at the start or later', async () => {
    const silent = await rawServer()
    const stuck = await rawServer((socket) => socket.write('220 mail.example ESMTP\r\n'))
    for (const port of [silent, stuck])
      expect(await mailServerProblem(at(port), 300)).toBe(
        'did not answer within 0.3 s: check SMTP_URL and the network',
      )
  })

  it('says when it refuses the password, is busy, or is not there, without the password', async () => {
    const refusing = await rawServer((socket) => {
      socket.write('220 mail.example ESMTP\r\n')
      socket.on('data', (data) =>
        socket.write(/^EHLO/.test(String(data)) ? '250-mail.example\r\n250 AUTH PLAIN\r\n' : '535 no\r\n'),
      )
    })
    const refused = await mailServerProblem(at(refusing, 'ana%40agency.com:geheim@'))
    expect(refused).toBe('refuses the user or the password (535): check SMTP_URL and the account')
    const busy = await rawServer((socket) => socket.end('421 too many connections\r\n'))
    expect(await mailServerProblem(at(busy))).toMatch(/^(answers 421|cannot be reached)/)
    expect(await mailServerProblem('smtp://127.0.0.1:1')).toMatch(
      /^cannot be reached \(E\w+\): check SMTP_URL/,
    )
  })
})

describe('readiness', () => {
  it('names failing services, asked once a minute, and does not wait for them', async () => {
    const ok: ServiceState = { state: 'ok', reason: null }
    const failing: ServiceState = { state: 'failing', reason: 'The mail server answers 421.' }
    const check = vi.fn(() =>
      Promise.resolve<Record<Service, ServiceState>>({ bucket: ok, mail: failing, replica: ok }),
    )
    expect(failingServices(check, 0)).toEqual([])
    await vi.waitFor(() => expect(failingServices(check, 59_000)).toEqual(['mail']))
    expect(check).toHaveBeenCalledTimes(1)
    check.mockResolvedValue({ bucket: ok, mail: ok, replica: ok })
    failingServices(check, 61_000)
    await vi.waitFor(() => expect(failingServices(check, 62_000)).toEqual([]))
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('is 200 while they fail, so that no load balancer takes all web processes away', async () => {
    s3.control.fault = () => 'denied'
    const { GET } = await import('@/app/api/health/ready/route')
    const ask = async () => GET(new Request(`${env.SITE_URL}/api/health/ready`))
    await vi.waitFor(async () => expect((await ask()).status).toBe(200))
  })
})

describe('status --json', () => {
  /** What the command prints, and its exit code. */
  async function status(args = ['--json']) {
    const lines: string[] = []
    const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    const code = await run(args).finally(() => print.mockRestore())
    return { code, text: lines.join('\n') }
  }
  type Json = { ok: boolean; problems: { name: string; advice: string }[]; health: object; services: object }
  const json = async () => {
    const { code, text } = await status()
    return { code, ...(JSON.parse(text) as Json) }
  }
  const worker = (minutesAgo: number) =>
    autocommit(
      payload,
      sql`insert into pgboss.instance (id, host, pid, version, node_version, heartbeat_seconds, supervise, schedule,
          migrate, persist_queue_stats, persist_warnings, heartbeat_on)
        values (gen_random_uuid(), 'h', 1, '1', '1', 60, true, true, false, false, false,
          now() - ${minutesAgo} * interval '1 minute')`,
    )

  it('has a shape that monitors can rely on', async () => {
    const found = await json()
    expect(found).toEqual({
      code: 1,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
      ok: false,
      problems: expect.arrayContaining([
        { name: 'worker', advice: 'No worker is running: start one.' },
      ]) as unknown,
      health: {
        workers: 0,
        workerAge: null,
        sweepAge: null,
        waitingEmails: 0,
        oldestWaitingAge: null,
        failedEmails: 0,
        failedLeadNotifications: [],
        waitingJobs: 0,
        deadJobs: 0,
        purgeAge: null,
        backup: null,
      },
      missingMigrations: [],
      services: {
        bucket: { state: 'ok', reason: null },
        mail: { state: 'ok', reason: null },
        replica: { state: 'not_configured', reason: null },
      },
    })
  })

  it('is not misled by the row of a worker that died', async () => {
    await worker(600)
    await worker(1)
    await autocommit(
      payload,
      sql`insert into pgboss.job (name, data, state, completed_on) values ('sweep', '{}', 'completed', now())`,
    )
    expect(await json()).toMatchObject({
      code: 0,
      ok: true,
      problems: [],
      health: { workers: 1, workerAge: expect.any(Number) as number },
    })
    expect((await status([])).text).toMatch(/^Worker +last heartbeat 6\d s ago, 1 running$/m)
  })

  it('says what is wrong with the bucket, in a sentence', async () => {
    s3.control.fault = () => 'denied'
    const { code, problems } = await json()
    expect(code).toBe(1)
    expect(problems).toEqual([
      {
        name: 'bucket',
        advice: expect.stringMatching(/^The bucket denies access \(403\): .*\.$/) as unknown,
      },
    ])
    expect((await status([])).text).toMatch(/^Bucket +fails$/m)
  })

  it('knows a failed backup', async () => {
    const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
    await owner.connect()
    onTestFinished(() => owner.end())
    await owner.query(`insert into backups (destination, error) values ('/b.tar', 'no space left')`)
    expect(await json()).toMatchObject({
      code: 1,
      problems: [{ name: 'backup' }],
      health: { backup: { age: null, firstAge: 0, error: 'no space left' } },
    })
  })

  it('refuses an option that it does not know', async () => {
    await expect(run(['--yaml'])).rejects.toThrow('status has no flag --yaml.')
  })
})
