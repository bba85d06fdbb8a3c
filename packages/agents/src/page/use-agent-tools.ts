'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { useClientLayoutEffect } from './use-client-layout-effect.js'
import { useStorefront } from 'storefront-react'
import { MissingCurrencyError } from 'storefront-react/core'
import type { AgentCatalogOptions } from '../catalog/options.js'
import { getModelContext, registerTool } from './model-context.js'
import type { AgentCart, AgentCartAddition, PageToolsContext } from './page-tools-context.js'
import { createPageTools } from './page-tools.js'

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
  /**
   * Everything that agents added and that was not dismissed or undone, the newest last. Show all of it: the shopper did not
   * click anything.
   */
  readonly additions: readonly AgentCartAddition[]
}

/**
 * Offers the shop to the browser's agent as tools of the page (WebMCP): search, product and cart. Call it once, near the
 * root. Registers the tools once and removes them on unmount. Does nothing in browsers without WebMCP. No tool orders
 * anything.
 *
 * @throws {MissingCurrencyError} without `currency` on the provider
 * @see https://webmachinelearning.github.io/webmcp/
 * @example
 * const { additions } = useAgentTools({ search, cart: useCart() })
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
  const { client, currency, isProductForSale, isVariantAvailable, getPriorPrice } = useStorefront()
  if (!currency) throw new MissingCurrencyError()
  const isSupported = useSyncExternalStore(never, hasModelContext, () => false)
  const [additions, setAdditions] = useState<readonly AgentCartAddition[]>([])

  const latest = useRef<Omit<PageToolsContext, 'isEnabled'>>(undefined)
  useClientLayoutEffect(() => {
    latest.current = {
      catalog: {
        client,
        search,
        rules: { currency, isProductForSale, isVariantAvailable, getPriorPrice },
        siteUrl: location.href,
        getProductUrl,
        findProductId,
        include,
        facets,
      },
      cart,
      onAdd(added) {
        let isUndone = false
        const shown: AgentCartAddition = {
          ...added,
          undo() {
            if (isUndone) return
            isUndone = true
            added.undo()
            shown.dismiss()
          },
          dismiss: () => setAdditions((all) => all.filter((each) => each !== shown)),
        }
        setAdditions((all) => [...all, shown])
      },
    }
  })

  const registered = useRef<AbortSignal>(undefined)
  const withCart = cart !== undefined
  useEffect(() => {
    const modelContext = getModelContext()
    if (!modelContext || !enabled) return
    const registration = new AbortController()
    registered.current = registration.signal
    // A call that is under way must not add anything after the shopper withdrew the consent, or left the page. A browser that
    // ignores the signal keeps the tools of an earlier registration: calls of those count for the registration of now.
    const getContext = () => {
      const signal = registered.current
      return {
        ...(latest.current as Omit<PageToolsContext, 'isEnabled'>),
        isEnabled: () => !signal?.aborted,
      }
    }
    for (const tool of createPageTools(getContext, withCart)) {
      registerTool(modelContext, tool, registration.signal)
    }
    return () => registration.abort()
  }, [enabled, withCart])

  return { isSupported, additions }
}
