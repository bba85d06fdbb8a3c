/** The store's name of a facet as a text: `option:Size` is "Size", `brand` is "Brand". */
export function groupName(name: string): string {
  const text = name.replace(/^option:/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
