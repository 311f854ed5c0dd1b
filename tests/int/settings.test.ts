import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { siteSettings } from '@/features/settings/queries'
import { asSystemAlone } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import type { SiteSetting } from '@/payload-types'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const save = (analytics: SiteSetting['analytics']) =>
  asSystemAlone(payload).updateGlobal({
    slug: 'site-settings',
    data: { brand: 'Puente', agencyZone: 'UTC', blogAddress: '/resources', analytics },
  })
const script = 'https://plausible.io/js/script.js'

it('visitors learn of no tool by default', async () => {
  expect(await siteSettings('en')).toMatchObject({ analytics: undefined })
})

it('visitors learn of the tool that is chosen, and nothing of another', async () => {
  await save({
    tool: 'plausible',
    plausibleDomain: 'puente.example',
    plausibleScript: script,
    ga4Id: 'G-ABCD1234',
  })
  const plausible = { tool: 'plausible', domain: 'puente.example', script }
  expect((await siteSettings('es')).analytics).toEqual(plausible)
  await save({ tool: 'ga4', ga4Id: 'G-ABCD1234' })
  expect((await siteSettings('es')).analytics).toEqual({ tool: 'ga4', id: 'G-ABCD1234' })
  await save({ tool: 'none' })
  expect((await siteSettings('es')).analytics).toBeUndefined()
})

it.each([
  ['without its domain', { tool: 'plausible', plausibleDomain: '', plausibleScript: script }],
  ['without its script', { tool: 'plausible', plausibleDomain: 'puente.example', plausibleScript: '' }],
  [
    'with a script that is no address',
    { tool: 'plausible', plausibleDomain: 'a.example', plausibleScript: 'x' },
  ],
  ['with an address for a domain', { tool: 'plausible', plausibleDomain: script, plausibleScript: script }],
  ['without its id', { tool: 'ga4', ga4Id: '' }],
  ['with the id of an older kind', { tool: 'ga4', ga4Id: 'UA-12345-1' }],
] as const)('a tool %s is refused', async (_, analytics) => {
  await save({ tool: 'none' })
  await expect(save({ ...analytics })).rejects.toMatchObject({ status: 400 })
  expect((await siteSettings('en')).analytics).toBeUndefined()
})
