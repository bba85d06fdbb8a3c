import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../../../..')

/** Errors of the compiler about printed files, with the options of a strict app. */
export function typeCheck(files: Readonly<Record<string, string>>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    paths: { 'storefront-react/core': [join(root, 'src/core/index.ts')] },
  }
  const host = ts.createCompilerHost(options)
  const texts = new Map(Object.entries(files).map(([name, text]) => [join(root, 'src', name), text]))
  const disk = ts.createCompilerHost(options)
  host.fileExists = (path) => texts.has(path) || disk.fileExists(path)
  host.readFile = (path) => texts.get(path) ?? disk.readFile(path)
  host.getSourceFile = (path, ...rest) => {
    const text = texts.get(path)
    return text === undefined
      ? disk.getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ES2023)
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  return [...texts.keys()].flatMap((path) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(path)).map(({ messageText, start = 0, file }) => {
      const line = (file?.text.slice(0, start).split('\n').length ?? 0) - 1
      return `${path.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} in: ${file?.text.split('\n')[line] ?? ''}`
    }),
  )
}
