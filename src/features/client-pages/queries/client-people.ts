import { eq, max } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { listClientAccounts } from '@/features/accounts/queries'
import { latestInvitation } from '@/features/mail/queries/email-state'
import { displayName } from '@/lib/person-name'
import { isDeactivated } from '@/lib/roles'
import { databaseOf, sql, isoTime } from '@/lib/server/db/sql'
import { users, users_sessions } from '@/payload-tables'

/** An account of a client. `at` is an ISO time: of the last sign-in, of the invitation, or of its end. */
export type ClientPerson = {
  id: string
  name: string
  email: string
  state: 'active' | 'invited' | 'expired' | 'failed' | 'deactivated'
  at: string | null
}

/** Returns who can sign in for a client, and who was invited to. */
export async function listClientPeople(req: PayloadRequest, client: string): Promise<ClientPerson[]> {
  const [accounts, facts] = await Promise.all([listClientAccounts(req, client), findFacts(req, client)])
  return accounts.map((account) => {
    const known = facts.get(account.id)
    const person = { id: account.id, name: displayName(account), email: account.email }
    if (isDeactivated({ ...account, role: 'client' }))
      return { ...person, state: 'deactivated', at: account.deactivatedAt ?? null }
    if (account._verified) return { ...person, state: 'active', at: known?.signedInAt ?? null }
    const state = known?.mail === 'failed' ? 'failed' : known?.isExpired ? 'expired' : 'invited'
    return { ...person, state, at: known?.invitedAt ?? null }
  })
}

const signIn = new QueryBuilder()
  .select({ lastAt: max(users_sessions.createdAt).as('last_at') })
  .from(users_sessions)
  .where(eq(users_sessions._parentID, users.id))
  .as('sign_in')

/** Sessions and invitations, which no access function shows. Callers have checked that the user is staff. */
async function findFacts(req: PayloadRequest, client: string) {
  const db = await databaseOf(req)
  const rows = await db
    .select({
      id: users.id,
      signedInAt: isoTime(signIn.lastAt),
      invitedAt: sql<string | null>`${isoTime(latestInvitation.createdAt)}`,
      mail: latestInvitation.status,
      isExpired: sql<boolean>`coalesce(${users.resetPasswordExpiration} < now(), true)`,
    })
    .from(users)
    .leftJoinLateral(signIn, sql`true`)
    .leftJoinLateral(latestInvitation, eq(users._verified, false))
    .where(eq(users.client, client))
  return new Map(rows.map((row) => [row.id, row]))
}
