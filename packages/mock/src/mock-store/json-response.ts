/** Replaces `Response.json`, which older browsers lack and which is twice as slow for large pages on Node 20. */
export function jsonResponse(value: unknown, { headers, ...init }: ResponseInit = {}): Response {
  const all = new Headers(headers)
  if (!all.has('content-type')) all.set('content-type', 'application/json')
  return new Response(JSON.stringify(value), { ...init, headers: all })
}
