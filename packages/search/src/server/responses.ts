const jsonHeaders = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' }

export function jsonResponse(body: string, headers: Record<string, string>): Response {
  return new Response(body, { headers: { ...jsonHeaders, ...headers } })
}

/** Exposes nothing of the server. */
export function errorResponse(status: number, code: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ error: { code } }), {
    status,
    headers: { ...jsonHeaders, 'Cache-Control': 'no-store', ...headers },
  })
}
