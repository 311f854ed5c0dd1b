import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { findDashboardCharts } from '@/features/dashboard/queries/charts'
import { findWaitingCounts } from '@/features/dashboard/queries/waiting-counts'
import { leadsMissingEmails } from '@/features/leads/jobs/queue-lead-emails'
import { deleteOldImportRows, runLeadImport } from '@/features/leads/jobs/run-lead-import'
import { undoLeadImport } from '@/features/leads/operations/lead-imports'
import { findLeadBoardPage } from '@/features/leads/queries/lead-board-page'
import { listLeadImports, previewLeadImport } from '@/features/leads/queries/lead-imports'
import { reportLeadImport } from '@/features/leads/queries/import-report'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { queueWaitingRows } from '@/worker/queue-waiting-rows'
import { makeUser, requestOf } from '../support/actors'
import { historyOf, makeLead } from '../support/fixtures'
import { finishImport, importText, sendFile, startImport } from '../support/lead-imports'
import { contextOf } from '../support/tickets'
import { rowsOf } from '../support/rows'

let payload: Payload
let admin: User
let team: User

beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin', { firstName: 'Lucía', lastName: 'Fernández' })
  team = await makeUser(payload, 'team')
})
beforeEach(async () => {
  await autocommit(payload, sql`delete from lead_imports`)
  await autocommit(payload, sql`delete from leads`)
  await autocommit(payload, sql`select rebuild_lead_statistics()`)
})

const imported = () =>
  rowsOf<Record<string, unknown>>(
    payload,
    sql`select name, email, phone, status, source_name as source, language, reply_promised as promised,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as created from leads order by email`,
  )
const count = async (table: string) =>
  (
    await rowsOf<{ count: number }>(payload, sql`select count(*)::int as count from ${sql.identifier(table)}`)
  )[0]?.count
const statistics = () =>
  rowsOf(
    payload,
    sql`select measure, day::text, value, sum(count)::int as count from (
        select measure, day, value, count from lead_statistics union all
        select measure, day, value, count from lead_statistics_deltas) s
      group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`,
  )
const undo = async (id: string, user = admin) =>
  undoLeadImport((await contextOf(payload, user)) as never, { import: id })
async function reportOf(id: string): Promise<(string | number | null)[][]> {
  const lines: (string | number | null)[][] = []
  for await (const rows of reportLeadImport(await requestOf(payload, admin), id, 'en')) lines.push(...rows)
  return lines
}

const file = (rows: string[]) => ['Name,Email,Phone,Status,Created,Message', ...rows, ''].join('\r\n')

describe('an import', () => {
  it('makes leads with the status and the time of the file, their source, and one line of history', async () => {
    const result = await importText(
      payload,
      admin,
      file([
        'Rosa Campos,rosa@clinica.example,+52 55 4182 0937,Calificado,2026-03-01T15:00:00Z,"=1+1,\nHola"',
        'Ana,ana@correo.example,,,,',
      ]),
    )
    expect(result).toMatchObject({
      state: 'done',
      rows: 2,
      imported: 2,
      refused: 0,
      duplicates: 0,
      problem: null,
    })
    expect(await imported()).toMatchObject([
      { name: 'Ana', status: 'new', promised: true },
      {
        name: 'Rosa Campos',
        status: 'qualified',
        source: 'External API',
        language: 'es',
        promised: false,
        created: '2026-03-01 15:00',
      },
    ])
    const [lead] = await rowsOf<{ id: string }>(payload, sql`select id from leads where name = 'Rosa Campos'`)
    const history = await historyOf(payload, lead?.id ?? '')
    expect(history.map(({ type, data, actor }) => ({ type, data, actor }))).toEqual([
      {
        type: 'form_submit',
        data: { message: '=1+1,\nHola', entered_by: 'Lucía Fernández', imported_from: 'leads.csv' },
        actor: admin.id,
      },
    ])
  })

  it('sends nobody an email, even as contact forms of today, and shows no clock of a lead of before yesterday', async () => {
    const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString()
    await importText(
      payload,
      admin,
      file([`Old,old@x.example,,new,${hours(50)},`, `Fresh,fresh@x.example,,new,${hours(2)},`]),
      { source: 'Contact Form' },
    )
    expect(await leadsMissingEmails(payload, 10)).toEqual([])
    expect(await count('outbox')).toBe(0)
    const req = await requestOf(payload, team)
    expect(await findWaitingCounts(req)).toMatchObject({ leads: 1, isLeadUrgent: false })
    const { leads } = await findLeadBoardPage(req)
    expect(leads.map(({ name, replyPromised }) => [name, replyPromised])).toEqual([
      ['Fresh', true],
      ['Old', false],
    ])
    const weeks = (await findDashboardCharts(req)).weeks
    expect(weeks.reduce((sum, { late }) => sum + late, 0)).toBe(0)
  })

  it('refuses rows one by one and says why, in a report that can be corrected and imported', async () => {
    const result = await importText(
      payload,
      admin,
      file([
        'Rosa,rosa@x.example,,,,',
        'No address,,,,,',
        '=cmd,=cmd,,,,',
        '',
        'Later,later@x.example,,,1/1/2999,',
        'Wide,wide@x.example,,,,,,more',
        'Odd,odd@x.example,,lukewarm,,"A message"',
      ]),
    )
    expect(result).toMatchObject({ state: 'done', rows: 6, imported: 1, refused: 5 })
    expect(await reportOf(result.id)).toEqual([
      ['Row', 'Result', 'Column', 'Reason', 'Name', 'Email', 'Phone', 'Message', 'Status', 'Created'],
      [3, 'Refused', 'Email', 'This is missing.', 'No address', '', '', '', '', ''],
      [4, 'Refused', 'Email', 'This isn’t an email address.', '=cmd', '=cmd', '', '', '', ''],
      [
        6,
        'Refused',
        'Created',
        'This date is in the future.',
        'Later',
        'later@x.example',
        '',
        '',
        '',
        '1/1/2999',
      ],
      [
        7,
        'Refused',
        '',
        'The row has more columns than the headings.',
        'Wide',
        'wide@x.example',
        '',
        '',
        '',
        '',
      ],
      [
        8,
        'Refused',
        'Status',
        'This isn’t a status of a lead.',
        'Odd',
        'odd@x.example',
        '',
        'A message',
        'lukewarm',
        '',
      ],
    ])
  })

  it('marks what may be the same person as an earlier lead or an earlier row', async () => {
    await makeLead(payload, { email: 'Rosa@X.example', phone: '+52 55 4182 0937' })
    const result = await importText(
      payload,
      admin,
      file([
        'A,rosa@x.example,,,,',
        'B,b@x.example,(55) 4182-0937,,,',
        'C,c@x.example,,,,',
        'D,C@x.example,,,,',
        'E,e@x.example,123,,,',
        'F,f@x.example,123,,,',
      ]),
    )
    expect(result).toMatchObject({ imported: 6, duplicates: 3 })
    const report = await reportOf(result.id)
    expect(report.slice(1).map((cells) => cells.slice(0, 3))).toEqual([
      [2, 'Possible duplicate', 'Email'],
      [3, 'Possible duplicate', 'Phone'],
      [5, 'Possible duplicate', 'Email'],
    ])
  })

  it.each([
    ['a quote that is never closed', 'Name,Email\nRosa,rosa@x.example\n"Ana,ana@x.exa', 2],
    ['a row', 'Name,Email,Phone\nRosa,rosa@x.example,\nAna,ana@x.exa', 2],
    ['a character in two halves', Buffer.from('Name,Email\nRosa,rosa@x.example\nAna,añ').subarray(0, -1), 2],
  ])('imports a file that is cut in %s up to there', async (_, text, rows) => {
    expect(await importText(payload, admin, text)).toMatchObject({
      ...{ state: 'done', problem: 'cut' },
      ...{ rows, imported: 1, refused: 1 },
    })
  })

  it.each([
    ['no rows', 'Name,Email\n\n,\n', 'empty'],
    ['too many rows', `Name,Email\n${'a,b\n'.repeat(200_001)}`, 'too_many'],
  ])('of a file with %s fails, and leaves nothing', async (_, text, problem) => {
    expect(await importText(payload, admin, text)).toMatchObject({ state: 'failed', problem, imported: 0 })
    expect(await count('lead_import_parts')).toBe(0)
  })

  it('of 12,000 rows goes on after its worker was killed, without doubling, and keeps the statistics right', async () => {
    const statuses = ['new', 'contacted', 'closed_won', 'bad']
    const rows = Array.from({ length: 12_000 }, (_, index) => {
      const day = String(1 + (index % 28)).padStart(2, '0')
      return `Person ${index},p${index}@x.example,,${statuses[index % 4]},2026-05-${day}T10:00:00Z,`
    })
    const id = await startImport(payload, admin, file(rows))
    // The worker dies when a batch is stored but not committed: first while it reads, then while it imports.
    const run = () => expect(runLeadImport(payload, id)).rejects.toThrow()
    await failingFrom('lead_import_rows', 4_000, run)
    expect(await count('lead_import_rows')).toBeGreaterThan(0)
    await failingFrom('leads', 2_000, run)
    expect(await count('leads')).toBeGreaterThan(0)
    expect(await count('leads')).toBeLessThan(9_000)
    // Two workers at once.
    await Promise.all([finishImport(payload, admin, id), finishImport(payload, admin, id)])
    const [done] = (await listLeadImports(await requestOf(payload, admin))).imports
    expect(done).toMatchObject({
      id,
      state: 'done',
      rows: 12_000,
      imported: 9_000,
      refused: 3_000,
      duplicates: 0,
    })
    expect(await count('leads')).toBe(9_000)
    expect(await count('lead_activities')).toBe(9_000)
    const kept = await statistics()
    await autocommit(payload, sql`select rebuild_lead_statistics()`)
    expect(kept).toEqual(await statistics())
    expect(kept).toContainEqual({
      measure: 'status',
      day: '2026-05-03',
      value: 'closed_won',
      count: expect.any(Number),
    })
  }, 120_000)

  it('that waits is taken up when a worker starts', async () => {
    const id = await startImport(payload, admin, file(['Rosa,rosa@x.example,,,,']))
    await autocommit(payload, sql`delete from pgboss.job where name = 'lead-import'`)
    await queueWaitingRows(payload)
    const jobs = await rowsOf<{ id: string }>(
      payload,
      sql`select data->>'importId' as id from pgboss.job where name = 'lead-import'`,
    )
    expect(jobs.map((job) => job.id)).toContain(id)
    await finishImport(payload, admin, id)
  })
})

const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
beforeAll(() => owner.connect())
afterAll(() => owner.end())

/** Runs `work` while a statement fails once a table has so many rows, as one whose connection breaks would. */
async function failingFrom(table: string, rows: number, work: () => Promise<void>): Promise<void> {
  await owner.query(`
    create function die() returns trigger language plpgsql as $$ begin
      if (select count(*) from ${table}) > ${rows} then raise exception 'killed'; end if; return null; end $$;
    create trigger die after insert on ${table} for each statement execute function die()`)
  try {
    await work()
  } finally {
    await owner.query(`drop function die cascade`)
  }
}

describe('undoing an import', () => {
  const two = file(['Rosa,rosa@x.example,,,,', 'Ana,ana@x.example,,,,', 'bad,,,,,'])
  const idOf = async (name: string) =>
    (await rowsOf<{ id: string }>(payload, sql`select id from leads where name = ${name}`))[0]?.id ?? ''

  it('deletes its leads with their history, and only its own', async () => {
    await makeLead(payload, { name: 'Before' })
    const before = await statistics()
    const { id } = await importText(payload, admin, two)
    await undo(id)
    expect(await finishImport(payload, admin, id)).toMatchObject({ state: 'undone', deleted: 2, kept: 0 })
    expect((await imported()).map(({ name }) => name)).toEqual(['Before'])
    expect(await count('lead_import_rows')).toBe(0)
    expect(await count('lead_activities')).toBe(1)
    expect((await statistics()).length).toBe(before.length)
    await expect(undo(id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('keeps a lead on which someone has worked', async () => {
    const { id } = await importText(
      payload,
      admin,
      file(['A,a@x.example,,,,', 'B,b@x.example,,,,', 'C,c@x.example,,,,']),
    )
    const user = asUser(await requestOf(payload, team))
    await user.update({ collection: 'leads', id: await idOf('A'), data: { company: 'Casa' } })
    const note = { lead: await idOf('B'), type: 'note_added', note: 'Called.' }
    await user.create({ collection: 'lead-activities', data: note as never })
    await undo(id)
    expect(await finishImport(payload, admin, id)).toMatchObject({ deleted: 1, kept: 2 })
    expect((await imported()).map(({ name }) => name)).toEqual(['A', 'B'])
  })

  it('stops one that runs', async () => {
    const id = await startImport(payload, admin, two)
    await undo(id)
    expect(await finishImport(payload, admin, id)).toMatchObject({ state: 'undone', imported: 0 })
    expect(await count('lead_import_parts')).toBe(0)
  })

  it('ends after a day', async () => {
    const { id } = await importText(payload, admin, two)
    await autocommit(
      payload,
      sql`update lead_imports set finished_at = now() - interval '25 hours' where id = ${id}`,
    )
    await expect(undo(id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await imported()).toHaveLength(2)
  })
})

describe('what is stored of a file', () => {
  it('is erased with its lead, and of refused rows after a week', async () => {
    const { id } = await importText(payload, admin, file(['Rosa,rosa@x.example,,,,', 'bad,,,,,']))
    const rows = () =>
      rowsOf<{ row: number; cells: object | null }>(
        payload,
        sql`select "row", cells from lead_import_rows where import_id = ${id} order by 1`,
      )
    expect(await rows()).toEqual([
      { row: 2, cells: null },
      { row: 3, cells: { name: 'bad' } },
    ])
    const [lead] = await rowsOf<{ id: string }>(payload, sql`select id from leads`)
    await asSystemWithoutRequest(payload).delete({ collection: 'leads', id: lead?.id ?? '' })
    expect((await rows()).map(({ row }) => row)).toEqual([3])
    await autocommit(
      payload,
      sql`update lead_imports set finished_at = now() - interval '8 days' where id = ${id}`,
    )
    await deleteOldImportRows(payload)
    expect(await rows()).toEqual([])
  })

  it('is deleted when the admin sends another file, or after a day', async () => {
    await sendFile(payload, admin, Buffer.from('a,b\n1,2\n'))
    const second = await sendFile(payload, admin, Buffer.from('a,b\n1,2\n'))
    expect(await rowsOf(payload, sql`select id from lead_imports where state = 'uploading'`)).toEqual([
      { id: second },
    ])
    await autocommit(
      payload,
      sql`update lead_imports set created_at = now() - interval '25 hours' where id = ${second}`,
    )
    await deleteOldImportRows(payload)
    expect(await count('lead_import_parts')).toBe(0)
  })
})

describe('a preview', () => {
  it.each([
    ['UTF-8', Buffer.from('\ufeffNombre;Correo;Fecha\nPeñaloza;p@x.example;13/4/2026\n'), 'utf-8', ';'],
    [
      'UTF-16',
      Buffer.from('\ufeffNombre\tCorreo\tFecha\nPeñaloza\tp@x.example\t13/4/2026\n', 'utf16le'),
      'utf-16le',
      '\t',
    ],
    [
      'Windows-1252',
      Buffer.from('Nombre,Correo,Fecha\nPeñaloza,p@x.example,13/4/2026\n', 'latin1'),
      'windows-1252',
      ',',
    ],
  ])('reads %s', async (_, bytes, encoding, separator) => {
    const id = await sendFile(payload, admin, bytes)
    expect(await previewLeadImport(await requestOf(payload, admin), id)).toMatchObject({
      encoding,
      separator,
      headings: ['Nombre', 'Correo', 'Fecha'],
      rows: [['Peñaloza', 'p@x.example', '13/4/2026']],
      mapping: ['name', 'email', 'createdAt'],
      dayFirst: true,
    })
  })

  it('and a start are for the admin who sent the file', async () => {
    const id = await sendFile(payload, admin, Buffer.from('a\n1\n'))
    const other = await makeUser(payload, 'admin')
    await expect(previewLeadImport(await requestOf(payload, other), id)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(previewLeadImport(await requestOf(payload, team), id)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(undo(id, team)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(sendFile(payload, team, Buffer.from('a\n1\n'))).rejects.toMatchObject({ code: 'forbidden' })
  })
})
