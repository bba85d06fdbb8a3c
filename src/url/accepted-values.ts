import type { FilterParsers } from './product-list-url.js'

interface Parser {
  readonly parse: (query: unknown) => unknown
  readonly serialize: (value: unknown) => unknown
}

/**
 * Reads each value back as the URL would be read, so that a value which the URL may not contain is not sent either.
 * Such a value becomes `null`, which selects the default. `undefined` and `null` are kept.
 */
export function acceptedValues(
  parsers: FilterParsers,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      // One type for all parsers: those of repeated parameters read and write arrays.
      const parser = parsers[name] as Parser | undefined
      if (value == null || !parser) return [name, value]
      const accepted = readBack(parser, value)
      if (accepted === null && process.env.NODE_ENV !== 'production')
        console.warn(
          `setParams ignored ${name}: ${JSON.stringify(value)}, because the URL may not contain it. ` +
            'Declare it in the options of useProductListUrl, for example in `sorts`.',
        )
      return [name, accepted]
    }),
  )
}

function readBack(parser: Parser, value: unknown): unknown {
  try {
    return parser.parse(parser.serialize(value))
  } catch {
    return null
  }
}
