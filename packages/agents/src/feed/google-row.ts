import type { Offer } from './offer.js'
import { checkRow, RowProblem, type FeedRow, type RowRules } from './row.js'

/**
 * Google's product data specification with the attributes for conversational search, `item_group_title` and
 * `variant_option`, which Google added in 2026.
 * @see https://support.google.com/merchants/answer/7052112
 */
export const GOOGLE: RowRules = {
  columns: [
    'id',
    'item_group_id',
    'item_group_title',
    'variant_option',
    'title',
    'description',
    'link',
    'image_link',
    'additional_image_link',
    'availability',
    'availability_date',
    'price',
    'sale_price',
    'condition',
    'brand',
    'gtin',
    'mpn',
    'identifier_exists',
    'color',
    'size',
    'material',
    'pattern',
    'age_group',
    'gender',
    'google_product_category',
    'product_type',
  ],
  required: ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'],
  maxLengths: {
    item_group_title: 150,
    title: 150,
    description: 5000,
    brand: 70,
    mpn: 70,
    color: 100,
    size: 100,
    material: 200,
    pattern: 100,
    product_type: 750,
  },
}
const MAX_ADDITIONAL_IMAGES = 10
const MAX_OPTIONS = 30

/** @throws {RowProblem} for a row that the specification does not allow */
export function toGoogleRow(offer: Offer): FeedRow {
  const { groupId, images, availability, options, fields } = offer
  const [image, ...others] = images
  const entries = Object.entries(options).slice(0, MAX_OPTIONS)
  const needsDate = availability === 'preorder' || availability === 'backorder'
  if (needsDate && !fields.availability_date)
    throw new RowProblem('availability_date', `is required for ${availability}: return it from getFields`)
  return checkRow(
    {
      id: offer.id,
      ...(groupId !== undefined && {
        item_group_id: groupId,
        item_group_title: offer.name,
        ...(entries.length > 0 && { variant_option: Object.fromEntries(entries) }),
      }),
      title: offer.title,
      description: offer.description,
      link: offer.url,
      image_link: image,
      ...(others.length > 0 && { additional_image_link: others.slice(0, MAX_ADDITIONAL_IMAGES) }),
      availability,
      price: offer.price,
      sale_price: offer.salePrice,
      condition: 'new',
      ...(fields as FeedRow),
      // A date of an item in stock says nothing.
      availability_date: needsDate ? toDate(fields.availability_date) : undefined,
    },
    GOOGLE,
  )
}

/** `2026-12-24T00:00Z`: without seconds, in at most 25 characters. */
function toDate(text = ''): string {
  const date = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(date.getTime()))
    throw new RowProblem('availability_date', `${text} is not a date of ISO 8601`)
  return `${date.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`
}
