/** React and the rows, without any data: the app that the sizes of the others are compared with. */
import type { Product } from '../../../src/core/index.js'
import { ListView, type ListModule } from '../shared.js'

declare global {
  interface Window {
    readonly products: readonly Product[] | undefined
  }
}

export const Provider: ListModule['Provider'] = ({ children }) => children

export const Products: ListModule['Products'] = () => (
  <ListView products={window.products} hasMore onMore={() => {}} onSort={() => {}} />
)
