/** Why no mapping is written. The message is one sentence for the owner of the store. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
