import type { PayloadRequest } from 'payload'

import { queueEmail } from '@/features/mail/queue-email'
import type { Language } from '@/i18n/languages'
import { runSql, sql } from '@/lib/server/db/sql'
import type { ClientProposalData } from '../mail/proposal-email-data'

export type ProposalEmailKind = 'proposal-sent' | 'proposal-reminder'

type Row = Omit<ClientProposalData, 'token'> & { recipient: string; language: Language; version: string }

type Email = {
  kind: ProposalEmailKind
  proposal: string
  /** The secret with which an invited person sets a password. */
  token?: string
}

/**
 * Queues the email about the latest version of a proposal to its client, in the client's language and in the transaction of
 * the request, once for each kind and version. A suspended client, or one whose email belongs to a deactivated account,
 * gets none. Returns whether there is one.
 */
export async function queueClientEmail(
  req: PayloadRequest,
  { kind, proposal, token }: Email,
): Promise<boolean> {
  const [row] = await runSql<Row>(
    req,
    sql`
      select c.email as recipient, c.language, v.id as version, p.id as "proposalId", p.number::int as number, v.title,
        v.setup_fee::float8 as "setupFee", v.monthly_fee::float8 as "monthlyFee", v.amount::float8 as amount, v.currency,
        to_json(v.expires_at) #>> '{}' as "expiresAt", c.first_name as name, c.company_name as company,
        nullif(concat_ws(' ', o.first_name, o.last_name), '') as owner
      from proposals p join clients c on c.id = p.client_id left join users o on o.id = p.owner_id
      join lateral (select * from proposal_versions where proposal_id = p.id order by number desc limit 1) v on true
      where p.id = ${proposal} and c.status <> 'suspended' and not exists (
        select from users e where lower(e.email) = lower(c.email) and e.deactivated_at is not null)`,
  )
  if (!row) return false
  const { recipient, language, version, ...data } = row
  await queueEmail(req, {
    kind,
    subjectId: version,
    recipient,
    language,
    data: { ...data, ...(token && { token }) },
  })
  return true
}
