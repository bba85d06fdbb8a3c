import { useTexts } from '../texts'

/** While the code of the first page loads. */
export function PageSkeleton() {
  const texts = useTexts()
  return (
    <div role="progressbar" aria-label={texts.loading}>
      <div className="h-10 max-w-xs animate-pulse rounded-lg bg-muted motion-reduce:animate-none" />
    </div>
  )
}
