import { Facets } from 'storefront-react/search'

export const Filters = (props: Facets.RootProps) => (
  <Facets.Root {...props}>
    <Facets.Active />
    <Facets.Clear />
    <Facets.Group name="color" />
    <Facets.Group name="price" />
  </Facets.Root>
)
