import { eq } from 'drizzle-orm'

import { displayName } from '@/lib/person-name'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { databaseOf } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { clients, users } from '@/payload-tables'

/** Who signs, declines or reads a proposal, as the database has them now. */
export type ProposalSigner = {
  id: string
  name: string
  email: string
  language: Language
  client: { id: string; name: string; company: string | null }
}

/**
 * Returns the signed-in user and their client, and locks both, so that neither is suspended at the same moment. Throws
 * AppError 'unauthenticated', 'not_found' for an account without a client, and 'forbidden' for staff, a deactivated account,
 * a suspended client, and unless `mayBeInactive` for an inactive one.
 */
export async function requireSigner(
  { req, user }: Context,
  { mayBeInactive = false } = {},
): Promise<ProposalSigner> {
  if (!user) throw new AppError('unauthenticated')
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      id: users.id,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      language: users.language,
      deactivated: users.deactivatedAt,
      client: { id: clients.id, name: clients.name, company: clients.companyName },
    })
    .from(users)
    .leftJoin(clients, eq(clients.id, users.client))
    .where(eq(users.id, user.id))
    .for('share', { of: users })
  if (!row) throw new AppError('unauthenticated')
  if (row.role !== 'client' || row.deactivated) throw new AppError('forbidden')
  if (!row.client) throw new AppError('not_found')
  const [client] = await db
    .select({ status: clients.status })
    .from(clients)
    .where(eq(clients.id, row.client.id))
    .for('share')
  if (client?.status !== 'active' && !(mayBeInactive && client?.status === 'inactive'))
    throw new AppError('forbidden')
  const { id, email, language } = row
  const name = displayName(row)
  return { id, name, email, language, client: { ...row.client, name: row.client.name ?? '' } }
}
