import { getPriceRange } from 'storefront-react/core'
import { isJsonObject } from 'storefront-react/internal'

import type { Answers } from '../answers.js'
import { findMoney, type MoneyPlan } from './find-money.js'
import {
  countDistinct,
  findNamed,
  isFilledList,
  isText,
  leavesOf,
  valueAt,
  type Leaf,
  type Path,
  type Raw,
} from './leaves.js'
import { Refusal } from './refusal.js'

/** How a variant names its option values. */
export type AttributesPlan =
  | { readonly form: 'object'; readonly path: Path }
  | { readonly form: 'entries'; readonly path: Path; readonly name: Path; readonly value: Path }
  /** Ids of values, whose names are in the options of the product. */
  | {
      readonly form: 'ids'
      readonly path: Path
      readonly options: Path
      readonly name: string
      readonly value: string
    }
  /** `option1`, `option2`, in the order of the product's options. */
  | { readonly form: 'numbered'; readonly options: Path; readonly name: string }

export interface StockPlan {
  readonly quantity?: Path | undefined
  readonly flag?: Path | undefined
  readonly tracked?: Path | undefined
  readonly backorder?: Path | undefined
}

/** How a product of the package is made of an item of the server. */
export interface ProductPlan {
  readonly name: Path
  readonly slug?: Path | undefined
  readonly description?: Path | undefined
  readonly active?: Path | undefined
  readonly status?: Path | undefined
  readonly createdAt?: DatePlan | undefined
  readonly updatedAt?: DatePlan | undefined
  readonly images?:
    | { readonly path: Path; readonly url?: Path | undefined; readonly alt?: string | undefined }
    | undefined
  /** Undefined: the item is its own and only variant. */
  readonly variants?: Path | undefined
  readonly variantId?: string | undefined
  /** Undefined: items of this list have no price, and nothing can be bought from them. */
  readonly money?: MoneyPlan | undefined
  readonly stock?: StockPlan | undefined
  readonly attributes?: AttributesPlan | undefined
  /** What the answers do not say. */
  readonly unknown: readonly string[]
}

export interface DatePlan {
  readonly path: Path
  readonly isUnix: boolean
}

const isBoolean = (value: unknown) => typeof value === 'boolean'
const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value))
const isUnix = (value: unknown) => Number.isInteger(value) && Number(value) > 1e9 && Number(value) < 4e9
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value)
const isPlainText = (value: unknown) => typeof value === 'string'

const NAMES = ['name', 'title', 'product_name']
const SLUGS = ['slug', 'handle', 'url_key', 'permalink', 'seo_slug']
const DESCRIPTIONS = [
  'description',
  'description_html',
  'body_html',
  'body',
  'long_description',
  'short_description',
  'summary',
]
const CREATED = ['created_at', 'date_created', 'created', 'creation_date', 'createdat', 'published_at']
const UPDATED = ['updated_at', 'date_updated', 'updated', 'modification_date', 'date_modified', 'modified_at']
const IMAGE = /image|media|photo|picture|gallery|thumbnail|assets/
const URLS = ['url', 'src', 'href', 'file.url', 'url_standard', 'original', 'url_zoom']
const ALTS = ['alt', 'altText', 'alt_text', 'alternativeText', 'description']
const VARIANTS = /^(?:variants|variations|skus|combinations|children|items)(?:\.(?:results|data|items))?$/

const isUnique = (rows: readonly Raw[], path: Path) => {
  const values = rows.map((row) => valueAt(row, path))
  return values.every(isText) && countDistinct(values) === values.length
}

function findDate(leaves: readonly Leaf[], names: readonly string[]): DatePlan | undefined {
  const found = findNamed(leaves, names, isDate) ?? findNamed(leaves, names, isUnix)
  return found && { path: found.path, isUnix: found.known.every(isUnix) }
}

function findImages(leaves: readonly Leaf[]): ProductPlan['images'] {
  for (const { path, known, name } of leaves) {
    const entries = known.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
    if (!IMAGE.test(name) || entries.length === 0 || !known.every(Array.isArray)) continue
    if (entries.every(isAddress)) return { path }
    if (!entries.every(isJsonObject)) continue
    const url = findNamed(leavesOf(entries), URLS, isAddress)
    if (url === undefined || url.known.length < entries.length) continue
    const alt = ALTS.find(
      (key) =>
        entries.every((entry) => entry[key] == null || isPlainText(entry[key])) &&
        entries.some((entry) => isText(entry[key])),
    )
    return { path, url: url.path, alt }
  }
  const single = leaves.find(
    ({ name, known }) => IMAGE.test(name) && known.length > 0 && known.every(isAddress),
  )
  return single && { path: single.path }
}

function findStock(rows: readonly Raw[]): StockPlan | undefined {
  const leaves = leavesOf(rows)
  const path = (names: readonly string[], isRight: (value: unknown) => boolean) =>
    findNamed(leaves, names, isRight)?.path
  const quantity = path(
    [
      'stock_quantity',
      'inventory_quantity',
      'inventory_level',
      'stock_level',
      'available_stock',
      'inventory.available',
      'inventory.quantity',
      'inventory_count',
      'stock',
      'quantity',
    ],
    Number.isInteger,
  )
  const flag = path(
    [
      'in_stock',
      'is_in_stock',
      'available',
      'available_for_sale',
      'is_available',
      'inventory.in_stock',
      'purchasable',
    ],
    isBoolean,
  )
  if (quantity === undefined && flag === undefined) return undefined
  return {
    quantity,
    flag,
    tracked: path(
      [
        'manage_inventory',
        'track_inventory',
        'tracked',
        'inventory.track_inventory',
        'inventory.managed',
        'track_quantity',
      ],
      isBoolean,
    ),
    backorder: path(
      [
        'allow_backorder',
        'backorder',
        'backorders_allowed',
        'inventory.allow_backorder',
        'inventory.allow_backorders',
      ],
      isBoolean,
    ),
  }
}

const NAME_KEYS = ['name', 'title', 'label', 'presentation']
const VALUE_KEYS = ['value', 'name', 'label', 'title', 'presentation']
const keyOf = (rows: readonly Raw[], keys: readonly string[]) =>
  keys.find((key) => rows.length > 0 && rows.every((row) => isText(row[key])))

const listIn = (row: Raw, path: Path): readonly unknown[] => {
  const value = valueAt(row, path)
  return Array.isArray(value) ? (value as unknown[]) : []
}

const valuesOf = (option: Raw): readonly Raw[] => listIn(option, ['values']).filter(isJsonObject)

/** The form in which variants name their option values, tried on all of them. */
function findAttributes(products: readonly Raw[], variants: readonly Raw[]): AttributesPlan | undefined {
  const leaves = leavesOf(variants)
  const optionLists = products.map((product) => listIn(product, ['options']).filter(isJsonObject))
  const optionName = keyOf(optionLists.flat(), NAME_KEYS)
  for (const key of [
    'attributes',
    'options',
    'option_values',
    'optionValues',
    'selectedOptions',
    'selected_options',
  ]) {
    const values = variants.map((variant) => variant[key])
    if (
      values.every((value) => isJsonObject(value) && Object.values(value).every(isText)) &&
      values.some((value) => isJsonObject(value) && Object.keys(value).length > 0)
    )
      return { form: 'object', path: [key] }
    const entries = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
    if (entries.length === 0 || !values.every((value) => value == null || Array.isArray(value))) continue
    const inner = leavesOf(entries.filter(isJsonObject))
    const name = findNamed(
      inner,
      [
        'option.title',
        'option.name',
        'option_display_name',
        'option_name',
        'option_title',
        'name',
        'title',
        'key',
      ],
      isText,
    )
    const value = findNamed(
      inner.filter((leaf) => leaf !== name),
      ['value', 'value_name', 'label', 'option', 'presentation', 'name'],
      isText,
    )
    const isWhole = (leaf: Leaf | undefined) => leaf?.known.length === entries.length
    if (name && value && entries.every(isJsonObject) && isWhole(name) && isWhole(value))
      return { form: 'entries', path: [key], name: name.path, value: value.path }
    const valueName = keyOf(optionLists.flat().flatMap(valuesOf), VALUE_KEYS)
    const known = new Set(
      optionLists
        .flat()
        .flatMap(valuesOf)
        .map(({ id }) => id),
    )
    if (
      optionName &&
      valueName &&
      entries.every((entry) => known.has(isJsonObject(entry) ? entry['id'] : entry))
    )
      return { form: 'ids', path: [key], options: ['options'], name: optionName, value: valueName }
  }
  if (leaves.some(({ name, known }) => name === 'option1' && known.some(isText)) && optionName)
    return { form: 'numbered', options: ['options'], name: optionName }
  return undefined
}

/** Option values of a variant, by the plan, for the check that they tell variants apart. */
function readAttributes(
  plan: AttributesPlan,
  variant: Raw,
  product: Raw,
): readonly (readonly [name: unknown, value: unknown])[] {
  if (plan.form === 'object') {
    const value = valueAt(variant, plan.path)
    return isJsonObject(value) ? Object.entries(value) : []
  }
  const options = plan.form === 'entries' ? [] : listIn(product, plan.options).filter(isJsonObject)
  if (plan.form === 'numbered')
    return options.map((option, index) => [option[plan.name], variant[`option${index + 1}`]])
  const entries = listIn(variant, plan.path)
  if (plan.form === 'entries')
    return entries.map((entry) => [valueAt(entry, plan.name), valueAt(entry, plan.value)])
  return entries.map((entry) => {
    const id = isJsonObject(entry) ? entry['id'] : entry
    const option = options.find((each) => valuesOf(each).some((value) => value['id'] === id))
    return [option?.[plan.name], option && valuesOf(option).find((value) => value['id'] === id)?.[plan.value]]
  })
}

function findVariants(leaves: readonly Leaf[]): Leaf | undefined {
  return leaves.find(
    ({ name, known }) =>
      VARIANTS.test(name) &&
      known.some(isFilledList) &&
      known.every((value) => Array.isArray(value) && value.every(isJsonObject)),
  )
}

const isLanguage = (key: string) => /^[a-z]{2}(?:[-_][A-Za-z]{2})?$/.test(key)

function findName(rows: readonly Raw[], leaves: readonly Leaf[]): Path {
  const found = findNamed(leaves, NAMES, isText)
  if (found && found.known.length === rows.length) return found.path
  const isTranslated = NAMES.some((key) =>
    rows.every((row) => isJsonObject(row[key]) && Object.keys(row[key]).every(isLanguage)),
  )
  throw new Refusal(
    isTranslated
      ? 'Texts are written by language, and one must be chosen.'
      : 'No field under a usual name is the name of a product.',
  )
}

const isEmpty = (rows: readonly Raw[], field: string) =>
  !rows.some((row) => isFilledList(row[field]) || isText(row[field]))

/**
 * Whether pictures or texts have other names than in the API reference. The client reads a product without these fields, so it
 * does not say.
 */
export function hasOtherNames(rows: readonly Raw[]): boolean {
  const leaves = leavesOf(rows)
  const descriptions = DESCRIPTIONS.filter((field) => field !== 'description')
  return (
    (isEmpty(rows, 'images') && findImages(leaves) !== undefined) ||
    (isEmpty(rows, 'description') && findNamed(leaves, descriptions, isText) !== undefined)
  )
}

/** Whether items without variants have something to buy, under other names than in the API reference. */
export function hasOtherPrices(rows: readonly Raw[]): boolean {
  const isRead = (row: Raw) => getPriceRange({ variants: [], ...row }) !== undefined
  const leaves = leavesOf(rows)
  return (
    isEmpty(rows, 'variants') &&
    (findVariants(leaves) !== undefined ||
      (!rows.some(isRead) &&
        leaves.some(({ name, known }) => /price|amount|cents/.test(name) && known.length > 0)))
  )
}

interface FindOptions {
  readonly answers: Answers
  /** Items of a list whose products are read by themselves may have no price. */
  readonly isListOnly: boolean
}

/** Learns what the fields of an item mean. @throws Refusal for what cannot be known. */
export async function findProduct(
  rows: readonly Raw[],
  { answers, isListOnly }: FindOptions,
): Promise<ProductPlan> {
  const leaves = leavesOf(rows)
  const unknown: string[] = []
  const name = findName(rows, leaves)
  const slug = findNamed(leaves, SLUGS, (value) => isText(value) && !isAddress(value))
  if (!slug || !isUnique(rows, slug.path)) unknown.push('an address of its own, so the id is the slug')
  const images = findImages(leaves)
  if (!images) unknown.push('pictures')
  const description = findNamed(leaves, DESCRIPTIONS, isPlainText)
  if (!description) unknown.push('a description')
  const createdAt = findDate(leaves, CREATED)
  const updatedAt = findDate(leaves, UPDATED)
  if (!createdAt) unknown.push('the date of creation')
  const base = {
    name,
    slug: slug && isUnique(rows, slug.path) ? slug.path : undefined,
    description: description?.path,
    active: findNamed(leaves, ['active', 'is_active', 'published', 'enabled'], isBoolean)?.path,
    status: findNamed(leaves, ['status', 'state'], isText)?.path,
    createdAt: createdAt && rows.every((row) => valueAt(row, createdAt.path) != null) ? createdAt : undefined,
    updatedAt: updatedAt && rows.every((row) => valueAt(row, updatedAt.path) != null) ? updatedAt : undefined,
    images,
    unknown,
  }
  if (isListOnly) return base
  const list = findVariants(leaves)
  if (list === undefined) {
    const hidden = leaves.find(
      ({ name: each, known }) =>
        (/(?:^|[._])(?:variants?|variations?|skus|combinations)$/.test(each) && known.some(isFilledList)) ||
        (/^has_(?:variants|variations|options)$/.test(each) && known.includes(true)),
    )
    if (hidden)
      throw new Refusal(
        `${hidden.path.join('.')} says that a product has variants, and their prices are not in the answer.`,
      )
    const money = await findMoney(
      rows.map((row) => ({ product: row, rows: [row] })),
      answers,
    )
    const stock = findStock(rows)
    if (!stock) unknown.push('whether something is in stock: everything counts as available')
    return { ...base, money, stock }
  }
  const priced = rows.map((product) => ({ product, rows: listIn(product, list.path).filter(isJsonObject) }))
  const variants = priced.flatMap((each) => each.rows)
  const variantId = ['id', 'variant_id', 'uuid', 'sku'].find((key) =>
    variants.every((variant) => isText(variant[key]) || Number.isSafeInteger(variant[key])),
  )
  if (variantId === undefined) throw new Refusal('The variants have no id, so a cart could not name them.')
  if (!leavesOf(variants).some(({ name: each }) => /price|amount/.test(each)))
    throw new Refusal('The variants have no price.')
  const money = await findMoney(priced, answers)
  const attributes = findAttributes(rows, variants)
  const isDistinct = priced.every(
    ({ product, rows: own }) =>
      own.length < 2 ||
      (attributes !== undefined &&
        countDistinct(own.map((variant) => readAttributes(attributes, variant, product))) === own.length),
  )
  if (!isDistinct) throw new Refusal('The variants of a product do not say their option values.')
  const stock = findStock(variants)
  if (!stock) unknown.push('whether something is in stock: everything counts as available')
  return { ...base, variants: list.path, variantId, money, stock, attributes }
}
