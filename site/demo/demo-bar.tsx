import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import { textButton } from '../../blocks/shop-ui/class-names.js'
import type { Shop } from '../../.storybook/live-store/apply-action.js'

const load = {
  parts: () => import('./parts-drawer.js'),
  break: () => import('./break-sheet.js'),
}
const PartsDrawer = lazy(async () => ({ default: (await load.parts()).PartsDrawer }))
const BreakSheet = lazy(async () => ({ default: (await load.break()).BreakSheet }))

type SheetName = keyof typeof load

/** The bar above the shop, with the way out and a button for each sheet. One sheet is open at a time. */
export function DemoBar({ shop }: { readonly shop: Shop }) {
  const barRef = useRef<HTMLElement>(null)
  const [sheet, setSheet] = useState<SheetName>()
  const close = () => {
    const bar = barRef.current
    // The shopper may use the shop further down, so neither the focus nor the page moves there.
    if (bar?.contains(document.activeElement)) {
      bar.querySelector<HTMLElement>('[aria-expanded=true]')?.focus({ preventScroll: true })
    }
    setSheet(undefined)
  }
  useEffect(() => {
    if (!sheet) return
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      // Escape closes an open dialog of the shop first.
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [sheet])
  const toggle = (name: SheetName) => ({
    type: 'button' as const,
    className: textButton,
    'aria-expanded': sheet === name,
    // Loads the sheet before it is asked for.
    onPointerEnter: () => void load[name](),
    onFocus: () => void load[name](),
    onClick: () => setSheet(sheet === name ? undefined : name),
  })
  return (
    <aside ref={barRef} aria-label="Demo" data-demo>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 bg-muted px-4 text-sm text-muted-foreground sm:justify-start sm:gap-6 sm:px-8">
        <a href="../" className={`${textButton} min-w-6`}>
          <span aria-hidden>←</span>
          <span className="max-sm:sr-only"> storefront-react</span>
        </a>
        <a href="../overview" className={textButton}>
          Docs
        </a>
        <p className="me-auto max-sm:sr-only">A demo on a store in memory</p>
        <button {...toggle('parts')}>What makes this work</button>
        <button {...toggle('break')}>Break this shop</button>
      </div>
      {/* demo.css makes room for a sheet at the press, so that nothing moves later, when its script has loaded. */}
      <Suspense fallback={<span hidden className={sheet === 'parts' ? 'explains-parts' : 'breaks-shop'} />}>
        {sheet === 'parts' && <PartsDrawer onClose={close} />}
        {sheet === 'break' && <BreakSheet shop={shop} onClose={close} />}
      </Suspense>
    </aside>
  )
}
