import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { runSchedule, waitingSchedules } from '@/features/publishing/jobs/run-schedule'
import { publishingEndpoints } from '@/features/publishing/endpoints'
import type { ScheduledPublication } from '@/features/publishing/rules'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import {
  postToRoute,
  makePostWithDrafts,
  originalTitles,
  page,
  postContent,
  savePost,
  titlesOf,
} from '../support/publishing'
import { restAs, type Rest } from '../support/rest'

const {
  'schedule-publication': scheduleRoute,
  'cancel-schedule': cancelRoute,
  'move-schedule': moveRoute,
} = publishingEndpoints.POST
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
  const response = await postToRoute(scheduleRoute, input, team)
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { ids: string[] }).ids
}
const makeDue = (id: string) =>
  autocommit(
    payload,
    sql`update scheduled_publications set at = now() - interval '3 seconds' where id = ${id}`,
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
    expect((await postToRoute(cancelRoute, { schedule: first }, team)).status).toBe(200)
    expect((await postToRoute(cancelRoute, { schedule: first }, team)).status).toBe(404)
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
    expect((await waitingSchedules(payload)).map((due) => due.id)).not.toContain(incomplete)
    const [again] = await schedule(posts(id))
    expect(await ofDocument(id)).toMatchObject([{ id: again, problem: null }])

    const archived = await makePostWithDrafts(payload, 'Archived')
    const [job] = await schedule(posts(archived))
    await savePost(payload)(archived, 'en', { archivedAt: new Date().toISOString(), _status: 'published' })
    await runDue(job)
    expect(await ofDocument(archived)).toMatchObject([{ problem: 'archived' }])
    const input = { document: posts(archived), action: 'publish', languages: ['en'], at: inHours(1) }
    expect((await postToRoute(scheduleRoute, input, team)).status).toBe(409)
  })

  it('is found at the start of a worker when its job is lost, and is gone with its document', async () => {
    const id = await makePostWithDrafts(payload, 'Swept')
    const [job = ''] = await schedule(posts(id))
    await makeDue(job)
    expect((await waitingSchedules(payload)).map((due) => due.id)).toContain(job)
    await asSystemWithoutRequest(payload).delete({ collection: 'posts', id })
    expect((await waitingSchedules(payload)).map((due) => due.id)).not.toContain(job)
  })
})

describe('moving a schedule', () => {
  const move = (schedule: string, input: object) => postToRoute(moveRoute, { schedule, ...input }, team)

  it('gives it another time, and the earlier time does nothing', async () => {
    const id = await makePostWithDrafts(payload, 'Later')
    const expected = inHours(1)
    const at = inHours(48)
    const [job = ''] = await schedule(posts(id), { at: expected })
    expect((await move(job, { at, expected })).status).toBe(200)
    const [moved] = await ofDocument(id)
    expect(moved).toMatchObject({ id: job, language: 'es', action: 'publish', problem: null })
    expect(Date.parse(moved?.at ?? '')).toBe(Date.parse(at))
    await runSchedule(payload, job)
    expect(await titlesOf(payload, id)).toEqual(originalTitles('Later'))
  })

  it.each([
    ['the past', -1, 'past'],
    ['a time far ahead', 24 * 900, 'too_far'],
  ])('to %s is refused, and keeps the time that it has', async (_, hours, code) => {
    const id = await makePostWithDrafts(payload, 'Kept')
    const expected = inHours(1)
    const [job = ''] = await schedule(posts(id), { at: expected })
    const response = await move(job, { at: inHours(hours), expected })
    expect([response.status, await response.json()]).toMatchObject([400, { fields: { at: code } }])
    expect(Date.parse((await ofDocument(id))[0]?.at ?? '')).toBe(Date.parse(expected))
  })

  it('that someone else has moved is refused with the time that it has now', async () => {
    const id = await makePostWithDrafts(payload, 'Twice')
    const [first, second] = [inHours(1), inHours(2)]
    const [job = ''] = await schedule(posts(id), { at: first })
    expect((await move(job, { at: second, expected: first })).status).toBe(200)
    const response = await move(job, { at: inHours(3), expected: first })
    const { current } = (await response.json()) as { current: { value: string } }
    expect(response.status).toBe(409)
    expect(Date.parse(current.value)).toBe(Date.parse(second))
  })

  it('that did not work gives it another chance', async () => {
    const { id } = await asSystemWithoutRequest(payload).create({
      collection: 'posts',
      locale: 'en',
      draft: true,
      data: { ...postContent('Again'), _status: 'draft' } as never,
    })
    const [job = ''] = await schedule(posts(id))
    await runDue(job)
    const [failed] = await ofDocument(id)
    expect(failed?.problem).toBe('incomplete')
    expect((await move(job, { at: inHours(1), expected: failed?.at })).status).toBe(200)
    expect(await ofDocument(id)).toMatchObject([{ id: job, problem: null }])
  })

  it('that has run, of an archived post, or as a client is refused', async () => {
    const input = { at: inHours(2), expected: inHours(1) }
    expect((await move(crypto.randomUUID(), input)).status).toBe(404)
    const id = await makePostWithDrafts(payload, 'Stored')
    const [job = ''] = await schedule(posts(id), { at: input.expected })
    const client = await restAs(payload, 'client')
    expect((await postToRoute(moveRoute, { schedule: job, ...input }, client)).status).toBe(403)
    await savePost(payload)(id, 'en', { archivedAt: new Date().toISOString(), _status: 'published' })
    expect(await (await move(job, input)).json()).toMatchObject({ current: { value: 'archived' } })
  })
})

it('the list of all names posts, services and pages, and is for staff', async () => {
  const id = await makePostWithDrafts(payload, 'Named')
  const service = await asSystemWithoutRequest(payload).create({
    collection: 'services',
    locale: 'en',
    draft: true,
    data: { title: 'Shops', slug: 'web-development', displayOrder: 1, _status: 'draft' } as never,
  })
  await schedule(posts(id))
  await schedule({ collection: 'services', id: service.id })
  await schedule({ global: 'team' })
  const names = (await listed()).map(({ document: { slug, id: of, title } }) => [slug, of, title])
  expect(names).toEqual(
    expect.arrayContaining([
      ['posts', id, 'Named en draft'],
      ['services', service.id, 'Shops'],
      ['team', null, 'Team'],
    ]),
  )
  const client = await restAs(payload, 'client')
  const url = 'https://puente.example/api/scheduled-publications'
  expect((await listRoute(new Request(url, { headers: client.headers }))).status).toBe(403)
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
    const response = await postToRoute(scheduleRoute, input, team)
    expect([response.status, await response.json()]).toMatchObject([400, { fields: { [field]: code } }])
    expect(await ofDocument(id)).toEqual([])
  })

  it('a document that is gone, and anything by a client', async () => {
    const input = { action: 'publish', languages: ['es'], at: inHours(1) }
    const gone = { ...input, document: posts(crypto.randomUUID()) }
    expect((await postToRoute(scheduleRoute, gone, team)).status).toBe(404)
    const client = await restAs(payload, 'client')
    const own = { ...input, document: posts(await makePostWithDrafts(payload, 'Client')) }
    expect((await postToRoute(scheduleRoute, own, client)).status).toBe(403)
  })
})
