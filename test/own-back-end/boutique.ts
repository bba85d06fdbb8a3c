import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Collection } from 'storefront-react/core'

import { boutiquePath, readBoutique } from '../catalogs.js'
import type { Catalogue } from './woocommerce-stand-in.js'

export function readBoutiqueCatalogue(): Catalogue {
  const collections = readFileSync(join(dirname(boutiquePath), 'collections.json'), 'utf8')
  return { products: readBoutique(), collections: JSON.parse(collections) as Collection[] }
}
