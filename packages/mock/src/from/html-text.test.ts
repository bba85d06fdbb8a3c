import { expect, it } from 'vitest'

import { textOfHtml } from './html-text.js'

it.each([
  ['Salt &amp; Pepper', 'Salt & Pepper'],
  ['&#8217;90s &#x2013; caf&eacute;', '’90s – café'],
  // The name of a book about HTML, which the shop encoded once.
  ['&lt;b&gt; and &amp;lt;', '<b> and &lt;'],
  ['<b>Sale</b> tee ', 'Sale tee'],
  // Names that only the longer of two former lists had, in any case of letters.
  ['&AMP; &frac12;&Prime; &OElig;uvre &#xD800;', '& ½″ Œuvre \uFFFD'],
  ['2 < 3 &unknown; &#0; &#99999999;', '2 < 3 &unknown; &#0; &#99999999;'],
])('textOfHtml reads %s as %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
