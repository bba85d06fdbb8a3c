'use client'
import { ProductImage, useMoney } from 'storefront-react'
import { Cart, type LiveCartLine } from 'storefront-react/cart'

import { iconButton, textButton } from '../shop-ui/class-names'
import { ProductLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'

/** The lines of a cart, for a drawer and for a page. Belongs in a `Cart.Root`. */
export function CartLines() {
  return <Cart.Items className="divide-y border-y">{renderLine}</Cart.Items>
}

const renderLine = (line: LiveCartLine) => <CartRow line={line} />

function CartRow({ line }: { readonly line: LiveCartLine }) {
  const { format } = useMoney()
  const texts = useShopTexts()
  const { seen, product, variant, price, total, quantity, properties, issues } = line
  const isLost = issues.some(({ type }) => type === 'soldOut' || type === 'gone')
  /** `Accept` removes such a line too, and the shopper may remove another one instead. */
  const isOverLimit = issues.some(({ type }) => type === 'lineLimit')
  const details = [...Object.values(seen.attributes), ...Object.values(properties ?? {})]
  return (
    <Cart.Item className="grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-4 py-4">
      <ProductImage
        className="row-span-2 size-20 rounded-md bg-muted object-cover"
        image={seen.image}
        variant={variant}
        product={product}
        alt=""
        width={80}
        height={80}
      />
      <div className="grid content-start gap-1 text-sm">
        <h3 className="font-medium wrap-anywhere">
          <ProductLink
            slug={seen.slug}
            variantId={line.variantId}
            className="outline-ring hover:underline focus-visible:outline-2 focus-visible:outline-offset-2"
          >
            {seen.name}
          </ProductLink>
        </h3>
        {details.length > 0 && <p className="text-muted-foreground wrap-anywhere">{details.join(', ')}</p>}
        {quantity > 1 && <p className="text-muted-foreground tabular-nums">{texts.each(format(price))}</p>}
      </div>
      <p className={`text-sm font-medium tabular-nums ${isLost ? 'line-through' : ''}`}>{format(total)}</p>
      {/* `Accept` removes a lost line. */}
      {!isLost && (
        <div className="col-span-2 mt-2 flex items-center justify-between">
          <div className="-ms-3 flex items-center">
            <Cart.Decrement className={iconButton} />
            <Cart.Quantity className="size-11 rounded-md border border-input bg-background text-center text-base tabular-nums outline-ring focus-visible:outline-2 data-invalid:border-destructive md:text-sm" />
            <Cart.Increment className={iconButton} />
          </div>
          {!isOverLimit && (
            <Cart.Remove className={`${textButton} text-muted-foreground`}>{texts.remove}</Cart.Remove>
          )}
        </div>
      )}
      {issues.length > 0 && (
        <div className="col-span-full mt-2 flex flex-wrap items-center justify-between gap-x-4 rounded-md border border-destructive px-4 text-sm">
          <Cart.Issue className="py-3 outline-ring focus-visible:outline-2" />
          <Cart.Accept className={`${textButton} py-2 text-start whitespace-normal!`} />
        </div>
      )}
    </Cart.Item>
  )
}
