/** The name of an option's radios until the picker is hydrated. */
export function getVariantFieldName(name: string, option: string): string {
  return `${name}[${option}]`
}
