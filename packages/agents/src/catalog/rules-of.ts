import {
  getAvailability,
  isProductForSale,
  isVariantAvailable,
  MissingCurrencyError,
  type Product,
  type Variant,
} from 'storefront-react/core'

import type { AgentCatalogOptions } from './options.js'

/**
 * A rule that is given here wins over the client's.
 * @throws {MissingCurrencyError} without a currency in either
 */
export function rulesOf({ client, rules }: Pick<AgentCatalogOptions, 'client' | 'rules'>) {
  const currency = rules?.currency ?? client.rules.currency
  if (!currency) throw new MissingCurrencyError()
  const isAvailable = rules?.isVariantAvailable ?? client.rules.isVariantAvailable ?? isVariantAvailable
  const isForSale = rules?.isProductForSale ?? client.rules.isProductForSale
  const getPriorPrice = rules?.getPriorPrice ?? client.rules.getPriorPrice
  return {
    currency,
    isVariantAvailable: isAvailable,
    ...(isForSale && { isProductForSale: isForSale }),
    ...(getPriorPrice && { getPriorPrice }),
  }
}

/** The options of a catalogue, with the rules that count. */
export interface CatalogSettings extends AgentCatalogOptions {
  readonly rules: ReturnType<typeof rulesOf>
}

/** The products that agents and feeds read, if the app does not say which. */
export const includeOf = ({ isProductForSale: isForSale = isProductForSale }: CatalogSettings['rules']) =>
  isForSale

export const createSaleRule =
  (product: Product, rules: CatalogSettings['rules']) =>
  (variant: Variant): boolean =>
    getAvailability(variant, { product, rules }) !== 'outOfStock'
