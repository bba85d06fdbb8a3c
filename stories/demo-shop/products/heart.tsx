import { useIsSaved } from '../../../src/saved/index.js'
import { Icon } from '../parts/icon.js'
import { useShop } from '../shop-context.js'
import { useWords } from '../words/use-words.js'

interface HeartProps {
  readonly product: { readonly id: string; readonly name: string }
}

/** Saves a product to the wishlist, or removes it. */
export function Heart({ product }: HeartProps) {
  const { wishlist } = useShop()
  const isSaved = useIsSaved(wishlist, product.id)
  const words = useWords()
  return (
    <button
      type="button"
      className="demo-icon-button demo-heart"
      aria-pressed={isSaved}
      aria-label={words.product.save(product.name)}
      onClick={() => wishlist.toggle(product.id)}
    >
      <Icon name="heart" />
    </button>
  )
}
