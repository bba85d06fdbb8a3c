import type { Preview } from '@storybook/react-vite'
import { createMockStore, type MockStore } from 'storefront-mock'

import type { MockDialectOptions } from '../packages/mock/src/mock-store/dialect.js'
import { photographedCatalog } from '../stories/shop/sample-catalog.js'

/** Keeps what the story itself configures. */
const UNCHANGED = 'story'

// No value is a number: Storybook would read it from its URL as a number, and not find it in the menu.
const sizes = {
  [UNCHANGED]: { title: 'Catalogue of the story', size: undefined },
  none: { title: 'No products', size: 0 },
  one: { title: '1 product', size: 1 },
  dozen: { title: '12 products', size: 12 },
  sixty: { title: '60 products', size: 60 },
  thousand: { title: '1,000 products', size: 1_000 },
  tenThousand: { title: '10,000 products', size: 10_000 },
}

const latencies = {
  [UNCHANGED]: { title: 'No latency', ms: undefined },
  short: { title: 'Latency of 300 ms', ms: 300 },
  long: { title: 'Latency of 2 s', ms: 2_000 },
}

const faults = {
  [UNCHANGED]: { title: 'No faults', add: () => {} },
  some: {
    title: 'Some requests fail',
    add: (store: MockStore) => store.failWhen({ probability: 0.3 }, 503),
  },
  rateLimit: {
    title: 'Every second request is rate limited',
    add: (store: MockStore) => store.failWhen({ probability: 0.5 }, { status: 429, retryAfter: 2 }),
  },
  slow: {
    title: 'Responses arrive slowly',
    add: (store: MockStore) => store.failWhen({}, { kind: 'slow', durationMs: 3_000 }),
  },
  incomplete: {
    title: 'Some responses are incomplete',
    add: (store: MockStore) => store.failWhen({ probability: 0.3 }, 'truncated'),
  },
  offline: { title: 'Offline', add: (store: MockStore) => store.failWhen({}, 'disconnect') },
}

interface Dialect {
  readonly title: string
  readonly options: MockDialectOptions
}

/** `docs/testing.md` lists all switches. */
const dialects = {
  [UNCHANGED]: { title: 'API as documented', options: {} },
  resourceEnvelope: {
    title: 'Envelopes named after the resource',
    options: { envelope: 'resource', itemEnvelope: 'resource' },
  },
  towardEnd: { title: 'has_more toward the end of the list', options: { hasMore: 'toward-end' } },
  withoutTotal: { title: 'Without total_count', options: { totalCount: 'omitted' } },
  shortPages: { title: 'Short pages', options: { shortPages: true } },
  deletedCursorHead: { title: 'Deleted cursor returns the head', options: { deletedCursor: 'head' } },
  deletedCursorError: { title: 'Deleted cursor is refused', options: { deletedCursor: 404 } },
} satisfies Record<string, Dialect>

export interface StoreSettings {
  readonly catalogueSize: keyof typeof sizes
  readonly latency: keyof typeof latencies
  readonly faults: keyof typeof faults
  readonly dialect: keyof typeof dialects
}

export const initialStoreSettings: StoreSettings = {
  catalogueSize: UNCHANGED,
  latency: UNCHANGED,
  faults: UNCHANGED,
  dialect: UNCHANGED,
}

/** @returns the settings among the globals of Storybook's toolbar */
export function storeSettingsOf(globals: Readonly<Record<string, unknown>>): StoreSettings {
  const names = Object.keys(initialStoreSettings)
  // A reset menu has no value. The cast is safe: the toolbar offers only these values.
  return Object.fromEntries(
    names.map((name) => [name, globals[name] ?? UNCHANGED]),
  ) as unknown as StoreSettings
}

type Toolbars = NonNullable<Preview['globalTypes']>

interface Menu {
  readonly title: string
  readonly icon: 'database' | 'timer' | 'lightning' | 'transfer'
  readonly description: string
  readonly choices: Readonly<Record<string, string>>
}

/** The initial value resets the menu, so only changed menus are highlighted. */
const toolbarOf = ({ title, icon, description, choices }: Menu): Toolbars[string] => ({
  description,
  toolbar: {
    title,
    icon,
    items: Object.entries(choices).map(([value, title]) =>
      value === UNCHANGED ? { value, title, type: 'reset' as const } : { value, title },
    ),
    dynamicTitle: true,
  },
})

const titlesOf = (choices: Readonly<Record<string, { readonly title: string }>>) =>
  Object.fromEntries(Object.entries(choices).map(([value, { title }]) => [value, title]))

export const storeToolbars: Toolbars = {
  catalogueSize: toolbarOf({
    title: 'Size',
    icon: 'database',
    description: 'Catalogue size',
    choices: titlesOf(sizes),
  }),
  latency: toolbarOf({
    title: 'Latency',
    icon: 'timer',
    description: 'Latency of the store',
    choices: titlesOf(latencies),
  }),
  faults: toolbarOf({
    title: 'Faults',
    icon: 'lightning',
    description: 'Requests that fail',
    choices: titlesOf(faults),
  }),
  dialect: toolbarOf({
    title: 'Dialect',
    icon: 'transfer',
    description: 'What the API reference leaves open',
    choices: titlesOf(dialects),
  }),
}

/** A new size or dialect needs a new store. Faults of the story are not copied to it. */
export function applyStoreSettings(store: MockStore, settings: StoreSettings): MockStore {
  const { size } = sizes[settings.catalogueSize]
  const { ms } = latencies[settings.latency]
  const isUnchanged = size === undefined && settings.dialect === UNCHANGED
  const configured = isUnchanged
    ? store
    : createMockStore({
        ...(size === undefined ? catalogOf(store) : catalogOfSize(size)),
        dialect: dialects[settings.dialect].options,
      })
  if (ms !== undefined) configured.latency = ms
  faults[settings.faults].add(configured)
  return configured
}

const catalogOf = ({ products, collections, pages, menus }: MockStore) => ({
  products: products.all(),
  collections: collections.all(),
  pages: pages.all(),
  menus: menus.all(),
})

const catalogOfSize = (size: number) =>
  size > 0 ? photographedCatalog(size) : { ...photographedCatalog(1), products: [] }
