import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom as Jest has it lacks the platform's fetch and streams, which Node has had since 18. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    const { Headers, ReadableStream, Request, Response, TextDecoder, TextEncoder, fetch } = globalThis
    Object.assign(this.global, {
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      fetch,
    })
  }
}
