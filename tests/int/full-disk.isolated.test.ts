import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

import { handleEndpoints, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { env } from '@/env'
import { databaseFailed, watchDatabase } from '@/lib/server/db/outage'
import { autocommit, sql } from '@/lib/server/db/sql'
import { config, payload as start } from '@/lib/server/payload'
import { readinessProblems } from '@/lib/server/readiness'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { collectLog } from '../support/log-lines'
import { picture } from '../support/pictures'
import { restAs, type Rest } from '../support/rest'
import { filesIn } from '../support/uploads'

let payload: Payload
let staff: Rest
beforeAll(async () => {
  payload = await start()
  staff = await restAs(payload, 'team')
  mkdirSync(env.MEDIA_DIR, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const rest = guardPayloadRest((request) => handleEndpoints({ config, request }))

/** Sends a file as the admin's forms do. */
async function upload(data: Buffer, id = '') {
  const { 'content-type': _, ...headers } = staff.headers
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), 'a.png')
  body.append('_payload', JSON.stringify({ alt: 'A bridge' }))
  const path = ['blog-images', ...(id ? [id] : [])]
  const init = { method: id ? 'PATCH' : 'POST', headers, body }
  const request = new Request(`${env.SITE_URL}/api/${path.join('/')}`, init)
  const response = await rest(request, { params: Promise.resolve({ slug: path }) })
  const { errors, doc } = (await response.json()) as { errors?: { message: string }[]; doc?: { id: string } }
  return { status: response.status, message: errors?.[0]?.message, id: doc?.id ?? '' }
}

const speak = (language: 'en' | 'es') =>
  payload.db.updateOne({ collection: 'users', id: staff.user, data: { language } })

const room = (megabytes: number) =>
  ({ bavail: megabytes * 256, bsize: 4096 }) as Awaited<ReturnType<typeof files.statfs>>
/** What the disk says of its free space, one answer after the other. */
function freeSpace(...megabytes: number[]) {
  const statfs = vi.spyOn(files, 'statfs')
  for (const one of megabytes) statfs.mockResolvedValueOnce(room(one) as never)
  syncBuiltinESMExports()
}

describe('a full disk', () => {
  it.each([
    ['en', en],
    ['es', es],
  ] as const)('is said before a picture is accepted, in %s', async (language, { pictures }) => {
    await speak(language)
    const lines = collectLog('error')
    freeSpace(99)
    const before = filesIn()
    const answer = await upload(await picture())
    expect(answer).toMatchObject({ status: 507, message: pictures.errors.full })
    expect(filesIn()).toEqual(before)
    if (language === 'en')
      expect(lines.map(({ msg }) => msg)).toContain('a picture was refused: the disk of MEDIA_DIR is full')
  })

  it('is said when it becomes full in the middle of an upload, and nothing is stored', async () => {
    await speak('en')
    const { id } = await upload(await picture('png', 700, 400))
    const before = filesIn()
    const rows = () => payload.db.count({ collection: 'blog-images' })
    const { totalDocs } = await rows()
    for (const replaced of ['', id]) {
      freeSpace(101, 99)
      vi.spyOn(files, 'writeFile').mockRejectedValueOnce(
        Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }),
      )
      const answer = await upload(await picture('png', 700, 400), replaced)
      expect(answer).toMatchObject({ status: 507, message: en.pictures.errors.full })
      expect(filesIn()).toEqual(before)
      expect((await rows()).totalDocs).toBe(totalDocs)
    }
  })

  it('is not said when a file cannot be written for another reason', async () => {
    vi.spyOn(files, 'writeFile').mockRejectedValueOnce(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
    const answer = await upload(await picture())
    expect(answer).toMatchObject({ status: 503, message: en.pictures.errors.storage })
  })

  it('leaves a change of the text possible, and the site is not ready', async () => {
    const { id } = await upload(await picture())
    freeSpace(1, 1)
    const changed = await staff('PATCH', `blog-images/${id}`, { alt: 'Another' })
    expect(changed.status).toBe(200)
    freeSpace(1)
    expect(await readinessProblems(payload)).toEqual(['storage'])
  })

  it('of a real disk of two megabytes is said, too', async (context) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', env.MEDIA_DIR], { stdio: 'pipe' })
    } catch {
      // Only root may mount one.
      context.skip()
    }
    onTestFinished(() => void execFileSync('umount', [env.MEDIA_DIR]))
    expect(await upload(await picture())).toMatchObject({ status: 507, message: en.pictures.errors.full })
    // As if there had been room when the upload began.
    freeSpace(101)
    const noise = await picture('png', 1_600, 1_600)
    await files.writeFile(join(env.MEDIA_DIR, 'filler'), Buffer.alloc(2_040 * 1_024))
    expect(await upload(noise)).toMatchObject({ status: 507, message: en.pictures.errors.full })
    expect(filesIn()).toEqual([])
  })
})

it('a full disk of the database is an outage like others', async () => {
  await watchDatabase(async () => {
    const full = sql`do $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`
    await expect(autocommit(payload, full)).rejects.toThrow()
    expect(databaseFailed()).toBe(true)
  })
})
