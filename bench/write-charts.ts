/** Writes the charts of docs/performance.md from the results: how a list compares with the same list of other libraries. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Row } from './report.js'
import type { Results } from './results.js'

interface Bar {
  readonly name: string
  readonly value: number
  readonly note?: string
}

interface Chart {
  readonly file: string
  readonly title: string
  readonly unit: string
  readonly bars: readonly Bar[]
}

const OURS = 'storefront-react'
const folder = join(import.meta.dirname, '../docs/pictures')

/** Dark where the reader's system is. The site replaces this style with its own, which follows its switch. */
const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#3c3c43}.m{fill:#b9b9c3}.o{fill:#1f6b4f}' +
  '@media(prefers-color-scheme:dark){text{fill:#dfdfd6}.m{fill:#55555f}.o{fill:#7fd1ae}}'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function svgOf({ title, unit, bars }: Chart): string {
  const [row, left, right] = [30, 130, 480]
  const longest = Math.max(...bars.map(({ value }) => value))
  const labelOf = ({ value, note = '' }: Bar) => `${value}${unit}${note && `, ${note}`}`
  // A letter of 13 px is up to 8 px wide, also in the widest of the systems' fonts.
  const room = Math.max(170, ...bars.map((bar) => labelOf(bar).length * 8 + 16))
  const width = (value: number) => Math.max(2, Math.round((value / longest) * (right - left - room)))
  const sorted = bars.toSorted((a, b) => a.value - b.value)
  const rows = sorted.map((bar, index) => {
    const { name, value } = bar
    const y = index * row
    return (
      `<text x="0" y="${y + 20}">${escape(name)}</text>` +
      `<rect class="${name === OURS ? 'o' : 'm'}" x="${left}" y="${y + 5}" width="${width(value)}" height="20" rx="3"/>` +
      `<text x="${left + width(value) + 8}" y="${y + 20}">${escape(labelOf(bar))}</text>`
    )
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right} ${bars.length * row}" role="img">` +
    `<title>${escape(title)}</title><style>${STYLE}</style>\n${rows.join('\n')}\n</svg>\n`
  )
}

/** `29.1 kB` is 29.1, and `TanStack Query 10.1 kB` is 10.1 of TanStack Query. */
function barOf(text: string, ours: string = ''): Bar {
  const [, name = '', value = ''] = /^(.*?) ?([\d.]+) \S+$/.exec(text) ?? []
  return { name: name || ours, value: Number(value) }
}

function comparisonOf(rows: readonly Row[], what: string): Bar[] {
  const matching = rows.filter((row) => row.what === what)
  const ours = matching.flatMap((row) => row.ours ?? []).slice(0, 1)
  return [
    ...ours.map((text) => barOf(text, OURS)),
    ...matching.flatMap(({ peer = '' }) => (peer === '' ? [] : [barOf(peer)])),
  ]
}

function visitsOf(rows: readonly Row[]): Bar[] {
  return rows.map(({ what, measured, detail = '' }) => {
    const [, back, reload] = /after back (\d) of 5, after reload (\d) of 5/.exec(detail) ?? []
    const name = what.replace('requests of a visit, ', '')
    return {
      name: name === 'ours' ? OURS : name,
      value: measured,
      note: `position kept ${back} and ${reload} of 5`,
    }
  })
}

export function writeCharts({ benchmarks }: Results): void {
  const rowsOf = (name: string) => benchmarks[name]?.rows ?? []
  const charts: readonly Chart[] = [
    {
      file: 'bytes',
      title: 'Kilobytes that a list adds to an app with React',
      unit: ' kB',
      bars: comparisonOf(rowsOf('sizes'), 'what a list adds to an app with React'),
    },
    {
      file: 'first-products',
      title: 'Milliseconds to the first 24 products on a phone',
      unit: ' ms',
      bars: comparisonOf(rowsOf('first-products'), 'first products on a phone'),
    },
    {
      file: 'requests',
      title: 'Requests of a visit, and how often the position was kept after back and after a reload',
      unit: '',
      bars: visitsOf(rowsOf('requests')),
    },
  ]
  for (const chart of charts) writeFileSync(join(folder, `${chart.file}.svg`), svgOf(chart))
}
