import { markdown } from '../../../../lib/agents'

/** `/llms.txt`, the `.md` twins, and pages for `Accept: text/markdown`. The handler reads the shop's own path. */
export async function GET(
  request: Request,
  { params }: { readonly params: Promise<{ readonly path: readonly string[] }> },
): Promise<Response> {
  const { path } = await params
  const url = new URL(request.url)
  url.pathname = `/${path.join('/')}`
  return markdown(new Request(url, { signal: request.signal }))
}
