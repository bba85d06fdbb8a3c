export function ListSkeleton() {
  return (
    <div className="grid" role="status" aria-label="Loading products">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <div className="picture skeleton" />
          <div className="skeleton skeleton-line" />
        </div>
      ))}
    </div>
  )
}
