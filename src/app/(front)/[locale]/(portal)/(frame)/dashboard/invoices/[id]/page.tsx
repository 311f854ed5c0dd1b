import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { PortalNotice } from '@/features/accounts/portal/portal-notice'
import { requirePortalSession } from '@/features/accounts/queries'
import { InvoiceScreen } from '@/features/invoices/portal/invoice-screen'
import { findInvoice, findPaymentInstructions } from '@/features/invoices/queries/invoices'
import { settingsOrDefaults } from '@/features/settings/queries'
import { DocumentNotFound } from '@/features/layout/portal/document-not-found'
import { setStatus } from '@/lib/request-report'
import { log } from '@/lib/server/log'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invoices')
  const { brand } = await settingsOrDefaults(await getLocale())
  return { title: `${t('title')} - ${brand}`, robots: { index: false } }
}

/** An invoice, for its client and staff. */
export default async function InvoicePage({ params }: Props) {
  const { id } = await params
  const visitor = await requirePortalSession(`/dashboard/invoices/${encodeURIComponent(id)}`)
  if (visitor.status !== 'client' && visitor.status !== 'staff')
    return <PortalNotice reason={visitor.status} />
  const language = await getLocale()
  const settings = await settingsOrDefaults(language)
  const { req } = visitor
  const read = async () => {
    const invoice = await findInvoice(req, id, { zone: settings.zone, at: new Date() })
    return { invoice, payment: invoice && (await findPaymentInstructions(req, language, invoice.currency)) }
  }
  const found = await read().catch((error: unknown) => {
    log.error({ err: error }, 'an invoice could not be read')
  })
  if (!found) {
    setStatus(503)
    return <PortalNotice reason="unavailable" />
  }
  const { invoice, payment } = found
  if (!invoice) {
    setStatus(404)
    return <DocumentNotFound kind="invoice" />
  }
  return (
    <InvoiceScreen
      invoice={invoice}
      payment={payment}
      settings={settings}
      forClient={visitor.status === 'client'}
    />
  )
}
