/** The order of this browser that its cart still contains. Set by the checkout, which cannot write to the shopper's device. */
export const ORDERED_COOKIE = 'ordered'
