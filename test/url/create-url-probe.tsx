import { parseAsString } from 'nuqs/server'
import type { ReactNode } from 'react'

import type { ListParams } from '../../src/core/index.js'
import { useProductListUrl } from '../../src/url/index.js'
import type { UseProductListUrlOptions } from '../../src/url/use-product-list-url.js'

export const shop = {
  sorts: ['name', 'createdAt'],
  defaults: { sort: 'createdAt' },
  filters: { tag: parseAsString },
} as const

export function createUrlProbe(options: UseProductListUrlOptions<typeof shop.filters> = shop) {
  const seen: ListParams<object>[] = []
  let latest: ReturnType<typeof useProductListUrl<typeof shop.filters>>
  function Probe(): ReactNode {
    latest = useProductListUrl(options)
    if (seen.at(-1) !== latest.params) seen.push(latest.params)
    return <a href={latest.getPageHref({ startingAfter: 'p8' })}>Next</a>
  }
  return {
    Probe,
    seen,
    get url() {
      return latest
    },
  }
}
