/** A real shop has a column in its database whose values are unique. */
const answers = new Map<string, Promise<unknown>>()

/**
 * Answers a repeated checkout with its first answer, even while the first one is still being placed. A checkout that was
 * refused or failed is forgotten, so that the shopper can try again.
 */
export function placeOnce<Order>(
  checkoutId: string | undefined,
  place: () => Promise<Order | undefined>,
): Promise<Order | undefined> {
  if (checkoutId === undefined) return place()
  const known = answers.get(checkoutId)
  if (known) return known as Promise<Order | undefined>
  const answer = place()
  answers.set(checkoutId, answer)
  const forget = () => answers.delete(checkoutId)
  answer.then((order) => order ?? forget(), forget)
  return answer
}
