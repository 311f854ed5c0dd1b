import { amountsIn } from '@/lib/amounts'
import { dollarsToCents, isCents, type Currency } from '@/lib/money'

/** What may be taken from the transcript of a call: only what a quote proves. Pure: no I/O. */

/** A longer quote proves nothing: the whole transcript contains every word and amount. */
export const MAX_QUOTE_LENGTH = 300

const characters: Record<string, string> = {
  "'": `['’‘‛\`´]`,
  '"': '["“”„«»]',
  '-': '[-‐‑‒–—]',
}

const patternOf = (word: string) =>
  word
    .replace(/[’‘‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['"-]/g, (character) => characters[character] ?? character)

/**
 * Returns the words of the transcript that a quote repeats, exactly as they stand there, or undefined. Spaces, line breaks, the
 * case and the form of quotation marks and dashes may differ; words may not be cut.
 */
export function findQuote(transcript: string, quote: string | null): string | undefined {
  const words = (quote ?? '').normalize('NFC').match(/\S+/g) ?? []
  if (words.length === 0 || words.join(' ').length > MAX_QUOTE_LENGTH) return undefined
  const pattern = words.map(patternOf).join('\\s+')
  if (!/[\p{L}\d]/u.test(pattern)) return undefined
  return new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'iu').exec(transcript)?.[0]
}

/**
 * Returns a fee in cents if its quote contains that amount, else null. A quote that names another currency does not.
 * `units` is the fee as the model answered it, in units of the currency.
 */
export function provenFee(
  units: number | null,
  quote: string | undefined,
  currency: Currency,
): number | null {
  if (units === null || !quote || !Number.isFinite(units)) return null
  const cents = dollarsToCents(units)
  const isThere = amountsIn(quote).some(
    (amount) => amount.cents === cents && (amount.currency ?? currency) === currency,
  )
  return isThere && isCents(cents) ? cents : null
}
