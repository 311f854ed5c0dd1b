import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { PortalNotice } from '@/features/accounts/portal/portal-notice'
import { requirePortalSession, type PortalSession } from '@/features/accounts/queries'
import { displayName } from '@/features/accounts/rules'
import { ClientMessages } from '@/features/layout/portal/client-messages'
import { ProposalScreen } from '@/features/proposals/portal/proposal-screen'
import { asFrozen } from '@/features/proposals/queries/agency'
import { findProposal } from '@/features/proposals/queries/proposal'
import { settingsOrDefaults } from '@/features/settings/queries'
import { DocumentNotFound } from '@/features/layout/portal/document-not-found'
import { localizedPath } from '@/i18n/languages'
import { redirectTo } from '@/i18n/navigation'
import { setStatus } from '@/lib/request-report'
import { log } from '@/lib/server/log'

type Props = { params: Promise<{ id: string }> }

/** The same title for everyone: the proposal's own would reveal it to users without access. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('proposals')
  const { brand } = await settingsOrDefaults(await getLocale())
  return { title: `${t('kind')} - ${brand}`, robots: { index: false } }
}

const signerOf = ({ user, client }: Extract<PortalSession, { status: 'client' }>) => ({
  id: user.id,
  name: displayName(user),
  client: client.companyName || client.name || displayName(client),
  isActive: client.status === 'active',
})

/** A proposal, for its client, its owner and admins. */
export default async function ProposalPage({ params }: Props) {
  const { id } = await params
  const visitor = await requirePortalSession(`/proposal/${encodeURIComponent(id)}`)
  if (visitor.status !== 'client' && visitor.status !== 'staff')
    return <PortalNotice reason={visitor.status} />
  const language = await getLocale()
  const isStaff = visitor.status === 'staff'
  const home = isStaff ? '/admin' : localizedPath('/dashboard', language)
  const proposal = await findProposal(visitor.req, id, new Date()).catch((error: unknown) => {
    log.error({ err: error }, 'a proposal could not be read')
    return 'failed' as const
  })
  if (proposal === 'failed') redirectTo(`${home}#toast=proposal_failed`)
  if (proposal === 'denied') redirectTo(`${home}#toast=access_denied`)
  if (proposal === 'missing') {
    setStatus(404)
    return <DocumentNotFound kind="proposal" />
  }
  const settings = asFrozen(await settingsOrDefaults(language), proposal.offer?.agency)
  return (
    <ClientMessages namespaces={['portal', 'layout', 'signing']}>
      <ProposalScreen
        proposal={proposal}
        settings={settings}
        signer={visitor.status === 'client' ? signerOf(visitor) : undefined}
      />
    </ClientMessages>
  )
}
