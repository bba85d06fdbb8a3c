import { SearchField } from 'storefront-react/search'

export const Search = (props: SearchField.RootProps) => (
  <SearchField.Root {...props}>
    <SearchField.Input placeholder="Mug, lamp or tea" />
    <SearchField.Clear />
    <SearchField.Status />
  </SearchField.Root>
)
