// @vitest-environment node
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

import { manifest, root } from './packed-package.js'

/** Types have a prefix, because they do not exist at run time. */
function publicNames(): Record<string, string[]> {
  const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'string'
      ? []
      : [[name, join(root, target.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts'))] as const],
  )
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const program = ts.createProgram(
    entries.map(([, path]) => path),
    options,
  )
  const checker = program.getTypeChecker()
  return Object.fromEntries(
    entries.map(([name, path]) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)!
      const names = checker.getExportsOfModule(module).map((symbol) => {
        const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
        return target.flags & ts.SymbolFlags.Value ? symbol.name : `type ${symbol.name}`
      })
      return [name, names.sort()]
    }),
  )
}

// Users depend on these names. After an intended change: npx vitest run --project unit test/package/exports.test.ts -u
it('the package exports only the names in exports.json', async () => {
  await expect(JSON.stringify(publicNames(), null, 2) + '\n').toMatchFileSnapshot('exports.json')
})
