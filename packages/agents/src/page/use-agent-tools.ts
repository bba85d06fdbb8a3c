'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { useClientLayoutEffect } from './use-client-layout-effect.js'
import { useStorefront } from 'storefront-react'
import { MissingCurrencyError } from 'storefront-react/core'
import type { AgentCatalogOptions } from '../catalog/options.js'
import { getModelContext } from './model-context.js'
import {
  createPageTools,
  type AgentCart,
  type AgentCartAddition,
  type PageToolsContext,
} from './page-tools.js'

/** A browser has WebMCP or not: nothing changes while the page is open. */
const never = () => () => {}
const hasModelContext = () => getModelContext() !== undefined

/** Options of `useAgentTools`. */
export interface UseAgentToolsOptions extends Pick<
  AgentCatalogOptions,
  'search' | 'getProductUrl' | 'findProductId' | 'include' | 'facets'
> {
  /** The cart that agents may read and fill. Without it, agents can only look for products. */
  readonly cart?: AgentCart | undefined
  /** `false` offers no tools, for example without the shopper's consent. Default `true`. */
  readonly enabled?: boolean | undefined
}

/** What `useAgentTools` returns. */
export interface UseAgentToolsResult {
  /** Whether the browser has WebMCP. `false` during hydration. */
  readonly isSupported: boolean
  /** What an agent added last, until it is dismissed or undone. Show it: the shopper did not click anything. */
  readonly addition: AgentCartAddition | undefined
  readonly dismiss: () => void
}

/**
 * Offers the shop to the browser's agent as tools of the page (WebMCP): search, product and cart. Call it once, near the
 * root. Registers the tools once and removes them on unmount. Does nothing in browsers without WebMCP. No tool orders
 * anything.
 *
 * @throws {MissingCurrencyError} without `currency` on the provider
 * @see https://webmachinelearning.github.io/webmcp/
 * @example
 * const { addition, dismiss } = useAgentTools({ search, cart: useCart() })
 */
export function useAgentTools({
  search,
  getProductUrl,
  findProductId,
  include,
  facets,
  cart,
  enabled = true,
}: UseAgentToolsOptions): UseAgentToolsResult {
  const { client, currency, isVariantAvailable } = useStorefront()
  if (!currency) throw new MissingCurrencyError()
  const isSupported = useSyncExternalStore(never, hasModelContext, () => false)
  const [addition, setAddition] = useState<AgentCartAddition>()
  const dismiss = () => setAddition(undefined)

  const latest = useRef<PageToolsContext>(undefined)
  useClientLayoutEffect(() => {
    latest.current = {
      catalog: {
        client,
        search,
        rules: { currency, isVariantAvailable },
        siteUrl: location.href,
        getProductUrl,
        findProductId,
        include,
        facets,
      },
      cart,
      onAdd: (added) =>
        setAddition({
          ...added,
          undo() {
            added.undo()
            dismiss()
          },
        }),
    }
  })

  const withCart = cart !== undefined
  useEffect(() => {
    const modelContext = getModelContext()
    if (!modelContext || !enabled) return
    const registration = new AbortController()
    for (const tool of createPageTools(() => latest.current as PageToolsContext, withCart)) {
      // A page that is not allowed to offer tools works without them.
      modelContext.registerTool(tool, { signal: registration.signal }).catch(() => {})
    }
    return () => registration.abort()
  }, [enabled, withCart])

  return { isSupported, addition, dismiss }
}
