import { parseArgs } from 'node:util'

export const HELP = `Usage: storefront-agents feed <configuration> [options]

Writes the product feed that the configuration describes: a module whose default
export has the options of writeProductFeed, or is a list of them.

  --quiet   prints no line for each variant that is left out
  --help    prints this text

Exit code: 0, 1 if a file was kept because too many variants were left out,
2 if a feed could not be written.
`

export interface CliOptions {
  readonly configuration: string
  readonly isQuiet: boolean
}

/**
 * Undefined asks for the help.
 * @throws {Error} for arguments that the command does not have
 */
export function parseOptions(args: readonly string[]): CliOptions | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { quiet: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return undefined
  const [command, configuration, ...others] = positionals
  if (command !== 'feed' || configuration === undefined || others.length > 0)
    throw new Error('Write: storefront-agents feed <configuration>')
  return { configuration, isQuiet: values.quiet === true }
}
