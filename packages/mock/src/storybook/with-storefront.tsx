'use client'
import { useState, type ComponentType, type ReactElement } from 'react'

import { createTestStorefront, type CreateWrapperOptions } from '../react/create-test-storefront.js'
import { wrapperFor } from '../react/create-wrapper.js'

/** The part of Storybook's story context that `withStorefront` reads. */
export interface StoryContextLike {
  readonly id: string
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: Readonly<Record<string, unknown>>
}

/** A decorator for Storybook's React renderers. */
export type StorefrontDecorator = (Story: ComponentType, context: StoryContextLike) => ReactElement

/** The provider's options, or a function from a story's context to them. */
export type WithStorefrontOptions =
  | CreateWrapperOptions
  | ((context: StoryContextLike) => CreateWrapperOptions)

interface StoryProviderProps {
  readonly createOptions: () => CreateWrapperOptions
  readonly Story: ComponentType
}

function StoryProvider({ createOptions, Story }: StoryProviderProps) {
  const [Provider] = useState(() => wrapperFor(createTestStorefront(createOptions())))
  return (
    <Provider>
      <Story />
    </Provider>
  )
}

/**
 * Renders each story in a `StorefrontProvider` with its own mock store. `parameters.storefront` overrides the options.
 * @example export default { decorators: [withStorefront({ currency: 'EUR' })] }
 */
export function withStorefront(options: WithStorefrontOptions = {}): StorefrontDecorator {
  return function decorate(Story, context) {
    const createOptions = () => ({
      ...(typeof options === 'function' ? options(context) : options),
      ...(context.parameters['storefront'] as CreateWrapperOptions | undefined),
    })
    // Storybook's toolbar changes the globals. A new key creates a provider with the new options.
    return (
      <StoryProvider
        key={context.id + JSON.stringify(context.globals)}
        createOptions={createOptions}
        Story={Story}
      />
    )
  }
}
