import { getSearchDocuments } from '../../lib/search/search-documents'

/** The documents that the browser searches. */
export async function GET(request: Request): Promise<Response> {
  const { asOf, text } = await getSearchDocuments()
  const etag = `"${asOf}"`
  const headers = { etag, 'cache-control': 'public, max-age=300' }
  // A proxy that compresses marks the tag as weak.
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } })
}
