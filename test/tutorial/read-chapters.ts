import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../docs/tutorial')

/** What a reader has copied, by path, such as `src/App.tsx`. */
export type Files = ReadonlyMap<string, string>

export interface Chapter {
  /** `1-products.md, chapter 2` */
  readonly page: string
  /** The files of this chapter only. */
  readonly ownFiles: Files
  /** The files of this and of all earlier chapters: a later one replaces an earlier one. */
  readonly files: Files
  /** What the reader enters into the console of the browser, in the order of the page. */
  readonly commands: readonly string[]
  /** Packages that this and earlier chapters install. */
  readonly packages: ReadonlySet<string>
}

const FENCE = /^```(\w+)\n(.*?)^```$/gms
/** `// src/App.tsx`, `/* src/shop.css *` + `/` or `# .env` in the first line. */
const FILE_NAME = /^(?:\/\/|\/\*|#) ([\w./-]*\.\w+)(?: \*\/)?\n/
const FILE_LANGUAGES = new Set(['ts', 'tsx', 'css', 'ini'])

interface Section {
  readonly page: string
  readonly text: string
}

/** A page has several chapters, each below a heading such as `## 2. A product page`. */
const sectionsOf = (page: string): readonly Section[] =>
  readFileSync(join(folder, page), 'utf8')
    .split(/^## (?=\d\. )/m)
    .slice(1)
    .map((text) => ({ page: `${page}, chapter ${text[0]}`, text }))

const fencesOf = ({ text }: Section) =>
  [...text.matchAll(FENCE)].map(([, language, code]) => ({ language: language!, code: code! }))

/** @throws if a block of code has no file name. */
function filesOf(section: Section): Files {
  const blocks = fencesOf(section).filter(({ language }) => FILE_LANGUAGES.has(language))
  return new Map(
    blocks.map(({ code }) => {
      const [, name] = FILE_NAME.exec(code) ?? []
      if (!name) throw new Error(`docs/tutorial/${section.page}: this code has no file name:\n${code}`)
      return [name, code]
    }),
  )
}

const packagesOf = (section: Section) =>
  fencesOf(section)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => [...code.matchAll(/^npm install (.+)$/gm)])
    .flatMap(([, names]) => names!.split(' '))
    .filter((name) => !name.startsWith('--'))

/** In the order in which they are read. */
export function readChapters(): readonly Chapter[] {
  const sections = readdirSync(folder)
    .filter((name) => /^\d-.+\.md$/.test(name))
    .toSorted()
    .flatMap(sectionsOf)
  const chapters: Chapter[] = []
  for (const section of sections) {
    const before = chapters.at(-1)
    const ownFiles = filesOf(section)
    chapters.push({
      page: section.page,
      ownFiles,
      files: new Map([...(before?.files ?? []), ...ownFiles]),
      commands: fencesOf(section)
        .filter(({ language }) => language === 'js')
        .map(({ code }) => code),
      packages: new Set([...(before?.packages ?? []), ...packagesOf(section)]),
    })
  }
  return chapters
}
