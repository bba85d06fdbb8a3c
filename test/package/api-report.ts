import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'

import { entries } from '../../scripts/read-entries.js'
import { root } from './packed-package.js'
import { shortenReports } from './shorten-reports.js'

/** In the format of API Extractor. */
export interface ApiReport {
  /** E.g. `url-server.api.md`. */
  readonly name: string
  readonly text: string
}

const SILENT = { default: { logLevel: ExtractorLogLevel.None } }

/** Emits from the sources, so that the report never reads an old build. */
function emitDeclarations(folder: string): void {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.build.json'),
    { outDir: folder, emitDeclarationOnly: true, declarationMap: false, sourceMap: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  if (!parsed) throw new Error('tsconfig.build.json cannot be read.')
  const { emitSkipped } = ts.createProgram(parsed.fileNames, parsed.options).emit()
  if (emitSkipped) throw new Error('The declarations cannot be emitted: run "npx tsc -p .".')
}

export async function createApiReports(): Promise<ApiReport[]> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-react-api-'))
  try {
    // The declarations import the peer dependencies.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    emitDeclarations(join(folder, 'dist'))
    const configs = Object.entries(entries).map(([entry, { types }]) => configOf(entry, types, folder))
    const compilerState = CompilerState.create(configs[0]!.config, {
      additionalEntryPoints: configs.map(({ config }) => config.mainEntryPointFilePath),
    })
    const reports: ApiReport[] = []
    for (const { name, config } of configs) {
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          message.logLevel = ExtractorLogLevel.None
        },
      })
      reports.push({ name, text: withoutDocumentationNotes(await readFile(join(folder, name), 'utf8')) })
    }
    return shortenReports(reports)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Only a change of types may change a report, so remove the notes on missing docstrings. */
const withoutDocumentationNotes = (text: string) =>
  text.replaceAll(/^ *\/\/ \(undocumented\)\n/gm, '').replaceAll(' (undocumented)', '')

function configOf(entry: string, types: string, folder: string): { name: string; config: ExtractorConfig } {
  const name = `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.api.md`
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: join(root, 'tsconfig.json'),
          compilerOptions: { rootDir: folder },
          include: [join(folder, 'dist')],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
        // Public signatures name these types, so users notice when they change.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: SILENT,
        extractorMessageReporting: SILENT,
        tsdocMessageReporting: SILENT,
      },
    },
  })
  return { name, config }
}
