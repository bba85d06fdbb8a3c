import Link from 'next/link'

import { PageHeading } from '../components/page-heading'
import { outlineButton } from '../components/shop/shop-ui/class-names'

export default function NotFound() {
  return (
    <>
      <PageHeading>Not found</PageHeading>
      <p className="mb-6">There is nothing at this address. It may have been sold, moved or mistyped.</p>
      <Link className={outlineButton} href="/products">
        See all products
      </Link>
    </>
  )
}
