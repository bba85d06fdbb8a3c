import { Link } from 'react-router'
import {
  ProductImage,
  useCollectionProducts,
  useCollections,
  useProducts,
  type Collection,
  type Product,
} from 'storefront-react'

import { ProductRow } from '../components/shop/product-grid/product-row'
import { useShopMenu } from '../components/shop/shop-menu/use-shop-menu'
import { primaryButton, textButton } from '../components/shop/shop-ui/class-names'
import { renderSaveableCard } from '../components/shop/wishlist/saveable-card'
import { PageHeading } from '../layout/page-heading'
// <sample>
import { Promises } from '../layout/promises'
// </sample>
import { useTexts } from '../texts'

export const newest = { limit: 8, sort: 'createdAt', order: 'desc' } as const

export function HomePage() {
  const texts = useTexts()
  const newIn = useProducts(newest)
  const { data: collections, isError } = useCollections({ limit: 100 })
  // A shop without this collection is not asked for it.
  const hasSale = has(collections?.items, 'sale')
  const sale = useCollectionProducts({ slug: 'sale' }, newest, { enabled: hasSale })
  return (
    <div className="grid gap-14">
      <Hero products={newIn.data?.items} hasGifts={has(collections?.items, 'gifts')} />
      <Departments collections={collections?.items} />
      <ProductRow
        title={texts.newIn}
        products={newIn.data?.items}
        renderItem={renderSaveableCard}
        more={<MoreLink to="/products" />}
      />
      {/* <sample> */}
      <Promises className="grid gap-6 rounded-lg bg-accent p-6 sm:grid-cols-3 sm:p-8" />
      {/* </sample> */}
      {(hasSale || !(collections || isError)) && (
        <ProductRow
          title={texts.sale}
          products={sale.isError ? [] : sale.data?.items}
          renderItem={renderSaveableCard}
          more={<MoreLink to="/collections/sale" />}
        />
      )}
    </div>
  )
}

const has = (collections: readonly Collection[] | undefined, slug: string) =>
  collections?.some((collection) => collection.slug === slug) ?? false

function MoreLink({ to }: { readonly to: string }) {
  const texts = useTexts()
  return (
    <Link className={textButton} to={to}>
      {texts.seeAll}
    </Link>
  )
}

interface HeroProps {
  readonly products: readonly Product[] | undefined
  readonly hasGifts: boolean
}

/** The pictures are of the newest products that the row below does not show. */
function Hero({ products = [], hasGifts }: HeroProps) {
  const texts = useTexts()
  const pictured = products.length > 4 ? products.slice(4) : products
  return (
    <section className="grid items-center gap-8 rounded-lg bg-accent p-6 md:grid-cols-2 md:p-12">
      <div>
        <PageHeading text={texts.about}>{texts.welcome}</PageHeading>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Link className={primaryButton} to="/products">
            {texts.seeNew}
          </Link>
          {hasGifts && (
            <Link className={textButton} to="/collections/gifts">
              {texts.gifts}
            </Link>
          )}
        </div>
      </div>
      <div className="grid grid-cols-3 gap-3">
        {[0, 1, 2].map((index) => (
          <div
            key={index}
            className="aspect-square overflow-hidden rounded-lg bg-muted first:col-span-2 first:row-span-2"
          >
            {pictured[index] && (
              <ProductImage
                className="size-full object-cover"
                product={pictured[index]}
                alt=""
                priority
                sizes="(min-width: 48rem) 25vw, 60vw"
              />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

/** The collections of the first level of the menu that have others below them. */
function Departments({ collections }: { readonly collections: readonly Collection[] | undefined }) {
  const texts = useTexts()
  const menu = useShopMenu('main')
  const nested = menu?.items.filter(({ children }) => children?.length)
  const departments = nested?.length ? nested : menu?.items
  const imageOf = (url: string | null | undefined) =>
    collections?.find(({ slug }) => url?.endsWith(`/collections/${slug}`))?.image
  if (departments?.length === 0) return null
  return (
    <section className="grid gap-6" aria-labelledby="departments">
      <h2 id="departments" className="text-xl font-semibold tracking-tight">
        {texts.departments}
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {(departments ?? Array.from({ length: 6 }, () => undefined)).map((item, index) => (
          <li key={item?.label ?? index} className="group relative text-sm font-medium">
            <div className="mb-2 aspect-4/3 overflow-hidden rounded-lg bg-muted">
              {item && (
                <ProductImage
                  className="size-full object-cover"
                  image={imageOf(item.url)}
                  alt=""
                  sizes="(min-width: 64rem) 14rem, 45vw"
                />
              )}
            </div>
            {item?.url ? (
              <Link
                className="outline-none group-hover:underline after:absolute after:inset-0 after:rounded-lg after:outline-ring focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
                to={item.url}
              >
                {item.label}
              </Link>
            ) : (
              '\u00a0'
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
