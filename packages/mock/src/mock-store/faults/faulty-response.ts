import { abortable, delay } from './delay.js'
import type { MockDialect } from '../dialect.js'
import { jsonResponse } from '../json-response.js'
import type { MockFaultDetails } from './faults.js'
import { errorResponse } from '../request-problem.js'

/** As `fetch` rejects if the connection is lost. The HTTP server closes the socket instead. */
const connectionLost = () => new TypeError('fetch failed: the mock store closed the connection')

const PAGE = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'

function statusResponse(
  {
    status,
    body,
    headers,
    retryAfter,
  }: Extract<MockFaultDetails, { status: number; kind?: 'status' | undefined }>,
  dialect: MockDialect,
): Response {
  const all = {
    ...headers,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  }
  if (status === 204 || status === 205 || status === 304) return new Response(null, { status, headers: all })
  if (body !== undefined) return jsonResponse(body, { status, headers: all })
  return errorResponse(
    dialect,
    { status, code: `http_${status}`, message: `Simulated failure with status ${status}.` },
    all,
  )
}

/** Keeps the headers, so that a `content-length` no longer matches the body. */
function withBody(response: Response, body: BodyInit | null): Response {
  return new Response(body, { status: response.status, headers: response.headers })
}

function streamThenFail(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  let sent = false
  return new ReadableStream({
    pull(controller) {
      if (sent || bytes.length === 0) {
        controller.error(connectionLost())
      } else {
        sent = true
        controller.enqueue(bytes)
      }
    },
  })
}

function streamSlowly(
  bytes: Uint8Array<ArrayBuffer>,
  { durationMs = 1000, chunks = 10 }: { durationMs?: number | undefined; chunks?: number | undefined },
  signal: AbortSignal | null,
): ReadableStream<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.length / chunks))
  let from = 0
  return new ReadableStream({
    async pull(controller) {
      try {
        await delay(durationMs / chunks, signal)
        controller.enqueue(bytes.subarray(from, from + size))
        from += size
        if (from >= bytes.length) controller.close()
      } catch (reason) {
        controller.error(reason)
      }
    },
  })
}

export async function faultyResponse(
  fault: MockFaultDetails,
  respond: () => Promise<Response>,
  dialect: MockDialect,
  signal: AbortSignal | null,
): Promise<Response> {
  const bodyOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
  switch (fault.kind) {
    case 'timeout':
      return abortable(new Promise<never>(() => {}), signal)
    case 'disconnect': {
      if (fault.afterBytes === undefined) throw connectionLost()
      const response = await respond()
      const bytes = await bodyOf(response)
      return withBody(response, streamThenFail(bytes.slice(0, fault.afterBytes)))
    }
    case 'truncated': {
      const response = await respond()
      const bytes = await bodyOf(response)
      return withBody(response, bytes.slice(0, fault.atBytes ?? Math.floor(bytes.length / 2)))
    }
    case 'html':
      return new Response(fault.html ?? PAGE, {
        status: fault.status ?? 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    case 'wrong-json':
      return jsonResponse(fault.body ?? { ok: true }, { status: fault.status ?? 200 })
    case 'slow': {
      const response = await respond()
      const bytes = await bodyOf(response)
      return withBody(response, streamSlowly(bytes, fault, signal))
    }
    default:
      return statusResponse(fault, dialect)
  }
}
