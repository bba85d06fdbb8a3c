import type { MenuItem, Product } from '../../src/core/index.js'
import {
  Description,
  Price,
  ProductImage,
  ProductList,
  useCollections,
  useMenu,
  useMenus,
  usePage,
  useProduct,
  useProducts,
  useVariantPicker,
  useVariantStock,
  VariantPicker,
} from '../../src/index.js'
import type { Endpoint } from './mutate.js'

/** Renders the response of each endpoint with the hooks and parts for it. */
export const pages: Readonly<Record<Endpoint, () => React.ReactNode>> = {
  products: Products,
  product: LoadedProduct,
  menus: Menus,
  menu: LoadedMenu,
  collections: Collections,
  page: LoadedPage,
}

/** Marks what was read from a response. */
const FOUND = { 'data-found': '' }

function Products() {
  const list = useProducts({ limit: 5 })
  return (
    <ProductList.Root list={list}>
      <ProductList.Status />
      <ProductList.Previous />
      <ProductList.Pending>Loading</ProductList.Pending>
      <ProductList.Items>
        {(product) => (
          <ProductList.Item {...FOUND}>
            <ProductImage product={product} aspectRatio={1} />
            {product.name}
            <Price.Root product={product} />
          </ProductList.Item>
        )}
      </ProductList.Items>
      <ProductList.Empty>Nothing</ProductList.Empty>
      <ProductList.Error />
      <ProductList.Next />
    </ProductList.Root>
  )
}

function LoadedProduct() {
  const { data } = useProduct({ id: 'product_1' })
  return data && <ProductDetails product={data} />
}

function ProductDetails({ product }: { readonly product: Product }) {
  const picker = useVariantPicker(product, { defaultVariant: 'firstAvailable' })
  const { variant } = picker
  return (
    <article {...FOUND}>
      <h1>{product.name}</h1>
      <ProductImage product={product} variant={variant} width={320} height={320} />
      {variant ? <BoughtVariant variant={variant} /> : <Price.Root product={product} />}
      <VariantPicker.Root picker={picker} name="variant" />
      <Description text={product.description} />
    </article>
  )
}

function BoughtVariant({ variant }: { readonly variant: Product['variants'][number] }) {
  const { level, quantity } = useVariantStock(variant)
  return (
    <p>
      <Price.Root variant={variant} /> {level} {quantity}
    </p>
  )
}

function Links({ items }: { readonly items: readonly MenuItem[] | null | undefined }) {
  return items?.map(({ label, url, children }, index) => (
    <li key={index}>
      <a href={url ?? undefined}>{label}</a>
      <ul>
        <Links items={children} />
      </ul>
    </li>
  ))
}

function Menus() {
  const { data } = useMenus({ limit: 5 })
  return data?.items.map(({ id, items }) => (
    <ul key={id} {...FOUND}>
      <Links items={items} />
    </ul>
  ))
}

function LoadedMenu() {
  const { data } = useMenu({ id: 'm1' })
  return (
    data && (
      <ul {...FOUND}>
        <Links items={data.items} />
      </ul>
    )
  )
}

function Collections() {
  const { data } = useCollections({ limit: 5 })
  return data?.items.map(({ id, name, description, image }) => (
    <div key={id} {...FOUND}>
      {name}
      <ProductImage image={image} />
      <Description text={description} />
    </div>
  ))
}

function LoadedPage() {
  const { data } = usePage({ id: 'p1' })
  return (
    data && (
      <div {...FOUND}>
        {data.title}
        <Description text={data.content} />
      </div>
    )
  )
}
