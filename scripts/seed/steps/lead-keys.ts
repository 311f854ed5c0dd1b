import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { KeySource } from '../../../src/features/lead-keys/rules'
import { digestOf } from '../../../src/lib/server/auth/email-link'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { databaseOf } from '../../../src/lib/server/db/sql'
import { lead_keys } from '../../../src/payload-tables'
import type { SeedContext } from '../step'
import { DAY_MS } from './lead-times'

/** The name of the key with which the leads of a source came. */
export const demoKeys: Record<KeySource, string> = {
  'External API': 'Landing page',
  'Automation System': 'Automation',
}

/** Makes two keys for leads whose values nobody has, so that they only show what the screen is for. */
export async function makeDemoKeys({ req, now }: SeedContext): Promise<void> {
  const admins = { collection: 'users', where: { role: { equals: 'admin' } }, limit: 1, depth: 0 } as const
  const { docs } = await asSystem(req).find(admins)
  const made = new Date(now.getTime() - 95 * DAY_MS).toISOString()
  const used = new Date(now.getTime() - DAY_MS).toISOString()
  for (const [source, name] of Object.entries(demoKeys) as [KeySource, string][]) {
    const digest = digestOf(randomBytes(32).toString('hex'))
    const { id } = await asSystem(req).create({
      collection: 'lead-keys',
      data: { name, source, perMinute: 60, createdBy: docs[0]?.id, digest },
    })
    const db = await databaseOf(req)
    await db
      .update(lead_keys)
      .set({ createdAt: made, updatedAt: made, lastUsedAt: used })
      .where(eq(lead_keys.id, id))
  }
}
