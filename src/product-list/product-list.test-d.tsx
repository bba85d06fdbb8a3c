import { Link } from 'react-router'
import { test } from 'vitest'

import { useCollectionProducts } from '../hooks/list/use-collection-products.js'
import { useProducts } from '../hooks/list/use-products.js'
import { useSuspenseProducts } from '../hooks/list/use-suspense-products.js'
import type { PartRenderProps } from '../parts/use-part.js'
import { ProductList } from './index.js'

test('ProductList.Root accepts the result of any list hook, suspending or not', () => {
  function Lists() {
    return (
      <>
        <ProductList.Root list={useProducts()} />
        <ProductList.Root list={useCollectionProducts({ slug: 'sale' })} />
        <ProductList.Root list={useSuspenseProducts()} />
      </>
    )
  }
  return Lists
})

test('a render function passes the href of a page control to the link of a router', () => (
  <>
    <ProductList.Next render={(props) => <Link {...props} to={props.href} />} />
    <ProductList.Previous render={({ href, ...props }: PartRenderProps) => <a {...props} href={href} />} />
  </>
))
