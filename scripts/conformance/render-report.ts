import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { criteria, newIn22, parts, type Claim } from './claims.js'

const root = join(import.meta.dirname, '../..')

/** The titles that no test of the named file has: a test that was renamed or removed proves nothing. */
export function missingTests(): string[] {
  return parts.flatMap(({ claims }) =>
    claims.flatMap(({ file, tests }) => {
      const source = readFileSync(join(root, file), 'utf8')
      return tests
        .filter(
          (title) => ![`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted)),
        )
        .map((title) => `${file}: ${title}`)
    }),
  )
}

/** In the order of WCAG: 1.4.10 comes after 1.4.2. */
const byNumber = (a: Claim, b: Claim) => a.criterion.localeCompare(b.criterion, 'en', { numeric: true })

function rowOf({ criterion, what }: Claim): string {
  return `| ${criterion} ${criteria[criterion] ?? ''}${newIn22.includes(criterion) ? ' (new)' : ''} | ${what} |`
}

/** The generated part of docs/accessibility.md. The titles of the tests are left out: only a maintainer reads them. */
export function renderReport(): string {
  return parts
    .map(({ part, claims }) =>
      [
        `### ${part}`,
        '',
        '| WCAG 2.2 | what the part does |',
        '| --- | --- |',
        ...claims.toSorted(byNumber).map(rowOf),
      ].join('\n'),
    )
    .join('\n\n')
}

export const START = '<!-- begin: npx tsx scripts/write-conformance.ts -->'
export const END = '<!-- end -->'
