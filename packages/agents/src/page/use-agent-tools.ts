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
  /** The last of `additions`. */
  readonly addition: AgentCartAddition | undefined
  /**
   * Everything that agents added and that was not dismissed or undone, the newest last. Show it: the shopper did not click
   * anything.
   */
  readonly additions: readonly AgentCartAddition[]
  /** Hides `addition`, and the one before it becomes the last. The product stays in the cart. */
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
  const [additions, setAdditions] = useState<readonly AgentCartAddition[]>([])
  const dismiss = () => setAdditions((all) => all.slice(0, -1))

  const latest = useRef<Omit<PageToolsContext, 'isEnabled'>>(undefined)
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
      onAdd(added) {
        let isUndone = false
        const shown: AgentCartAddition = {
          ...added,
          undo() {
            if (isUndone) return
            isUndone = true
            added.undo()
            setAdditions((all) => all.filter((each) => each !== shown))
          },
        }
        setAdditions((all) => [...all, shown])
      },
    }
  })

  const withCart = cart !== undefined
  useEffect(() => {
    const modelContext = getModelContext()
    if (!modelContext || !enabled) return
    const registration = new AbortController()
    // A call that is under way must not add anything after the shopper withdrew the consent, or left the page.
    const getContext = () => ({
      ...(latest.current as Omit<PageToolsContext, 'isEnabled'>),
      isEnabled: () => !registration.signal.aborted,
    })
    for (const tool of createPageTools(getContext, withCart)) {
      registerTool(modelContext, tool, registration.signal)
    }
    return () => registration.abort()
  }, [enabled, withCart])

  return { isSupported, addition: additions.at(-1), additions, dismiss }
}
