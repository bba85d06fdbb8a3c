import { Link } from 'react-router'

import { outlineButton } from '../components/shop/shop-ui/class-names'
import { PageHeading } from '../layout/page-heading'
import { useTexts } from '../texts'

export function NotFoundPage() {
  const texts = useTexts()
  return (
    <>
      <PageHeading text={texts.notFoundText}>{texts.notFound}</PageHeading>
      <Link className={outlineButton} to="/products">
        {texts.seeAllProducts}
      </Link>
    </>
  )
}
