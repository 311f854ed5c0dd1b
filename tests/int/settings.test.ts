import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { findEmailContext } from '@/features/mail/deliver-email'
import { siteSettings } from '@/features/settings/queries'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { SiteSetting } from '@/payload-types'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const save = (analytics: SiteSetting['analytics']) =>
  asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { brand: 'Puente', agencyZone: 'UTC', blogAddress: '/resources', analytics },
  })
it('publishes the legal identity that staff entered, in either language', async () => {
  expect((await siteSettings('en')).legal).toEqual({})
  const name = 'Puente LLC'
  const saveLegal = (locale: 'en' | 'es', legal: SiteSetting['legal']) =>
    asSystemWithoutRequest(payload).updateGlobal({
      slug: 'site-settings',
      locale,
      data: { brand: 'Puente', agencyZone: 'UTC', blogAddress: '/resources', legal },
    })
  await saveLegal('en', { name, taxId: ' ', address: '1 Main St', governingLaw: 'the laws of Florida' })
  expect((await siteSettings('es')).legal.governingLaw).toBe('the laws of Florida')
  await saveLegal('es', { governingLaw: 'las leyes de Florida' })
  const shared = { name, address: '1 Main St' }
  expect((await siteSettings('en')).legal).toEqual({ ...shared, governingLaw: 'the laws of Florida' })
  expect((await siteSettings('es')).legal).toEqual({ ...shared, governingLaw: 'las leyes de Florida' })
  expect((await findEmailContext(payload, 'a@b.example', 'es')).sender).toBe('Puente LLC, 1 Main St')
})

const script = 'https://plausible.io/js/script.js'

it('publishes no analytics tool by default', async () => {
  expect(await siteSettings('en')).toMatchObject({ analytics: undefined })
})

it('publishes only the settings of the chosen tool', async () => {
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
] as const)('rejects a tool %s', async (_, analytics) => {
  await save({ tool: 'none' })
  await expect(save({ ...analytics })).rejects.toMatchObject({ status: 400 })
  expect((await siteSettings('en')).analytics).toBeUndefined()
})

const saveOffice = (office: { whatsapp?: string; address?: string; coordinates?: string }) => {
  const lima = { city: 'Lima', country: 'Peru', countryCode: 'PE', zone: 'America/Lima', ...office }
  return asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { brand: 'Puente', agencyZone: 'UTC', blogAddress: '/resources', offices: [lima] },
  })
}

it('publishes the chat and the place of an office', async () => {
  await saveOffice({ whatsapp: '987 654 321', address: ' Calle Uno 1 ', coordinates: '-12.05, -77.04' })
  expect((await siteSettings('es')).offices).toMatchObject([
    {
      whatsappUrl: 'https://wa.me/51987654321',
      address: 'Calle Uno 1',
      position: { latitude: -12.05, longitude: -77.04 },
    },
  ])
  await saveOffice({})
  const [office] = (await siteSettings('es')).offices
  expect([office?.whatsappUrl, office?.address, office?.position]).toEqual([undefined, undefined, undefined])
})

it.each([
  ['a number that only takes calls', { whatsapp: '+1 800 555 0199' }],
  ['a number with an extension', { whatsapp: '+51 1 555 0134 anexo 12' }],
  ['two numbers', { whatsapp: '987 654 321 / 987 654 322' }],
  ['a word for a number', { whatsapp: 'Ana' }],
  ['a place that is none', { coordinates: 'Lima' }],
])('rejects %s', async (_, office) => {
  await expect(saveOffice(office)).rejects.toMatchObject({ status: 400 })
})
