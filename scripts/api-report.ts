// Writes the public types of every entry, in the format of API Extractor, to `api/reports`, which git ignores: `npm run api:report`.
// To see what a release changes, run it on both versions and compare the folders.
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'

import {
  library,
  publicEntriesOf,
  root,
  tools,
  type PublicEntry,
  type RepositoryPackage,
} from '../test/package/packed-package.js'

interface ApiReport {
  /** E.g. `url-server.api.md`, `storefront-mock-node.api.md`. */
  readonly name: string
  readonly text: string
}

const SILENT = { default: { logLevel: ExtractorLogLevel.None } }

/** The declarations of the library, where those of the other packages look for them. */
const pathsIn = (folder: string) => ({
  'storefront-react': [join(declarationsOf(library, folder), 'index.d.ts')],
  'storefront-react/*': [join(declarationsOf(library, folder), '*/index.d.ts')],
})

const declarationsOf = ({ name }: RepositoryPackage, folder: string) => join(folder, 'dist', name)

/** Emits from the sources, so that the report never reads an old build. */
function emitDeclarations(of: RepositoryPackage, folder: string): void {
  const config = join(of.folder, 'tsconfig.build.json')
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    {
      outDir: declarationsOf(of, folder),
      emitDeclarationOnly: true,
      declarationMap: false,
      sourceMap: false,
      ...(of !== library && { paths: pathsIn(folder) }),
    },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  if (!parsed) throw new Error(`${config} cannot be read.`)
  const { emitSkipped } = ts.createProgram(parsed.fileNames, parsed.options).emit()
  if (emitSkipped) throw new Error('The declarations cannot be emitted: run "npx tsc -p .".')
}

async function createApiReports(): Promise<ApiReport[]> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-react-api-'))
  try {
    // The declarations import the peer dependencies.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    for (const each of [library, ...tools]) emitDeclarations(each, folder)
    const configs = [library, ...tools].flatMap((each) =>
      publicEntriesOf(each).map((entry) => configOf(each, entry, folder)),
    )
    const [first] = configs
    if (!first) throw new Error('No package has an entry.')
    const compilerState = CompilerState.create(first.config, {
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
    return reports
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Only a change of types may change a report, so remove the notes on missing docstrings. */
const withoutDocumentationNotes = (text: string) =>
  text.replaceAll(/^ *\/\/ \(undocumented\)\n/gm, '').replaceAll(' (undocumented)', '')

function configOf(
  of: RepositoryPackage,
  { entry, name: specifier, types }: PublicEntry,
  folder: string,
): { name: string; config: ExtractorConfig } {
  const ownName = entry === '.' ? 'index' : entry.slice(2)
  const name = `${(of === library ? ownName : specifier).replaceAll('/', '-')}.api.md`
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(of.folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(declarationsOf(of, folder), types),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: join(root, 'tsconfig.json'),
          compilerOptions: { rootDir: folder, paths: pathsIn(folder) },
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

const target = join(root, 'api/reports')
await rm(target, { recursive: true, force: true })
await mkdir(target)
for (const { name, text } of await createApiReports()) await writeFile(join(target, name), text)
console.log('The reports are in api/reports.')
