import { isCurrency, isLanguage, type ShopMarket, type ShopMarkets } from './choices.js'
import { LANGUAGES } from './languages.js'
import { ShopError } from './shop-error.js'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * Reads `de-DE:EUR,en-US:USD`.
 * @throws ShopError that names the wrong part
 */
export function parseMarkets(text: string): ShopMarkets {
  const [first, second, ...others] = text.split(',').map(parseMarket)
  if (!first || !second)
    throw new ShopError(
      '--markets needs two or more, such as de-DE:EUR,en-US:USD. For one market, use --currency and --language.',
    )
  const markets: ShopMarkets = [first, second, ...others]
  const twice = markets.find(({ id }, index) => markets.findIndex((each) => each.id === id) < index)
  if (twice) throw new ShopError(`--markets names ${twice.locale} twice.`)
  return markets
}

function parseMarket(text: string): ShopMarket {
  const [locale = '', currency = '', ...extra] = text.trim().split(':')
  const [language = '', region = ''] = locale.split('-')
  if (!isLanguage(language) || !/^[a-z]{2}-[A-Z]{2}$/.test(locale) || regions.of(region) === undefined)
    throw new ShopError(
      `--markets: "${locale}" must be a language (${Object.keys(LANGUAGES).join(', ')}) with a region, such as de-DE.`,
    )
  if (extra.length > 0)
    throw new ShopError(
      `--markets: "${text.trim()}" has more than one currency. Write ${locale}:${currency}, and a comma before the next market.`,
    )
  if (currency === '') throw new ShopError(`--markets: ${locale} has no currency. Write ${locale}:EUR.`)
  if (!isCurrency(currency))
    throw new ShopError(
      `--markets: the currency of ${locale} must be a code of three capital letters, such as EUR, not "${currency}".`,
    )
  return { id: locale.toLowerCase(), locale, language, currency }
}
