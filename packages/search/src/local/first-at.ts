/** First index for which `test` is true, by binary search. Without such an index, the length. */
export function firstAt<T>(values: readonly T[], test: (value: T) => boolean): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (test(values[middle] as T)) high = middle
    else low = middle + 1
  }
  return low
}
