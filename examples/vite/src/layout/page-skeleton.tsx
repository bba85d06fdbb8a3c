/** While the code of a page loads. As tall as a window, so that the footer does not jump. */
export const PageSkeleton = () => (
  <div className="min-h-dvh" aria-hidden>
    <div className="h-10 max-w-xs animate-pulse rounded-lg bg-muted motion-reduce:animate-none" />
  </div>
)
