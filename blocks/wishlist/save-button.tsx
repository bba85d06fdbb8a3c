'use client'
import { SaveToggle, type SaveToggleProps } from 'storefront-react/saved'

import { iconButton } from '../shop-ui/class-names'
import { Icon, icons } from '../shop-ui/icon'
import { useWishlist } from './wishlist'

export interface SaveButtonProps {
  readonly product: SaveToggleProps['product']
  readonly className?: string
}

export function SaveButton({ product, className = '' }: SaveButtonProps) {
  const wishlist = useWishlist()
  return (
    <SaveToggle
      list={wishlist}
      product={product}
      className={`${iconButton} rounded-full bg-background text-foreground data-saved:text-destructive data-saved:[&_path]:fill-current ${className}`}
    >
      <Icon path={icons.heart} />
    </SaveToggle>
  )
}
