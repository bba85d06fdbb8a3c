// The compiler writes a declaration for each of 90 modules. Keeps those that the entry imports.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const dist = join(import.meta.dirname, 'dist')
const kept = new Set([join(dist, 'index.d.ts')])
// Iterating a Set also visits values added during the iteration.
for (const file of kept) {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)\.js'/g)) {
    kept.add(join(dirname(file), `${name}.d.ts`))
  }
}
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isFile() && path.endsWith('.d.ts') && !kept.has(path)) rmSync(path)
}
for (const entry of readdirSync(dist, { withFileTypes: true })) {
  const path = join(dist, entry.name)
  if (entry.isDirectory() && readdirSync(path, { recursive: true }).every((name) => !/\./.test(name)))
    rmSync(path, { recursive: true })
}
