import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { ClosedPage } from '@/features/accounts/portal/closed-page'
import { portalVisit } from '@/features/accounts/queries'
import { ProposalScreen } from '@/features/proposals/portal/proposal-screen'
import { proposalPage } from '@/features/proposals/queries'
import { settingsOrNone } from '@/features/settings/queries'
import { MissingPaper } from '@/features/shell/portal/missing-paper'
import { localizedPath } from '@/i18n/languages'
import { redirectTo } from '@/i18n/navigation'
import { answerWith } from '@/lib/server/answer-status'
import { log } from '@/lib/server/log'

type Props = { params: Promise<{ id: string }> }

/** The same for everybody: a title would tell who may not see the proposal what it is. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('proposals')
  const { brand } = await settingsOrNone(await getLocale())
  return { title: `${t('kind')} - ${brand}`, robots: { index: false } }
}

/** A proposal, for its client, its owner and admins (product.md). */
export default async function ProposalPage({ params }: Props) {
  const { id } = await params
  const visitor = await portalVisit(`/proposal/${encodeURIComponent(id)}`)
  if (visitor.standing !== 'client' && visitor.standing !== 'staff')
    return <ClosedPage standing={visitor.standing} />
  const language = await getLocale()
  const isStaff = visitor.standing === 'staff'
  const home = isStaff ? '/admin' : localizedPath('/dashboard', language)
  const answer = await proposalPage(visitor.req, id, new Date()).catch((error: unknown) => {
    log.error({ err: error }, 'a proposal could not be read')
    return 'failed' as const
  })
  if (answer === 'failed') redirectTo(`${home}#toast=proposal_failed`)
  if (answer === 'denied') redirectTo(`${home}#toast=access_denied`)
  if (answer === 'missing') {
    answerWith(404)
    return <MissingPaper kind="proposal" />
  }
  const settings = await settingsOrNone(language)
  return <ProposalScreen proposal={answer} settings={settings} isStaff={isStaff} />
}
