import { ProductImage } from '../../../src/index.js'
import { settings } from './settings-of-page.js'

const WIDTH = 240

/** The number in the product's id decides the height, so that rows differ. */
export function Picture({ id }: { readonly id: string }) {
  const height = 120 + (Number(id.slice(1)) % 7) * 30
  const src = `/picture/${settings.session}/${settings.pictureMs}/${WIDTH}/${height}/${id}`
  switch (settings.picture) {
    case 'none':
      return <div className="frame" style={{ height }} />
    case 'sized':
      return <img alt="" src={src} width={WIDTH} height={height} />
    case 'unsized':
      return <img alt="" src={src} />
    case 'ratio':
      return <ProductImage alt="" image={{ src }} aspectRatio={WIDTH / height} />
    case 'ratio missing':
      return <ProductImage alt="" aspectRatio={WIDTH / height} />
    case 'ratio full width':
      return <ProductImage alt="" image={{ src }} aspectRatio={WIDTH / height} className="full" />
    case 'ProductImage sized':
      return <ProductImage alt="" image={{ src }} width={WIDTH} height={height} />
  }
}
