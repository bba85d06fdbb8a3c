/** Cards of the same height as loaded ones, so that nothing moves when the products arrive. */
export function CardSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="demo-card" aria-hidden>
      <div className="demo-skeleton" />
      <p className="demo-skeleton">&nbsp;</p>
      <p className="demo-skeleton">&nbsp;</p>
      <p className="demo-dots" />
    </div>
  ))
}
