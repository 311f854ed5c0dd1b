import { expect, it, vi } from 'vitest'

import type { Local } from '@/lib/server/db/local-api'

const admin = { email: 'ana@agency.com', language: 'es' }

/** Who is notified by a site of these settings at this address. */
async function recipientOf(siteUrl: string, settings: Record<string, string>) {
  vi.resetModules()
  vi.stubEnv('SITE_URL', siteUrl)
  const { notificationRecipient } = await import('@/features/settings/queries')
  const system = { findGlobal: async () => settings, find: async () => ({ docs: [admin] }) }
  return notificationRecipient(system as unknown as Local)
}

const examples = { notificationEmail: 'equipo@puente.example', email: 'hola@puente.example' }

it.each([
  ['https://www.agency.com', examples, { recipient: admin.email, language: 'es' }],
  [
    'https://www.agency.com',
    { ...examples, email: 'hola@agency.com' },
    { recipient: 'hola@agency.com', language: 'en' },
  ],
  ['http://localhost:3000', examples, { recipient: examples.notificationEmail, language: 'en' }],
  ['https://www.agency.com', {}, { recipient: admin.email, language: 'es' }],
])(
  'at %s with %o',
  async (siteUrl, settings, expected) => {
    expect(await recipientOf(siteUrl, settings)).toEqual(expected)
  },
  30_000,
)
