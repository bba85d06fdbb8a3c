import { TestEnvironment } from 'jest-environment-jsdom'

/** Jest's jsdom environment lacks `fetch` and streams, so expose those of Node. */
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
