import { answerAgent } from '../../../lib/agents'

interface Context {
  readonly params: Promise<{ readonly path: readonly string[] }>
}

/** The handlers read the path that the rewrites have put after `/agents`. */
async function answer(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  const url = new URL(request.url)
  url.pathname = `/${path.join('/')}`
  // With the body as a stream: the handlers stop reading at 64 kB.
  return answerAgent(new Request(url, request))
}

export { answer as GET, answer as OPTIONS, answer as POST }
