/** What a proposal needs from the service that bills its client. */

export type ProductOrder = {
  /** The name of the product, as the client sees it on its receipts. */
  title: string
  /** In minor units of the currency; a fee of 0 gets no price. */
  setupFee: number
  /** In minor units, paid each month. */
  monthlyFee: number
  currency: string
  /** Names the order: the same order with the same key creates nothing twice. Another order needs another key. */
  key: string
  /** The product that the prices are added to; a new one if it is missing. */
  productId?: string | null
}

export type Products = { productId: string; monthlyPriceId: string | null; setupPriceId: string | null }

/**
 * The methods throw AppError `billing_unavailable` when the service is down, slow, busy or answers nonsense,
 * `billing_refused` when it rejects the request or its key, and `billing_mismatch` with `fields.stripe` when what it created
 * is not what was ordered: another amount, currency, product, interval or kind of id.
 */
export type Billing = {
  /** Creates a product with a price for each fee. */
  createProducts: (order: ProductOrder) => Promise<Products>
  /** Resolves when the service accepts the key. Changes nothing. */
  check: () => Promise<void>
}
