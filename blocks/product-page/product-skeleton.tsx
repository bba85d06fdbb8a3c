'use client'
import { useShopTexts } from '../shop-ui/shop-texts'

export function ProductSkeleton() {
  const texts = useShopTexts()
  return (
    <div role="status" aria-label={texts.productLoads} className="grid gap-8 lg:grid-cols-2 lg:gap-14">
      <div className="aspect-square animate-pulse rounded-lg bg-muted motion-reduce:animate-none" />
      <div className="grid animate-pulse content-start gap-4 motion-reduce:animate-none">
        <div className="h-9 w-3/4 rounded bg-muted" />
        <div className="h-7 w-1/4 rounded bg-muted" />
        <div className="mt-4 h-32 rounded bg-muted" />
      </div>
    </div>
  )
}
