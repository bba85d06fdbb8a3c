import { COLUMNS, type FeedRow } from './feed-row.js'

export interface FeedWriter {
  readonly start: string
  readonly row: (row: FeedRow) => string
  readonly end: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML has no control characters and no half of a surrogate pair, however they are written. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- the characters that XML 1.0 forbids
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const escapeXml = (text: string) =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '')

/** RSS 2.0 with Google's namespace. */
export const xmlWriter = (title: string, siteUrl: string): FeedWriter => ({
  start: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(siteUrl)}</link>
<description>${escapeXml(title)}</description>
`,
  row(row) {
    const fields = COLUMNS.flatMap((name) =>
      [row[name] ?? []].flat().map((value) => `<g:${name}>${escapeXml(value)}</g:${name}>`),
    )
    return `<item>${fields.join('')}</item>\n`
  },
  end: '</channel>\n</rss>\n',
})

/** Tabs and line breaks end a field or a row, so they become spaces. Several addresses are separated by commas. */
const toCell = (value: FeedRow[keyof FeedRow]): string =>
  [value ?? []]
    .flat()
    .map((text, _index, all) => (all.length > 1 ? text.replaceAll(',', '%2C') : text))
    .join(',')
    .replaceAll(/\s+/g, ' ')
    // A field that begins with a quotation mark is read as a quoted one.
    .replace(/^"(.*)$/, (_, rest: string) => `"""${rest.replaceAll('"', '""')}"`)

export const tsvWriter: FeedWriter = {
  start: `${COLUMNS.join('\t')}\n`,
  row: (row) => `${COLUMNS.map((name) => toCell(row[name])).join('\t')}\n`,
  end: '',
}
