/**
 * A response whose body is a string in memory. The stream and the encoding of an ordinary `Response` take as long as the
 * check of a page. `over-http.test.ts` and `cli.test.ts` check that the doctor reads real ones.
 */
export class MemoryResponse extends Response {
  readonly #text: string

  constructor(text: string, init?: ResponseInit) {
    super(null, init)
    this.#text = text
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text)
  }

  override json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.#text))
  }

  override clone(): MemoryResponse {
    return new MemoryResponse(this.#text, this)
  }
}
