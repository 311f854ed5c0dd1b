import { createTranslator } from 'use-intl/core'

import type { Settings } from '@/features/settings/queries'
import { agencyDay } from '@/lib/agency-day'
import { light as colors } from '@/lib/colors'
import { withNonBreakingSpaces } from '@/lib/dates'
import { money } from '@/lib/money'
import { gap, ruleSlice } from '@/lib/server/pdf/blocks'
import { Flow, type Item } from '@/lib/server/pdf/flow'
import { drawFoot, facts, letterhead, paragraph, rows, title, type Fact } from '@/lib/server/pdf/letterhead'
import { looks, type PaperSize } from '@/lib/server/pdf/look'
import { Paper } from '@/lib/server/pdf/paper'
import type { InvoiceDetails } from '../queries/invoices'
import type { Language } from '@/i18n/languages'
import en from '@/messages/en/invoices.json'
import es from '@/messages/es/invoices.json'

const messages = { en, es }

/** The texts of the PDF in its client's language, whoever downloads it. */
const invoicePdfTexts = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language], namespace: 'document' })

type InvoicePdfTexts = ReturnType<typeof invoicePdfTexts>

export type InvoicePdfInput = {
  invoice: InvoiceDetails
  /** How to pay; undefined for a paid invoice. */
  payment?: string
  settings: Pick<Settings, 'brand' | 'email' | 'phone' | 'zone' | 'legal'>
  size?: PaperSize
}

const AMOUNT_WIDTH = 130

/** Prints an invoice in its client's language. portal/invoice-sheet shows the same on the page. */
export async function invoicePdf(input: InvoicePdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const { invoice, payment, settings, size = 'LETTER' } = input
  const { number, client, status } = invoice
  const { language } = client
  const t = invoicePdfTexts(language)
  const paper = new Paper({ size, title: t('label', { number }), author: settings.brand, language })
  const flow = new Flow(paper)
  const width = paper.width
  flow.place(letterhead(paper, settings))
  flow.place([
    ...title(paper, t('title')),
    ...paragraph(paper, `${number} · ${t(`statuses.${status}`)}`, looks.quiet, { width }),
    ...(language === 'es' ? paragraph(paper, t('notTaxDocument'), looks.quiet, { width }) : []),
    ...facts(paper, factsOf(input, t)),
    ...lines(paper, input, t),
    ...(payment
      ? [
          gap(34),
          ...paragraph(paper, t('paymentInstructions'), looks.strong, { width, isKept: true }),
          ...paragraph(paper, payment, looks.quiet, { width }),
        ]
      : []),
  ])
  const foot = settings.email ? t('questions', { email: settings.email }) : number
  return paper.finish((page, pages) =>
    drawFoot(paper, foot, t('page', { number: String(page), total: String(pages) }), page === 1),
  )
}

function factsOf({ invoice, settings: { zone } }: InvoicePdfInput, t: InvoicePdfTexts): Fact[][] {
  const { client, proposal } = invoice
  const { language } = client
  const fact = (name: string, value: string): Fact[] => [
    { text: name, style: looks.quiet },
    { text: value, style: looks.text },
  ]
  const day = (at: string | Date) => withNonBreakingSpaces(agencyDay(at, language, zone))
  return [
    [
      { text: t('billedTo'), style: looks.quiet },
      { text: client.company ?? client.name, style: looks.strong },
      ...(client.company ? [{ text: client.name, style: looks.text }] : []),
      { text: client.email, style: looks.text },
    ],
    ...(proposal ? [fact(t('for'), proposal.title)] : []),
    [
      ...fact(t('issued'), day(invoice.issued)),
      ...fact(t('due'), day(invoice.due)),
      ...(invoice.paid ? fact(t('paidOn'), day(invoice.paid)) : []),
    ],
  ]
}

/** What is charged, and the total. */
function lines(paper: Paper, { invoice }: InvoicePdfInput, t: InvoicePdfTexts): Item[] {
  const { description, amount, currency, status, client } = invoice
  const sum = money(amount, currency, client.language)
  const { width } = paper
  const table = paper.element('Table')
  const rowOf = (role: string, texts: [string, string], style: Fact['style']) => {
    const row = paper.element('TR', table)
    const [words, figure] = texts.map((text, index) =>
      paragraph(paper, text, style, {
        width: index === 0 ? width - AMOUNT_WIDTH - 24 : AMOUNT_WIDTH,
        align: index === 0 ? 'left' : 'right',
        parent: paper.element(role, row, role === 'TH' ? { scope: 'Column' } : {}),
      }),
    )
    return [
      { x: 0, slices: words ?? [] },
      { x: width - AMOUNT_WIDTH, slices: figure ?? [] },
    ]
  }
  return [
    gap(34),
    {
      head: {
        cells: rowOf('TH', [t('description'), t('amount')], looks.quiet),
        after: 6,
        rule: { color: colors.ink, thickness: 0.75 },
      },
      rows: [{ cells: rowOf('TD', [description, sum], looks.text), before: 10, after: 10 }],
    },
    ruleSlice(paper, width, colors.ink, 0.75),
    ...rows({
      before: 11,
      cells: [
        {
          x: 0,
          slices: paragraph(paper, `${t(status === 'paid' ? 'paid' : 'total')}\u2003${sum}`, looks.total, {
            width,
            align: 'right',
          }),
        },
      ],
    }),
  ]
}
