import { Facets } from '../../../src/search/index.js'
import { swatchStyle } from '../products/swatches.js'
import { useWords } from '../words/use-words.js'

export type FilterPanelProps = Pick<Facets.RootProps, 'facets' | 'filters' | 'onFiltersChange' | 'onShowMore'>

export function FilterPanel(props: FilterPanelProps) {
  const words = useWords()
  return (
    <Facets.Root {...props} className="demo-filters">
      <div>
        <Facets.Active className="demo-chips" />
        <Facets.Clear className="demo-text-link" />
      </div>
      <Facets.Group name="department" />
      <Facets.Group name="price" />
      <Facets.Group name="color">
        {(facet) => (
          <>
            <legend>{words.label('Colour')}</legend>
            {facet.kind === 'values' &&
              facet.values.map(({ value, label }) => (
                <label key={value}>
                  <Facets.Value value={value} />
                  <span className="demo-dot" style={swatchStyle(value)} />
                  {label} <Facets.Count value={value} />
                </label>
              ))}
            <Facets.More className="demo-text-link" />
          </>
        )}
      </Facets.Group>
      <Facets.Group name="size" />
      <Facets.Group name="available" />
    </Facets.Root>
  )
}
