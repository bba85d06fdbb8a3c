import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { readChapters, type Chapter } from '../tutorial/read-chapters.js'
import { problemsOf, root, type Source } from './compile.js'

const folder = join(root, 'docs/tutorial')
const pages = readdirSync(folder)
const chapters = readChapters()
const read = (page: string) => readFileSync(join(folder, page), 'utf8')

/** The options of the app that `npm create vite` makes. */
const { config } = ts.readConfigFile(
  join(root, 'test/tutorial/fixture/tsconfig.json'),
  ts.sys.readFile.bind(ts.sys),
) as { config: { compilerOptions: object } }

const sourcesOf = ({ page, files }: Chapter): Source[] =>
  [...files]
    .filter(([name]) => /\.tsx?$/.test(name))
    .map(([name, code]) => ({
      place: `docs/tutorial/${page}, ${name}`,
      path: join(root, 'tutorial', page.replaceAll(/\W+/g, '-'), name),
      code,
    }))

const importsOf = (code: string) =>
  [...code.matchAll(/(?:from |import\(|import )'([^'.][^']*)'/g)].map(([, name]) => name!)

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** In the app before its first chapter. */
const ofTheTemplate = ['react', 'react-dom', '@vitejs/plugin-react']

describe('the tutorial', () => {
  it('compiles after each chapter, with the settings of a new Vite app', () => {
    const sources = chapters.flatMap(sourcesOf)
    expect(chapters).toHaveLength(8)
    expect(problemsOf(sources, { compilerOptions: config.compilerOptions })).toEqual([])
  })

  it.each(chapters)('has installed what docs/tutorial/$page imports', ({ ownFiles, packages }) => {
    const imported = new Set([...ownFiles.values()].flatMap(importsOf).map(packageOf))
    expect([...imported].filter((name) => !packages.has(name) && !ofTheTemplate.includes(name))).toEqual([])
  })

  it.each(chapters)(
    'shows in docs/tutorial/$page only files that are new or changed',
    ({ ownFiles, page }) => {
      const before = chapters[chapters.findIndex((chapter) => chapter.page === page) - 1]
      expect([...ownFiles].filter(([name, code]) => before?.files.get(name) === code)).toEqual([])
    },
  )

  it.each(pages)('has lines of code with at most 80 columns in docs/tutorial/%s', (page) => {
    const code = [...read(page).matchAll(/^```\w+\n(.*?)^```$/gms)].flatMap(([, lines]) => lines!.split('\n'))
    expect(code.filter((line) => line.length > 80)).toEqual([])
  })

  it.each(pages)('says it in docs/tutorial/%s in at most 800 words', (page) => {
    const prose = read(page).replaceAll(/^```.*?^```$/gms, '')
    expect(prose.split(/\s+/).length).toBeLessThanOrEqual(800)
  })
})
