import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { dueSchedules, runSchedule } from '@/features/publishing/jobs/run-schedule'
import { publishingEndpoints } from '@/features/publishing/endpoints'
import type { ScheduledPublication } from '@/features/publishing/schedule-rules'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import { autocommit, statement } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import {
  callVerb,
  makePostWithDrafts,
  originalTitles,
  page,
  postContent,
  savePost,
  titlesOf,
} from '../support/publishing'
import { restAs, type Rest } from '../support/rest'

const { 'schedule-publication': scheduleRoute, 'cancel-schedule': cancelRoute } = publishingEndpoints.POST
const { 'scheduled-publications': listRoute } = publishingEndpoints.GET

let payload: Payload
let team: Rest
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const posts = (id: string) => ({ collection: 'posts', id })

async function schedule(document: object, more: object = {}): Promise<string[]> {
  const input = { document, action: 'publish', languages: ['es'], at: inHours(1), ...more }
  const response = await callVerb(scheduleRoute, input, team)
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { ids: string[] }).ids
}
const makeDue = (id: string) =>
  autocommit(
    payload,
    statement`update scheduled_publications set at = now() - interval '3 seconds' where id = ${id}`,
  )
async function runDue(id = ''): Promise<void> {
  await makeDue(id)
  await runSchedule(payload, id)
}
async function listed(query = ''): Promise<ScheduledPublication[]> {
  const request = new Request(`https://puente.example/api/scheduled-publications?${query}`, {
    headers: team.headers,
  })
  const { result } = (await (await listRoute(request)).json()) as {
    result: { schedules: ScheduledPublication[] }
  }
  return result.schedules
}
const ofDocument = (id: string) => listed(`slug=posts&document=${id}`)

describe('a scheduled publication', () => {
  it('publishes one language as it is then, and nothing of the other', async () => {
    const id = await makePostWithDrafts(payload, 'Timed')
    const [job] = await schedule(posts(id))
    await savePost(payload)(id, 'es', { title: 'Timed es later', _status: 'draft' }, true)
    await runSchedule(payload, job ?? '')
    expect(await titlesOf(payload, id)).toMatchObject({ en: 'Timed en', es: 'Timed es' })
    await runDue(job)
    expect(await titlesOf(payload, id)).toEqual({
      ...originalTitles('Timed'),
      es: 'Timed es later',
      'es draft': 'Timed es later',
    })
    expect(await ofDocument(id)).toEqual([])
  })

  it('takes one language off the site and keeps every draft', async () => {
    const id = await makePostWithDrafts(payload, 'Off')
    const [job] = await schedule(posts(id), { action: 'unpublish' })
    await runDue(job)
    expect(await titlesOf(payload, id)).toEqual({ ...originalTitles('Off'), es: undefined })
  })

  it('runs once when several workers take it', async () => {
    const versionsAfter = async (name: string, workers: number) => {
      const id = await makePostWithDrafts(payload, name)
      const [job = ''] = await schedule(posts(id))
      await makeDue(job)
      await Promise.all(Array.from({ length: workers }, () => runSchedule(payload, job)))
      const where = { parent: { equals: id } }
      return (await asSystemWithoutRequest(payload).findVersions({ collection: 'posts', where })).totalDocs
    }
    expect(await versionsAfter('Several', 3)).toBe(await versionsAfter('Single', 1))
  })

  it('reaches page copy, one schedule for each language and action', async () => {
    const save = (draft: boolean, title: string) =>
      asSystemWithoutRequest(payload).updateGlobal({
        slug: 'careers-page',
        locale: 'es',
        draft,
        data: { ...page(title), _status: draft ? 'draft' : 'published' } as never,
      })
    await save(false, 'Trabajo')
    await save(true, 'Trabajo a tiempo')
    const ofCareers = { global: 'careers-page' }
    const [first] = await schedule(ofCareers)
    const [job] = await schedule(ofCareers, { languages: ['es', 'es'] })
    expect(job).toBe(first)
    const read = () => asVisitor(payload, 'es').findGlobal({ slug: 'careers-page' })
    expect((await read()).title).toBe('Trabajo')
    await runDue(job)
    expect((await read()).title).toBe('Trabajo a tiempo')
    expect(await listed('slug=careers-page')).toEqual([])
  })

  it('can be moved and removed', async () => {
    const id = await makePostWithDrafts(payload, 'Moved')
    const [first] = await schedule(posts(id))
    const at = inHours(48)
    const [second] = await schedule(posts(id), { at })
    expect(second).toBe(first)
    expect(await ofDocument(id)).toMatchObject([
      {
        at: expect.any(String),
        language: 'es',
        action: 'publish',
        document: { slug: 'posts', id },
        problem: null,
      },
    ])
    expect(Date.parse((await ofDocument(id))[0]?.at ?? '')).toBe(Date.parse(at))
    expect((await callVerb(cancelRoute, { schedule: first }, team)).status).toBe(200)
    expect((await callVerb(cancelRoute, { schedule: first }, team)).status).toBe(404)
    await runSchedule(payload, first ?? '')
    expect(await titlesOf(payload, id)).toEqual(originalTitles('Moved'))
  })

  it('that is refused stays with its problem, and changes nothing', async () => {
    const { id } = await asSystemWithoutRequest(payload).create({
      collection: 'posts',
      locale: 'en',
      draft: true,
      data: { ...postContent('Half'), _status: 'draft' } as never,
    })
    const [incomplete = ''] = await schedule(posts(id))
    await runDue(incomplete)
    expect(await ofDocument(id)).toMatchObject([{ id: incomplete, problem: 'incomplete' }])
    expect((await dueSchedules(payload, 1_000)).map((due) => due.id)).not.toContain(incomplete)
    const [again] = await schedule(posts(id))
    expect(await ofDocument(id)).toMatchObject([{ id: again, problem: null }])

    const archived = await makePostWithDrafts(payload, 'Archived')
    const [job] = await schedule(posts(archived))
    await savePost(payload)(archived, 'en', { archivedAt: new Date().toISOString(), _status: 'published' })
    await runDue(job)
    expect(await ofDocument(archived)).toMatchObject([{ problem: 'archived' }])
    const input = { document: posts(archived), action: 'publish', languages: ['en'], at: inHours(1) }
    expect((await callVerb(scheduleRoute, input, team)).status).toBe(409)
  })

  it('is found by the sweep when its job is lost, and is gone with its document', async () => {
    const id = await makePostWithDrafts(payload, 'Swept')
    const [job = ''] = await schedule(posts(id))
    await makeDue(job)
    expect((await dueSchedules(payload, 1_000)).map((due) => due.id)).toContain(job)
    await asSystemWithoutRequest(payload).delete({ collection: 'posts', id })
    expect((await dueSchedules(payload, 1_000)).map((due) => due.id)).not.toContain(job)
  })
})

describe('what cannot be scheduled', () => {
  it.each([
    ['the past', { at: inHours(-1) }, 'at', 'past'],
    ['a time far ahead', { at: inHours(24 * 900) }, 'at', 'too_far'],
    ['no time', { at: 'tomorrow' }, 'at', 'invalid'],
    ['no language', { languages: [] }, 'languages', 'required'],
    ['another action', { action: 'delete' }, 'action', 'invalid'],
  ])('%s', async (_, more, field, code) => {
    const id = await makePostWithDrafts(payload, 'Never')
    const input = { document: posts(id), action: 'publish', languages: ['es'], at: inHours(1), ...more }
    const response = await callVerb(scheduleRoute, input, team)
    expect([response.status, await response.json()]).toMatchObject([400, { fields: { [field]: code } }])
    expect(await ofDocument(id)).toEqual([])
  })

  it('a document that is gone, and anything by a client', async () => {
    const input = { action: 'publish', languages: ['es'], at: inHours(1) }
    const gone = { ...input, document: posts(crypto.randomUUID()) }
    expect((await callVerb(scheduleRoute, gone, team)).status).toBe(404)
    const client = await restAs(payload, 'client')
    const own = { ...input, document: posts(await makePostWithDrafts(payload, 'Client')) }
    expect((await callVerb(scheduleRoute, own, client)).status).toBe(403)
  })
})
