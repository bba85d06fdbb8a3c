import type { Collection, Product, Variant } from 'storefront-react/core'

export interface Catalogue {
  readonly products: readonly Product[]
  readonly collections: readonly Collection[]
}

interface Reference {
  readonly id: string
  readonly name: string
  readonly slug: string
}

const slugOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
const encoded = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#039;')
const minorUnits = (amount: string) => String(BigInt(amount.replace('.', '')))

/**
 * A server that answers as the documents of WooCommerce's Store API say, from a catalogue in the shape of this package. No
 * real shop was read: it proves that the mapping loses nothing, and not that a real shop answers so.
 * @see https://developer.woocommerce.com/docs/apis/store-api/resources-endpoints/products
 */
export function createWooCommerceStandIn({
  products,
  collections,
}: Catalogue): (request: Request) => Response {
  const ids = new Map<string, number>()
  const idOf = (id: string) => ids.get(id) ?? ids.set(id, ids.size + 10).get(id)
  const imageOf = (image: unknown) => {
    const { url, alt = '' } = image as { readonly url: string; readonly alt?: string }
    return {
      id: 1,
      src: new URL(url, 'https://shop.example/').href,
      thumbnail: '',
      srcset: '',
      alt: encoded(alt),
    }
  }
  const categoryOf = (each: Reference) => ({ id: idOf(each.id), name: encoded(each.name), slug: each.slug })

  const offerOf = (variant: Variant) => {
    const stock = variant.stockQuantity
    return {
      on_sale: variant.compareAtPrice !== null,
      prices: {
        currency_code: 'USD',
        currency_minor_unit: 2,
        price: minorUnits(variant.price),
        regular_price: minorUnits(variant.compareAtPrice ?? variant.price),
      },
      is_purchasable: true,
      is_in_stock: stock > 0,
      is_on_backorder: false,
      low_stock_remaining: stock > 0 && stock <= 2 ? stock : null,
      sold_individually: false,
      add_to_cart: { minimum: 1, maximum: Math.max(1, Math.min(9999, stock)), multiple_of: 1 },
    }
  }

  function productOf(product: Product) {
    const options = product.options as readonly {
      readonly name: string
      readonly values: readonly unknown[]
    }[]
    const isVariable = options.length > 0
    return {
      id: idOf(product.id),
      name: encoded(product.name),
      slug: product.slug,
      type: isVariable ? 'variable' : 'simple',
      description: product.description,
      short_description: '',
      images: product.images.map(imageOf),
      categories: (product.collections as readonly Reference[]).map(categoryOf),
      tags: product.tags.map((tag) => ({ id: 1, name: encoded(String(tag)), slug: slugOf(String(tag)) })),
      attributes: options.map(({ name, values }) => ({
        id: 1,
        name: encoded(name),
        taxonomy: `pa_${slugOf(name)}`,
        has_variations: true,
        terms: values
          .map(String)
          .map((value) => ({ id: 1, name: encoded(value), slug: `term-${slugOf(value)}` })),
      })),
      variations: isVariable
        ? product.variants.map((variant) => ({
            id: idOf(variant.id),
            attributes: options.map(({ name }) => ({
              name: encoded(name),
              value: `term-${slugOf(String(variant.attributes[name]))}`,
            })),
          }))
        : [],
      ...offerOf(product.variants[0] as Variant),
    }
  }

  const variationOf = (variant: Variant) => ({
    id: idOf(variant.id),
    type: 'variation',
    images: variant.image ? [imageOf(variant.image)] : [],
    ...offerOf(variant),
  })

  const lists: Readonly<Record<string, readonly unknown[]>> = {
    categories: collections.map((each) => ({
      ...categoryOf(each),
      description: each.description ?? '',
      parent: 0,
      image: null,
    })),
    variations: products
      .filter((each) => each.options.length > 0)
      .flatMap((each) => each.variants.map(variationOf)),
    products: products.toSorted((a, b) => (a.createdAt! < b.createdAt! ? -1 : 1)).map(productOf),
  }

  return (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const [, name] = /^\/wp-json\/wc\/store\/v1\/(products(?:\/categories)?)$/.exec(pathname) ?? []
    if (name === undefined) return new Response('<!doctype html><title>Not found</title>', { status: 404 })
    const all =
      lists[
        name !== 'products'
          ? 'categories'
          : searchParams.get('type') === 'variation'
            ? 'variations'
            : 'products'
      ] ?? []
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))]
    return Response.json(all.slice((page - 1) * size, page * size), {
      headers: {
        'x-wp-total': String(all.length),
        'x-wp-totalpages': String(Math.ceil(all.length / size)),
      },
    })
  }
}
