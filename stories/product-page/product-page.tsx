import { useState, type CSSProperties } from 'react'

import { Cart, CartProvider } from '../../src/cart/index.js'
import {
  getProductImages,
  getVariantSelection,
  getVariantStock,
  type OptionState,
  type OptionValueState,
  type Product,
} from '../../src/core/index.js'
import {
  Description,
  Price,
  PriceCurrent,
  PriceDiscount,
  PriceOriginal,
  ProductImage,
  useVariantPicker,
  VariantPicker,
  type UseVariantPickerResult,
} from '../../src/index.js'
import { createTestCart } from '../../src/testing/index.js'
import { colours } from '../../src/testing/sample-catalog/colours.js'
import { CartDrawer } from '../cart/cart-drawer.js'
import './product-page.css'

export interface PageWords {
  readonly low: (quantity: number) => string
}

const english: PageWords = {
  low: (quantity) => `Only ${quantity} left`,
}

export interface ProductPageProps {
  readonly product: Product
  readonly initial?: 'none' | 'firstAvailable' | undefined
  readonly words?: PageWords | undefined
}

/** Each story has its own cart. */
export function ProductPage(props: ProductPageProps) {
  const [cart] = useState(createTestCart)
  return (
    <CartProvider cart={cart}>
      <div className="product-toolbar">
        <CartDrawer />
      </div>
      <ProductDetails {...props} />
    </CartProvider>
  )
}

function ProductDetails({ product, initial = 'firstAvailable', words = english }: ProductPageProps) {
  const picker = useVariantPicker(product, { defaultVariant: initial === 'none' ? undefined : initial })
  const { variant } = picker
  const stock = variant && getVariantStock(variant)
  return (
    <main className="shop-page product-page">
      <Gallery product={product} picker={picker} />
      <div className="product-info">
        <div>
          <h1 className="shop-title">{product.name}</h1>
          <Price {...(variant ? { variant } : { product })} className="product-info-price" render={<p />}>
            <PriceCurrent />
            <PriceOriginal />
            <PriceDiscount className="price-discount" />
          </Price>
        </div>
        <form className="product-info">
          <VariantPicker.Root picker={picker} name="variantId" required className="picker">
            {picker.options.map((option) => (
              <PickerOption key={option.name} option={option} />
            ))}
            <div>
              <VariantPicker.Status className="picker-status" />
              {stock?.level === 'low' && <p>{words.low(stock.quantity)}</p>}
            </div>
          </VariantPicker.Root>
          <Cart.Add
            className="shop-button product-buy"
            product={product}
            variant={variant}
            disabled={picker.status === 'soldOut' || !product.variants.length}
          />
          <Cart.Status className="product-added" />
        </form>
        <Description className="product-description" text={product.description} />
      </div>
    </main>
  )
}

function PickerOption({ option }: { readonly option: OptionState }) {
  return (
    <VariantPicker.Option name={option.name} className="picker-option">
      <VariantPicker.Label className="picker-label">
        {option.name} <span>{option.values.find((item) => item.selected)?.value}</span>
      </VariantPicker.Label>
      <div className="picker-values">
        {option.values.map((item) => (
          <PickerValue key={item.value} item={item} />
        ))}
      </div>
    </VariantPicker.Option>
  )
}

function PickerValue({ item: { value } }: { readonly item: OptionValueState }) {
  const colour = colours.find(({ name }) => name === value)
  return (
    <label
      className={colour ? 'picker-value picker-swatch' : 'picker-value'}
      style={colour && ({ '--swatch': colour.base } as CSSProperties)}
      title={colour?.name}
    >
      <VariantPicker.OptionValue value={value} />
      {!colour && value}
    </label>
  )
}

function Gallery({
  product,
  picker,
}: {
  readonly product: Product
  readonly picker: UseVariantPickerResult<Product>
}) {
  const images = getProductImages(product)
  const [looked, setLooked] = useState<{ src: string; variantId: string | undefined }>()
  const { variant } = picker
  // Keep the selected image until another variant is chosen.
  const image =
    looked && looked.variantId === variant?.id ? images.find(({ src }) => src === looked.src) : undefined
  const shown = image ?? images.find(({ variants }) => variant && variants.includes(variant)) ?? images[0]
  return (
    <div className="product-gallery">
      <ProductImage
        className="product-gallery-main"
        image={shown}
        product={product}
        aspectRatio={1}
        priority
      />
      {images.length > 1 && (
        <ul className="product-gallery-list">
          {images.map((each) => (
            <li key={each.src}>
              <button
                type="button"
                className="product-thumb"
                aria-current={each === shown || undefined}
                onClick={() => {
                  // Select the variant with this image that keeps the most choices.
                  const next =
                    each.variants.length && variant && !each.variants.includes(variant)
                      ? closest(each.variants, variant)
                      : undefined
                  if (next) picker.setSelection(getVariantSelection(next))
                  setLooked({ src: each.src, variantId: (next ?? variant)?.id })
                }}
              >
                <ProductImage image={each} product={product} aspectRatio={1} width={72} height={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Variant = Product['variants'][number]

function closest(variants: readonly Variant[], { attributes }: Variant): Variant | undefined {
  const shared = (variant: Variant) =>
    Object.entries(attributes).filter(([name, value]) => variant.attributes[name] === value).length
  return variants.toSorted((a, b) => shared(b) - shared(a))[0]
}
