/** The names of the characters from 160 to 255, in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const NAMED = new Map<string, string>([
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['hellip', '…'],
  ['bull', '•'],
  ['trade', '™'],
  ['euro', '€'],
])

const CHARACTER = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,10}));/gi

function characterOf(code: number, all: string): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
}

/** `Salt &amp; Pepper` becomes `Salt & Pepper`. Decodes once: `&amp;lt;` becomes `&lt;`. An unknown entity stays. */
export function decodeEntities(html: string): string {
  return html.replace(CHARACTER, (all, decimal?: string, hex?: string, name = '') => {
    if (decimal !== undefined) return characterOf(Number(decimal), all)
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), all)
    return NAMED.get(name as string) ?? all
  })
}

/** The text of a name, which some shops send as HTML: `Caf&eacute; <b>Sale</b>`. */
export function textOfHtml(html: string): string {
  return decodeEntities(html.replaceAll(/<[^<>]*>/g, '')).trim()
}
