// Generated from src/zod by `npm run schemas`. Change the schemas there.
import { isAmount } from '../money/amount.js'
import { areMenuItems, isJsonObject, isTimestamp } from './checks.js'
import type { Collection } from './collection.js'
import { checkElements, createSchema, expected, type Issues, type JsonObject } from './create-schema.js'
import type { Menu } from './menu.js'
import type { Page } from './page.js'
import type { Product } from './product.js'
import type { StandardSchema } from './standard-schema.js'
import type { Variant } from './variant.js'

function checkCollection(value: JsonObject, issues: Issues): void {
  if (typeof value.id !== 'string') expected(issues, 'a string', 'id')
  if (typeof value.name !== 'string') expected(issues, 'a string', 'name')
  if (typeof value.slug !== 'string') expected(issues, 'a string', 'slug')
  if (value.description != null && typeof value.description !== 'string')
    expected(issues, 'a string or null', 'description')
  if (value.metaTitle != null && typeof value.metaTitle !== 'string')
    expected(issues, 'a string or null', 'metaTitle')
  if (value.metaDescription != null && typeof value.metaDescription !== 'string')
    expected(issues, 'a string or null', 'metaDescription')
}

/** Schema of a collection. The fields are an assumption: the API's document does not show them. */
export const collectionSchema: StandardSchema<Collection> = /* @__PURE__ */ createSchema(checkCollection)

function checkMenu(value: JsonObject, issues: Issues): void {
  if (typeof value.id !== 'string') expected(issues, 'a string', 'id')
  if (typeof value.name !== 'string') expected(issues, 'a string', 'name')
  if (value.slug != null && typeof value.slug !== 'string') expected(issues, 'a string or null', 'slug')
  if (!areMenuItems(value.items)) expected(issues, 'items with a label', 'items')
}

/** Schema of a menu. The fields are an assumption: the API's document does not show them. */
export const menuSchema: StandardSchema<Menu> = /* @__PURE__ */ createSchema(checkMenu)

function checkPage(value: JsonObject, issues: Issues): void {
  if (typeof value.id !== 'string') expected(issues, 'a string', 'id')
  if (typeof value.title !== 'string') expected(issues, 'a string', 'title')
  if (typeof value.slug !== 'string') expected(issues, 'a string', 'slug')
  if (value.content != null && typeof value.content !== 'string')
    expected(issues, 'a string or null', 'content')
  if (value.metaTitle != null && typeof value.metaTitle !== 'string')
    expected(issues, 'a string or null', 'metaTitle')
  if (value.metaDescription != null && typeof value.metaDescription !== 'string')
    expected(issues, 'a string or null', 'metaDescription')
}

/** Schema of a page. The fields are an assumption: the API's document does not show them. */
export const pageSchema: StandardSchema<Page> = /* @__PURE__ */ createSchema(checkPage)

function checkProduct(value: JsonObject, issues: Issues): void {
  if (typeof value.id !== 'string') expected(issues, 'a string', 'id')
  if (value.storeId !== undefined && typeof value.storeId !== 'string')
    expected(issues, 'a string', 'storeId')
  if (typeof value.name !== 'string') expected(issues, 'a string', 'name')
  if (typeof value.slug !== 'string') expected(issues, 'a string', 'slug')
  if (value.status !== undefined && typeof value.status !== 'string') expected(issues, 'a string', 'status')
  if (value.description !== undefined && typeof value.description !== 'string')
    expected(issues, 'a string', 'description')
  if (value.metaTitle != null && typeof value.metaTitle !== 'string')
    expected(issues, 'a string or null', 'metaTitle')
  if (value.metaDescription != null && typeof value.metaDescription !== 'string')
    expected(issues, 'a string or null', 'metaDescription')
  if (value.images !== undefined && !Array.isArray(value.images)) expected(issues, 'an array', 'images')
  if (value.tags !== undefined && !Array.isArray(value.tags)) expected(issues, 'an array', 'tags')
  if (value.createdAt !== undefined && !isTimestamp(value.createdAt))
    expected(issues, 'an ISO 8601 UTC timestamp', 'createdAt')
  if (value.updatedAt !== undefined && !isTimestamp(value.updatedAt))
    expected(issues, 'an ISO 8601 UTC timestamp', 'updatedAt')
  if (value.options !== undefined && !Array.isArray(value.options)) expected(issues, 'an array', 'options')
  if (value.variants !== undefined) checkElements(issues, value.variants, 'variants', checkVariant)
  if (value.collections !== undefined && !Array.isArray(value.collections))
    expected(issues, 'an array', 'collections')
}

/** Schema of a product. See the API's document, "Product". */
export const productSchema: StandardSchema<Product> = /* @__PURE__ */ createSchema(checkProduct, {
  status: 'ACTIVE',
  description: '',
  images: [],
  tags: [],
  options: [],
  variants: [],
  collections: [],
})

function checkVariant(value: JsonObject, issues: Issues): void {
  if (typeof value.id !== 'string') expected(issues, 'a string', 'id')
  if (!isAmount(value.price)) expected(issues, 'a decimal amount such as "49.99"', 'price')
  if (value.compareAtPrice !== null && !isAmount(value.compareAtPrice))
    expected(issues, 'a decimal amount such as "49.99" or null', 'compareAtPrice')
  if (!Number.isSafeInteger(value.stockQuantity)) expected(issues, 'an integer', 'stockQuantity')
  if (typeof value.stockStatus !== 'string') expected(issues, 'a string', 'stockStatus')
  if (!('image' in value)) expected(issues, 'a value or null', 'image')
  if (!isJsonObject(value.attributes)) expected(issues, 'an object', 'attributes')
}

/** Schema of a variant. See the API's document, "Variant". */
export const variantSchema: StandardSchema<Variant> = /* @__PURE__ */ createSchema(checkVariant)
