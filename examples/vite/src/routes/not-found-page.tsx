import { Link } from 'react-router'

import { PageTitle } from '../layout/page-title'

export function NotFoundPage() {
  return (
    <div className="message">
      <PageTitle>Not found</PageTitle>
      <h1>Not found</h1>
      <p>There is nothing at this address. It may have been sold, moved or mistyped.</p>
      <Link className="button" to="/products">
        See all products
      </Link>
    </div>
  )
}
