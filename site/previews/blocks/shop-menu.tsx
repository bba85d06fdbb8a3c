import { Breadcrumbs } from '../../../blocks/shop-menu/breadcrumbs.js'
import { CollectionPlaces } from '../../../blocks/shop-menu/collection-places.js'
import { MenuDrawer } from '../../../blocks/shop-menu/menu-drawer.js'
import { ShopMenu } from '../../../blocks/shop-menu/shop-menu.js'
import { useShopMenu } from '../../../blocks/shop-menu/use-shop-menu.js'
import { PreviewHeader, PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

export default function ShopMenuPreview({ texts }: PreviewProps) {
  const menu = useShopMenu('main')
  const item = menu?.items.find(({ children }) => children?.length)
  return (
    <>
      <PreviewHeader name={texts.shopName}>
        <ShopMenu
          className="hidden flex-1 lg:block"
          slug="main"
          label={texts.departments}
          current={item?.url ?? ''}
        />
        <MenuDrawer />
      </PreviewHeader>
      <PreviewPage>
        <div>
          {item?.url ? (
            <CollectionPlaces url={item.url}>
              <h1 className="mb-6 text-2xl font-semibold tracking-tight">{item.label}</h1>
            </CollectionPlaces>
          ) : (
            <Breadcrumbs items={[]} />
          )}
        </div>
      </PreviewPage>
    </>
  )
}
