/** Whether a value of unknown shape has properties that can be read; arrays included. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
