/** Width and height in CSS pixels, unless a test asks for another. */
export const VIEWPORT = [1280, 800] as const
