import { PortalNotice } from '@/features/accounts/portal/portal-notice'
import { findVisitorLanguage, requirePortalSession } from '@/features/accounts/queries'
import { localizedPath } from '@/i18n/languages'
import { redirectTo } from '@/i18n/navigation'
import { PROPOSAL_CREATOR_PATH } from '@/lib/admin-views'
import { isId } from '@/lib/ids'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata = { robots: { index: false } }

/** Leads staff to the generator of the admin, with the lead; clients to their dashboard. */
export default async function ProposalCreatorPage({ searchParams }: Props) {
  const { lead } = await searchParams
  const query = isId(lead) ? `?lead=${lead}` : ''
  const visitor = await requirePortalSession(`/proposal-creator${query}`)
  if (visitor.status === 'staff') redirectTo(`${PROPOSAL_CREATOR_PATH}${query}`)
  if (visitor.status === 'client') redirectTo(localizedPath('/dashboard', await findVisitorLanguage()))
  return <PortalNotice reason={visitor.status} />
}
