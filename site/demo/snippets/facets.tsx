import { Facets } from 'storefront-react/search'

export const Filters = (props: Facets.RootProps) => (
  <Facets.Root {...props}>
    <Facets.Active />
    <Facets.Clear />
    <Facets.Group name="colour" />
    <Facets.Group name="price" />
  </Facets.Root>
)
