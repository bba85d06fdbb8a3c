/** What a shop decides once. Its server reads this file too. */
export const switches: Switches = {
  payment: 'none',
  keepsViewed: false,
}

interface Switches {
  /**
   * `'none'`: an order is placed without a payment. `'page'`: the shopper pays on the page of a provider, and the order counts once
   * it is paid. See `payment.ts` of the server, which needs `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET`.
   */
  readonly payment: 'none' | 'page'
  /** Whether the device keeps which products a shopper looked at, for "Viewed before". Ask for consent where the law wants it. */
  readonly keepsViewed: boolean
}
