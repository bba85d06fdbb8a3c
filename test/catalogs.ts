import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Product } from '../src/core/schemas/product.js'

const folder = process.env.STOREFRONT_CATALOGS ?? join(import.meta.dirname, '../../shared/catalogs')
const boutique = join(folder, 'boutique/products.json')

/** Why tests over real catalogues are skipped; `undefined` where the catalogues are there. */
export const catalogsAbsent = existsSync(boutique)
  ? undefined
  : `no catalogues in ${folder}; set STOREFRONT_CATALOGS to their folder`

/** The products of the boutique catalogue: 767, with up to 36 variants. */
export function readBoutique(): Product[] {
  return JSON.parse(readFileSync(boutique, 'utf8')) as Product[]
}
