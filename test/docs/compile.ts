import { dirname, join } from 'node:path'
import ts from 'typescript'

export const root = join(import.meta.dirname, '../..')

/** A file that is only in memory. */
export interface Source {
  /** Shown with its problems. */
  readonly place: string
  /** Inside the project, so that the compiler resolves packages. */
  readonly path: string
  readonly code: string
}

interface CompileOptions {
  /** Codes of diagnostics. */
  readonly ignored?: readonly number[]
  /** Added to those of the project, as in a `tsconfig.json`. */
  readonly compilerOptions?: object
}

/** Compiles the sources against those of the packages. */
export function problemsOf(
  sources: readonly Source[],
  { ignored = [], compilerOptions = {} }: CompileOptions = {},
): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      // Its paths lead to the sources of every package, so nothing has to be built before.
      ...config.compilerOptions,
      ...compilerOptions,
    },
    root,
  )
  const host = ts.createCompilerHost(options)
  const codeOf = new Map(sources.map(({ path, code }) => [path, code]))
  const folders = new Set(sources.map(({ path }) => dirname(path)))
  const hostWithSources: ts.CompilerHost = {
    ...host,
    fileExists: (path) => codeOf.has(path) || host.fileExists(path),
    directoryExists: (path) => folders.has(path) || ts.sys.directoryExists(path),
    readFile: (path) => codeOf.get(path) ?? host.readFile(path),
    getSourceFile(path, languageVersion, ...rest) {
      const code = codeOf.get(path)
      if (code === undefined) return host.getSourceFile(path, languageVersion, ...rest)
      return ts.createSourceFile(path, code, languageVersion)
    },
  }
  const program = ts.createProgram([...codeOf.keys()], options, hostWithSources)
  return sources.flatMap(({ place, path }) => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .filter(({ code }) => !ignored.includes(code))
      .map(({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  })
}
