import { Link } from 'react-router'
import { ProductImage, useCollectionProducts, useCollections } from 'storefront-react'

import { PageTitle } from '../layout/page-title'
import { ProductGrid } from '../products/product-grid'

export function HomePage() {
  const newest = useCollectionProducts({ slug: 'new-in' }, { limit: 8 })
  return (
    <>
      <PageTitle>Welcome</PageTitle>
      <section className="hero">
        <h1>Good things, made up</h1>
        <p>A whole shop that exists for the sake of an example. Look around; nothing is for sale.</p>
        <Link className="button button-main" to="/products">
          See all products
        </Link>
      </section>
      <Collections />
      <section className="front-list">
        <h2>New in</h2>
        <ProductGrid list={newest} />
      </section>
    </>
  )
}

function Collections() {
  const { data } = useCollections({ limit: 6 })
  return (
    <section className="front-list">
      <h2>Collections</h2>
      <ul className="tiles">
        {data?.items.map(({ id, slug, name, image }) => (
          <li key={id}>
            <Link to={`/collections/${slug}`}>
              <div className="picture">
                <ProductImage image={image} alt="" sizes="(min-width: 70rem) 14rem, 45vw" />
              </div>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
