import { revalidateTag } from 'next/cache'

/** For the store's webhook. Next refreshes the store's cached data when it is next requested. */
export async function POST(request: Request): Promise<Response> {
  const secret = process.env.REVALIDATE_SECRET
  if (!secret || request.headers.get('authorization') !== `Bearer ${secret}`) {
    return new Response(null, { status: 401 })
  }
  // `{ expire: 0 }`: the next visitor waits for fresh data. With `'max'`, that visitor still gets the old data.
  for (const tag of ['storefront', 'menus']) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
