import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { ClosedPage } from '@/features/accounts/portal/closed-page'
import { portalVisit } from '@/features/accounts/queries'
import { InvoiceScreen } from '@/features/invoices/portal/invoice-screen'
import { fullInvoice, howToPay } from '@/features/invoices/queries'
import { settingsOrNone } from '@/features/settings/queries'
import { MissingPaper } from '@/features/shell/portal/missing-paper'
import { answerWith } from '@/lib/server/answer-status'
import { log } from '@/lib/server/log'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invoices')
  const { brand } = await settingsOrNone(await getLocale())
  return { title: `${t('title')} - ${brand}`, robots: { index: false } }
}

/** An invoice, for whoever may see it. */
export default async function InvoicePage({ params }: Props) {
  const { id } = await params
  const visitor = await portalVisit(`/dashboard/invoices/${encodeURIComponent(id)}`)
  if (visitor.standing !== 'client' && visitor.standing !== 'staff')
    return <ClosedPage standing={visitor.standing} />
  const language = await getLocale()
  const settings = await settingsOrNone(language)
  const { req } = visitor
  const read = async () =>
    Promise.all([fullInvoice(req, id, { zone: settings.zone, at: new Date() }), howToPay(req, language)])
  const found = await read().catch((error: unknown) => {
    log.error({ err: error }, 'an invoice could not be read')
  })
  if (!found) {
    answerWith(503)
    return <ClosedPage standing="unavailable" />
  }
  const [invoice, payment] = found
  if (!invoice) {
    answerWith(404)
    return <MissingPaper kind="invoice" />
  }
  return (
    <InvoiceScreen
      invoice={invoice}
      payment={payment}
      settings={settings}
      forClient={visitor.standing === 'client'}
    />
  )
}
