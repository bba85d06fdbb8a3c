/** What a list shows before its first products. */
export function SkeletonRows() {
  return (
    <>
      <p className="proof-hidden">Loading…</p>
      <div className="proof-skeleton" />
    </>
  )
}
