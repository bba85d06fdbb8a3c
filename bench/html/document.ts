export interface DocumentParts {
  /** HTML of the list. */
  readonly list: string
  /** Hydration data. */
  readonly state?: unknown
  /** Path of the script that hydrates the list. */
  readonly script?: string
  readonly styles?: string
}

const link = (name: string) => `<li><a href="/collections/${name.toLowerCase()}">${name}</a></li>`
const menu = (names: readonly string[]) => `<ul>${names.map(link).join('')}</ul>`

/** The page around the list, as small as a shop has it. */
export function documentOf({ list, state, script, styles = '' }: DocumentParts): string {
  // An HTML parser would end the script at `</script>`, and a comment at `<!--`.
  const json = state === undefined ? '' : JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>All products – Holm &amp; Hearth</title>
<meta name="description" content="Tables, lamps, shirts and small things that last, made in small numbers.">
<link rel="icon" href="data:,">
${styles}</head>
<body>
<header>
<a href="/">Holm &amp; Hearth</a>
<nav aria-label="Departments">${menu(['Living', 'Kitchen', 'Clothing', 'Stationery', 'Garden'])}</nav>
<a href="/search">Search</a> <a href="/cart">Cart</a>
</header>
<main><h1>All products</h1>
<div id="root">${list}</div>
</main>
<footer><nav aria-label="Service">${menu(['Shipping', 'Returns', 'Imprint', 'Privacy'])}</nav></footer>
${json && `<script type="application/json" id="state">${json}</script>`}
${script ? `<script type="module" src="${script}"></script>` : ''}
</body>
</html>
`
}
