import { Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer'

import type { Settings } from '@/features/settings/queries'
import { mark } from '@/lib/art/mark'
import { longDate, unbroken } from '@/lib/dates'
import { money } from '@/lib/money'
import type { FullInvoice } from '../queries'
import { colours, looks } from './paper'
import type { PaperTexts } from './texts'

export type InvoicePaper = {
  invoice: FullInvoice
  /** How it is paid; nothing on what is paid. */
  payment?: string
  settings: Pick<Settings, 'brand' | 'email' | 'phone' | 'zone'>
}

/** An invoice on paper, in its client's language. The sheet of the page says the same (portal/invoice-sheet). */
export function InvoiceDocument({ invoice, payment, settings, t }: InvoicePaper & { t: PaperTexts }) {
  const { client, number, description, amount, currency, status } = invoice
  const { language } = client
  const sum = money(amount, currency, language)
  const { brand, email, phone, zone } = settings
  return (
    <Document
      title={t('label', { number })}
      author={brand}
      language={language}
      producer={brand}
      creator={brand}
    >
      <Page size="LETTER" style={looks.page}>
        <View style={looks.head}>
          <View style={looks.brand}>
            <Svg viewBox={`0 0 ${mark.size} ${mark.size}`} width={20} height={20}>
              <Path d={mark.letter} fill={colours.ink} />
              <Path
                d={mark.tilde}
                stroke={colours.accent}
                strokeWidth={mark.tildeWidth}
                strokeLinecap="round"
                fill="none"
              />
            </Svg>
            <Text style={looks.brandName}>{brand}</Text>
          </View>
          <View style={looks.from}>
            {email && <Text>{email}</Text>}
            {phone && <Text>{phone}</Text>}
          </View>
        </View>
        <Text style={looks.title}>{t('title')}</Text>
        <Text style={looks.quiet}>{number}</Text>
        <View style={looks.facts}>
          <View style={looks.fact}>
            <Text style={looks.quiet}>{t('billedTo')}</Text>
            <Text style={looks.strong}>{client.company ?? client.name}</Text>
            {client.company && <Text>{client.name}</Text>}
            <Text>{client.email}</Text>
          </View>
          {invoice.proposal && (
            <View style={looks.fact}>
              <Fact name={t('for')} value={invoice.proposal.title} />
            </View>
          )}
          <View style={looks.days}>
            <Fact name={t('issued')} value={unbroken(longDate(invoice.issued, language, zone))} />
            <Fact name={t('due')} value={unbroken(longDate(invoice.due, language, 'UTC'))} />
          </View>
        </View>
        <View style={[looks.row, looks.lineHead]}>
          <Text>{t('description')}</Text>
          <Text>{t('amount')}</Text>
        </View>
        <View style={[looks.row, looks.lineBody]}>
          <Text style={looks.words}>{description}</Text>
          <Text>{sum}</Text>
        </View>
        <View style={[looks.row, looks.total]} wrap={false}>
          <Text style={looks.totalName}>{t(status === 'paid' ? 'paid' : 'total')}</Text>
          <Text>{sum}</Text>
        </View>
        {payment && (
          <View style={looks.payment}>
            <Text style={looks.strong}>{t('howToPay')}</Text>
            <Text style={looks.quiet}>{payment}</Text>
          </View>
        )}
        <View style={looks.foot} fixed>
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
    <Text style={looks.quiet}>{name}</Text>
    <Text>{value}</Text>
  </>
)
