import type { Product } from '../../../src/core/index.js'
import { ProductImage, useCollectionProducts, useCollections, useMenu, useMoney } from '../../../src/index.js'
import { Icon, type IconName } from '../parts/icon.js'
import { PageTitle } from '../parts/page-title.js'
import { ProductRow } from '../products/product-row.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'

export function HomePage() {
  const words = useWords()
  const newIn = useCollectionProducts({ slug: 'new-in' }, { limit: 8, sort: 'createdAt', order: 'desc' })
  const sale = useCollectionProducts({ slug: 'sale' }, { limit: 8, sort: 'createdAt', order: 'desc' })
  return (
    <>
      <Hero products={newIn.data?.items} />
      <Departments />
      <ProductRow
        title={words.homePage.newIn}
        products={newIn.data?.items}
        more={
          <Link className="demo-text-link" to="/collections/new-in">
            {words.homePage.seeAll}
          </Link>
        }
      />
      <Promises />
      <ProductRow
        title={words.homePage.sale}
        products={sale.data?.items}
        more={
          <Link className="demo-text-link" to="/collections/sale">
            {words.homePage.seeAll}
          </Link>
        }
      />
    </>
  )
}

/** The pictures are of the newest products that the row below does not show. */
function Hero({ products = [] }: { readonly products: readonly Product[] | undefined }) {
  const words = useWords()
  const { format } = useMoney({ maximumFractionDigits: 0 })
  const pictured = products.slice(4)
  return (
    <section className="demo-hero demo-columns demo-box" data-columns="half">
      <div className="demo-stack">
        <PageTitle>{words.homePage.title}</PageTitle>
        <p>{words.homePage.text}</p>
        <div className="demo-row">
          <Link className="demo-button" data-primary="" to="/collections/new-in">
            {words.homePage.cta}
          </Link>
          <Link className="demo-text-link" to="/collections/gifts">
            {words.homePage.gifts(format('40'))}
          </Link>
        </div>
      </div>
      <div className="demo-mosaic">
        {[0, 1, 2].map((index) => (
          <div key={index}>
            {pictured[index] && <ProductImage product={pictured[index]} alt="" priority />}
          </div>
        ))}
      </div>
    </section>
  )
}

/** The collections of the first level of the menu that have others below them. */
function Departments() {
  const words = useWords()
  const { data: menu } = useMenu({ slug: 'main' })
  const { data: collections } = useCollections({ limit: 100 })
  const departments = menu?.items.filter(({ children }) => children?.length)
  const imageOf = (url: string) =>
    collections?.items.find(({ slug }) => url.endsWith(`/collections/${slug}`))?.image
  return (
    <section className="demo-section" aria-labelledby="demo-departments">
      <h2 id="demo-departments">{words.homePage.departments}</h2>
      <ul className="demo-departments demo-grid">
        {(departments ?? Array.from({ length: 6 }, () => undefined)).map((item, index) => (
          <li key={item?.label ?? index} className="demo-area">
            {item?.url ? (
              <>
                <ProductImage className="demo-square" image={imageOf(item.url)} alt="" />
                <Link className="demo-area-link" to={item.url}>
                  {words.label(item.label)}
                </Link>
              </>
            ) : (
              <>
                <div className="demo-square demo-skeleton" />
                &nbsp;
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const promises: readonly (readonly [IconName, 'delivery' | 'returns' | 'repair', string])[] = [
  ['delivery', 'delivery', '/pages/delivery-and-returns'],
  ['returns', 'returns', '/pages/delivery-and-returns'],
  ['repair', 'repair', '/pages/care-and-repair'],
]

function Promises() {
  const words = useWords()
  return (
    <ul className="demo-promises demo-grid demo-section demo-box">
      {promises.map(([icon, name, url]) => (
        <li key={name} className="demo-area">
          <Icon name={icon} />
          <h3>
            <Link className="demo-area-link" to={url}>
              {words.promises[name].title}
            </Link>
          </h3>
          <p className="demo-muted">{words.promises[name].text}</p>
        </li>
      ))}
    </ul>
  )
}
