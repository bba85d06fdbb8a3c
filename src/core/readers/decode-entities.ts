const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi

/** The names of U+00A0 to U+00FF, in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

/** Markup, Latin-1 and typography. The other 2,000 names of HTML are left out to keep the bundle small. */
const NAMED = new Map([
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Yuml: 'Ÿ',
    fnof: 'ƒ',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '\u200e',
    rlm: '\u200f',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    dagger: '†',
    Dagger: '‡',
    bull: '•',
    hellip: '…',
    permil: '‰',
    prime: '′',
    Prime: '″',
    lsaquo: '‹',
    rsaquo: '›',
    euro: '€',
    trade: '™',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    minus: '−',
    infin: '∞',
    asymp: '≈',
    ne: '≠',
    le: '≤',
    ge: '≥',
    star: '☆',
    check: '✓',
    hearts: '♥',
  }),
])

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  // Case matters for some names ("Auml", "auml"); for the others any case is accepted.
  if (name) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? entity
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}

/**
 * `Salt &amp; Pepper` becomes `Salt & Pepper`. Decodes once: `&amp;lt;` becomes `&lt;`. An unknown entity stays. The two halves
 * of a surrogate pair, which old shop systems write as two entities, are joined; half a pair becomes U+FFFD, as in a browser.
 */
export function decodeEntities(html: string): string {
  return html.replace(ENTITY, decodeEntity).replace(/\p{Surrogate}/gu, '\uFFFD')
}
