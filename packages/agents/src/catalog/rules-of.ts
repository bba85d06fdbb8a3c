import { MissingCurrencyError, isVariantAvailable } from 'storefront-react/core'

import type { AgentCatalogOptions } from './options.js'

/**
 * A rule that is given here wins over the client's.
 * @throws {MissingCurrencyError} without a currency in either
 */
export function rulesOf({ client, rules }: Pick<AgentCatalogOptions, 'client' | 'rules'>) {
  const currency = rules?.currency ?? client.rules.currency
  if (!currency) throw new MissingCurrencyError()
  const isAvailable = rules?.isVariantAvailable ?? client.rules.isVariantAvailable ?? isVariantAvailable
  const getPriorPrice = rules?.getPriorPrice ?? client.rules.getPriorPrice
  return { currency, isVariantAvailable: isAvailable, ...(getPriorPrice && { getPriorPrice }) }
}

/** The options of a catalogue, with the rules that count. */
export interface CatalogSettings extends AgentCatalogOptions {
  readonly rules: ReturnType<typeof rulesOf>
}
