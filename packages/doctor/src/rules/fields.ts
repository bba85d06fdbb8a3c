import { compareAmounts } from 'storefront-react/core'
import { isAmount, isJsonObject } from 'storefront-react/internal'

import { shorten } from '../session/reply.js'
import { OPTIONAL_FIELDS, type RawItem } from '../survey/list-page.js'
import { broken, holds, listIds, notChecked, warning } from './findings.js'
import { readListsWithClient } from '../survey/client-reading.js'
import { priceUnitRule } from './price-unit.js'
import { reportReading } from './report-reading.js'
import { inGroup, sections, type RuleTexts, type UngroupedRule } from './rule.js'

interface FieldRule extends Omit<RuleTexts, 'section'> {
  readonly section?: string
  readonly fields: readonly string[]
  /** A value that the reference does not decide, and that a shop would want to know. Completes "price has". */
  readonly doubt?: {
    readonly fields: readonly string[]
    readonly found: string
    readonly isDoubtful: (value: unknown) => boolean
  }
  /** Completes "price must be". */
  readonly expected: string
  readonly isValid: (value: unknown) => boolean
}

const show = (value: unknown) => (value === undefined ? 'missing' : shorten(JSON.stringify(value), 60))

const isText = (value: unknown): value is string => typeof value === 'string'
const isFilled = (value: unknown) => isText(value) && value !== ''
/** Upper-case words, such as IN_STOCK or PRE-ORDER. */
const isEnumerated = (value: unknown) => isText(value) && /^[A-Z][A-Z0-9_-]*$/.test(value)

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const isTimestamp = (value: unknown) =>
  isText(value) && TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value))

const ENCODED_TWICE = /&(?:amp|quot|lt|gt|nbsp|#\d+|#x[\da-f]+);|Ã[\u0080-\u00bf]|â€/i
const TAG = /<\/?(?:a|b|br|div|em|font|i|p|span|strong|sup|u)\b[^<>]*>/i

/** No currency has more than four decimals. */
const MAX_DECIMALS = 6
const isClean = (value: unknown) => !isAmount(value) || (value.split('.')[1] ?? '').length <= MAX_DECIMALS

const LEFT_OUT = 'Leaves out products that do not match and reports them to onInvalidItem.'

const variantsOf = (product: RawItem): readonly RawItem[] =>
  Array.isArray(product['variants']) ? product['variants'].filter(isJsonObject) : []

const attributesOf = (value: unknown): [name: string, value: unknown][] =>
  isJsonObject(value) ? Object.entries(value) : []

/** A rule that every product that was read must keep. `recordsOf` returns the records of a product that have the fields. */
function fieldRule(
  { fields, expected, isValid, doubt, ...rest }: FieldRule & RuleTexts,
  prefix: string,
  recordsOf: (product: RawItem) => readonly RawItem[],
): UngroupedRule {
  const findProblem = (product: RawItem, names: readonly string[], isWrong: (value: unknown) => boolean) => {
    for (const field of names) {
      const record = recordsOf(product).find((each) => isWrong(each[field]))
      if (record) return [{ field: prefix + field, value: record[field], id: product['id'] }]
    }
    return []
  }
  return {
    ...rest,
    async check({ survey }) {
      const { items, pages } = await survey.natural()
      if (items.length === 0) return notChecked('The store has no products.')
      const problems = items.flatMap((item) => findProblem(item, fields, (value) => !isValid(value)))
      const doubts =
        problems.length > 0 || doubt === undefined
          ? []
          : items.flatMap((item) => findProblem(item, doubt.fields, doubt.isDoubtful))
      const [first = doubts[0]] = problems
      if (first === undefined) return holds(`${items.length} products read.`)
      const page = pages.find((each) => each.items.some(({ id }) => id === first.id)) ?? pages[0]
      const received = `${first.field} of ${show(first.id)}: ${show(first.value)}`
      return problems.length > 0
        ? broken(
            `${problems.length} of ${items.length} products: ${first.field} must be ${expected}.`,
            page?.reply,
            received,
          )
        : warning(
            `${doubts.length} of ${items.length} products: ${first.field} has ${doubt?.found}.`,
            page?.reply,
            received,
          )
    },
  }
}

function productRule(rule: FieldRule): UngroupedRule {
  const withFields = (fields: readonly string[]) =>
    fieldRule({ section: sections.product, ...rule, fields }, '', (product) => [product])
  return {
    ...withFields(rule.fields),
    async check(context) {
      const { items } = await context.survey.natural()
      const isSent = (field: string) => items.some((item) => item[field] !== undefined)
      const fields = rule.fields.filter((field) => !OPTIONAL_FIELDS.has(field) || isSent(field))
      if (fields.length === 0) return notChecked(`The store does not send ${rule.fields.join(', ')}.`)
      return withFields(fields).check(context)
    },
  }
}

const variantRule = (rule: FieldRule): UngroupedRule =>
  fieldRule({ section: sections.variant, ...rule }, 'variants[].', variantsOf)

export const fieldRules = inGroup('fields', {
  'product-id': productRule({
    title: 'The id of a product is a non-empty string',
    section: sections.ids,
    why: 'The id is the cursor of the next page. Without it, the list ends there.',
    handling: 'Leaves out products without a valid id and reports them to onInvalidItem.',
    fields: ['id'],
    expected: 'a non-empty string',
    isValid: isFilled,
  }),
  'unique-ids': {
    title: 'No two products of a page have the same id',
    section: sections.ids,
    why: 'Two products with one id are one product in a cart, and a cursor that is ambiguous.',
    handling: 'Shows each id once, so one of the two products is never seen.',
    async check({ survey }) {
      for (const { ids, reply } of (await survey.natural()).pages) {
        const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
        if (twice.length > 0) {
          return broken(`${twice.length} ids occur more than once on a page.`, reply, listIds(twice))
        }
      }
      return holds('')
    },
  },
  'unique-slugs': {
    title: 'No two products have the same slug',
    section: sections.product,
    why: 'Two products have one address, so one of them has no page.',
    handling: 'Requests /products/{slug} and shows the product that the server returns.',
    async check({ survey }) {
      const { items, pages } = await survey.natural()
      const seen = new Map<unknown, unknown>()
      for (const { id, slug } of items) {
        if (!isFilled(slug)) continue
        if (seen.has(slug)) {
          return broken(
            `Two products have the slug ${show(slug)}.`,
            pages[0]?.reply,
            `${show(seen.get(slug))}, ${show(id)}`,
          )
        }
        seen.set(slug, id)
      }
      return holds(`${seen.size} slugs.`)
    },
  },
  'unique-variant-ids': {
    title: 'No two variants of a product have the same id',
    section: sections.ids,
    why: 'Two sizes are one line in the cart, and the shopper gets either of them.',
    handling: 'Finds variants by their id, so the second of the two cannot be chosen.',
    async check({ survey }) {
      const { items, pages } = await survey.natural()
      for (const item of items) {
        const ids = variantsOf(item).map(({ id }) => id)
        const twice = ids.find((id, index) => ids.indexOf(id) !== index)
        if (twice === undefined) continue
        const page = pages.find((each) => each.items.includes(item)) ?? pages[0]
        return broken(
          `Product ${show(item['id'])} has two variants with the id ${show(twice)}.`,
          page?.reply,
          show(ids),
        )
      }
      return holds('')
    },
  },
  'distinct-variants': {
    title: 'Variants of a product differ in their attributes',
    section: sections.variant,
    why: 'Two variants of the same colour and size cannot be told apart, so one of them cannot be bought.',
    handling: 'Selects the available one, else the first.',
    async check({ survey }) {
      const { items, pages } = await survey.natural()
      for (const item of items) {
        const seen = new Map<string, unknown>()
        for (const { id, attributes } of variantsOf(item)) {
          const key = JSON.stringify(attributesOf(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          if (seen.has(key) && seen.get(key) !== id) {
            const page = pages.find((each) => each.items.includes(item)) ?? pages[0]
            return warning(
              `Product ${show(item['id'])} has two variants with the same attributes.`,
              page?.reply,
              `${show(seen.get(key))}, ${show(id)}: ${show(attributes)}`,
            )
          }
          seen.set(key, id)
        }
      }
      return holds('')
    },
  },
  'product-names': productRule({
    title: 'name and slug are not empty',
    why: 'A card without a name says nothing, and a product without a slug has no page.',
    handling: 'Accepts empty texts, and shows them.',
    fields: ['name', 'slug'],
    expected: 'a text that is not empty',
    // Another type is reported by product-texts.
    isValid: (value) => !isText(value) || value.trim() !== '',
  }),
  'text-encoding': {
    title: 'Names and attributes are plain text, encoded once',
    section: null,
    why: 'Shoppers read "&amp;amp;", "CafÃ©" or "<b>" instead of what was meant.',
    handling: 'Shows texts as they come.',
    async check({ survey }) {
      const { items, pages } = await survey.natural()
      const values = items
        .flatMap(variantsOf)
        .flatMap(({ attributes }) => attributesOf(attributes).map(([, value]) => value))
      const texts = [...items.map(({ name }) => name), ...values].filter(isText)
      const encoded = texts.find((text) => ENCODED_TWICE.test(text))
      if (encoded !== undefined) return warning('A text seems to be encoded twice.', pages[0]?.reply, encoded)
      const lost = texts.find((text) => text.includes('\ufffd'))
      if (lost !== undefined) return warning('A text has characters that were lost.', pages[0]?.reply, lost)
      const html = texts.find((text) => TAG.test(text))
      if (html !== undefined) return warning('A text has HTML in it.', pages[0]?.reply, html)
      return holds(`${texts.length} texts.`)
    },
  },
  'price-unit': priceUnitRule,
  'product-texts': productRule({
    title: 'storeId, name, slug and description are strings',
    why: 'A card without a name, or a link without a slug, cannot be used.',
    handling: LEFT_OUT,
    fields: ['storeId', 'name', 'slug', 'description'],
    expected: 'a string',
    isValid: isText,
  }),
  'product-status': productRule({
    title: 'status is an upper-case value',
    why: 'A shop that hides drafts compares this value. "active" is not "ACTIVE".',
    handling:
      'Accepts any string, and reads known words in any case. Pass isProductForSale to the client for others.',
    fields: ['status'],
    expected: 'an upper-case value such as ACTIVE',
    isValid: isEnumerated,
  }),
  'product-meta': productRule({
    title: 'metaTitle and metaDescription are strings or null',
    why: 'Search engines show these texts.',
    handling: LEFT_OUT,
    fields: ['metaTitle', 'metaDescription'],
    expected: 'a string or null',
    isValid: (value) => value === null || isText(value),
  }),
  'product-arrays': productRule({
    title: 'images, tags, options, variants and collections are arrays',
    why: 'A product without pictures must have an empty array, or its card cannot be drawn.',
    handling: LEFT_OUT,
    fields: ['images', 'tags', 'options', 'variants', 'collections'],
    expected: 'an array',
    isValid: Array.isArray,
    // Null among the variants is reported by client-lists.
    doubt: {
      fields: ['images', 'tags', 'options', 'collections'],
      found: 'null among its elements',
      isDoubtful: (value) => Array.isArray(value) && value.includes(null),
    },
  }),
  'product-dates': productRule({
    title: 'createdAt and updatedAt are ISO 8601 UTC timestamps with milliseconds',
    why: 'A date without a time zone is another day for shoppers elsewhere, and lists by date mix.',
    handling: 'Accepts UTC timestamps with or without milliseconds. Leaves out products with other dates.',
    fields: ['createdAt', 'updatedAt'],
    expected: 'a timestamp such as 2026-01-31T09:30:00.000Z',
    isValid: isTimestamp,
  }),
  'variant-id': variantRule({
    title: 'The id of a variant is a non-empty string',
    why: 'A cart line names its variant by this id.',
    handling: LEFT_OUT,
    fields: ['id'],
    expected: 'a non-empty string',
    isValid: isFilled,
  }),
  'variant-price': variantRule({
    title: 'price is a decimal amount in a string',
    why: 'A number loses cents, and "1.299,00 €" is another amount in another country.',
    handling: 'Leaves out products with other prices, because a wrong price is worse than none.',
    fields: ['price'],
    expected: 'a decimal string such as "12.50"',
    isValid: isAmount,
  }),
  'price-not-negative': variantRule({
    title: 'price and compareAtPrice are not negative',
    why: 'A negative line makes the whole order cheaper.',
    handling: 'Accepts negative amounts, and counts them as they come.',
    fields: ['price', 'compareAtPrice'],
    expected: 'an amount from 0',
    // Another type is reported by variant-price.
    isValid: (value) => !isAmount(value) || compareAmounts(value, '0') >= 0,
  }),
  'price-precision': variantRule({
    title: 'price has no rounding noise such as 19.989999999999998',
    why: 'The server calculates with floats, so totals differ from the sum of the lines.',
    handling: 'Rounds when it formats, but totals of a cart keep the noise.',
    fields: ['price', 'compareAtPrice'],
    expected: `an amount with at most ${MAX_DECIMALS} decimals`,
    isValid: isClean,
  }),
  'variant-compare-at-price': variantRule({
    title: 'compareAtPrice is a decimal amount in a string, or null',
    why: 'The struck-through price is calculated from it.',
    handling: LEFT_OUT,
    fields: ['compareAtPrice'],
    expected: 'a decimal string or null',
    isValid: (value) => value === null || isAmount(value),
  }),
  'variant-stock-quantity': variantRule({
    title: 'stockQuantity is an integer',
    why: 'It limits how many a shopper can add to the cart.',
    handling: LEFT_OUT,
    fields: ['stockQuantity'],
    expected: 'an integer',
    isValid: Number.isInteger,
  }),
  'variant-stock-status': variantRule({
    title: 'stockStatus is an upper-case value',
    why: 'It decides between "Add to cart" and "Sold out".',
    handling:
      'Accepts any string, and reads known words in any case. Pass isVariantAvailable to the client for others.',
    fields: ['stockStatus'],
    expected: 'an upper-case value such as IN_STOCK',
    isValid: isEnumerated,
  }),
  'variant-image': variantRule({
    title: 'image is an image value, or null',
    why: 'The picture changes with the chosen colour.',
    handling:
      'Reads strings and common objects with getImage; a missing image shows the picture of the product.',
    fields: ['image'],
    expected: 'present: an image value or null',
    isValid: (value) => isFilled(value) || typeof value === 'object',
  }),
  'variant-attributes': variantRule({
    title: 'attributes is an object',
    why: 'It names the colour and size of a variant. Without it, no variant can be chosen.',
    handling: LEFT_OUT,
    fields: ['attributes'],
    expected: 'an object',
    isValid: isJsonObject,
  }),
})

/** Checked late, because it reads every list that other rules requested. */
export const lateFieldRules = inGroup('fields', {
  'client-lists': {
    title: 'The client of the package reads every product of every list that was requested',
    section: sections.product,
    why: 'A product that the client leaves out is in no list of the shop.',
    handling: LEFT_OUT,
    async check({ store }) {
      const reading = await readListsWithClient(store)
      store.read.listItems = reading.items
      return reportReading(reading, store, 'items of lists', 'No list of products was read.')
    },
  },
})
