import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createConsumer, library, pack, tools, type Consumer } from './packed-package.js'
import { writeConsumer } from './write-consumer.js'

let packed: Awaited<ReturnType<typeof pack>>
let consumer: Consumer

beforeAll(async () => {
  packed = await pack()
  const peers = [library, ...tools].flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {}))
  const types = ['@types/node', '@types/react', '@types/react-dom']
  const own = tools.map(({ name }) => name)
  const linked = peers.filter((name) => name !== library.name)
  consumer = await createConsumer(packed.tarball, [...new Set([...linked, ...types, ...own])])
})

afterAll(async () => {
  await Promise.all([consumer.remove(), packed.remove()])
})

// A design system, a shared package or a monorepo exports its hooks, so its compiler must be able to write their types.
it('a project with `declaration: true` exports what every public function returns', async () => {
  await writeFile(join(consumer.folder, 'package.json'), '{ "name": "shop", "type": "module" }')
  const file = join(consumer.folder, 'index.ts')
  await writeFile(file, writeConsumer([library, ...tools]))
  const program = ts.createProgram([file], {
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    outDir: join(consumer.folder, 'dist'),
  })
  const source = program.getSourceFile(file)
  const found = [...program.getSemanticDiagnostics(source), ...program.getDeclarationDiagnostics(source)]
  expect(found.map(({ code, start, messageText }) => describe(code, messageText, source, start))).toEqual([])
})

function describe(
  code: number,
  text: string | ts.DiagnosticMessageChain,
  source: ts.SourceFile | undefined,
  start = 0,
): string {
  const line = source?.text.slice(source.text.lastIndexOf('\n', start) + 1).split('\n')[0] ?? ''
  return `TS${code} in ${line}: ${ts.flattenDiagnosticMessageText(text, '\n')}`
}
