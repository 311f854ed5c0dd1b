import { standingOf } from '@/features/accounts/rules'
import { AppError } from '@/lib/app-error'
import type { SignedIn } from '@/lib/server/authenticate'
import { sql, statement } from '@/lib/server/db'
import type { Context } from '@/lib/server/handle'

/** The client for whom somebody writes, and who writes. */
export type Writer = { author: SignedIn; client: { id: string; name: string; company: string | null } }

type Row = {
  id: string | null
  name: string
  company: string | null
  status: string | null
  ended: string | null
}

/**
 * Who writes under tickets, as the database has it now: an inactive client too, a suspended one not. Throws `not_found`
 * for an account without a client, `forbidden` for one that may not.
 */
export async function writingClient({ req, user }: Context): Promise<Writer> {
  if (!user) throw new AppError('unauthenticated')
  const [row] = await sql<Row>(
    req,
    statement`
      select c.id, c.name, c.company_name as company, c.status, u.deactivated_at as ended
      from users u left join clients c on c.id = u.client_id where u.id = ${user.id}`,
  )
  const standing = standingOf({ ...user, client: row?.id, deactivatedAt: row?.ended }, row)
  if (standing === 'no_client') throw new AppError('not_found')
  if (standing !== 'client' || !row?.id) throw new AppError('forbidden')
  return { author: user, client: { id: row.id, name: row.name, company: row.company } }
}
