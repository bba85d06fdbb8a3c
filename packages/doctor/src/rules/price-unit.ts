import { compareAmounts, multiplyAmount } from 'storefront-react/core'
import { isAmount, isJsonObject } from 'storefront-react/internal'

import { readAnswer, type Answers, type PricedProduct } from '../answers.js'
import type { RawItem } from '../survey/list-page.js'
import type { Sequence } from '../survey/store.js'
import { broken, holds, notChecked, warning, type Finding } from './findings.js'
import type { UngroupedRule } from './rule.js'

const decimalsOf = (price: string) => price.split('.')[1] ?? ''
const isWhole = (price: string) => /^0*$/.test(decimalsOf(price))

function pricesOf(product: RawItem): readonly string[] {
  const variants = Array.isArray(product['variants']) ? product['variants'].filter(isJsonObject) : []
  return variants.map(({ price }) => price).filter(isAmount)
}

/**
 * Prices without decimals between prices with decimals. A server that cuts ".00" off is consistent: it never writes it. The
 * other amounts are compared as a group, because one large number is no sign.
 */
function findOddPrices(prices: readonly string[]): readonly string[] {
  const bare = prices.filter((price) => !price.includes('.'))
  const written = prices.filter((price) => price.includes('.'))
  if (bare.length === 0 || written.length === 0) return []
  if (written.some((price) => isWhole(price))) return bare
  const [low, high] = [
    written.toSorted(compareAmounts)[0] ?? '0',
    written.toSorted(compareAmounts).at(-1) ?? '0',
  ]
  const looksLikeCents = bare.every(
    (price) =>
      compareAmounts(price, high) > 0 &&
      compareAmounts(price, multiplyAmount(low, 50)) >= 0 &&
      compareAmounts(price, multiplyAmount(high, 200)) <= 0,
  )
  return bare.length >= MIN_ODD && looksLikeCents ? bare : []
}

const MIN_ODD = 3

/** Prices that are above `compareAtPrice` in every product that has one: the two have other units. */
function findLowerCompareAt(items: readonly RawItem[]): readonly string[] {
  const pairs = items
    .flatMap(({ variants }) => (Array.isArray(variants) ? variants.filter(isJsonObject) : []))
    .flatMap(({ price, compareAtPrice }) =>
      isAmount(price) && isAmount(compareAtPrice) ? [[price, compareAtPrice] as const] : [],
    )
  const isBelow = ([price, before]: readonly [string, string]) =>
    compareAmounts(price, multiplyAmount(before, 5)) > 0
  return pairs.length >= MIN_ODD && pairs.every(isBelow) ? pairs.map(([price]) => price) : []
}

/** Products with one price: what a shopper sees for such a product has one reading. */
const withOnePrice = (items: readonly RawItem[]): readonly PricedProduct[] =>
  items.flatMap((product) => {
    const [price, ...others] = [...new Set(pricesOf(product))]
    return price !== undefined && others.length === 0 && /[1-9]/.test(price) ? [{ product, price }] : []
  })

/** Two products with different prices, if there are two. */
function chooseProducts(priced: readonly PricedProduct[]): readonly PricedProduct[] {
  const [first] = priced
  const second = priced.find(({ price }) => price !== first?.price)
  return [first, second].filter((each) => each !== undefined)
}

const UNITS = [10, 100, 1000]

/** Compares the prices of two products with what somebody sees in the shop. */
async function askForPrices({ items, pages }: Sequence, answers: Answers, reason: string): Promise<Finding> {
  const reply = pages[0]?.reply
  const priced = withOnePrice(items)
  const asked = answers.chooseKnown(chooseProducts(priced), priced)
  const example = asked
    .map(({ product, price }) => `${String(product['id'])} has the price ${price}`)
    .join(', ')
  const unanswered = (why: string): Finding => ({
    ...notChecked(`${reason} ${why}`, reply, example),
    question: `What do these products cost in the shop: ${asked
      .map(({ product }) => `${String(product['name'])} (${String(product['id'])})`)
      .join(', ')}? ${reason}`,
  })
  if (asked.length === 0) return unanswered('No product has one price, so no question can be asked.')
  for (const { product, price } of asked) {
    const text = await answers.priceOf(product)
    if (text === undefined) return unanswered('Nobody said what a product costs in the shop.')
    const seen = readAnswer(text)
    if (seen === undefined) return unanswered(`"${text}" is not an amount with one reading, such as 1299.00.`)
    if (compareAmounts(seen, price) === 0) continue
    const unit = UNITS.find((each) => compareAmounts(multiplyAmount(seen, each), price) === 0)
    if (unit === undefined) return unanswered(`${seen} and ${price} are not the same price in any unit.`)
    return broken(
      `The price is ${unit} times what the shop shows: divide it in a schema.`,
      reply,
      `${price} for ${seen} (${String(product['id'])})`,
    )
  }
  return holds(`The shop shows the same prices: ${example}.`)
}

/** Makes a question a warning, and is never an answer. Not 90: 1990 is an ordinary price in yen, won and forint. */
const ENDS_LIKE_CENTS = /^\d+(?:99|95|49)$/

/** The size of a number, or its ending, says nothing about its unit: 7300 is a price in cents and in yen. */
export const priceUnitRule: UngroupedRule = {
  title: 'price is in the main unit of the currency',
  section: null,
  why: 'A product for 19.99 is shown for 1,999.00.',
  handling: 'Shows amounts as they come. Divide them in a schema of your own.',
  async check({ survey, answers }) {
    const natural = await survey.natural()
    const prices = natural.items.flatMap(pricesOf)
    if (prices.length === 0) return notChecked('No product has a price.')
    if (prices.every((price) => isWhole(price))) {
      const finding = await askForPrices(
        natural,
        answers,
        'No price has cents, so nothing shows the unit of the prices.',
      )
      const isSuspect = prices.filter((price) => ENDS_LIKE_CENTS.test(price)).length >= prices.length / 2
      return finding.outcome === 'not-checked' && isSuspect ? { ...finding, outcome: 'warning' } : finding
    }
    const below = findLowerCompareAt(natural.items)
    const odd = below.length > 0 ? below : findOddPrices(prices)
    if (odd.length === 0) return holds('Prices have decimals.')
    const page = natural.pages.find(({ items }) =>
      items.some((item) => pricesOf(item).includes(odd[0] ?? '')),
    )
    return {
      ...warning(
        `${odd.length} of ${prices.length} prices ${below.length > 0 ? 'are above the price before the reduction' : 'have no decimals'}, and may be in cents.`,
        page?.reply,
        odd.slice(0, 5).join(', '),
      ),
      question: `Are these prices in the same unit as the others: ${odd.slice(0, 3).join(', ')}?`,
    }
  },
}
