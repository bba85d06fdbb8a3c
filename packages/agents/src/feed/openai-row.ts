import type { Offer } from './offer.js'
import { checkRow, RowProblem, type FeedRow, type RowRules } from './row.js'

/**
 * OpenAI's product reference for file uploads. The page has no version: these are its fields of September 2026.
 * `is_eligible_search` and `is_eligible_checkout` have defaults since then, and were required before.
 * @see https://developers.openai.com/commerce/specs/file-upload/products
 */
const OPENAI: RowRules = {
  columns: [
    'item_id',
    'title',
    'description',
    'url',
    'brand',
    'seller_name',
    'seller_url',
    'image_url',
    'additional_image_urls',
    'availability',
    'price',
    'sale_price',
    'is_eligible_search',
    'is_eligible_checkout',
    'group_id',
    'listing_has_variations',
    'variant_dict',
    'gtin',
    'mpn',
    'condition',
    'product_category',
    'color',
    'size',
    'material',
    'age_group',
    'gender',
    'target_countries',
    'store_country',
  ],
  required: [
    'item_id',
    'title',
    'description',
    'url',
    'brand',
    'seller_name',
    'image_url',
    'availability',
    'price',
  ],
  maxLengths: { title: 150, description: 5000 },
}

/** @throws {RowProblem} for a row that the specification does not allow */
export function toOpenAiRow(offer: Offer, seller: { readonly name: string; readonly url: string }): FeedRow {
  const { groupId, images, availability, options, fields } = offer
  const [image, ...others] = images
  const { product_type, google_product_category: google } = fields
  const countries = [...(fields.target_countries ?? []), fields.store_country ?? []].flat()
  if (!countries.every((country) => /^[A-Z]{2}$/.test(country)))
    throw new RowProblem('target_countries', 'must be codes of two capital letters')
  return checkRow(
    {
      condition: 'new',
      ...(fields as FeedRow),
      item_id: offer.id,
      title: offer.title,
      description: offer.description,
      url: offer.url,
      seller_name: seller.name,
      seller_url: seller.url,
      image_url: image,
      ...(others.length > 0 && { additional_image_urls: others }),
      availability: availability === 'preorder' ? 'pre_order' : availability,
      price: offer.price,
      sale_price: offer.salePrice,
      is_eligible_search: true,
      // The shop's own checkout sells.
      is_eligible_checkout: false,
      ...(groupId !== undefined &&
        Object.keys(options).length > 0 && {
          group_id: groupId,
          listing_has_variations: true,
          variant_dict: options,
        }),
      // A number is an id of Google's taxonomy.
      product_category: product_type ?? (google && /\D/.test(google) ? google : undefined),
    },
    OPENAI,
  )
}
