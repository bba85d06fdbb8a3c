import ts from 'typescript'

import { createDeclaredProgram } from './declared-program.js'
import { publicEntriesOf, type RepositoryPackage } from './packed-package.js'

/** Calls whose result depends on the types of their arguments, as an app writes them. */
const CALLS = `
import { createContext } from 'react'
import { createStorefrontClient, defineResource, ProductList, useProduct, useProducts, useVariantPicker, type Product } from 'storefront-react'
import { CartProvider, createCartStore, useCart, useLiveCart } from 'storefront-react/cart'
import { collectionProductsQueryOptions, productQueryOptions, productsQueryOptions, storefrontQueryOptions } from 'storefront-react/queries'
import { createSavedList, useSavedList, useSavedProducts } from 'storefront-react/saved'
import { createSearch, defineFacets, productSearchQueryOptions, useProductSearch, type SearchEngine } from 'storefront-react/search'
import { createProductListUrl, useProductListUrl, useVariantUrl } from 'storefront-react/url'

export const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null })
export const products = defineResource({ name: 'products', path: '/products', schema: client.resources.products.schema })
export const ownClient = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null, resources: { products } })

export const productsOptions = productsQueryOptions(client, { limit: 10 })
export const productOptions = productQueryOptions(ownClient, { slug: 'mug' })
export const collectionOptions = collectionProductsQueryOptions(client, { slug: 'mugs' })
export const answerOptions = storefrontQueryOptions(client, '/taxes', { schema: products.schema })

export const useFirstProducts = () => useProducts({ limit: 10 }, { client })
export const useNames = () => useProducts({}, { client: ownClient, select: ({ items }) => items.map(({ name }) => name) })
export const useMug = () => useProduct({ slug: 'mug' })
export const usePicker = (product: Product) => useVariantPicker(product)

export const useShopCart = () => useCart()
export const useTotals = () => useLiveCart()
export const cart = createCartStore({ storageScope: 'shop' })
export const CartContext = createContext(cart)
export const Provider = CartProvider

export const wishlist = createSavedList({ name: 'wishlist' })
export const useWishlist = () => useSavedList(wishlist)
export const useWishes = () => useSavedProducts(wishlist)

declare const engine: SearchEngine
export const facets = defineFacets([{ name: 'price', source: 'price' }])
export const search = createSearch({ client, engine })
export const searchOptions = productSearchQueryOptions(search, { query: 'mug' })
export const useResults = () => useProductSearch(search, { query: 'mug' })

export const listUrl = createProductListUrl({ sorts: ['price', 'name'] })
export const useListUrl = () => useProductListUrl({ sorts: ['price', 'name'], limits: [12, 24] })
export const useUrl = (product: Product) => useVariantUrl(product)

export const Next = ProductList.Next
`

/**
 * A module that exports what every public function of the packages returns, and every part and class. Arguments have the types of the
 * parameters.
 */
export function writeConsumer(packages: readonly RepositoryPackage[]): string {
  const { checker, moduleOf } = createDeclaredProgram()
  const lines = ['declare function some<T>(): T']
  const seen = new Set<ts.Symbol>()
  const add = (path: string, symbol: ts.Symbol): void => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    // Several entries export the same name.
    if (seen.has(target) || !(target.flags & ts.SymbolFlags.Value)) return
    seen.add(target)
    if (target.flags & ts.SymbolFlags.ValueModule) {
      for (const each of checker.getExportsOfModule(target)) add(`${path}.${each.name}`, each)
      return
    }
    lines.push(
      `export const ${path.replaceAll('.', '_')}_ = ${expressionOf(path, checker.getTypeOfSymbol(target))}`,
    )
  }
  packages.flatMap(publicEntriesOf).forEach(({ name, source }, index) => {
    lines.push(`import * as entry${index} from '${name}'`)
    for (const each of checker.getExportsOfModule(moduleOf(source))) add(`entry${index}.${each.name}`, each)
  })
  return CALLS + lines.join('\n') + '\n'
}

const isFunctionName = (path: string) => /\.[a-z]\w*$/.test(path)

function expressionOf(path: string, type: ts.Type): string {
  // The shortest call: the defaults of the type parameters are the types of an app.
  const [signature] = type.getCallSignatures().toSorted((a, b) => minArguments(a) - minArguments(b))
  if (!signature || !isFunctionName(path)) return path
  const values = Array.from(
    { length: minArguments(signature) },
    (_, index) => `some<Parameters<typeof ${path}>[${index}]>()`,
  )
  return `() => ${path}(${values.join(', ')})`
}

const minArguments = ({ parameters }: ts.Signature): number =>
  parameters.filter(({ valueDeclaration: declaration }) => {
    if (!declaration || !ts.isParameter(declaration)) return false
    return !declaration.questionToken && !declaration.initializer && !declaration.dotDotDotToken
  }).length
