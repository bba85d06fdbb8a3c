import { Link } from 'react-router'
import { ProductImage, useCollectionProducts, useCollections } from 'storefront-react'

import { ProductGrid } from '../components/shop/product-grid/product-grid'
import { primaryButton } from '../components/shop/shop-ui/class-names'
import { PageHeading } from '../layout/page-heading'
import { PageTitle } from '../layout/page-title'

export function HomePage() {
  const newest = useCollectionProducts({ slug: 'new-in' }, { limit: 8 })
  return (
    <>
      <PageTitle>Welcome</PageTitle>
      <section className="mb-12 grid justify-items-start rounded-lg border px-6 py-12 sm:px-14 sm:py-20">
        <PageHeading>Good things, made up</PageHeading>
        <p className="mb-6 max-w-xl text-lg text-muted-foreground">
          A whole shop that exists for the sake of an example. Look around; nothing is for sale.
        </p>
        <Link className={primaryButton} to="/products">
          See all products
        </Link>
      </section>
      <Collections />
      <ProductGrid title="New in" list={newest} />
    </>
  )
}

function Collections() {
  const { data } = useCollections({ limit: 6 })
  return (
    <section className="mb-12">
      <h2 className="mb-6 text-xl font-semibold tracking-tight">Collections</h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {data?.items.map(({ id, slug, name, image }) => (
          <li key={id}>
            <Link className="block text-sm font-medium hover:underline" to={`/collections/${slug}`}>
              <div className="mb-2 aspect-4/3 overflow-hidden rounded-lg bg-muted">
                <ProductImage
                  className="size-full object-cover"
                  image={image}
                  alt=""
                  sizes="(min-width: 64rem) 14rem, 45vw"
                />
              </div>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
