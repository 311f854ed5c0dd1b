import { z } from 'zod'
import { manyLines, oneLine, type Block, type Template } from '@/features/mail/render/content'
import { emailTexts } from '@/features/mail/render/translate'
import { localizedPath } from '@/i18n/languages'
import { dayText } from '@/lib/agency-day'
import { withNonBreakingSpaces } from '@/lib/dates'
import { money, currencies } from '@/lib/money'

/** The data of emails to the client about an invoice. */
const invoiceEmailData = z.object({
  invoiceId: z.uuid(),
  number: z.string(),
  description: z.string(),
  /** In cents. */
  amount: z.int(),
  currency: z.enum(currencies),
  /** The due day, such as '2026-03-01'. */
  due: z.iso.date(),
  /** Whether anyone can sign in for this client. */
  hasAccount: z.boolean(),
})
export type InvoiceEmailData = z.infer<typeof invoiceEmailData>

/** An email to the client about an invoice, with what it is for and the link to its page. */
const invoiceEmail =
  (kind: 'issued' | 'overdue' | 'stillOverdue'): Template =>
  (data, { language, brand, email, phone, siteUrl }) => {
    const invoice = invoiceEmailData.parse(data)
    const t = emailTexts(language)
    const number = oneLine(invoice.number, 50)
    const date = withNonBreakingSpaces(dayText(invoice.due, language))
    const amount = money(invoice.amount, invoice.currency, language)
    const href = `${siteUrl}${localizedPath(`/dashboard/invoices/${invoice.invoiceId}`, language)}`
    const blocks: Block[] = [
      { kind: 'paragraph', text: t(`mail.invoice.${kind}.text`, { date }) },
      {
        kind: 'facts',
        rows: [
          { label: t('mail.invoice.number'), value: number },
          { label: t('mail.invoice.for'), value: manyLines(invoice.description, 500) },
          { label: t('mail.invoice.amount'), value: amount },
          { label: t('mail.invoice.due'), value: date },
        ],
      },
      {
        kind: 'button',
        label: t('mail.invoice.button'),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
      { kind: 'paragraph', text: t(invoice.hasAccount ? 'mail.invoice.pdf' : 'mail.invoice.noAccount') },
      { kind: 'signature', name: brand, details: [email, phone].filter(Boolean).join(', ') },
    ]
    return {
      subject: t(`mail.invoice.${kind}.subject`, { number, brand: oneLine(brand, 80) }),
      preview: t(`mail.invoice.${kind}.preview`, { amount, date }),
      title: t(`mail.invoice.${kind}.title`, { number, amount }),
      blocks,
      footer: t('mail.invoice.whyClient', { brand }),
      ...(email && { replyTo: { name: brand, address: email } }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }

export const invoiceIssued = invoiceEmail('issued')
/** The due date has ended. */
export const invoiceOverdue = invoiceEmail('overdue')
/** A week after the first reminder. */
export const invoiceStillOverdue = invoiceEmail('stillOverdue')
