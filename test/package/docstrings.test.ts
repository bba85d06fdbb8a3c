import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { library, publicEntriesOf, root, tools } from './packed-package.js'

const sources = [library, ...tools].flatMap(publicEntriesOf).map(({ source }) => source)
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
  config: { compilerOptions: object }
}
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
const program = ts.createProgram(sources, options)
const checker = program.getTypeChecker()

/** With the names inside a namespace such as `Cart`. */
function namesWithoutDocstring(module: ts.Symbol, prefix = ''): string[] {
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const name = prefix + symbol.name
    if (target.flags & ts.SymbolFlags.Module) return namesWithoutDocstring(target, `${name}.`)
    return target.getDocumentationComment(checker).length > 0 ? [] : [name]
  })
}

const documented = sources.map((source) => source.slice(root.length + 1))

describe('every public name has a docstring', () => {
  it.each(documented)('in %s', (source) => {
    const file = program.getSourceFile(join(root, source))
    const module = file && checker.getSymbolAtLocation(file)
    if (!module) throw new Error(`${source} is not a module.`)
    expect(namesWithoutDocstring(module)).toEqual([])
  })
})
