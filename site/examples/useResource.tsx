import { defineResource, useResource } from 'storefront-react'
import * as z from 'zod/mini'

const posts = defineResource({
  name: 'posts',
  path: '/posts',
  schema: z.looseObject({ id: z.string(), title: z.string() }),
})

export function Post({ slug }: { slug: string }) {
  const { data: post } = useResource(posts, { slug })
  return <h1>{post?.title}</h1>
}
