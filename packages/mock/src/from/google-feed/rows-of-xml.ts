import { decodeEntities } from 'storefront-react/internal'

import { ReadingError } from '../http/reading-error.js'
import { attributeName, type Row } from './row.js'

/** A comment, CDATA, an instruction, a tag, or the text between them. */
const TOKEN = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([^\s>/]+)([^>]*)>|([^<]+)/g

const GOOGLE = 'http://base.google.com/ns/1.0'

/** The prefix that the feed gives Google's names, usually `g`. */
const prefixOf = (text: string): string =>
  new RegExp(`xmlns:([\\w.-]+)\\s*=\\s*["']${GOOGLE.replaceAll('.', '\\.')}`).exec(text)?.[1] ?? 'g'

const isOffer = (tag: string) => tag === 'item' || tag === 'entry'

/**
 * The items of RSS 2.0, or the entries of Atom. Only the direct children of an item are its attributes: `<g:shipping>` has a
 * `<g:price>` of its own.
 * @throws ReadingError if the document ends before its root does.
 */
export function rowsOfXml(text: string, place: string): Row[] {
  const prefix = `${prefixOf(text)}:`
  const rows: Row[] = []
  const open: string[] = []
  let row: Map<string, string[]> | undefined
  /** Names of the row that RSS or Atom gave, and not Google: `<g:title>` wins over `<title>`. */
  let plain = new Set<string>()
  let offerDepth = 0
  let value = ''

  function add(tag: string, found: string): void {
    const isGoogle = tag.startsWith(prefix)
    // The names of other vocabularies, such as `media:title`, are not Google's.
    if (!row || found === '' || (tag.includes(':') && !isGoogle)) return
    const name = attributeName(isGoogle ? tag.slice(prefix.length) : tag)
    const known = row.get(name)
    if (!known || (isGoogle && plain.has(name))) row.set(name, [found])
    else if (isGoogle || plain.has(name)) known.push(found)
    if (isGoogle) plain.delete(name)
    else if (!known) plain.add(name)
  }

  for (const [all, cdata, slash, tag = '', rest = '', characters] of text.matchAll(TOKEN)) {
    if (cdata !== undefined) value += cdata
    else if (characters !== undefined) value += decodeEntities(characters)
    else if (tag === '') continue
    else if (slash === '/') {
      if (open.at(-1) !== tag)
        throw new ReadingError(`${place} is not well-formed XML: ${all} closes no element.`)
      if (row && open.length === offerDepth + 1) add(tag, value.trim())
      open.pop()
      if (open.length < offerDepth) row = undefined
      value = ''
    } else if (!rest.endsWith('/')) {
      open.push(tag)
      value = ''
      if (!row && isOffer(tag)) {
        row = new Map()
        plain = new Set()
        rows.push(row)
        offerDepth = open.length
      }
    }
  }
  if (open.length > 0) throw new ReadingError(`${place} is cut: it ends inside <${open.at(-1)}>.`)
  return rows
}
