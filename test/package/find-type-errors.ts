import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * What the compiler reports about the files of a project and about the declarations of the packed packages. Checking those of other
 * packages would take most of the time.
 */
export function findTypeErrors(folder: string, packed: readonly string[]): string[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail }
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), {}, host)
  if (!config) throw new Error(`${folder} has no tsconfig.json.`)
  const program = ts.createProgram(config.fileNames, config.options)
  const declarations = packed.map((each) => `${realpathSync(each).replaceAll('\\', '/')}/`)
  const files = program
    .getSourceFiles()
    .filter(
      ({ fileName }) =>
        config.fileNames.includes(fileName) || declarations.some((each) => fileName.startsWith(each)),
    )
  if (files.length === config.fileNames.length) throw new Error('The project imports nothing of the package.')
  const found = [
    ...config.errors,
    ...program.getOptionsDiagnostics(),
    ...files.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ]
  return found.map(({ file, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n')
    return file ? `${file.fileName}: ${text}` : text
  })
}

function fail({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
}
