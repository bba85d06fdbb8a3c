/** The front page of the Vite shop as an app begins: `fetch` and React, with the same pictures, headings and cards. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Image {
  readonly url: string
}

interface Product {
  readonly id: string
  readonly name: string
  readonly images: readonly Image[]
  readonly variants: readonly { readonly price: string }[]
}

interface Collection {
  readonly slug: string
  readonly image: Image | null
}

interface Menu {
  readonly slug: string
  readonly items: readonly { readonly label: string; readonly url: string | null }[]
}

async function getItems<Item>(path: string): Promise<readonly Item[]> {
  const response = await fetch(`/api/v1/${path}`)
  return ((await response.json()) as { readonly data: readonly Item[] }).data
}

interface Data {
  readonly products: readonly Product[]
  readonly collections: readonly Collection[]
  readonly menus: readonly Menu[]
}

const columns = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4'
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })

function Picture({ url }: { readonly url: string | undefined }) {
  return url === undefined ? null : <img className="size-full object-cover" src={url} alt="" />
}

function Page() {
  const [data, setData] = useState<Data>()
  useEffect(() => {
    void Promise.all([
      getItems<Product>('products?limit=8&sort=createdAt&order=desc'),
      getItems<Collection>('collections?limit=100'),
      getItems<Menu>('menus?limit=100'),
    ]).then(([products, collections, menus]) => setData({ products, collections, menus }))
  }, [])
  const pictured = data?.products.slice(4) ?? []
  const departments = data?.menus.find(({ slug }) => slug === 'main')?.items ?? []
  return (
    <div className="flex min-h-screen flex-col">
      <header className="sticky top-0 z-10 flex min-h-16 items-center gap-1 border-b bg-background px-4 sm:px-8">
        <a className="me-auto py-2 text-lg font-semibold tracking-tight whitespace-nowrap lg:me-6" href="/">
          Holm & Hearth
        </a>
      </header>
      <main className="mx-auto w-full max-w-7xl flex-1 px-4 pt-6 pb-20 outline-none sm:px-8">
        <div className="grid gap-14">
          <section className="grid items-center gap-8 rounded-lg bg-accent p-6 md:grid-cols-2 md:p-12">
            <div>
              <h1 className="text-3xl font-semibold tracking-tight text-balance wrap-anywhere md:text-4xl">
                Good things for every day
              </h1>
              <p className="max-w-prose text-lg text-muted-foreground">
                Stoneware, linen, wool and light, made in small numbers.
              </p>
            </div>
            <div className="grid grid-cols-3 gap-3">
              {[0, 1, 2].map((index) => (
                <div
                  key={index}
                  className="aspect-square overflow-hidden rounded-lg bg-muted first:col-span-2 first:row-span-2"
                >
                  <Picture url={pictured[index]?.images[0]?.url} />
                </div>
              ))}
            </div>
          </section>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
            {departments.map(({ label, url }) => (
              <li key={label} className="group relative text-sm font-medium">
                <div className="mb-2 aspect-4/3 overflow-hidden rounded-lg bg-muted">
                  <Picture
                    url={data?.collections.find(({ slug }) => url?.endsWith(`/${slug}`))?.image?.url}
                  />
                </div>
                {label}
              </li>
            ))}
          </ul>
          <ul className={columns}>
            {data?.products.slice(0, 4).map(({ id, name, images, variants }) => (
              <li key={id} className="group relative min-w-0 scroll-my-6">
                <div className="relative aspect-square overflow-hidden rounded-lg bg-muted">
                  <Picture url={images[0]?.url} />
                </div>
                <h3 className="mt-3 line-clamp-3 text-sm font-medium wrap-anywhere">{name}</h3>
                <span className="mt-1 block text-sm text-muted-foreground tabular-nums">
                  {money.format(Number(variants[0]?.price))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </main>
    </div>
  )
}

createRoot(document.getElementById('root')!).render(<Page />)
