import Link from 'next/link'

import { PageHeading } from '../components/page-heading'
import { outlineButton } from '../components/shop/shop-ui/class-names'
import { texts } from '../lib/texts'

export default function NotFound() {
  return (
    <>
      <PageHeading>{texts.notFound}</PageHeading>
      <p className="mb-6">{texts.notFoundText}</p>
      <Link className={outlineButton} href="/products">
        {texts.seeAllProducts}
      </Link>
    </>
  )
}
