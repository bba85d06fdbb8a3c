import { Link } from 'react-router'

import { outlineButton } from '../components/shop/shop-ui/class-names'
import { PageHeading } from '../layout/page-heading'
import { PageTitle } from '../layout/page-title'

export function NotFoundPage() {
  return (
    <>
      <PageTitle>Not found</PageTitle>
      <PageHeading>Not found</PageHeading>
      <p className="mb-6">There is nothing at this address. It may have been sold, moved or mistyped.</p>
      <Link className={outlineButton} to="/products">
        See all products
      </Link>
    </>
  )
}
