/** Ends the command. The message is one sentence that says what to do. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
}
