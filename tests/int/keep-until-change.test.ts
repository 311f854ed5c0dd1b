import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { siteSettings } from '@/features/settings/queries'
import { contentSubscription } from '@/lib/server/cache/content-listener'
import { listen, LISTENER_NAME } from '@/lib/server/db/listen'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { env } from '@/env'
import { countStatements } from '../support/count-statements'

const other = new pg.Client({ connectionString: env.DATABASE_URL })
const end = new AbortController()
let ended: Promise<void> | undefined

beforeAll(async () => {
  await start()
  await other.connect()
  ended = listen([contentSubscription], end.signal)
  await vi.waitFor(() => expect(globalThis.hearsContentChanges).toBe(true))
})
afterAll(async () => {
  end.abort()
  await Promise.all([ended, other.end()])
  expect(globalThis.hearsContentChanges).toBe(false)
})

/** The second mark of a change comes later, and a read within the millisecond of a mark is not kept. */
const settle = () =>
  vi.waitFor(() => expect(Date.now() - (globalThis.contentChangedAt ?? 0)).toBeGreaterThan(2_100), {
    timeout: 6_000,
  })

const saveBrand = async (brand: string) =>
  asSystemWithoutRequest(await start()).updateGlobal({
    slug: 'site-settings',
    data: { brand, agencyZone: 'UTC', blogAddress: '/resources' },
  })

it('the settings are read once, until a change is announced, by whichever process', async () => {
  await saveBrand('Puente')
  await settle()
  expect((await siteSettings('en')).brand).toBe('Puente')
  expect(await countStatements(() => siteSettings('en'))).toBe(0)
  expect(await countStatements(() => siteSettings('es'))).toBeGreaterThan(0)
  await saveBrand('Arco')
  await vi.waitFor(async () => expect((await siteSettings('en')).brand).toBe('Arco'))
  await other.query(`update site_settings set brand = 'Ponte'`)
  await other.query(`select pg_notify('content_changed', '')`)
  await vi.waitFor(async () => expect((await siteSettings('en')).brand).toBe('Ponte'))
})

it('nothing is kept while the connection that hears of changes is lost', async () => {
  await settle()
  await siteSettings('en')
  const lost = new Promise<void>((resolve) => {
    const { onDisconnect } = contentSubscription
    vi.spyOn(contentSubscription, 'onDisconnect').mockImplementationOnce(() => {
      onDisconnect?.()
      resolve()
    })
  })
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1
    and datname = current_database()`,
    [LISTENER_NAME],
  )
  await lost
  expect(await countStatements(() => siteSettings('en'))).toBeGreaterThan(0)
  await vi.waitFor(() => expect(globalThis.hearsContentChanges).toBe(true), { timeout: 5_000 })
})
