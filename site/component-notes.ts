// What the guide of a component shows on the site, and the types do not say: a preview, and how to style it.

export interface ComponentNotes {
  /** Of `site/previews`. Without one, another component of the guide shows the same. */
  readonly preview?: string
  readonly isTall?: boolean
  /** The page of docs/ that is also the page of the component, or `page.md#section`: the preview is at its start. */
  readonly guide: string
  /** Of `test/announcements/transcripts`. */
  readonly transcript?: string
  /** `undefined` for a component without an element. Only attributes that the types have, or the site is not built. */
  readonly style?: { readonly css: string; readonly tailwind: string }
}

export const componentNotes: Readonly<Record<string, ComponentNotes>> = {
  Cart: {
    preview: 'cart-drawer',
    isTall: true,
    guide: 'cart.md',
    style: {
      css: `/* Cart.Item */
.line[data-issue] {
  border-inline-start: 3px solid tomato;
}

.line[data-issue='soldOut'] {
  opacity: 0.6;
}

/* Cart.Increment, Cart.Decrement: still focusable, so not :disabled. */
.step[data-disabled] {
  opacity: 0.4;
}

/* Cart.Subtotal: the price that the shopper saw, until the store answers. */
.subtotal[data-estimate] {
  font-style: italic;
}`,
      tailwind: `<Cart.Item className="data-[issue=soldOut]:opacity-60">
  <Cart.Decrement className="data-disabled:opacity-40" />
  <Cart.Quantity className="w-12 text-center data-dirty:font-bold" />
  <Cart.Increment className="data-disabled:opacity-40" />
</Cart.Item>
<Cart.Subtotal className="tabular-nums data-estimate:italic" />`,
    },
  },
  CartProvider: {
    guide: 'cart.md',
  },
  Description: {
    preview: 'description',
    guide: 'images-and-descriptions.md#description',
    style: {
      css: `/* Paragraphs, or the HTML that your sanitize function returned. */
.description {
  display: grid;
  gap: 0.75rem;
}

.description[data-html] a {
  text-decoration: underline;
}`,
      tailwind: `<Description
  className="grid gap-3 data-html:[&_a]:underline"
  text={product.description}
/>`,
    },
  },
  Facets: {
    preview: 'sort-and-facets',
    isTall: true,
    guide: 'search.md#facets',
    style: {
      css: `/* Facets.Group */
.facet[data-active] legend {
  font-weight: 600;
}

/* Facets.Value: it would find nothing, but can be chosen. */
label:has(.value[data-empty]) {
  opacity: 0.5;
}

/* Facets.RangeMin, Facets.RangeMax: the text is not an amount. */
.range[data-invalid] {
  border-color: tomato;
}`,
      tailwind: `<Facets.Group name="color" className="data-active:[&_legend]:font-semibold">
  <label className="flex gap-2 has-[[data-empty]]:opacity-50">
    <Facets.Value value="Red" /> Red <Facets.Count value="Red" />
  </label>
</Facets.Group>
<Facets.Group name="price">
  <Facets.RangeMin className="rounded border data-invalid:border-red-700" />
  <Facets.RangeMax className="rounded border data-invalid:border-red-700" />
</Facets.Group>`,
    },
  },
  Highlight: {
    preview: 'highlight',
    guide: 'search.md#highlights',
    style: {
      css: `.match mark {
  background: none;
  color: inherit;
  font-weight: 700;
}

.match:not([data-matching]) {
  opacity: 0.7;
}`,
      tailwind: `<Highlight
  className="not-data-matching:opacity-70 [&_mark]:font-bold"
  text={item.name}
  highlights={highlights[item.id]}
/>`,
    },
  },
  Price: {
    preview: 'price',
    guide: 'prices.md',
    style: {
      css: `/* Price.Current */
.price-current[data-sale] {
  color: tomato;
}

/* Price.Original */
.price-original {
  margin-inline-start: 0.5ch;
  opacity: 0.7;
}

/* Price.Root: prices from one amount to another. */
.price[data-range] {
  white-space: nowrap;
}`,
      tailwind: `<Price.Root className="data-range:whitespace-nowrap" product={product}>
  <Price.Current className="data-sale:text-red-700" />{' '}
  <Price.Original className="opacity-70" />{' '}
  <Price.Discount className="text-red-700" />
</Price.Root>`,
    },
  },
  ProductGallery: {
    preview: 'product-gallery',
    isTall: true,
    guide: 'images-and-descriptions.md#product-gallery',
    transcript: 'gallery',
    style: {
      css: `/* ProductGallery.Thumbnail */
.thumbnail {
  border: 2px solid transparent;
}

.thumbnail[data-current] {
  border-color: currentColor;
}

/* ProductGallery.Previous, ProductGallery.Next: still focusable. */
.step[data-disabled] {
  opacity: 0.4;
}

/* ProductGallery.Root: one picture needs no row of thumbnails. */
.gallery[data-single] .thumbnails {
  display: none;
}`,
      tailwind: `<ProductGallery.Root className="group" product={product}>
  <ProductGallery.Image className="size-full object-cover" />
  <ProductGallery.Next className="data-disabled:opacity-40">
    ›
  </ProductGallery.Next>
  <div className="flex gap-2 group-data-single:hidden">
    <ProductGallery.Thumbnail
      className="border-2 border-transparent data-current:border-current"
      image={image}
    />
  </div>
</ProductGallery.Root>`,
    },
  },
  ProductImage: {
    preview: 'product-image',
    guide: 'images-and-descriptions.md#productimage',
    style: {
      css: `.picture {
  background: whitesmoke;
  object-fit: cover;
  transition: opacity 0.2s;
}

.picture[data-status='loading'] {
  opacity: 0;
}

.picture[data-fallback] {
  object-fit: contain;
}`,
      tailwind: `<ProductImage
  className="bg-neutral-100 object-cover transition-opacity
    data-fallback:object-contain data-[status=loading]:opacity-0"
  product={product}
/>`,
    },
  },
  ProductList: {
    preview: 'product-grid',
    isTall: true,
    guide: 'product-list.md',
    transcript: 'list',
    style: {
      css: `/* ProductList.Items */
.shop-grid {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: 1.5rem;
  padding: 0;
  list-style: none;
}

/* ProductList.Root: the earlier products, until the new ones arrive. */
.shop[data-placeholder] .shop-grid {
  opacity: 0.5;
}

/* ProductList.Next, ProductList.Previous: still focusable. */
.shop-more[data-busy] {
  cursor: progress;
}

.shop-more[data-paused] {
  font-style: italic;
}`,
      tailwind: `<ProductList.Root className="group" params={{ limit: 24 }}>
  <ProductList.Items
    className="grid grid-cols-2 gap-6 group-data-placeholder:opacity-50"
  >
    {(product) => <ProductList.Item>{product.name}</ProductList.Item>}
  </ProductList.Items>
  <ProductList.Next className="data-busy:cursor-progress data-paused:italic" />
</ProductList.Root>`,
    },
  },
  SaveToggle: {
    preview: 'wishlist',
    isTall: true,
    guide: 'saved-lists.md',
    style: {
      css: `.heart path {
  fill: none;
  stroke: currentColor;
}

.heart[data-saved] path {
  fill: currentColor;
}`,
      tailwind: `<SaveToggle
  className="size-11 data-saved:text-red-700 data-saved:[&_path]:fill-current"
  list={wishlist}
  product={product}
>
  <HeartIcon />
</SaveToggle>`,
    },
  },
  SearchField: {
    preview: 'search-page',
    isTall: true,
    guide: 'search.md',
    transcript: 'typeahead',
    style: {
      css: `/* SearchField.Root */
.search[data-busy] {
  cursor: progress;
}

/* SearchField.List: shown and hidden by the part. */
.suggestions {
  position: absolute;
  inset-inline: 0;
}

/* SearchField.Option: the focus stays in the field. */
.suggestion[data-active] {
  background: whitesmoke;
}`,
      tailwind: `<SearchField.Root className="relative data-busy:cursor-progress">
  <SearchField.Input className="w-full rounded border px-3" />
  <SearchField.List className="absolute w-full shadow-lg">
    <SearchField.Option
      className="px-3 py-2 data-active:bg-neutral-100"
      query="linen"
    >
      linen
    </SearchField.Option>
  </SearchField.List>
</SearchField.Root>`,
    },
  },
  StorefrontProvider: {
    guide: 'getting-started.md',
  },
  VariantPicker: {
    preview: 'variant-pickers',
    guide: 'variants.md',
    transcript: 'variant-picker',
    style: {
      css: `/* The label around VariantPicker.OptionValue */
.pill:has([data-selected]) {
  background: black;
  color: white;
}

/* It exists, and cannot be bought with the other choices. */
.pill:has(input:not([data-available])) {
  text-decoration: line-through;
}

.pill:has([data-disabled]) {
  opacity: 0.4;
}

/* VariantPicker.Status */
.stock[data-status='soldOut'] {
  color: tomato;
}`,
      tailwind: `<label
  className="rounded border px-4 has-data-disabled:opacity-40
    has-data-selected:bg-black has-data-selected:text-white
    has-[input:not([data-available])]:line-through"
>
  <VariantPicker.OptionValue value="Large" className="sr-only" />
  Large
</label>
<VariantPicker.Status className="data-[status=soldOut]:text-red-700" />`,
    },
  },
  VirtualProductGrid: {
    preview: 'virtual-product-grid',
    isTall: true,
    guide: 'virtual.md',
    transcript: 'virtual-grid',
    style: {
      css: `/* The element must be a grid. */
.products {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: 1.5rem;
  padding: 0;
  list-style: none;
}

.products[data-busy] {
  cursor: progress;
}`,
      tailwind: `<VirtualProductGrid
  className="grid grid-cols-2 gap-6 data-busy:cursor-progress lg:grid-cols-4"
>
  {(product) => <ProductList.Item>{product.name}</ProductList.Item>}
</VirtualProductGrid>`,
    },
  },
}
