import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

const images = [...readme.matchAll(/<img ([^>]+)>/g)].map(([, text]) =>
  Object.fromEntries([...text!.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!])),
)

/** The extended format, which Chromium writes: both sides less one, in three bytes each. */
function sizeOf(webp: Buffer) {
  expect(webp.toString('latin1', 8, 16)).toBe('WEBPVP8X')
  return { width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 }
}

/** A flag of the extended format. */
const isAnimated = (webp: Buffer) => (webp.readUInt8(20) & 0x02) > 0

describe('the images of the readme', () => {
  it('shows a still of its animation to readers who prefer no motion', () => {
    const [, still] =
      /<source media="\(prefers-reduced-motion: reduce\)" srcset="([^"]+)">/.exec(readme) ?? []
    expect(isAnimated(readFileSync(join(root, still!)))).toBe(false)
  })

  it('has images', () => {
    expect(images.length).toBeGreaterThan(0)
  })

  it.each(images)('has enough pixels, few bytes and a description: $src', ({ src, width, height, alt }) => {
    const file = readFileSync(join(root, src!))
    const size = sizeOf(file)
    expect(file.length).toBeLessThan(isAnimated(file) ? 400_000 : 200_000)
    expect(alt).toMatch(/\w+ \w+/)
    expect(size.width / Number(width)).toBeGreaterThan(1.5)
    // The readme reserves the height in whole pixels.
    expect(Math.abs((size.height / size.width) * Number(width) - Number(height))).toBeLessThan(1)
  })
})
