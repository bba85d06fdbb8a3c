import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { moved } from './moved.js'

/** Of pages, without those of sections. */
export const movedPages: readonly string[] = Object.keys(moved).filter((address) => !address.includes('#'))

/** A page at each old address, which leads on. A server never sees the anchor, so a script reads it. */
export function writeMovedPages(folder: string): void {
  for (const page of movedPages) {
    const file = join(folder, `${page}.html`)
    if (existsSync(file)) throw new Error(`${page} has moved, and is still a page.`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, movedPage(page))
  }
}

function movedPage(page: string): string {
  const target = `/${moved[page]}`
  const sections = Object.entries(moved)
    .filter(([address]) => address.startsWith(`${page}#`))
    .map(([address, to]) => [address.slice(page.length), `/${to}`])
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>This page has moved</title>
    <script>
      const sections = ${JSON.stringify(Object.fromEntries(sections))}
      location.replace(sections[location.hash] ?? ${JSON.stringify(target)})
    </script>
    <noscript><meta http-equiv="refresh" content="0; url=${target}" /></noscript>
  </head>
  <body>
    <p><a href="${target}">This page has moved.</a></p>
  </body>
</html>
`
}
