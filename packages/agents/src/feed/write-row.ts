import { GOOGLE } from './google-row.js'
import { isList, type FeedRow, type RowValue } from './row.js'

export interface FeedWriter {
  readonly start: string
  readonly row: (row: FeedRow) => string
  readonly end: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeXml = (text: string) => text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '')

/** A list is written as several elements, and options as elements with a name and a value. */
function toElements(name: string, value: RowValue): string {
  if (value === undefined) return ''
  if (isList(value)) return value.map((each) => toElements(name, each)).join('')
  if (typeof value !== 'object') return `<g:${name}>${escapeXml(String(value))}</g:${name}>`
  return Object.entries(value)
    .map(
      ([option, text]) => `<g:${name}>${toElements('name', option)}${toElements('value', text)}</g:${name}>`,
    )
    .join('')
}

/** RSS 2.0 with Google's namespace. */
export const xmlWriter = (title: string, siteUrl: string): FeedWriter => ({
  start: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(siteUrl)}</link>
<description>${escapeXml(title)}</description>
`,
  row: (row) => `<item>${GOOGLE.columns.map((name) => toElements(name, row[name])).join('')}</item>\n`,
  end: '</channel>\n</rss>\n',
})

/** Tabs and line breaks end a field or a row, so they become spaces. Several addresses are separated by commas. */
function toCell(value: RowValue): string {
  const list = isList(value) ? value.map((each) => each.replaceAll(',', '%2C')) : [value]
  return (
    list
      .filter((text) => typeof text === 'string')
      .join(',')
      .replaceAll(/\s+/g, ' ')
      // A field that begins with a quotation mark is read as a quoted one.
      .replace(/^"(.*)$/, (_, rest: string) => `"""${rest.replaceAll('"', '""')}"`)
  )
}

/** Google documents no way to write a comma or a colon in a cell of options, so those are in XML only. */
const TSV_COLUMNS = GOOGLE.columns.filter((name) => name !== 'variant_option')

export const tsvWriter: FeedWriter = {
  start: `${TSV_COLUMNS.join('\t')}\n`,
  row: (row) => `${TSV_COLUMNS.map((name) => toCell(row[name])).join('\t')}\n`,
  end: '',
}

/** One JSON object a line. */
export const jsonLinesWriter: FeedWriter = {
  start: '',
  row: (row) => `${JSON.stringify(row)}\n`,
  end: '',
}
