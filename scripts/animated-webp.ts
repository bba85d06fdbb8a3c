// Joins screenshots to an animated WebP. The browser encodes each frame, cut to what has changed since the frame before, and
// this file writes the container, so that no image library is needed.
// See https://developers.google.com/speed/webp/docs/riff_container.
import type { Page } from 'playwright'

export interface Frame {
  readonly png: Buffer
  readonly durationMs: number
}

interface Patch {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly webp: Buffer
}

const QUALITY = 0.8
const ANIMATION_FLAG = 0x02
/** The frame replaces the pixels below it, and stays. */
const DO_NOT_BLEND = 0x02

/** All frames have the size of the first. The animation repeats for ever. */
export async function animate(frames: readonly Frame[], page: Page): Promise<Buffer> {
  const patches: { readonly patch: Patch; readonly durationMs: number }[] = []
  for (const [index, { png, durationMs }] of frames.entries()) {
    patches.push({ patch: await encodePatch(png, frames[index - 1]?.png, page), durationMs })
  }
  const [first] = patches
  if (!first) throw new Error('An animation needs a frame.')
  const { width, height } = first.patch
  const header = chunk(
    'VP8X',
    Buffer.concat([uint(ANIMATION_FLAG, 4), uint(width - 1, 3), uint(height - 1, 3)]),
  )
  // Transparent, without end.
  const animation = chunk('ANIM', Buffer.alloc(6))
  const body = patches.map(({ patch, durationMs }) => chunk('ANMF', frameOf(patch, durationMs)))
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), header, animation, ...body]))
}

function frameOf({ x, y, width, height, webp }: Patch, durationMs: number): Buffer {
  return Buffer.concat([
    uint(x / 2, 3),
    uint(y / 2, 3),
    uint(width - 1, 3),
    uint(height - 1, 3),
    uint(durationMs, 3),
    uint(DO_NOT_BLEND, 1),
    ...imageChunksOf(webp),
  ])
}

/** The pixels of a still, without its header and its colour profile. */
function imageChunksOf(webp: Buffer): Buffer[] {
  const chunks: Buffer[] = []
  for (let start = 12; start < webp.length;) {
    const size = webp.readUInt32LE(start + 4)
    const end = start + 8 + size + (size % 2)
    if (/^(ALPH|VP8 |VP8L)$/.test(webp.toString('latin1', start, start + 4)))
      chunks.push(webp.subarray(start, end))
    start = end
  }
  return chunks
}

function chunk(name: string, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), uint(data.length, 4), data, Buffer.alloc(data.length % 2)])
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

/** The smallest rectangle that contains every changed pixel. The container counts its place in steps of two pixels. */
async function encodePatch(png: Buffer, before: Buffer | undefined, page: Page): Promise<Patch> {
  const { url, ...rectangle } = await page.evaluate(
    async ([sources, quality]) => {
      // Without names: tsx would mark each named function with a helper that the browser does not have.
      const [now, then] = await Promise.all(
        sources.map(async (base64) => {
          const image = new Image()
          image.src = `data:image/png;base64,${base64}`
          await image.decode()
          const canvas = document.createElement('canvas')
          canvas.width = image.naturalWidth
          canvas.height = image.naturalHeight
          const context = canvas.getContext('2d') as CanvasRenderingContext2D
          context.drawImage(image, 0, 0)
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
          return { canvas, pixels: new Uint32Array(data.buffer) }
        }),
      )
      if (!now) throw new Error('There is no picture.')
      const { canvas, pixels } = now
      let [left, top, right, bottom] = [0, 0, canvas.width, canvas.height]
      if (then) {
        ;[left, top, right, bottom] = [canvas.width, canvas.height, 2, 2]
        for (let index = 0; index < pixels.length; index += 1) {
          if (pixels[index] === then.pixels[index]) continue
          const [column, row] = [index % canvas.width, Math.floor(index / canvas.width)]
          left = Math.min(left, column)
          right = Math.max(right, column + 1)
          top = Math.min(top, row)
          bottom = Math.max(bottom, row + 1)
        }
        left = Math.min(left, right - 2)
        top = Math.min(top, bottom - 2)
      }
      const [x, y] = [left - (left % 2), top - (top % 2)]
      const patch = document.createElement('canvas')
      patch.width = right - x
      patch.height = bottom - y
      patch.getContext('2d')?.drawImage(canvas, -x, -y)
      return { x, y, width: patch.width, height: patch.height, url: patch.toDataURL('image/webp', quality) }
    },
    [[png, ...(before ? [before] : [])].map((each) => each.toString('base64')), QUALITY] as const,
  )
  return { ...rectangle, webp: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}
