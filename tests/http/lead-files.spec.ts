import { expect, test } from '@playwright/test'

import { message, newAccount, newSession, rows, signedIn, visitor } from '../support/http'

/** Imports and exports of leads: who may, and how much a request may carry. */

const verbs = {
  'begin-lead-import': { file_name: 'a.csv', bytes: 10 },
  'add-lead-import-part': { import: crypto.randomUUID(), part: 0, data: 'AAAA' },
  'start-lead-import': {
    import: crypto.randomUUID(),
    mapping: ['name', 'email'],
    source: 'External API',
    language: 'es',
    dayFirst: true,
  },
  'undo-lead-import': { import: crypto.randomUUID() },
}
const id = crypto.randomUUID()
const queries = [
  'lead-imports',
  `lead-import?import=${id}`,
  `lead-import-preview?import=${id}`,
  `lead-import-report?import=${id}`,
  'lead-export',
]

for (const [name, status] of [
  ['visitor', 401],
  ['client', 403],
  ['team', 403],
] as const)
  test(`no door of imports and exports is open to a ${name}`, async () => {
    const context = name === 'visitor' ? await visitor() : await signedIn(name)
    for (const [verb, data] of Object.entries(verbs))
      expect([verb, (await context.post(`/api/${verb}`, { data })).status()]).toEqual([verb, status])
    for (const query of queries)
      expect([query, (await context.get(`/api/${query}`)).status()]).toEqual([query, status])
  })

/** A session of a new admin, whose limits no other test uses up. */
async function newAdmin() {
  const email = await newAccount('team')
  await rows(`update users set role = 'admin' where email = $1`, [email])
  return newSession(email)
}

test('a file arrives in parts of a size, none larger, and nothing of another admin’s', async () => {
  const admin = await newAdmin()
  const begin = (bytes: number) =>
    admin.post('/api/begin-lead-import', { data: { file_name: 'a.csv', bytes } })
  expect((await begin(80 * 1024 * 1024 + 1)).status()).toBe(400)
  const { id: file } = (await (await begin(8)).json()) as { id: string }
  const part = (data: object, by = admin) =>
    by.post('/api/add-lead-import-part', {
      data: { import: file, part: 0, data: btoa('a,b\n1,2\n'), ...data },
    })
  expect((await part({ data: 'x'.repeat(1_500_000) })).status()).toBe(413)
  expect((await part({ data: btoa('a,b\n1,2') })).status()).toBe(400)
  expect((await part({ part: 1 })).status()).toBe(400)
  expect((await part({}, await newAdmin())).status()).toBe(404)
  const start = { ...verbs['start-lead-import'], import: file }
  expect((await admin.post('/api/start-lead-import', { data: start })).status()).toBe(400)
  expect((await part({})).status()).toBe(200)
  const preview = await admin.get(`/api/lead-import-preview?import=${file}`)
  expect(await preview.json()).toMatchObject({ result: { headings: ['a', 'b'], rows: [['1', '2']] } })
  const twice = { ...start, mapping: ['email', 'email'] }
  expect((await admin.post('/api/start-lead-import', { data: twice })).status()).toBe(400)
})

test('an export has every lead of the filter, on all pages, and nothing that a spreadsheet executes', async () => {
  const admin = await newAdmin()
  // A letter: digits alone would be searched as a phone number.
  const mark = `m${crypto.randomUUID().slice(0, 8)}`
  const send = await visitor()
  const data = message()
  await send.post('/api/lead-capture', {
    data: { ...data, name: `=HYPERLINK("//x") ${mark}`, message: 'Uno,\n"dos"', phone: '+52 55 4182 0937' },
  })
  await rows(
    `insert into leads (name, email, language, status, source_name, score)
     select 'Fila ${mark} ' || n, 'n' || n || '@${mark}.example', 'es', 'qualified', 'External API', 0
     from generate_series(1, 2100) n`,
  )
  const response = await admin.get(`/api/lead-export?q=${mark}`)
  expect(response.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="leads.csv"',
    'cache-control': 'no-store',
  })
  const text = (await response.body()).toString('utf8')
  expect(text.startsWith('\ufeff"Name","Email","Phone"')).toBe(true)
  expect(text).toContain(`\r\n"'=HYPERLINK(""//x"") ${mark}","${data.email}","'+52 55 4182 0937"`)
  expect(text.match(/"Fila \w+ \d+"/g)).toHaveLength(2_100)
  expect(new Set(text.match(/n\d+@/g)).size).toBe(2_100)
  const some = await admin.get(`/api/lead-export?q=${mark}&status=qualified&sort=name&direction=asc`)
  const filtered = await some.text()
  expect(filtered).not.toContain('HYPERLINK')
  expect(filtered.split('\r\n')[1]).toContain(`"Fila ${mark} 1"`)
  await rows(`delete from leads where email like '%@${mark}.example'`)
})

test('an export speaks the language of the admin', async () => {
  const email = await newAccount('team')
  await rows(`update users set role = 'admin', language = 'es' where email = $1`, [email])
  const response = await (await newSession(email)).get('/api/lead-export?q=nobody-has-this-name')
  expect(response.headers()['content-disposition']).toBe('attachment; filename="prospectos.csv"')
  expect(await response.text()).toMatch(/^\ufeff?"Nombre","Correo"/)
})
