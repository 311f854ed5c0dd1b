import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { checkDatabase } from '@/lib/server/db/check-database'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { collectLog } from '../support/log-lines'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const useAddresses = (email: string, notificationEmail: string) =>
  asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { agencyZone: 'America/Lima', email, notificationEmail },
  })

it('warns while a public site uses addresses of examples, and names them', async () => {
  await useAddresses('hola@puente.example', 'team@agency.com')
  const lines = collectLog('warn')
  await checkDatabase('http://localhost:3000')
  expect(lines).toEqual([])
  await checkDatabase('https://www.agency.com')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.addresses).toContain('hola@puente.example')
  expect(lines[0]?.addresses).not.toContain('team@agency.com')
})
