import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { ClosedPage } from '@/features/accounts/portal/closed-page'
import { portalVisit, type OwnClient } from '@/features/accounts/queries'
import { ticketFigures } from '@/features/clients/queries'
import { clientInvoices } from '@/features/invoices/queries'
import { clientProposals } from '@/features/proposals/queries'
import { settingsOrNone } from '@/features/settings/queries'
import { Dashboard } from '@/features/shell/portal/dashboard/dashboard'
import { DashboardFailed } from '@/features/shell/portal/dashboard/failed'
import { DashboardPlaceholder } from '@/features/shell/portal/dashboard/placeholder'
import { tabOf } from '@/features/shell/portal/dashboard/tabs'
import { SaidOnTheWay } from '@/features/shell/portal/toasts'
import { Soon } from '@/components/ui/soon'
import { redirectTo } from '@/i18n/navigation'
import { attempt } from '@/lib/server/attempt'
import type { Visit } from '@/lib/server/visit'

type Props = { searchParams: Promise<{ tab?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell')
  const { brand } = await settingsOrNone(await getLocale())
  return { title: `${t('dashboard')} - ${brand}`, robots: { index: false } }
}

/** What a client owes, what is offered to it, and what is being fixed. Staff have theirs in the admin. */
export default async function DashboardPage({ searchParams }: Props) {
  const asked = [(await searchParams).tab].flat()[0]
  const query = asked ? `?tab=${encodeURIComponent(asked)}` : ''
  const visitor = await portalVisit(`/dashboard${query}`)
  if (visitor.standing === 'staff') redirectTo(`/admin${query}`)
  const tab = tabOf(asked)
  if (visitor.standing === 'unavailable')
    return (
      <main id="content" className="frame">
        <DashboardFailed tab={tab} />
      </main>
    )
  if (visitor.standing !== 'client') return <ClosedPage standing={visitor.standing} />
  const { zone } = await settingsOrNone(await getLocale())
  const at = new Date()
  const firstName = visitor.user.firstName || visitor.client.firstName
  return (
    <main id="content" className="frame">
      <SaidOnTheWay at={at.getTime()} />
      <Hello firstName={firstName} company={visitor.client.companyName} />
      <Soon
        id={tab}
        ready={read(visitor, { zone, at })}
        waiting={<DashboardPlaceholder tab={tab} />}
        show={(parts) => <Dashboard tab={tab} zone={zone} {...parts} />}
      />
    </main>
  )
}

/** Each part for itself: one that cannot be read is missing, and takes no other along. */
async function read({ req, client }: Visit & { client: OwnClient }, today: { zone: string; at: Date }) {
  const [invoices, proposals, tickets] = await Promise.all([
    attempt('the invoices of a client', clientInvoices(req, client.id, today)),
    attempt('the proposals of a client', clientProposals(req, client.id, today.at)),
    attempt('the tickets of a client', ticketFigures(req, client.id)),
  ])
  return { invoices, proposals, tickets }
}

async function Hello({ firstName, company }: { firstName?: string | null; company?: string | null }) {
  const t = await getTranslations('portal.dashboard')
  return (
    <header className="hello">
      <h1>{firstName ? t('hello', { name: firstName }) : t('helloNameless')}</h1>
      {company && <p>{company}</p>}
    </header>
  )
}
