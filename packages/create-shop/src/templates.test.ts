import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

import { writeTemplate } from '../../../scripts/write-template.js'

const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

/** The imports of a shop's own files that lead nowhere. React Router generates `./+types`. */
function findLostImports(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      const imports = source.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g)
      return [...imports].flatMap(([, path = '']) => {
        const target = join(folder, dirname(file), path.replace(/\.js$|\?.*$/, ''))
        const exists = ENDINGS.some((ending) => existsSync(target + ending))
        return exists || path.includes('/+types/') ? [] : [`${file}: ${path}`]
      })
    })
}

it.each(['vite', 'next', 'react-router'])('writes a template of %s with every file it imports', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-react-template-'))
  try {
    writeTemplate(name, folder)
    expect(findLostImports(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
