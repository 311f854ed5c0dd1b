import { getTranslation } from '@payloadcms/translations'
import type { DefaultServerCellComponentProps, SelectFieldClient } from 'payload'

import { type Glyph, type Tint, Chip } from '@/components/ui/chip'
import { priorityStyles, statusStyles as ticketStyles } from '@/features/tickets/ticket-styles'
import { isLanguage } from '@/i18n/languages'
import { defaultCurrency, money } from '@/lib/money'

type Look = { tint: Tint; glyph: Glyph }

/** Colors and glyphs of states in Payload's lists, by collection and field. */
export const statusStyles: Record<string, Record<string, Look> | undefined> = {
  'leads.status': {
    new: { tint: 'blue', glyph: 'ring' },
    contacted: { tint: 'yellow', glyph: 'half' },
    qualified: { tint: 'green', glyph: 'half' },
    proposal: { tint: 'purple', glyph: 'half' },
    closed_won: { tint: 'emerald', glyph: 'check' },
    closed_lost: { tint: 'red', glyph: 'dash' },
  },
  'calls.status': {
    booked: { tint: 'blue', glyph: 'ring' },
    done: { tint: 'emerald', glyph: 'check' },
    'no-show': { tint: 'red', glyph: 'dash' },
    cancelled: { tint: 'gray', glyph: 'dash' },
  },
  'tickets.status': ticketStyles,
  'tickets.priority': priorityStyles,
  'clients.status': {
    active: { tint: 'green', glyph: 'dot' },
    inactive: { tint: 'gray', glyph: 'dash' },
    suspended: { tint: 'red', glyph: 'alert' },
  },
  'invoices.status': {
    pending: { tint: 'blue', glyph: 'ring' },
    paid: { tint: 'emerald', glyph: 'check' },
  },
  'proposals.status': {
    draft: { tint: 'gray', glyph: 'dash' },
    sent: { tint: 'purple', glyph: 'half' },
    signed: { tint: 'emerald', glyph: 'check' },
    accepted: { tint: 'emerald', glyph: 'check' },
    rejected: { tint: 'red', glyph: 'dash' },
  },
  'outbox.status': {
    pending: { tint: 'blue', glyph: 'ring' },
    sending: { tint: 'yellow', glyph: 'half' },
    sent: { tint: 'emerald', glyph: 'check' },
    failed: { tint: 'red', glyph: 'alert' },
    skipped: { tint: 'gray', glyph: 'dash' },
  },
}

/** A state in a list of the admin, as a chip. */
export function StatusCell({ cellData, collectionSlug, field, i18n }: DefaultServerCellComponentProps) {
  // Payload types the field of a cell as any field of the server; a list is given that of the browser.
  const { name, options } = field as unknown as SelectFieldClient
  const look = statusStyles[`${collectionSlug}.${name}`]?.[String(cellData)]
  if (!look) return <>{i18n.t('general:noLabel')}</>
  const option = options.find((one) => typeof one === 'object' && one.value === cellData)
  const label = typeof option === 'object' ? option.label : String(cellData)
  return <Chip {...look}>{getTranslation(label, i18n)}</Chip>
}

/** An amount in a list of the admin, formatted in the user's language. */
export function MoneyCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return null
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const currency: unknown = (rowData as { currency?: unknown }).currency
  return <>{money(cellData, typeof currency === 'string' ? currency : defaultCurrency, language)}</>
}
