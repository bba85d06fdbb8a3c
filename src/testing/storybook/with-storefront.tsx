'use client'
import { useState, type ComponentType, type ReactElement } from 'react'

import { createTestStorefront, type CreateWrapperOptions } from '../react/create-test-storefront.js'
import { wrapperFor } from '../react/create-wrapper.js'

/** The part of Storybook's story context that is read here. */
export interface StoryContextLike {
  readonly id: string
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: Readonly<Record<string, unknown>>
}

/** A decorator, as Storybook's React renderers take it. */
export type StorefrontDecorator = (Story: ComponentType, context: StoryContextLike) => ReactElement

/** What stands around the stories, or how to make it from a story's context. */
export type WithStorefrontOptions = CreateWrapperOptions | ((context: StoryContextLike) => CreateWrapperOptions)

interface StoryShopProps {
  readonly createOptions: () => CreateWrapperOptions
  readonly Story: ComponentType
}

/** Keeps one shop for as long as the story is shown. */
function StoryShop({ createOptions, Story }: StoryShopProps) {
  const [Shop] = useState(() => wrapperFor(createTestStorefront(createOptions())))
  return (
    <Shop>
      <Story />
    </Shop>
  )
}

/**
 * A Storybook decorator: each story gets a shop of its own over a mock store, without a network. A
 * story's `parameters.storefront` overrides the options.
 *
 * @example
 * // .storybook/preview.ts
 * export default { decorators: [withStorefront({ currency: 'EUR' })] }
 * // a story
 * export const Empty = { parameters: { storefront: { store: createMockStore({ products: [] }) } } }
 */
export function withStorefront(options: WithStorefrontOptions = {}): StorefrontDecorator {
  return function decorate(Story, context) {
    const createOptions = () => ({
      ...(typeof options === 'function' ? options(context) : options),
      ...(context.parameters['storefront'] as CreateWrapperOptions | undefined),
    })
    // What Storybook's toolbar changes is part of the key: the shop is made anew.
    return (
      <StoryShop
        key={context.id + JSON.stringify(context.globals)}
        createOptions={createOptions}
        Story={Story}
      />
    )
  }
}
