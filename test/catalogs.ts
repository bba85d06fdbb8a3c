import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import type { Product } from '../src/core/schemas/product.js'

const folder = process.env.STOREFRONT_CATALOGS ?? join(import.meta.dirname, '../../shared/catalogs')
export const boutiquePath = join(folder, 'boutique/products.json')
export const electronicsPath = join(folder, 'electronics/products.jsonl.gz')

/** The reason to skip the tests; `undefined` if the catalogues exist. */
export const catalogsAbsent = [boutiquePath, electronicsPath].every((path) => existsSync(path))
  ? undefined
  : `no catalogues in ${folder}; set STOREFRONT_CATALOGS to the folder that has them`

/** 767 products with up to 36 variants. */
export function readBoutique(): Product[] {
  return JSON.parse(readFileSync(boutiquePath, 'utf8')) as Product[]
}

/** 50,000 products with one variant each. */
export function readElectronics(): Product[] {
  const lines = gunzipSync(readFileSync(electronicsPath)).toString('utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Product)
}
