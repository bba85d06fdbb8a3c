/** What the API does not have. A field that is given here wins over what the feed reads from the product. */
export interface FeedFields {
  /** Required by OpenAI, and by Google for almost every new product. */
  readonly brand?: string | undefined
  /** 8, 12, 13 or 14 digits with a valid check digit. */
  readonly gtin?: string | undefined
  readonly mpn?: string | undefined
  /**
   * Google only. `no` says that nobody has given the product a GTIN or an MPN, as for something made by hand. Google
   * disapproves a product that has one after all, so the feed never says it by itself.
   */
  readonly identifier_exists?: 'yes' | 'no' | undefined
  /** Default `new`. */
  readonly condition?: 'new' | 'refurbished' | 'used' | undefined
  /** ISO 8601. Google requires it for a variant that can be preordered or backordered. */
  readonly availability_date?: string | undefined
  /** Default: the value of the option "Color" or "Colour". */
  readonly color?: string | undefined
  /** Default: the value of the option "Size". */
  readonly size?: string | undefined
  /** Default: the value of the option "Material". */
  readonly material?: string | undefined
  /** Default: the value of the option "Pattern". */
  readonly pattern?: string | undefined
  readonly age_group?: 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult' | undefined
  readonly gender?: 'male' | 'female' | 'unisex' | undefined
  /** An id or a path of Google's taxonomy. */
  readonly google_product_category?: string | undefined
  /** Your own category, from broad to specific: `Home > Lamps`. */
  readonly product_type?: string | undefined
  /** OpenAI only, and only if OpenAI has set up other markets for your feed. ISO 3166-1 alpha-2. */
  readonly target_countries?: readonly string[] | undefined
  /** OpenAI only, as `target_countries`. */
  readonly store_country?: string | undefined
}
