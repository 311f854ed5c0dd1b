import { defaultCurrency, type Currency } from '@/lib/money'
import type { Service } from '@/payload-types'
import { linesOf } from './rules'

/** What services cost. Pure: no I/O. Amounts are minor units of their currency. */

export const MAX_PACKAGES = 3
/** The stones of a package's arch. */
export const MAX_JOBS = 6

/** What a price pays for. */
export const periods = ['month', 'once'] as const
type Period = (typeof periods)[number]

export type Price = { amount: number; currency: Currency; period: Period }

export type Package = {
  id: string
  name: string
  audience?: string
  price: Price
  /** Paid once, in the currency of the price. */
  setup?: number
  included: string[]
  excluded: string[]
  /** How many of six jobs it does. */
  jobs?: number
}

/** What is filled in of a service's prices. */
export type Prices = {
  currency: Currency
  from?: Price
  /** Paid once. */
  setup?: number
  readyIn?: string
  text?: string
  note?: string
  packages: Package[]
}

type Row = Pick<
  Service,
  'currency' | 'priceFrom' | 'pricePeriod' | 'setupFee' | 'readyIn' | 'pricesText' | 'pricesNote' | 'packages'
>

/** An amount of zero is no price: nobody reads 'from $0'. */
const filled = (amount: number | null | undefined): number | undefined => amount || undefined

/** Returns the prices of a service in the language in which it was read. Nothing in them is made up. */
export function pricesOf(service: Row): Prices {
  const currency = service.currency ?? defaultCurrency
  const from = filled(service.priceFrom)
  return {
    currency,
    from: from === undefined ? undefined : { amount: from, currency, period: service.pricePeriod ?? 'month' },
    setup: filled(service.setupFee),
    readyIn: service.readyIn || undefined,
    text: service.pricesText || undefined,
    note: service.pricesNote || undefined,
    packages: (service.packages ?? []).map((row) => ({
      id: String(row.id),
      name: row.name,
      audience: row.audience || undefined,
      price: { amount: row.price, currency, period: row.period ?? 'month' },
      setup: filled(row.setupFee),
      included: linesOf(row.included),
      excluded: linesOf(row.excluded),
      jobs: row.jobs ?? undefined,
    })),
  }
}

/** Whether a service says what it costs. */
export const isPriced = ({ from, setup }: Prices): boolean => from !== undefined || setup !== undefined

/** Returns the index of the cheapest package, whose button is the accent of the page. */
export const cheapestOf = (packages: readonly Package[]): number =>
  packages.reduce((best, { price }, index) => {
    const known = packages[best]?.price.amount ?? Infinity
    return price.amount < known ? index : best
  }, 0)

/**
 * Returns the service with the lowest price, and that price; undefined when none has one. A monthly price is compared with
 * monthly ones, which come first, and only with those of the same currency as the first: there are no exchange rates here.
 */
export function lowestPriced<One extends Row>(services: readonly One[]): [One, Price] | undefined {
  const priced = services.flatMap((service): [One, Price][] => {
    const { from } = pricesOf(service)
    return from ? [[service, from]] : []
  })
  const [, first] = priced.find(([, { period }]) => period === 'month') ?? priced[0] ?? []
  return priced
    .filter(([, { period, currency }]) => period === first?.period && currency === first.currency)
    .toSorted(([, one], [, other]) => one.amount - other.amount)[0]
}
