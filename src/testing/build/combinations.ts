/** An option of a product and the values it may take. */
export interface BuildOption {
  readonly name: string
  readonly values: readonly string[]
}

/** Every combination of one value for each option, the last option changing fastest. */
export function combinations(options: readonly BuildOption[]): Record<string, string>[] {
  let all: [string, string][][] = [[]]
  for (const { name, values } of options) {
    all = all.flatMap((chosen) => values.map((value): [string, string][] => [...chosen, [name, value]]))
  }
  // fromEntries defines each key, so that an option may be called __proto__.
  return all.map((chosen) => Object.fromEntries(chosen))
}
