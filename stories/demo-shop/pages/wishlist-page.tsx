import { useSavedList, useSavedProducts } from '../../../src/saved/index.js'
import { Notice } from '../parts/notice.js'
import { PageTitle } from '../parts/page-title.js'
import { CardSkeletons } from '../products/card-skeletons.js'
import { ProductCard } from '../products/product-card.js'
import { Link } from '../router/link.js'
import { useShop } from '../shop-context.js'
import { useWords } from '../words/use-words.js'

export function WishlistPage() {
  const { wishlist } = useShop()
  const { ids } = useSavedList(wishlist)
  const { data, isPending } = useSavedProducts(wishlist)
  const words = useWords()
  return (
    <>
      <header className="demo-header-text">
        <PageTitle>{words.wishlist.title}</PageTitle>
        <p className="demo-lead demo-muted" role="status">
          {words.wishlist.count(ids.length)}
        </p>
      </header>
      {ids.length === 0 && (
        <Notice icon="heart" title={words.wishlist.empty}>
          <p>{words.wishlist.advice}</p>
          <Link className="demo-button" to="/collections/new-in">
            {words.homePage.cta}
          </Link>
        </Notice>
      )}
      <h2 className="demo-hidden">{words.list.products}</h2>
      <ul className="demo-grid">
        {data.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {isPending && data.length === 0 && (
        <div className="demo-grid">
          <CardSkeletons count={ids.length} />
        </div>
      )}
    </>
  )
}
