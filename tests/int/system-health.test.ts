import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { findDashboardCards } from '@/features/dashboard/queries/dashboard'
import { findSystemHealth } from '@/features/system/queries'
import { problemsOf } from '@/features/system/rules'
import type { Role } from '@/lib/roles'
import { autocommit, sql } from '@/lib/server/db/sql'
import { startWorker } from '@/lib/server/jobs/worker'
import { payload as start } from '@/lib/server/payload'
import { readinessProblems } from '@/lib/server/readiness'
import { createHandlers } from '@/worker/create-handlers'
import { makeUser, requestOf } from '../support/actors'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { rowsOf } from '../support/rows'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const insertEmail = (kind: string, status: string, minutesAgo: number, recipient = 'ana@example.com') =>
  autocommit(
    payload,
    sql`
      insert into outbox (kind, subject_id, recipient, language, data, status, last_error, created_at, updated_at)
      values (${kind}, ${crypto.randomUUID()}, ${recipient}, 'en', '{}', ${status}::enum_outbox_status,
        '550 unknown', now() - ${minutesAgo} * interval '1 minute', now() - ${minutesAgo} * interval '1 minute')`,
  )

describe('the system health', () => {
  it('of a new site lacks a worker and its sweep', async () => {
    const health = await findSystemHealth(payload)
    expect(health).toEqual({
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
    })
    expect(problemsOf(health, true)).toEqual(['worker', 'sweep'])
  })

  it('counts waiting, failed, and lead notification emails', async () => {
    await insertEmail('ticket-reply', 'pending', 1)
    await insertEmail('ticket-reply', 'pending', 20)
    await insertEmail('ticket-reply', 'sent', 90)
    await insertEmail('ticket-reply', 'failed', 60 * 24 * 8)
    await insertEmail('lead-acknowledgement', 'failed', 60)
    for (const minutes of [60, 70])
      await insertEmail('lead-notification', 'failed', minutes, 'team@example.com')
    const health = await findSystemHealth(payload)
    expect(health).toMatchObject({ waitingEmails: 2, failedEmails: 3 })
    expect(health.oldestWaitingAge).toBeGreaterThanOrEqual(1_200)
    expect(health.failedLeadNotifications).toEqual([
      { recipient: 'team@example.com', emails: 2, reason: '550 unknown' },
    ])
    expect(problemsOf(health, true)).toEqual(
      expect.arrayContaining(['waitingEmails', 'failedEmails', 'leadNotifications']),
    )
  })

  it('is on the dashboard: all of it for admins, undelivered lead notifications for all staff, nothing for others', async () => {
    await insertEmail('lead-notification', 'failed', 5, 'gone@example.com')
    const shownTo = async (role: Role) => {
      const req = await requestOf(payload, await makeUser(payload, role))
      return (await findDashboardCards(req)).health
    }
    await expect(shownTo('client')).rejects.toMatchObject({ code: 'forbidden' })
    const undelivered = expect.arrayContaining([
      expect.objectContaining({ recipient: 'gone@example.com' }),
    ]) as unknown
    expect(await shownTo('team')).toMatchObject({ failedLeadNotifications: undelivered, details: null })
    expect(await shownTo('admin')).toMatchObject({
      // The tests have no mail server.
      problems: expect.arrayContaining(['mail', 'worker']) as unknown,
      failedLeadNotifications: undelivered,
      details: { workerAge: null, failedLeadNotifications: undelivered },
    })
  })

  it('sees the heartbeat of a worker, its sweep and a job that it gave up', async () => {
    await autocommit(payload, sql`delete from outbox`)
    const worker = await startWorker(() => Promise.resolve(createHandlers(payload, null)))
    onTestFinished(() => worker.stop(10_000))
    const req = await requestOf(payload)
    await enqueue(req, 'sweep', [{}])
    await vi.waitFor(async () => expect(problemsOf(await findSystemHealth(payload), true)).toEqual([]), {
      timeout: 20_000,
      interval: 200,
    })
    await enqueue(req, 'lead-follow-up', [{ leadId: 'nonsense' }])
    await vi.waitFor(
      async () => expect(problemsOf(await findSystemHealth(payload), true)).toEqual(['deadJobs']),
      {
        timeout: 20_000,
        interval: 200,
      },
    )
  })
})

/** A folder with the files that Next lists, as a build has them. */
function makeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'puente-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, content: object | string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  write('.next/required-server-files.json', { files: ['.next/routes-manifest.json'] })
  write('.next/server/app-paths-manifest.json', { '/api/health/route': 'app/api/health/route.js' })
  write('.next/routes-manifest.json', {})
  write('.next/server/app/api/health/route.js', '')
  write('.next/static/main.js', '')
  return folder
}

describe('readiness', () => {
  const media = tmpdir()
  const release = { id: 'r', migrations: [] as string[] }

  it('needs a database, a complete build and a writable folder', async () => {
    expect(await readinessProblems(payload, { release, folder: makeBuild(), media })).toEqual([])
  })

  it('needs every migration of the release, and allows newer ones', async () => {
    const ready = (migrations: string[]) =>
      readinessProblems(payload, { release: { ...release, migrations }, folder: makeBuild(), media })
    const rows = await rowsOf<{ name: string }>(payload, sql`select name from payload_migrations`)
    const applied = rows.map(({ name }) => name)
    expect(applied.length).toBeGreaterThan(0)
    expect(await ready(applied)).toEqual([])
    expect(await ready([])).toEqual([])
    expect(await ready([...applied, '20991231_235959_later'])).toEqual(['schema'])
  })

  it.each(['.next/routes-manifest.json', '.next/server/app/api/health/route.js', '.next/static'])(
    'needs %s of the build',
    async (name) => {
      const folder = makeBuild()
      rmSync(join(folder, name), { recursive: true })
      expect(await readinessProblems(payload, { release, folder, media })).toEqual(['build'])
    },
  )

  it('needs a folder for uploads', async () => {
    expect(
      await readinessProblems(payload, { release, folder: makeBuild(), media: '/dev/null/media' }),
    ).toEqual(['storage'])
  })
})
