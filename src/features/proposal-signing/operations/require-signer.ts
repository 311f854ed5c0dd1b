import { displayName } from '@/lib/person-name'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'

/** Who signs, declines or reads a proposal, as the database has them now. */
export type ProposalSigner = {
  id: string
  name: string
  email: string
  language: Language
  client: { id: string; name: string; company: string | null }
}

type Row = {
  id: string
  role: string
  firstName: string
  lastName: string | null
  email: string
  language: Language
  deactivated: string | null
  client: string | null
  clientName: string | null
  company: string | null
  status: string | null
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
  const [row] = await runSql<Row>(
    req,
    sql`
      select u.id, u.role, u.first_name as "firstName", u.last_name as "lastName", u.email, u.language,
        u.deactivated_at as deactivated, c.id as client, c.name as "clientName", c.company_name as company, c.status
      from users u left join clients c on c.id = u.client_id where u.id = ${user.id} for share of u`,
  )
  if (!row) throw new AppError('unauthenticated')
  if (row.role !== 'client' || row.deactivated) throw new AppError('forbidden')
  if (!row.client) throw new AppError('not_found')
  const [client] = await runSql<{ status: string }>(
    req,
    sql`select status from clients where id = ${row.client} for share`,
  )
  if (client?.status !== 'active' && !(mayBeInactive && client?.status === 'inactive'))
    throw new AppError('forbidden')
  const { id, email, language, client: clientId, clientName, company } = row
  const name = displayName(row)
  return { id, name, email, language, client: { id: clientId, name: clientName ?? '', company } }
}
