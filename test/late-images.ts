import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** A URL whose response waits for `sendImage`. */
export function lateImage(): string {
  return `/late-images/${crypto.randomUUID()}`
}

/** Answers the requests of this URL: with a picture of this size, or with a failure. */
export async function sendImage(url: string, size?: readonly [width: number, height: number]): Promise<void> {
  const body = size ? await draw(...size) : ''
  // The browser may not have sent its request yet.
  await waitFor(async () => {
    const response = await fetch(url, { method: 'POST', body })
    expect(Number(await response.text())).toBeGreaterThan(0)
  })
}

function draw(width: number, height: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = 'seagreen'
  context.fillRect(0, 0, width, height)
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob as Blob))
  })
}
