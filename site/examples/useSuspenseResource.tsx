import { Suspense } from 'react'
import { defineResource, useSuspenseResource } from 'storefront-react'
import * as z from 'zod/mini'

const posts = defineResource({
  name: 'posts',
  path: '/posts',
  schema: z.looseObject({ id: z.string(), title: z.string() }),
})

const Title = ({ slug }: { slug: string }) => (
  <h1>{useSuspenseResource(posts, { slug }).data.title}</h1>
)

export const Post = ({ slug }: { slug: string }) => (
  <Suspense fallback={<p>Loading</p>}>
    <Title slug={slug} />
  </Suspense>
)
