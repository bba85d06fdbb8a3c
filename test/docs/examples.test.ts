// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Example {
  readonly place: string
  /** Inside the project, so that the compiler resolves packages. */
  readonly path: string
  readonly code: string
}

/** ```` ```tsx no-check ```` marks a fragment. */
function examplesOf(file: string): Example[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map((match) => {
    const line = text.slice(0, match.index).split('\n').length
    return {
      place: `${file}:${line}`,
      path: join(root, `${file.replaceAll('/', '-')}-${line}.tsx`),
      // `export {}` makes a module of an example without imports.
      code: `${match[1]!}\nexport {}\n`,
    }
  })
}

function problemsOf(examples: readonly Example[]): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      paths: {
        'storefront-react': ['./src/index.ts'],
        'storefront-react/*': ['./src/*/index.ts', './src/*.ts'],
      },
    },
    root,
  )
  const host = ts.createCompilerHost(options)
  const codeOf = new Map(examples.map(({ path, code }) => [path, code]))
  const hostWithExamples: ts.CompilerHost = {
    ...host,
    fileExists: (path) => codeOf.has(path) || host.fileExists(path),
    readFile: (path) => codeOf.get(path) ?? host.readFile(path),
    getSourceFile(path, languageVersion, ...rest) {
      const code = codeOf.get(path)
      if (code === undefined) return host.getSourceFile(path, languageVersion, ...rest)
      return ts.createSourceFile(path, code, languageVersion)
    },
  }
  const program = ts.createProgram([...codeOf.keys()], options, hostWithExamples)
  return examples.flatMap(({ place, path }) => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}

describe('examples in the documentation', () => {
  const pages = readdirSync(root, { recursive: false, encoding: 'utf8' })
    .filter((name) => name === 'README.md' || name === 'docs')
    .flatMap((name) =>
      name === 'docs'
        ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
            .filter((path) => path.endsWith('.md'))
            .map((path) => `docs/${path}`)
        : [name],
    )

  it('compile as a user would write them', () => {
    const examples = pages.flatMap(examplesOf)
    expect(examples.length).toBeGreaterThan(0)
    expect(problemsOf(examples)).toEqual([])
  })

  it('begin in the readme with one that has at most ten lines', () => {
    const [first] = examplesOf('README.md')
    expect(first!.code.trim().split('\n').filter(Boolean).length - 1).toBeLessThanOrEqual(10)
  })
})
