import { useProductsByIds } from 'storefront-react'

export function Recommended({ ids }: { ids: readonly string[] }) {
  const { data, missingIds } = useProductsByIds(ids)
  return (
    <>
      {data.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
      {missingIds.length > 0 && (
        <p>{missingIds.length} products are no longer available.</p>
      )}
    </>
  )
}
