import { join, sep } from 'node:path'
import ts from 'typescript'

import { library, publicEntriesOf, root, tools } from './packed-package.js'

/** What a consumer's compiler reads. */
export interface DeclaredProgram {
  readonly program: ts.Program
  readonly checker: ts.TypeChecker
  /** The module of an entry, from the path of its source. */
  readonly moduleOf: (source: string) => ts.Symbol
  readonly isOwn: (file: ts.SourceFile) => boolean
}

const folders = [library, ...tools].map(({ folder }) => join(folder, 'src') + sep)
const isSource = (path: string) => /(?<!\.d)\.tsx?$/.test(path) && isInPackage(path)
const isInPackage = (path: string) => folders.some((folder) => path.startsWith(folder))
const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts')

/** A program of the declarations of every package. They come from the sources, never from an old build, and stay in memory. */
export function createDeclaredProgram(): DeclaredProgram {
  const { options } = readConfig()
  const sources = [library, ...tools].flatMap(publicEntriesOf).map(({ source }) => source)
  const texts = emitDeclarations(sources, options)
  const declaredOptions: ts.CompilerOptions = {
    ...options,
    paths: Object.fromEntries(
      Object.entries(options.paths ?? {}).map(([name, paths]) => [name, paths.map(declarationOf)]),
    ),
  }
  const host = ts.createCompilerHost(declaredOptions)
  const disk = { ...host }
  host.fileExists = (path) => !isSource(path) && (texts.has(path) || disk.fileExists(path))
  host.readFile = (path) => texts.get(path) ?? disk.readFile(path)
  host.getSourceFile = (path, ...rest) => {
    const text = texts.get(path)
    return text === undefined ? disk.getSourceFile(path, ...rest) : ts.createSourceFile(path, text, rest[0])
  }
  const program = ts.createProgram(sources.map(declarationOf), declaredOptions, host)
  const checker = program.getTypeChecker()
  return {
    program,
    checker,
    moduleOf: (source) => checker.getSymbolAtLocation(program.getSourceFile(declarationOf(source))!)!,
    isOwn: ({ fileName }) => texts.has(fileName),
  }
}

function readConfig(): ts.ParsedCommandLine {
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  })
  if (!parsed) throw new Error('tsconfig.json cannot be read.')
  return parsed
}

function emitDeclarations(
  sources: readonly string[],
  options: ts.CompilerOptions,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const program = ts.createProgram(sources, {
    ...options,
    noEmit: false,
    outDir: undefined,
    emitDeclarationOnly: true,
  })
  for (const file of program.getSourceFiles()) {
    if (!isInPackage(file.fileName)) continue
    const { emitSkipped } = program.emit(file, (path, text) => texts.set(path, text), undefined, true)
    if (emitSkipped) throw new Error(`${file.fileName} has no declarations: run "npx tsc --noEmit".`)
  }
  return texts
}
