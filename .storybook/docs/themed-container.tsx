import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'

import { shopThemes } from '../shop-themes.js'

interface GlobalsEvent {
  readonly globals: { readonly theme?: string }
}

/** Docs pages follow the toolbar's theme, as stories do. Storybook mounts a docs page again when a global changes. */
export function ThemedContainer({ context, ...props }: PropsWithChildren<DocsContainerProps>) {
  // A docs page without stories has no context with globals.
  const [latest] = (context.channel.last(GLOBALS_UPDATED) ??
    context.channel.last(SET_GLOBALS) ??
    []) as readonly GlobalsEvent[]
  const theme = latest?.globals.theme === 'dark' ? shopThemes.dark : shopThemes.light
  return <DocsContainer {...props} context={context} theme={theme} />
}
