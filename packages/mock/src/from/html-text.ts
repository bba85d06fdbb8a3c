import { decodeEntities } from 'storefront-react/internal'

/** The text of a name, which some shops send as HTML: `Caf&eacute; <b>Sale</b>`. */
export function textOfHtml(html: string): string {
  return decodeEntities(html.replaceAll(/<[^<>]*>/g, '')).trim()
}
