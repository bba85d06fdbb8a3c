// `npm run lines`: lines and files of the library and of each package, without tests, generated files and catalogues of
// texts: the ten languages, the English of each component, and what errors say.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const isCode = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|test-d)\.|\.gen\.ts$|^labels\/[a-z]{2}\.ts$|(?<!^core\/labels)\/(labels|error-texts)\.ts$/.test(
    path,
  )

function count(folder: string): { readonly files: number; readonly lines: number } {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isCode)
  const lines = files.map((path) => readFileSync(join(root, folder, path), 'utf8').split('\n').length - 1)
  return { files: files.length, lines: lines.reduce((sum, each) => sum + each, 0) }
}

const packages = readdirSync(join(root, 'packages'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
for (const folder of ['src', ...packages.map(({ name }) => `packages/${name}/src`)]) {
  const { files, lines } = count(folder)
  console.log(`${String(lines).padStart(7)} lines  ${String(files).padStart(4)} files  ${folder}`)
}
