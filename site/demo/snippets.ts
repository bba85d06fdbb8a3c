const files = import.meta.glob<string>('./snippets/*.tsx', { query: '?raw', import: 'default', eager: true })

export function getSnippet(name: string): string {
  const text = files[`./snippets/${name}.tsx`]
  if (text === undefined) throw new Error(`site/demo/snippets has no ${name}.tsx.`)
  return text.trimEnd()
}
