import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'

import { PortalNotice } from '@/features/accounts/portal/portal-notice'
import { requirePortalSession, type PortalSession } from '@/features/accounts/queries'
import { displayName } from '@/lib/person-name'
import { ClientMessages } from '@/components/portal/client-messages'
import { ProposalScreen } from '@/features/proposal-signing/portal/proposal-screen'
import { proposalText } from '@/features/proposal-signing/portal/proposal-text'
import { asFrozen } from '@/features/proposals/queries/agency'
import { findProposal } from '@/features/proposal-signing/queries/proposal'
import { settingsOrDefaults } from '@/features/settings/queries'
import { DocumentNotFound } from '@/components/portal/not-found-page'
import { localizedPath } from '@/i18n/languages'
import { redirectTo } from '@/i18n/navigation'
import { downloadQuery } from '@/lib/download'
import { setStatus } from '@/lib/request-report'
import { log } from '@/lib/server/log'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<string, unknown>> }

/** Reads the proposal once per request, for the page and its title. */
const readProposal = cache(async (id: string, query: string) => {
  const visitor = await requirePortalSession(`/proposal/${encodeURIComponent(id)}${query}`)
  if (visitor.status !== 'client' && visitor.status !== 'staff') return { status: visitor.status }
  const proposal = await findProposal(visitor.req, id, new Date()).catch((error: unknown) => {
    log.error({ err: error }, 'a proposal could not be read')
    return 'failed' as const
  })
  return { status: visitor.status, visitor, proposal }
})

/** The number is that of a proposal that the visitor may read; others have the same title. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('proposals')
  const found = await readProposal((await params).id, downloadQuery(await searchParams))
  const { brand } = await settingsOrDefaults(await getLocale())
  const shown = 'proposal' in found && typeof found.proposal === 'object' ? found.proposal : undefined
  const title = shown?.number === undefined ? t('kind') : t('list.number', { number: shown.number })
  return { title: `${title} - ${brand}`, robots: { index: false } }
}

const signerOf = ({ user, client }: Extract<PortalSession, { status: 'client' }>) => ({
  id: user.id,
  name: displayName(user),
  client: client.companyName || client.name || displayName(client),
  isActive: client.status === 'active',
})

/** A proposal, for its client, its owner and admins. */
export default async function ProposalPage({ params, searchParams }: Props) {
  const found = await readProposal((await params).id, downloadQuery(await searchParams))
  if (found.status !== 'client' && found.status !== 'staff') return <PortalNotice reason={found.status} />
  const { visitor, proposal } = found
  const language = await getLocale()
  const isStaff = visitor.status === 'staff'
  const home = isStaff ? '/admin' : localizedPath('/dashboard', language)
  if (proposal === 'failed') redirectTo(`${home}#toast=proposal_failed`)
  if (proposal === 'denied') redirectTo(`${home}#toast=access_denied`)
  if (proposal === 'missing') {
    setStatus(404)
    return <DocumentNotFound kind="proposal" isStaff={isStaff} />
  }
  const settings = asFrozen(await settingsOrDefaults(language), proposal.offer?.agency)
  return (
    <ClientMessages namespaces={['portal', 'layout', 'signing']}>
      <ProposalScreen
        proposal={proposal}
        body={await proposalText(proposal.offer?.body)}
        settings={settings}
        signer={visitor.status === 'client' ? signerOf(visitor) : undefined}
      />
    </ClientMessages>
  )
}
