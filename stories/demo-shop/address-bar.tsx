import { useLocation, useNavigate } from 'react-router'

import { iconButton } from '../../blocks/shop-ui/class-names.js'
import { Icon } from '../../blocks/shop-ui/icon.js'

/** Back and the address, because a story has no address bar. */
export function AddressBar({ backLabel }: { readonly backLabel: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <div className="flex items-center gap-2 border-b bg-muted px-2 text-sm text-muted-foreground">
      <button type="button" className={iconButton} aria-label={backLabel} onClick={() => void navigate(-1)}>
        <Icon path="M14.5 5.5 8 12l6.5 6.5" className="rtl:-scale-x-100" />
      </button>
      <p className="min-w-0 truncate" dir="ltr">
        shop.example{decodeURIComponent(pathname + search)}
      </p>
    </div>
  )
}
