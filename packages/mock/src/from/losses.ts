/** Collects where a reading differs from the shop, so that the command can print it. */
export class Losses {
  readonly #lines: string[] = []
  readonly #counts = new Map<string, { count: number; example: string }>()

  /** A fact about every reading of this kind of shop. */
  always(line: string): void {
    this.#lines.push(line)
  }

  /** @param what of the things that are counted, e.g. `left out: variants without a price` */
  count(what: string, example: string): void {
    const known = this.#counts.get(what)
    if (known) known.count += 1
    else this.#counts.set(what, { count: 1, example })
  }

  counted(): string[] {
    return Array.from(this.#counts, ([what, { count, example }]) => `${what} (${count}, first: ${example})`)
  }

  lines(): string[] {
    return [...this.counted(), ...this.#lines]
  }
}
