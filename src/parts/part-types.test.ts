import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(src, file), 'utf8')

/** What each namespace exports, such as `Cart.Add` and `Cart.AddProps`, and the type tests of its folder. */
const namespaces = files
  .filter((file) => file.endsWith('index.parts.ts'))
  .map((file) => {
    const folder = dirname(file)
    const [, namespace] = /export \* as (\w+) from/.exec(read(join(folder, 'index.ts')))!
    return {
      namespace: namespace!,
      names: [...read(file).matchAll(/ as (\w+)/g)].map(([, name]) => name!),
      typeTests: files
        .filter((test) => test.startsWith(`${folder}/`) && test.endsWith('.test-d.tsx'))
        .map(read)
        .join('\n'),
    }
  })

describe.each(namespaces)('$namespace', ({ namespace, names, typeTests }) => {
  const parts = names.filter((name) => !/(Props|State|Details)$/.test(name))

  it.each(parts)('exports the props and the state of %s', (part) => {
    expect(names).toEqual(expect.arrayContaining([`${part}Props`, `${part}State`]))
  })

  it.each(parts)('has type tests that refuse a misspelt state and a misspelt prop of %s', (part) => {
    const refused = [...typeTests.matchAll(/@ts-expect-error[^\n]*\n\s*(<[^\n]*)/g)]
      .map(([, line]) => line!)
      .filter(
        (line) => line.startsWith(`<${namespace}.${part} `) || line.startsWith(`<${namespace}.${part}>`),
      )
    const ofState = refused.filter((line) => /(className|style)=\{\(/.test(line))
    expect(ofState.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(ofState.length)
  })
})
