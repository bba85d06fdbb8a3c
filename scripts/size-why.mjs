// Gzip compresses the bundle as a whole, so the size of each folder is estimated by its share of the code.
import { build } from 'vite'
import { gzipSync } from 'node:zlib'

const LIST = 'StorefrontProvider, useProducts, ProductList'
const PICKER = 'VariantPicker, useVariantPicker'
const REACT = /^react(-dom)?(\/|$)/
const PEERS = /^(react(-dom)?|@tanstack\/react-query|zod)(\/|$)/

const folderOf = (file) =>
  /\/dist\/(.+)\/[^/]+$/.exec(file)?.[1] ??
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ??
  'the bundle'

async function bundle(names, external) {
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) =>
      id === 'entry'
        ? `import { ${names} } from '${process.cwd()}/dist/index.js'\nconsole.log(${names})`
        : undefined,
  }
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entry],
    build: { write: false, modulePreload: false, rollupOptions: { input: 'entry', external } },
  })
  const [{ code, modules }] = output
  return { size: gzipSync(code, { level: 9 }).length / 1000, modules }
}

function show(name, { size, modules }) {
  console.log(`\n${name}: ${size.toFixed(2)} kB`)
  const folders = new Map()
  let all = 0
  for (const [file, { renderedLength }] of Object.entries(modules)) {
    const folder = folderOf(file)
    folders.set(folder, (folders.get(folder) ?? 0) + renderedLength)
    all += renderedLength
  }
  for (const [folder, length] of [...folders].sort(([, a], [, b]) => b - a)) {
    const share = (size * length) / all
    if (share > 0.05) console.log(`${share.toFixed(2).padStart(8)}  ${folder}`)
  }
}

const list = await bundle(LIST, PEERS)
const listAndPicker = await bundle(`${LIST}, ${PICKER}`, PEERS)
show('a product list: own code', list)
show('a product list: everything except React', await bundle(LIST, REACT))
console.log(`\na variant picker in addition: ${(listAndPicker.size - list.size).toFixed(2)} kB`)
