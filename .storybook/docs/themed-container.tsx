import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

/** Docs pages follow the toolbar's theme, as stories do. */
export function ThemedContainer({ context, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => themeInUrl())
  useEffect(() => {
    const onGlobals = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme)
    context.channel.on(GLOBALS_UPDATED, onGlobals)
    return () => context.channel.off(GLOBALS_UPDATED, onGlobals)
  }, [context.channel])
  return <DocsContainer {...props} context={context} theme={theme === 'dark' ? themes.dark : themes.light} />
}

/** A docs page without stories has no story context with globals, but the URL has them: `globals=theme:dark`. */
function themeInUrl(): string | undefined {
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  return /(?:^|;)theme:(\w+)/.exec(globals)?.[1]
}
