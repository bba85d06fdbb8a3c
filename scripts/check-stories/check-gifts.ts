import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { getStorySortParameter } from 'storybook/internal/csf-tools'

import { readParts } from '../../.storybook/docs/read-parts.js'
import type { StoryEntry } from './check-entry.js'

/** The story that a search of the sidebar finds, by what a person types. */
const SEARCHES: Readonly<Record<string, string>> = {
  infinite: 'productlist--auto',
  money: 'parts-price--amount',
  skeleton: 'productlist--loading',
  swatch: 'parts-variantpicker--swatches',
  error: 'productlist--next-page-fails',
  stock: 'parts-stock--low',
  filter: 'search--filtered',
  facets: 'search--filtered',
  'load more': 'productlist--load-more',
  pagination: 'productlist--pages',
  'scroll position': 'productlist--back-navigation',
  retry: 'productlist--first-page-fails',
  offline: 'productlist--offline',
  carousel: 'productlist--in-a-carousel',
  discount: 'parts-price--sale',
  currency: 'parts-price--currencies',
  dropdown: 'parts-variantpicker--selects',
  thumbnails: 'parts-productgallery--gallery',
  autocomplete: 'typeahead--open',
  quantity: 'cart--too-many',
  'mini cart': 'cart--drawer',
  checkout: 'demo-shop--checkout',
  wishlist: 'saved-lists--hearts',
  'recently viewed': 'saved-lists--recent',
  analytics: 'impressions--seen',
  rtl: 'productlist--right-to-left',
  dark: 'virtualproductgrid--dark',
  mobile: 'demo-shop--list-on-phone',
  'sold out': 'product-page--sold-out',
  mock: 'testing-states-of-a-store--pending',
}

/** Types words into the search of the sidebar. */
export async function checkSearch(context: BrowserContext, url: string): Promise<string[]> {
  const page = await openStory(context, url, 'parts-price--amount')
  const problems: string[] = []
  for (const [word, id] of Object.entries(SEARCHES)) {
    await page.locator('#storybook-explorer-searchfield').fill(word)
    const results = page.locator('.search-result-item[data-id]')
    await results
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => {})
    const ids = await results.evaluateAll((all) => all.map((each) => each.getAttribute('data-id')))
    // A component stands for its stories when its own name matches.
    if (!ids.some((found) => found === id || (found && id.startsWith(`${found.replace(/--docs$/, '')}--`))))
      problems.push(`"${word}" does not find ${id}, but ${ids.slice(0, 5).join(', ') || 'nothing'}`)
  }
  await page.close()
  return problems
}

/** Presses the button of the panel "Code" and reads the clipboard. */
export async function checkCopy(context: BrowserContext, url: string): Promise<string[]> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await openStory(context, url, 'parts-variantpicker--swatches')
  // Open at the start.
  await page.getByRole('button', { name: 'Copy this block' }).click()
  await page
    .getByRole('status')
    .getByText(/^Copied/)
    .waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await page.close()
  return ['export function Example', '<VariantPicker.Root', 'function OptionSwatches'].flatMap((part) =>
    copied.includes(part) ? [] : [`the clipboard has no "${part}"`],
  )
}

async function openStory(context: BrowserContext, url: string, id: string): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${url}/?path=/story/${id}`)
  return page
}

/** A new group needs its place: Storybook sorts the others by file. */
export function checkOrder(entries: readonly StoryEntry[]): string[] {
  const preview = readFileSync(join(import.meta.dirname, '../../.storybook/preview.tsx'), 'utf8')
  const { order } = getStorySortParameter(preview) as { order: Order }
  const titles = new Set(entries.map(({ title }) => title))
  return [...titles]
    .filter((title) => !isListed(order, title.split('/')))
    .map((title) => `storySort has no "${title}"`)
}

type Order = readonly (string | Order)[]

function isListed(order: Order, [name = '', ...rest]: readonly string[]): boolean {
  const index = order.indexOf(name)
  const inside = order[index + 1]
  return index >= 0 && (rest.length === 0 || (Array.isArray(inside) && isListed(inside as Order, rest)))
}

interface LoadedStory {
  readonly id: string
  readonly code: string | undefined
  /** Of the component of the story, from the docstrings; `undefined` for a component of the stories. */
  readonly component: { readonly name: string; readonly props: readonly string[] } | undefined
  /** What Controls shows. */
  readonly rows: readonly { readonly name: string; readonly control: string | undefined }[]
}

/** Every story has code to copy. Controls are the props of a component of the package or a block, and none of them is JSON. */
export async function checkStoryParameters(
  context: BrowserContext,
  url: string,
  ids: readonly string[],
): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(`${url}/iframe.html`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  const stories = await page.evaluate(loadStories, ids)
  await page.close()
  const propsOf = new Map(
    readParts().map(({ name, props }) => [name.replaceAll('.', ''), props.map((prop) => prop.name)]),
  )
  return stories.flatMap(({ id, code, component, rows }) => {
    const known = [
      ...(component?.props ?? []),
      ...(propsOf.get(component?.name ?? '') ?? []),
      ...OF_EVERY_PART,
    ]
    const hasOwn = rows.length === 0 || component !== undefined
    return [
      ...(code ? [] : [`${id} has no code to copy`]),
      ...(hasOwn ? [] : [`${id}: Controls of a component of the stories`]),
      ...rows.flatMap(({ name, control }) => [
        ...(hasOwn && !known.includes(name) ? [`${id}: Controls have ${name}, which is no prop`] : []),
        ...(control === 'object' || control === 'file' ? [`${id}: Controls show ${name} as JSON`] : []),
      ]),
    ]
  })
}

const OF_EVERY_PART = ['children', 'className', 'render', 'style']

async function loadStories(ids: readonly string[]): Promise<LoadedStory[]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { ready(): Promise<void>; loadStory(of: { storyId: string }): Promise<Story> }
  }
  interface Story {
    readonly component?: { readonly __docgenInfo?: { readonly displayName: string; readonly props?: object } }
    readonly parameters: {
      readonly docs?: { readonly source?: { readonly code?: string } }
      readonly controls?: { readonly disable?: boolean }
    }
    readonly argTypes: Readonly<
      Record<
        string,
        {
          readonly table?: { readonly disable?: boolean }
          readonly control?: { readonly type?: string; readonly disable?: boolean }
        }
      >
    >
  }
  await preview.ready()
  const loaded: LoadedStory[] = []
  for (const id of ids) {
    const { component, parameters, argTypes } = await preview.loadStory({ storyId: id })
    const info = component?.__docgenInfo
    const shown = parameters.controls?.disable ? [] : Object.entries(argTypes)
    loaded.push({
      id,
      code: parameters.docs?.source?.code,
      component: info && { name: info.displayName, props: Object.keys(info.props ?? {}) },
      rows: shown.flatMap(([name, { table, control }]) =>
        table?.disable ? [] : [{ name, control: control?.disable ? undefined : control?.type }],
      ),
    })
  }
  return loaded
}
