import { useProducts } from 'storefront-react'

export function ProductNames() {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useProducts()
  if (!data && error) {
    return (
      <p role="alert">
        The products did not load. <button onClick={() => void refetch()}>Try again</button>
      </p>
    )
  }
  if (!data) return <p role="status">Loading</p>
  if (data.items.length === 0) return <p>Nothing here yet</p>
  return (
    <>
      <ul>
        {data.items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {hasNextPage && (
        <button disabled={isFetching} onClick={() => void fetchNextPage()}>
          More
        </button>
      )}
    </>
  )
}
