import { autoPaging, type Paging, type ProductList } from '../../src/index.js'

/** The prop `paging` of `<ProductList.Root>`, for tests that run once for each kind of paging. */
export const pagingOf = (paging: Paging): ProductList.RootProps['paging'] =>
  paging === 'auto' ? autoPaging : paging
