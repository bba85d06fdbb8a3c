import type { MockDialect } from './dialect.js'

export type ProblemKind = keyof MockDialect['errorStatus']

export class RequestProblem extends Error {
  override readonly name = 'RequestProblem'
  readonly kind: ProblemKind
  readonly status: number | undefined

  constructor(kind: ProblemKind, message: string, status?: number) {
    super(message)
    this.kind = kind
    this.status = status
  }
}

const codes: Record<ProblemKind, string> = {
  validation: 'validation_error',
  unauthorized: 'unauthorized',
  notFound: 'not_found',
  methodNotAllowed: 'method_not_allowed',
}

export function errorResponse(
  dialect: MockDialect,
  { status, code, message }: { status: number; code: string; message: string },
  headers: Record<string, string> = {},
): Response {
  const respond = (body: string | null, type: string) =>
    new Response(body, { status, headers: { ...headers, ...(body !== null && { 'content-type': type }) } })
  switch (dialect.errorBody) {
    case 'nested':
      return respond(JSON.stringify({ error: { code, message } }), 'application/json')
    case 'message':
      return respond(JSON.stringify({ message }), 'application/json')
    case 'problem':
      return respond(
        JSON.stringify({ type: 'about:blank', title: code, status, detail: message }),
        'application/problem+json',
      )
    case 'text':
      return respond(message, 'text/plain; charset=utf-8')
    case 'empty':
      return respond(null, '')
  }
}

export function problemResponse(dialect: MockDialect, problem: RequestProblem): Response {
  return errorResponse(
    dialect,
    {
      status: problem.status ?? dialect.errorStatus[problem.kind],
      code: codes[problem.kind],
      message: problem.message,
    },
    problem.kind === 'methodNotAllowed' ? { allow: 'GET' } : {},
  )
}
