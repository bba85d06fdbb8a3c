/**
 * The address in the characters of RFC 3986. A URL in a browser may also contain `|`, brackets and others, which the
 * official schemas and readers of feeds refuse. An address of a host keeps its brackets.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-2
 */
export const toUri = ({ href }: URL): string =>
  href.replace(/^[a-z]+:\/\/[^/]*|[[\]^`{|}\\"<>]/g, (text) =>
    text.length > 1 ? text : encodeURIComponent(text),
  )
