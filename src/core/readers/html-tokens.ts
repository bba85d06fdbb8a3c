const BLOCK = new Set(
  'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol p pre search section summary table tr ul'.split(
    ' ',
  ),
)
const INLINE = new Set(
  'a abbr acronym area audio b bdi bdo big button canvas center cite code col colgroup data del dfn em embed font i iframe img input ins kbd label link map mark meta nav object option picture q rp rt ruby s samp select small source span strike strong sub sup svg tbody td tfoot th thead time track tt u var video wbr'.split(
    ' ',
  ),
)

const COMMENT = /<!--[^]*?(?:-->|$)/y
const DOCTYPE = /<!doctype[^<>]*>/iy
const HIDDEN = /<(script|style|template|noscript|title)\b/iy
const TAG_NAME = /^\/?([a-z][a-z\d]*)(?=[\s/>])/i

type TagType = 'break' | 'block' | 'inline'

export type HtmlToken = { readonly type: 'text'; readonly text: string } | { readonly type: TagType }

/**
 * Splits HTML into text and the tags that HTML defines. Omits comments, the doctype and elements without visible text.
 * Other tags are text: "fits sizes <M> to <XL>". Reads each character a fixed number of times, because a regular
 * expression for attributes overflows the stack on a long tag.
 */
export function readHtmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let textFrom = 0
  let at = html.indexOf('<')
  const push = (end: number, token?: HtmlToken) => {
    if (at > textFrom) tokens.push({ type: 'text', text: html.slice(textFrom, at) })
    if (token) tokens.push(token)
    textFrom = end
  }
  while (at >= 0) {
    const hiddenEnd = findHiddenEnd(html, at)
    if (hiddenEnd !== undefined) {
      push(hiddenEnd)
      at = html.indexOf('<', hiddenEnd)
      continue
    }
    const next = html.indexOf('<', at + 1)
    // No tag contains "<", not even in a quoted attribute.
    const tag = readTag(html.slice(at + 1, next < 0 ? html.length : next))
    if (tag) push(at + 1 + tag.length, { type: tag.type })
    at = next
  }
  at = html.length
  push(at)
  return tokens
}

function findHiddenEnd(html: string, at: number): number | undefined {
  for (const pattern of [COMMENT, DOCTYPE]) {
    pattern.lastIndex = at
    if (pattern.test(html)) return pattern.lastIndex
  }
  HIDDEN.lastIndex = at
  const name = HIDDEN.exec(html)?.[1]
  if (name === undefined) return undefined
  const close = new RegExp(`</${name}\\s*>`, 'gi')
  close.lastIndex = HIDDEN.lastIndex
  return close.test(html) ? close.lastIndex : html.length
}

/** @param text from behind the "<" to the next "<" */
function readTag(text: string): { readonly type: TagType; readonly length: number } | undefined {
  const [start = '', name = ''] = TAG_NAME.exec(text) ?? []
  const lowerName = name.toLowerCase()
  if (!BLOCK.has(lowerName) && !INLINE.has(lowerName)) return undefined
  // If a quote is not closed, the tag ends at the first ">".
  const end = findTagEnd(text, start.length) ?? text.indexOf('>')
  if (end < 0) return undefined
  return {
    type: lowerName === 'br' ? 'break' : BLOCK.has(lowerName) ? 'block' : 'inline',
    length: end + 1,
  }
}

function findTagEnd(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at++) {
    const character = text[at]
    if (character === '>') return at
    if (character !== '"' && character !== "'") continue
    at = text.indexOf(character, at + 1)
    if (at < 0) return undefined
  }
  return undefined
}
