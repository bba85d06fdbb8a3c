import { Facets } from '../../src/search/index.js'

/** Dots next to the names of the sample catalogue's colours. */
const swatches: Readonly<Record<string, string>> = {
  Clay: '#b9795c',
  Plum: '#6b3a57',
  Forest: '#2f4f3a',
  Rust: '#a4502b',
  Moss: '#6f7d46',
  Oat: '#dccfb6',
  Sage: '#9fae92',
  Sky: '#9cc0da',
  Chalk: '#f2efe8',
  Lilac: '#b9a5cf',
  Ink: '#232a3a',
  Mustard: '#d0a032',
  Charcoal: '#3d3d40',
  Rose: '#d99aa0',
}

export function FilterPanel(props: Omit<Facets.RootProps, 'children'>) {
  return (
    <Facets.Root {...props} className="search-filters">
      <div className="search-active">
        <Facets.Active />
        <Facets.Clear className="search-text-button" />
      </div>
      <Facets.Group name="department" />
      <Facets.Group name="price">
        {() => (
          <>
            <legend>Price</legend>
            <Facets.Range className="search-range" />
          </>
        )}
      </Facets.Group>
      <Facets.Group name="color" className="search-swatches">
        {(facet) => (
          <>
            <legend>Color</legend>
            {facet.kind === 'values' &&
              facet.values.map(({ value, label }) => (
                <label key={value}>
                  <Facets.Value value={value} />
                  <span
                    className="search-swatch"
                    style={{ background: swatches[value] ?? 'conic-gradient(#b55, #5b5, #55b, #b55)' }}
                  />
                  {label} <Facets.Count value={value} />
                </label>
              ))}
            <Facets.More className="search-text-button" />
          </>
        )}
      </Facets.Group>
      <Facets.Group name="size" />
      <Facets.Group name="available" />
    </Facets.Root>
  )
}
