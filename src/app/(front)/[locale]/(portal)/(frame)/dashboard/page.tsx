import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { PortalNotice } from '@/features/accounts/portal/portal-notice'
import { requirePortalSession, type OwnClient } from '@/features/accounts/queries'
import { isFirstSession } from '@/features/accounts/rules'
import { countTickets } from '@/features/tickets/queries/ticket-list'
import { listClientInvoices } from '@/features/invoices/queries/invoices'
import { listClientProposals } from '@/features/proposals/queries/client-proposals'
import { settingsOrDefaults } from '@/features/settings/queries'
import { Dashboard, DashboardError, DashboardSkeleton } from '@/features/client-pages/portal/dashboard'
import { parseDashboardTab } from '@/features/client-pages/portal/dashboard-tabs'
import { parseSubject } from '@/lib/ticket-subject'
import { PortalMain } from '@/components/portal/frame'
import { ToastAfterRedirect } from '@/components/portal/toasts'
import { Streamed } from '@/components/ui/streamed'
import { redirectTo } from '@/i18n/navigation'
import { attempt } from '@/lib/server/log'
import type { PageSession } from '@/lib/server/auth/page-session'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout')
  const { brand } = await settingsOrDefaults(await getLocale())
  return { title: `${t('dashboard')} - ${brand}`, robots: { index: false } }
}

/** The invoices, proposals and tickets of a client. Staff are redirected to the admin. */
export default async function DashboardPage({ searchParams }: Props) {
  const parameters = await searchParams
  const requestedTab = [parameters.tab].flat()[0]
  const query = requestedTab ? `?tab=${encodeURIComponent(requestedTab)}` : ''
  const about = parseSubject(parameters)
  const visitor = await requirePortalSession(
    `/dashboard${query}${query && about ? `&${about.kind}=${about.id}` : ''}`,
  )
  if (visitor.status === 'staff') redirectTo(`/admin${query}`)
  const tab = parseDashboardTab(requestedTab)
  if (visitor.status === 'unavailable')
    return (
      <PortalMain>
        <DashboardError tab={tab} />
      </PortalMain>
    )
  if (visitor.status !== 'client') return <PortalNotice reason={visitor.status} />
  const { zone } = await settingsOrDefaults(await getLocale())
  const at = new Date()
  const firstName = visitor.user.firstName || visitor.client.firstName
  return (
    <PortalMain>
      <ToastAfterRedirect renderedAt={at.getTime()} />
      <Greeting
        firstName={firstName}
        company={visitor.client.companyName}
        isReturning={!isFirstSession(visitor.user)}
      />
      <Streamed
        id={tab}
        ready={readParts(visitor, { zone, at })}
        waiting={<DashboardSkeleton tab={tab} />}
        show={(parts) => <Dashboard tab={tab} zone={zone} about={about} {...parts} />}
      />
    </PortalMain>
  )
}

/** Reads the parts independently: one that cannot be read is undefined. */
async function readParts(
  { req, client }: PageSession & { client: OwnClient },
  today: { zone: string; at: Date },
) {
  const [invoices, proposals, tickets] = await Promise.all([
    attempt('the invoices of a client', listClientInvoices(req, client.id, today)),
    attempt('the proposals of a client', listClientProposals(req, client.id, today.at)),
    attempt('the tickets of a client', countTickets(req, client.id)),
  ])
  return { invoices, proposals, tickets }
}

type GreetingProps = { firstName?: string | null; company?: string | null; isReturning: boolean }

async function Greeting({ firstName, company, isReturning }: GreetingProps) {
  const t = await getTranslations(`portal.dashboard.${isReturning ? 'back' : 'first'}`)
  return (
    <header>
      <h1 className="text-t4">{firstName ? t('hello', { name: firstName }) : t('nameless')}</h1>
      {company && <p className="mt-2.5 text-muted">{company}</p>}
    </header>
  )
}
