import { expect, test, type APIRequestContext } from '@playwright/test'

import { env } from '@/env'
import { rows, signedIn, visitor } from '../support/http'
import { startKillableSite, type KillableSite } from '../support/killable-site'
import { recordStatements, type Statement } from '../support/record-statements'

let database: Awaited<ReturnType<typeof recordStatements>>
let site: KillableSite
let staff: APIRequestContext

test.beforeAll(async () => {
  database = await recordStatements(env.E2E_DATABASE_URL ?? '')
  site = await startKillableSite(database.url)
  const state = await (await signedIn('admin')).storageState()
  staff = await visitor({ origin: site.url }, state, site.url)
})
test.afterAll(async () => {
  await staff.dispose()
  await site.close()
  database.close()
})

/** Payload gives the tables of each join a name of its own. */
const alias = /"[\da-f]{8}(_[\da-f]{4}){3}_[\da-f]{12}"/g
const keyOf = ({ text, values }: Statement) => JSON.stringify([text.replaceAll(alias, '"alias"'), values])

/** Payload counts the versions of a document twice: for the newest one, and for the number beside its tab. */
const isCountOfVersions = ({ text }: Statement) => /^select count\(\*\) from "_\w+_v"/.test(text)

const repeated = (statements: Statement[]) => {
  const keys = statements.filter((statement) => !isCountOfVersions(statement)).map(keyOf)
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

const postPath = async () => {
  const [post] = await rows<{ id: string }>('select id from posts order by created_at limit 1')
  return `/admin/collections/posts/${post?.id}`
}

for (const { name, path, most } of [
  { name: 'the dashboard', path: () => '/admin', most: 28 },
  { name: 'the list of people', path: () => '/admin/people', most: 8 },
  { name: 'the form of a post', path: postPath, most: 14 },
])
  test(`${name} reads nothing twice, and no settings`, async () => {
    const address = await path()
    const open = async () => {
      const response = await staff.get(address, { maxRedirects: 0 })
      expect(response.status()).toBe(200)
    }
    await open()
    // Other tests change content at the same time, after which the settings are read once more.
    await expect(async () => {
      const statements = await database.during(open)
      expect(repeated(statements)).toEqual([])
      expect(statements.filter(({ text }) => text.includes('from "site_settings"'))).toEqual([])
      expect(statements.length).toBeGreaterThan(3)
      expect(statements.length).toBeLessThanOrEqual(most)
    }).toPass({ timeout: 30_000 })
  })
