import { styled, type CSSObject, type StorybookTheme } from 'storybook/theming'

// The cast is safe: the manager provides its theme to every panel. The types of `styled` do not know it.
const themed =
  (styleOf: (theme: StorybookTheme) => CSSObject) =>
  ({ theme }: { theme?: object }) =>
    styleOf(theme as StorybookTheme)

export const Layout = styled.div(
  themed((theme) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: 16,
    minHeight: '100%',
    padding: 16,
    background: theme.background.content,
    color: theme.fgColor.default,
    fontSize: theme.typography.size.s2,
    lineHeight: '20px',
  })),
)

export const Actions = styled.div({ display: 'grid', flex: '1 1 260px', gap: 12, maxWidth: 420 })

export const Group = styled.fieldset({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const Legend = styled.legend(
  themed((theme) => ({
    marginBottom: 6,
    padding: 0,
    fontWeight: theme.typography.weight.bold,
  })),
)

const field = {
  minHeight: 28,
  margin: 0,
  padding: '0 10px',
  borderRadius: 4,
  font: 'inherit',
  cursor: 'pointer',
}

export const Button = styled.button(
  themed((theme) => ({
    ...field,
    border: `1px solid ${theme.borderColor.default}`,
    background: theme.bgColor.default,
    color: theme.fgColor.default,
    '&:hover': { background: theme.bgColor.muted },
    '&:focus-visible': { outline: `2px solid ${theme.fgColor.accent}`, outlineOffset: 2 },
  })),
)

export const Select = styled.select(
  themed((theme) => ({
    ...field,
    flex: '1 1 100%',
    border: `1px solid ${theme.input.border}`,
    background: theme.input.background,
    color: theme.input.color,
    '&:focus-visible': { outline: `2px solid ${theme.fgColor.accent}`, outlineOffset: 2 },
  })),
)

export const CheckLabel = styled.label({ display: 'flex', flex: '1 1 100%', alignItems: 'center', gap: 6 })

export const Report = styled.p(
  themed((theme) => ({
    flex: '1 1 100%',
    minHeight: 20,
    margin: 0,
    color: theme.fgColor.muted,
    overflowWrap: 'anywhere',
  })),
)

export const Log = styled.div(
  themed((theme) => ({
    flex: '3 1 340px',
    minWidth: 0,
    overflowX: 'auto',
    '&:focus-visible': { outline: `2px solid ${theme.fgColor.accent}` },
  })),
)

export const Table = styled.table(
  themed((theme) => ({
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& th, & td': {
      padding: '4px 12px 4px 0',
      borderBottom: `1px solid ${theme.borderColor.muted}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { fontWeight: theme.typography.weight.bold, whiteSpace: 'nowrap' },
    '& caption': { paddingBottom: 6, fontWeight: theme.typography.weight.bold, textAlign: 'start' },
    '& code': { fontFamily: theme.typography.fonts.mono, fontSize: theme.typography.size.s1 },
    '& [data-kind=number]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& [data-kind=path]': { overflowWrap: 'anywhere' },
    '& [data-outcome]': { fontWeight: theme.typography.weight.bold, whiteSpace: 'nowrap' },
    '& [data-outcome=pending]': { color: theme.fgColor.muted },
    '& [data-outcome=success]': { color: theme.fgColor.positive },
    '& [data-outcome=failure]': { color: theme.fgColor.negative },
  })),
)
