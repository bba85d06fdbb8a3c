/** The API names no currency, so a price in a second one would be shown with the first one's sign. */
export class OneCurrency {
  #first: { readonly code: string; readonly place: string } | undefined

  /** @throws Error with one line if another code was added before. */
  add(code: string, place: string): void {
    this.#first ??= { code, place }
    const { code: known, place: knownPlace } = this.#first
    if (code === known) return
    throw new Error(
      `the prices are in two currencies: ${known} (${knownPlace}) and ${code} (${place}). A store has one.`,
    )
  }

  /** `undefined` before the first price. */
  get code(): string | undefined {
    return this.#first?.code
  }
}
