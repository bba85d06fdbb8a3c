/** The page as an app begins: `fetch` on the server, cards of its own, and React in the browser. */
import { productColumns } from '../../blocks/shop-ui/class-names'

/** What the server passes to the browser. */
export interface PlainProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly image: string
  readonly price: string
}

const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920]

export const addressOf = ({ src, width }: { readonly src: string; readonly width: number }) =>
  `${src}?width=${width}`

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })

/** The same elements and class names as the card of the blocks. */
function PlainCard({ product: { name, slug, image, price } }: { readonly product: PlainProduct }) {
  return (
    <li className="group relative min-w-0">
      <div className="relative aspect-square overflow-hidden rounded-lg bg-muted">
        <img
          loading="lazy"
          decoding="async"
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 33vw, 50vw"
          srcSet={WIDTHS.map((width) => `${addressOf({ src: image, width })} ${width}w`).join(', ')}
          src={addressOf({ src: image, width: 1920 })}
          alt=""
          className="size-full object-cover transition-transform duration-300 group-hover:scale-105 motion-reduce:transition-none"
        />
      </div>
      <h3 className="mt-3 text-sm font-medium wrap-anywhere">
        <a
          className="outline-none group-hover:underline after:absolute after:inset-0 after:rounded-lg after:outline-ring focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
          href={`/products/${slug}`}
        >
          {name}
        </a>
      </h3>
      <span className="mt-1 block text-sm text-muted-foreground tabular-nums">
        From {money.format(Number(price))}
      </span>
    </li>
  )
}

export function PlainPage({ products }: { readonly products: readonly PlainProduct[] }) {
  return (
    <ul className={productColumns}>
      {products.map((product) => (
        <PlainCard key={product.id} product={product} />
      ))}
    </ul>
  )
}
