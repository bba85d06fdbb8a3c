import { useProducts } from 'storefront-react'

export function Products() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useProducts({
    sort: 'name',
    limit: 24,
  })
  return (
    <>
      {data?.items.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
      {hasNextPage && (
        <button
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </button>
      )}
    </>
  )
}
