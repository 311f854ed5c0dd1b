import { Document, Page, Text, View } from '@react-pdf/renderer'

import type { Settings } from '@/features/settings/queries'
import { longDate, withNonBreakingSpaces } from '@/lib/dates'
import { money } from '@/lib/money'
import type { InvoiceDetails } from '../queries/invoices'
import { PdfBrand } from './pdf-brand'
import { styles } from './pdf-styles'
import type { InvoicePdfTexts } from './pdf-texts'

export type InvoicePdfInput = {
  invoice: InvoiceDetails
  /** How to pay; undefined for a paid invoice. */
  payment?: string
  settings: Pick<Settings, 'brand' | 'email' | 'phone' | 'zone' | 'legal'>
}

/** The PDF of an invoice in its client's language. portal/invoice-sheet shows the same on the page. */
export function InvoiceDocument({ invoice, payment, settings, t }: InvoicePdfInput & { t: InvoicePdfTexts }) {
  const { client, number, description, amount, currency, status } = invoice
  const { language } = client
  const sum = money(amount, currency, language)
  const { brand, email, phone, zone, legal } = settings
  return (
    <Document
      pdfVersion="1.7"
      title={t('label', { number })}
      author={brand}
      language={language}
      producer={brand}
      creator={brand}
    >
      <Page size="LETTER" style={styles.page}>
        <View style={styles.head}>
          <PdfBrand brand={brand} />
          <View style={styles.from}>
            {[legal.name, legal.address, legal.taxId].map((line) => line && <Text key={line}>{line}</Text>)}
            {email && <Text>{email}</Text>}
            {phone && <Text>{phone}</Text>}
          </View>
        </View>
        <Text style={styles.title}>{t('title')}</Text>
        <Text style={styles.quiet}>{number}</Text>
        {language === 'es' && <Text style={styles.quiet}>{t('notTaxDocument')}</Text>}
        <View style={styles.facts}>
          <View style={styles.fact}>
            <Text style={styles.quiet}>{t('billedTo')}</Text>
            <Text style={styles.strong}>{client.company ?? client.name}</Text>
            {client.company && <Text>{client.name}</Text>}
            <Text>{client.email}</Text>
          </View>
          {invoice.proposal && (
            <View style={styles.fact}>
              <Fact name={t('for')} value={invoice.proposal.title} />
            </View>
          )}
          <View style={styles.days}>
            <Fact
              name={t('issued')}
              value={withNonBreakingSpaces(longDate(invoice.issued, language, zone))}
            />
            <Fact name={t('due')} value={withNonBreakingSpaces(longDate(invoice.due, language, 'UTC'))} />
            {invoice.paid && (
              <Fact
                name={t('paidOn')}
                value={withNonBreakingSpaces(longDate(invoice.paid, language, 'UTC'))}
              />
            )}
          </View>
        </View>
        <View style={[styles.row, styles.lineHead]}>
          <Text>{t('description')}</Text>
          <Text>{t('amount')}</Text>
        </View>
        <View style={[styles.row, styles.lineBody]}>
          <Text style={styles.words}>{description}</Text>
          <Text>{sum}</Text>
        </View>
        <View style={[styles.row, styles.total]} wrap={false}>
          <Text style={styles.totalName}>{t(status === 'paid' ? 'paid' : 'total')}</Text>
          <Text>{sum}</Text>
        </View>
        {payment && (
          <View style={styles.payment}>
            <Text style={styles.strong}>{t('paymentInstructions')}</Text>
            <Text style={styles.quiet}>{payment}</Text>
          </View>
        )}
        <View style={styles.foot} fixed>
          <Text>{email ? t('questions', { email }) : number}</Text>
          <Text
            render={({ pageNumber, totalPages }) =>
              t('page', { number: String(pageNumber), total: String(totalPages) })
            }
          />
        </View>
      </Page>
    </Document>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <Text style={styles.quiet}>{name}</Text>
    <Text>{value}</Text>
  </>
)
