/** One option of a product to build: its name and its values. */
export interface ProductOptionInput {
  readonly name: string
  readonly values: readonly string[]
}

export function combinations(options: readonly ProductOptionInput[]): Record<string, string>[] {
  let all: [string, string][][] = [[]]
  for (const { name, values } of options) {
    all = all.flatMap((chosen) => values.map((value): [string, string][] => [...chosen, [name, value]]))
  }
  // An assignment to `__proto__` would set the prototype; fromEntries defines an own property.
  return all.map((chosen) => Object.fromEntries(chosen))
}
