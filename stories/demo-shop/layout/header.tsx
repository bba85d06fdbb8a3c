import { useCart } from '../../../src/cart/index.js'
import { useMenu } from '../../../src/index.js'
import { useSavedList } from '../../../src/saved/index.js'
import { Icon } from '../parts/icon.js'
import { Link } from '../router/link.js'
import { useRouter } from '../router/router.js'
import { SearchBox } from '../search/search-box.js'
import { useShop } from '../shop-context.js'
import { useWords } from '../words/use-words.js'

interface HeaderProps {
  readonly onMenuOpen: () => void
}

export function Header({ onMenuOpen }: HeaderProps) {
  const words = useWords()
  const { key } = useRouter()
  return (
    <>
      <a
        className="demo-skip"
        href="#demo-main"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('demo-main')?.focus()
        }}
      >
        {words.skip}
      </a>
      <header className="demo-header">
        <button
          type="button"
          className="demo-icon-button demo-menu-button"
          aria-label={words.menu}
          onClick={onMenuOpen}
        >
          <Icon name="menu" />
        </button>
        <Link to="/" className="demo-logo">
          {words.shopName}
        </Link>
        {/* A new page gets a new field: with the query of a search, and empty elsewhere. */}
        <SearchBox key={key} />
        <WishlistLink />
        <CartButton />
      </header>
      <MainMenu />
    </>
  )
}

function WishlistLink() {
  const { wishlist } = useShop()
  const { ids } = useSavedList(wishlist)
  const words = useWords()
  return (
    <Link to="/wishlist" className="demo-icon-button" aria-label={words.wishlist.link(ids.length)}>
      <Icon name="heart" />
      <Count value={ids.length} />
    </Link>
  )
}

function CartButton() {
  const { openCart } = useShop()
  const count = useCart(({ totalQuantity }) => totalQuantity)
  const words = useWords()
  return (
    <button
      type="button"
      className="demo-icon-button"
      aria-label={words.cart.button(count)}
      aria-haspopup="dialog"
      onClick={openCart}
    >
      <Icon name="bag" />
      <Count value={count} />
    </button>
  )
}

function Count({ value }: { readonly value: number }) {
  const words = useWords()
  return value > 0 && <span className="demo-count">{words.number(value)}</span>
}

/** The first level of the menu. The page of a collection links to the collections below it. */
function MainMenu() {
  const { data: menu } = useMenu({ slug: 'main' })
  const words = useWords()
  return (
    <nav className="demo-menu" aria-label={words.menu}>
      <ul className="demo-row">
        {menu?.items.map(({ label, url }) => (
          <li key={label}>{url && <Link to={url}>{words.label(label)}</Link>}</li>
        ))}
      </ul>
    </nav>
  )
}
