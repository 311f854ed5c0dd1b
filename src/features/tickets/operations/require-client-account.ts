import { eq } from 'drizzle-orm'

import { portalStatusOf } from '@/features/accounts/rules'
import { AppError } from '@/lib/app-error'
import type { SignedIn } from '@/lib/server/auth/authenticate'
import { databaseOf } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { clients, users } from '@/payload-tables'

/** The signed-in account of a client, as the author of a ticket or a reply, and that client. */
export type ClientAccount = { author: SignedIn; client: { id: string; name: string; company: string | null } }

/**
 * Returns the signed-in user and their client as the database has them now. Throws AppError 'unauthenticated' when nobody
 * is signed in, 'not_found' for an account without a client, and 'forbidden' for staff, a deactivated account or a
 * suspended client.
 */
export async function requireClientAccount({ req, user }: Context): Promise<ClientAccount> {
  if (!user) throw new AppError('unauthenticated')
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      id: clients.id,
      name: clients.name,
      company: clients.companyName,
      status: clients.status,
      deactivated: users.deactivatedAt,
    })
    .from(users)
    .leftJoin(clients, eq(clients.id, users.client))
    .where(eq(users.id, user.id))
  const status = portalStatusOf({ ...user, client: row?.id, deactivatedAt: row?.deactivated }, row)
  if (status === 'no_client') throw new AppError('not_found')
  if (status !== 'client' || !row?.id) throw new AppError('forbidden')
  return { author: user, client: { id: row.id, name: row.name ?? '', company: row.company } }
}
