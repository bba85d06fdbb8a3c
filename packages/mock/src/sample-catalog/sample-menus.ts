import { productKinds } from './product-kinds.js'
import { campaigns } from './sample-collections.js'
import { samplePages } from './sample-pages.js'
import { slugOf } from './slug.js'

/** One item of a sample menu, with the items below it. */
export interface SampleMenuItem {
  readonly id: string
  readonly label: string
  readonly url: string
  readonly type: 'COLLECTION' | 'PAGE'
  readonly children: readonly SampleMenuItem[]
}

/** A menu of the sample shop. The API reference shows no fields; these are common ones. */
export interface SampleMenu {
  readonly id: string
  readonly storeId: string
  readonly name: string
  readonly slug: string
  readonly items: readonly SampleMenuItem[]
}

function collectionItem(label: string, children: readonly SampleMenuItem[] = []): SampleMenuItem {
  const slug = slugOf(label)
  return { id: `item_${slug}`, label, url: `/collections/${slug}`, type: 'COLLECTION', children }
}

const unique = (values: readonly string[]) => [...new Set(values)]

function departments(): SampleMenuItem[] {
  return unique(productKinds.map((kind) => kind.department)).map((department) => {
    const inside = productKinds.filter((kind) => kind.department === department)
    const groups = unique(inside.map((kind) => kind.group)).map((group) =>
      collectionItem(
        group,
        inside.filter((kind) => kind.group === group).map((kind) => collectionItem(kind.plural)),
      ),
    )
    return collectionItem(department, groups)
  })
}

const sampleMenus: readonly SampleMenu[] = [
  {
    id: 'menu_main',
    storeId: 'store_sample',
    name: 'Main',
    slug: 'main',
    items: [
      collectionItem(campaigns.newIn),
      ...departments(),
      collectionItem(campaigns.gifts),
      collectionItem(campaigns.sale),
    ],
  },
  {
    id: 'menu_footer',
    storeId: 'store_sample',
    name: 'Footer',
    slug: 'footer',
    items: samplePages.map(({ title, slug }) => ({
      id: `item_${slug}`,
      label: title,
      url: `/pages/${slug}`,
      type: 'PAGE',
      children: [],
    })),
  },
]

const itemsOf = (
  items: readonly SampleMenuItem[],
  isFilled: (slug: string) => boolean,
): readonly SampleMenuItem[] =>
  items
    .filter(({ type, url }) => type !== 'COLLECTION' || isFilled(url.replace('/collections/', '')))
    .map((item) => ({ ...item, children: itemsOf(item.children, isFilled) }))

/** The menus without the collections that have no products. */
export const menusOf = (isFilled: (slug: string) => boolean): readonly SampleMenu[] =>
  sampleMenus.map((menu) => ({ ...menu, items: itemsOf(menu.items, isFilled) }))
