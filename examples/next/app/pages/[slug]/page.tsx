import type { Metadata } from 'next'
import { Description } from 'storefront-react'

import { PageHeading } from '../../../components/page-heading'
import { getPage } from '../../../lib/request-cache'

interface ContentPageProps {
  readonly params: Promise<{ readonly slug: string }>
}

/** Nothing is sent before the page: the HTML starts with its title, or with `noindex` for an unknown slug. */
export const instant = false

export async function generateMetadata({ params }: ContentPageProps): Promise<Metadata> {
  const { slug } = await params
  return { title: (await getPage(slug)).title, alternates: { canonical: `/pages/${slug}` } }
}

export default async function ContentPage({ params }: ContentPageProps) {
  const { slug } = await params
  const { title, content } = await getPage(slug)
  return (
    <article className="max-w-2xl">
      <PageHeading>{title}</PageHeading>
      <Description className="grid gap-4" text={content} />
    </article>
  )
}
