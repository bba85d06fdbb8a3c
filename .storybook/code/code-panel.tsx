import * as React from 'react'
import { Button, SyntaxHighlighter } from 'storybook/internal/components'
import { useParameter } from 'storybook/manager-api'
import { styled } from 'storybook/theming'

export const CODE_PANEL_ID = 'storefront/code'

interface DocsParameter {
  readonly source?: { readonly code?: string }
}

/** What a story is drawn with, for a shop to copy. */
export function CodePanel() {
  const code = useParameter<DocsParameter>('docs')?.source?.code ?? ''
  const [copied, setCopied] = React.useState('')
  if (!code) return <Bar>This page has no code of its own.</Bar>
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(code)
  }
  return (
    <>
      <Bar>
        <Button variant="solid" ariaLabel={false} onClick={() => void copy()}>
          Copy this block
        </Button>
        <span role="status">
          {copied === code
            ? 'Copied. Paste it into a file of your shop.'
            : `${code.split('\n').length - 1} lines, one file`}
        </span>
      </Bar>
      <SyntaxHighlighter language="tsx" padded copyable={false} showLineNumbers={false} format={false}>
        {code}
      </SyntaxHighlighter>
    </>
  )
}

const Bar = styled.div(({ theme }) => ({
  alignItems: 'center',
  background: theme.background.content,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: theme.typography.size.s2,
  gap: 10,
  insetBlockStart: 0,
  padding: 10,
  position: 'sticky',
  zIndex: 1,
}))
