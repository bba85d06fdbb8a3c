import { Suspense } from 'react'
import { defineResource, useSuspenseResourceList } from 'storefront-react'
import * as z from 'zod/mini'

const posts = defineResource({
  name: 'posts',
  path: '/posts',
  schema: z.looseObject({ id: z.string(), title: z.string() }),
})

const Titles = () =>
  useSuspenseResourceList(posts, { limit: 10 }).data.items.map(
    ({ id, title }) => <p key={id}>{title}</p>,
  )

export const Posts = () => (
  <Suspense fallback={<p>Loading</p>}>
    <Titles />
  </Suspense>
)
