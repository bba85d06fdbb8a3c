'use client'
import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { ProductList } from 'storefront-react'

import { ErrorMessage } from './error-message'
import { renderCard } from './product-card'

type ProductGridProps = ProductList.RootProps & {
  readonly controls?: ReactNode
}

export function ProductGrid({ controls, ...props }: ProductGridProps) {
  return (
    <ProductList.Root {...props}>
      <div className="list-head">
        <ProductList.Status className="list-status" />
        {controls}
      </div>
      <div className="list-more">
        <ProductList.Previous className="button" {...(props.getPageHref && { render: renderLink })} />
      </div>
      <ProductList.Pending>
        <div className="grid">
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index}>
              <div className="picture skeleton" />
              <div className="skeleton skeleton-line" />
            </div>
          ))}
        </div>
      </ProductList.Pending>
      <ProductList.Items className="grid">{renderCard}</ProductList.Items>
      <ProductList.Empty className="message">There is nothing here yet.</ProductList.Empty>
      <ProductList.Error>
        {({ error, retry }) => <ErrorMessage error={error} onRetry={retry} />}
      </ProductList.Error>
      <div className="list-more">
        <ProductList.Next className="button" {...(props.getPageHref && { render: renderLink })} />
      </div>
    </ProductList.Root>
  )
}

/** `next/link` needs its `href` as a prop of its own, so use a function, not `render={<Link />}`. */
const renderLink = ({ href = '', ...props }: ComponentProps<'a'>) => (
  <Link {...props} href={href} prefetch={false} />
)
