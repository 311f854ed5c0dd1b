import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { notificationRecipient } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf } from '@/lib/server/db/sql'
import { users } from '@/payload-tables'

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
  const db = await databaseOf(req)
  const [row] = await db
    .select({ recipient: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, id), isStaffAccount, isActive))
  return row
}
