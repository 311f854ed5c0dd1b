import type { Language } from '@/i18n/languages'
import { amountsIn, canBe, type WrittenAmount } from '@/lib/amounts'
import { fee, toMinorUnits, type Currency } from '@/lib/money'

/** Prices in a text that a model wrote: only those of the form or of the template. Pure: no I/O. */

export type Prices = {
  /** In minor units of the currency; null or 0 for none. */
  setupFee: number | null
  monthlyFee: number | null
  currency: Currency
  language: Language
  /** The text of the template, whose amounts stay as they are. */
  template: string
}

/** Stands for an amount that nobody entered. A proposal with such a variable is not sent. */
export const UNKNOWN_AMOUNT = '{{amount}}'

/** What is left of money in a text without its known amounts, such as the range $1,000-2,000 or $**900**. */
const OTHER_MONEY =
  /(?:US\$|MX\$|\$|€|(?<!\p{L})S\/\.?|(?<!\p{L})(?:USD|MXN|PEN|EUR|CLP)(?!\p{L}))[\s*_~`]*\.?\d(?:[\d.,'’\u2013-]*\d)?/giu

const PRICE_WORD =
  /(?<!\p{L})(?:fees?|prices?|pricing|costs?|setup|set-up|monthly|investment|total|amount|payments?|pago|mensualidad|mensual|precio|costo|inversi[oó]n|importe|cuota|tarifa)(?!\p{L})/iu
const YEAR = /^20[2-4]\d$/
/** Smaller numbers in words are no prices. */
const ONE_HUNDRED = 100

/**
 * Returns a function for the lines of a document, from the first to the last. It writes each amount that is one of the
 * fees, or their sum, as the language does, leaves those of the template, and replaces all others by UNKNOWN_AMOUNT:
 * amounts with a sign or word of money anywhere, and numbers of three digits and more where a line or the table around it
 * speaks of prices. Numbers in words count like those in digits.
 */
export function priceGuard(prices: Prices): (line: string) => string {
  const ours = feesOf(prices)
  const template = amountsIn(prices.template).filter(({ isMoney }) => isMoney)
  let isPriceTable = false
  const minorUnitsOf = ({ units }: WrittenAmount) => toMinorUnits(units, prices.currency)

  const replacementOf = (amount: WrittenAmount, written: string): string => {
    if (template.some((own) => isSame(own, amount))) return written
    const cost = minorUnitsOf(amount)
    const isOurs = ours.has(cost) && canBe(amount, prices.currency)
    // The marks of Markdown between the number and its word stay, or the rest of the line would be bold.
    const marks = /[*_~`]+/.exec(written)?.[0] ?? ''
    return (isOurs ? fee(cost, prices.currency, prices.language) : UNKNOWN_AMOUNT) + marks
  }

  return (line) => {
    const isTable = line.trimStart().startsWith('|')
    const speaksOfPrices = PRICE_WORD.test(line)
    isPriceTable = isTable && (isPriceTable || speaksOfPrices)
    const isPrice = (amount: WrittenAmount, written: string) =>
      amount.isMoney ||
      ((speaksOfPrices || isPriceTable) &&
        (/\d.*\d.*\d/.test(written) || (!/\d/.test(written) && amount.units >= ONE_HUNDRED)) &&
        !YEAR.test(String(amount.units)) &&
        !ours.has(minorUnitsOf(amount)))
    let end = 0
    let result = ''
    for (const amount of amountsIn(line)) {
      const written = line.slice(amount.start, amount.end)
      if (!isPrice(amount, written)) continue
      result += withoutMoney(line.slice(end, amount.start)) + replacementOf(amount, written)
      end = amount.end
    }
    return result + withoutMoney(line.slice(end))
  }
}

const isSame = (one: WrittenAmount, other: WrittenAmount) =>
  one.units === other.units && String(one.currencies) === String(other.currencies)

const withoutMoney = (text: string) => text.replace(OTHER_MONEY, UNKNOWN_AMOUNT)

/** The amounts that a document may name, in minor units. */
function feesOf({ setupFee, monthlyFee }: Prices): ReadonlySet<number> {
  const fees = [setupFee, monthlyFee].filter((cost) => cost !== null && cost > 0) as number[]
  return new Set([0, ...fees, fees.reduce((sum, cost) => sum + cost, 0)])
}
