import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'

import { PortalNotice } from '@/features/accounts/portal/portal-notice'
import { requirePortalSession } from '@/features/accounts/queries'
import { InvoiceScreen } from '@/features/invoices/portal/invoice-screen'
import { findInvoice } from '@/features/invoices/queries/invoices'
import { findPaymentInstructions } from '@/features/invoices/queries/payment-instructions'
import { settingsOrDefaults } from '@/features/settings/queries'
import { DocumentNotFound } from '@/components/portal/not-found-page'
import { downloadQuery } from '@/lib/download'
import { setStatus } from '@/lib/request-report'
import { log } from '@/lib/server/log'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<string, unknown>> }

/** Reads the invoice once per request, for the page and its title. */
const readInvoice = cache(async (id: string, query: string) => {
  const visitor = await requirePortalSession(`/dashboard/invoices/${encodeURIComponent(id)}${query}`)
  if (visitor.status !== 'client' && visitor.status !== 'staff') return { status: visitor.status }
  const { status, req } = visitor
  const language = await getLocale()
  const settings = await settingsOrDefaults(language)
  try {
    const invoice = await findInvoice(req, id, { zone: settings.zone, at: new Date() })
    const payment = invoice && (await findPaymentInstructions(req, language, invoice.currency))
    return { status, invoice, payment, settings }
  } catch (error) {
    log.error({ err: error }, 'an invoice could not be read')
    return { status: 'unavailable' as const }
  }
})

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('invoices')
  const found = await readInvoice((await params).id, downloadQuery(await searchParams))
  const { brand } = await settingsOrDefaults(await getLocale())
  const number = 'invoice' in found ? found.invoice?.number : undefined
  const title = number ? t('document.label', { number }) : t('title')
  return { title: `${title} - ${brand}`, robots: { index: false } }
}

/** An invoice, for its client and staff. */
export default async function InvoicePage({ params, searchParams }: Props) {
  const found = await readInvoice((await params).id, downloadQuery(await searchParams))
  if (found.status === 'unavailable') setStatus(503)
  if (found.status !== 'client' && found.status !== 'staff') return <PortalNotice reason={found.status} />
  const { invoice, payment, settings, status } = found
  if (!invoice) {
    setStatus(404)
    return <DocumentNotFound kind="invoice" isStaff={status === 'staff'} />
  }
  return (
    <InvoiceScreen invoice={invoice} payment={payment} settings={settings} forClient={status === 'client'} />
  )
}
