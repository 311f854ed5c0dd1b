import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { listClientAccounts } from '@/features/accounts/queries'
import { isDeactivated } from '@/lib/roles'
import { runSql, sql } from '@/lib/server/db/sql'

/** An account of a client. `at` is an ISO time: of the last sign-in, of the invitation, or of its end. */
export type ClientPerson = {
  id: string
  name: string
  email: string
  state: 'active' | 'invited' | 'expired' | 'failed' | 'deactivated'
  at: string | null
}

type Facts = {
  id: string
  signedInAt: string | null
  isExpired: boolean
  invitedAt: string | null
  mail: string | null
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

/** Sessions and invitations, which no access function shows. Callers have checked that the user is staff. */
async function findFacts(req: PayloadRequest, client: string): Promise<Map<string, Facts>> {
  const rows = await runSql<Facts>(
    req,
    sql`
      select u.id, to_json(s.at) #>> '{}' as "signedInAt", to_json(mail.created_at) #>> '{}' as "invitedAt",
        mail.status as mail, coalesce(u.reset_password_expiration < now(), true) as "isExpired"
      from users u
      left join lateral (select max(created_at) as at from users_sessions where _parent_id = u.id) s on true
      left join lateral (
        select o.created_at, o.status from outbox o where o.kind = 'invitation' and o.recipient = u.email
        order by o.created_at desc limit 1) mail on not u._verified
      where u.client_id = ${client}`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
