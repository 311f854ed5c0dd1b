import { Document, Image, Page, Text, View } from '@react-pdf/renderer'

import { PdfBrand } from '@/features/invoices/pdf/pdf-brand'
import { colors, styles } from '@/features/invoices/pdf/pdf-styles'
import type { Settings } from '@/features/settings/queries'
import { longDate, withNonBreakingSpaces } from '@/lib/dates'
import { fee } from '@/lib/money'
import { evidenceRows, type EvidenceTexts } from '../evidence-rows'
import type { ShownProposal } from '../queries/proposal'
import type { ShownSignature } from '../queries/signature'
import { bodyStyles } from './body-styles'
import { PdfBody } from './pdf-body'
import type { Pictures } from './pdf-picture'
import { printable } from '@/lib/printable'
import type { SignedProposalTexts } from './signed-proposal-texts'

export type SignedProposalInput = {
  proposal: ShownProposal & { offer: NonNullable<ShownProposal['offer']> }
  signature: ShownSignature
  settings: Pick<Settings, 'brand' | 'email' | 'phone' | 'zone' | 'legal'>
  /** The pictures of the body, by their ids. */
  pictures: Pictures
}
type Props = SignedProposalInput & { t: SignedProposalTexts }

/** The PDF of a signed proposal: the version that was signed, the signature, and a page of evidence. */
export function SignedProposalDocument(props: Props) {
  const { proposal, settings, pictures, t } = props
  const { brand } = settings
  return (
    <Document
      pdfVersion="1.7"
      title={printable(proposal.title)}
      author={brand}
      language={proposal.language}
      producer={brand}
      creator={brand}
    >
      <Page size="LETTER" style={styles.page}>
        <Head settings={settings} />
        <Text style={styles.title}>{printable(proposal.title)}</Text>
        <Parties {...props} />
        <Fees {...props} />
        <PdfBody document={proposal.offer.body} pictures={pictures} />
        <Signature {...props} />
        <Foot {...props} />
      </Page>
      <Page size="LETTER" style={styles.page}>
        <Text style={bodyStyles.heading}>{t('evidence.title')}</Text>
        <Evidence {...props} />
        <Foot {...props} />
      </Page>
    </Document>
  )
}

const Head = ({ settings: { brand, email, phone, legal } }: Pick<Props, 'settings'>) => (
  <View style={styles.head}>
    <PdfBrand brand={brand} />
    <View style={styles.from}>
      {[legal.name, legal.address, legal.taxId, email, phone].map(
        (line) => line && <Text key={line}>{line}</Text>,
      )}
    </View>
  </View>
)

function Parties({ proposal, settings, t }: Props) {
  const { preparedFor, preparedBy, offer, number, language } = proposal
  return (
    <View style={styles.facts}>
      <View style={styles.fact}>
        <Text style={styles.quiet}>{t('pdf.for')}</Text>
        <Text style={styles.strong}>{printable(preparedFor.company ?? preparedFor.name)}</Text>
        {preparedFor.company && <Text>{printable(preparedFor.name)}</Text>}
      </View>
      <View style={styles.fact}>
        <Text style={styles.quiet}>{t('pdf.by')}</Text>
        <Text>{printable(preparedBy ?? settings.brand)}</Text>
      </View>
      <View style={styles.days}>
        <Text style={styles.quiet}>{`${t('pdf.number')} ${number ?? ''}`}</Text>
        <Text>{t('pdf.version', { version: String(offer.number) })}</Text>
        {offer.expires && <Text style={styles.quiet}>{t('pdf.valid')}</Text>}
        {offer.expires && (
          <Text>{withNonBreakingSpaces(longDate(offer.expires, language, settings.zone))}</Text>
        )}
      </View>
    </View>
  )
}

function Fees({ proposal: { offer, language }, t }: Props) {
  const amount = (cents: number) => fee(cents, offer.currency, language)
  const rows = [
    offer.setupFee > 0 && { label: t('pdf.setup'), value: amount(offer.setupFee) },
    offer.monthlyFee > 0 && {
      label: t('pdf.monthly'),
      value: t('pdf.perMonth', { amount: amount(offer.monthlyFee) }),
    },
    offer.amount > 0 && { label: t('pdf.first'), value: amount(offer.amount) },
  ].filter((row) => row !== false)
  if (rows.length === 0) return null
  return (
    <View>
      <Text style={bodyStyles.heading}>{t('pdf.investment')}</Text>
      {rows.map(({ label, value }) => (
        <View key={label} style={[styles.row, bodyStyles.row]} wrap={false}>
          <Text>{label}</Text>
          <Text>{value}</Text>
        </View>
      ))}
    </View>
  )
}

function Signature({ proposal: { language }, signature, settings, t }: Props) {
  const { image, typedName, signer, signedAt } = signature
  return (
    <View style={bodyStyles.signature} wrap={false}>
      <Text style={bodyStyles.heading}>{t('pdf.signature')}</Text>
      {image ? (
        <Image style={bodyStyles.paper} src={`data:image/png;base64,${image}`} />
      ) : (
        <Text style={bodyStyles.typed}>{printable(typedName ?? '')}</Text>
      )}
      <View style={bodyStyles.signedBy}>
        <Text style={bodyStyles.strong}>{printable(signer.name)}</Text>
        <Text>{t('signed.day', { date: longDate(signedAt, language, settings.zone) })}</Text>
      </View>
    </View>
  )
}

function Evidence({ proposal, signature, settings, t }: Props) {
  const { offer, number, language } = proposal
  const version = { number: offer.number, frozen: offer.frozen ?? signature.signedAt }
  const facts = { ...offer, proposalNumber: number, version, signature }
  const texts: EvidenceTexts = (key, values) =>
    (t as (key: string, values?: Record<string, string>) => string)(`evidence.${key}`, values)
  const rows = [
    ...evidenceRows(facts, texts, language, settings.zone),
    { key: 'agent', label: t('pdf.browser'), value: signature.userAgent, more: undefined },
    { key: 'text', label: t('pdf.consentText'), value: signature.consent.text, more: undefined },
    { key: 'record', label: `${t('pdf.record')} (SHA-256)`, value: signature.sha256, more: undefined },
  ]
  return rows.map(({ key, label, value, more }) => (
    <View key={key} style={bodyStyles.evidenceRow} wrap={false}>
      <Text style={bodyStyles.evidenceLabel}>{label}</Text>
      <View style={bodyStyles.evidenceValue}>
        <Text>{printable(value)}</Text>
        {more && <Text style={{ color: colors.ink }}>{printable(more)}</Text>}
      </View>
    </View>
  ))
}

const Foot = ({ proposal, t }: Props) => (
  <View style={styles.foot} fixed>
    <Text>{`${t('pdf.number')} ${proposal.number ?? ''}`}</Text>
    <Text
      render={({ pageNumber, totalPages }) =>
        t('pdf.page', { number: String(pageNumber), total: String(totalPages) })
      }
    />
  </View>
)
