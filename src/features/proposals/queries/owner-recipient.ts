import type { PayloadRequest } from 'payload'

import { notificationRecipient } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { asSystem } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'

type Recipient = { recipient: string; language: Language }

/**
 * Returns who is notified about a proposal: its owner while they are active staff, in their language, else the
 * agency's notification address. `isOwner` tells them apart. Undefined when there is neither.
 */
export async function ownerRecipient(
  req: PayloadRequest,
  owner: string | null,
): Promise<(Recipient & { isOwner: boolean }) | undefined> {
  const active = owner && (await findActiveStaff(req, owner))
  if (active) return { ...active, isOwner: true }
  const agency = await notificationRecipient(asSystem(req))
  return agency && { ...agency, isOwner: false }
}

async function findActiveStaff(req: PayloadRequest, id: string): Promise<Recipient | undefined> {
  const [row] = await runSql<Recipient>(
    req,
    sql`
      select email as recipient, language from users
      where id = ${id} and role in ('admin', 'team') and deactivated_at is null and _verified is not false`,
  )
  return row
}
