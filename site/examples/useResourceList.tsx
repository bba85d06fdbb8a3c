import { defineResource, useResourceList } from 'storefront-react'
import * as z from 'zod/mini'

const posts = defineResource({
  name: 'posts',
  path: '/posts',
  schema: z.looseObject({ id: z.string(), title: z.string() }),
})

export function Posts() {
  const { data } = useResourceList(posts, { limit: 10 })
  return data?.items.map(({ id, title }) => <p key={id}>{title}</p>)
}
