import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { problemsOf, root, type Source } from './compile.js'

/** ```` ```tsx no-check: reason ```` marks an example that cannot be compiled here. */
function examplesOf(file: string): Source[] {
  const source = readFileSync(join(root, file), 'utf8')
  // A playground or an example of the site.
  const text = file.endsWith('.tsx') ? `\`\`\`tsx\n${source}\`\`\`\n` : source
  // A program of the site can import a file next to it.
  const folder = file.endsWith('.tsx') ? dirname(file) : ''
  return [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map((match) => {
    const line = text.slice(0, match.index).split('\n').length
    return {
      place: `${file}:${line}`,
      path: join(root, folder, `${file.replaceAll('/', '-')}-${line}.tsx`),
      // `export {}` makes a module of an example without imports.
      code: `${match[1]!}\nexport {}\n`,
    }
  })
}

const entry = (name: string) =>
  [...readFileSync(join(root, 'src', name), 'utf8').matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim())
    .filter((name) => /^\w+$/.test(name))

const IMPORTS = [
  `import { ${[...entry('index.ts'), ...entry('core/index.ts')].join(', ')} } from 'storefront-react'`,
  // A sentence names an option like a global variable.
  'declare const history: undefined',
  `import { ${entry('url/index.ts').join(', ')} } from 'storefront-react/url'`,
  `import { ${entry('search/index.ts').join(', ')} } from 'storefront-react/search'`,
  `import { ${entry('virtual/index.ts').join(', ')} } from 'storefront-react/virtual'`,
].join('\n')

/** "Cannot find name": a sentence declares nothing. "Missing properties": a sentence shows one prop of several. */
const INCOMPLETE = [2304, 2552, 2693, 18004, 2739, 2740, 2741]

/** Calls, and elements with props, in `code` within a sentence. The closing tag may be left out. */
function inlineExamplesOf(file: string): Source[] {
  const prose = readFileSync(join(root, file), 'utf8').replaceAll(/^```.*?^```/gms, (fence) =>
    fence.replaceAll(/[^\n]/g, ''),
  )
  const pattern = /`(<[A-Z][^`…]*[={][^`…]*>|(?:use|get|read|format|create)[A-Z]\w*\([^`…?]*\))`/g
  return [...prose.matchAll(pattern)].map((match, index) => {
    const expression = match[1]!.replaceAll('\n', ' ').replace(/^(<.*?)\/?>$/, '$1/>')
    return {
      place: `${file}:${prose.slice(0, match.index).split('\n').length}`,
      path: join(root, `${file.replaceAll('/', '-')}-inline-${index}.tsx`),
      code: `${IMPORTS}\nexport const example = () => ${expression}\n`,
    }
  })
}

describe('examples in the documentation', () => {
  const pages = ['README.md', 'docs', 'skills', 'stories/welcome.mdx'].flatMap((name) =>
    /\.mdx?$/.test(name)
      ? [name]
      : readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith('.md'))
          .map((path) => `${name}/${path}`),
  )

  it('compile as a user would write them', () => {
    // The files of the tutorial import each other: tutorial.test.ts compiles them.
    const examples = pages.filter((page) => !page.startsWith('docs/tutorial/')).flatMap(examplesOf)
    expect(examples.length).toBeGreaterThan(0)
    expect(problemsOf(examples)).toEqual([])
  })

  it.each(['playgrounds', 'examples'])('compile in the %s of the site', (folder) => {
    const examples = readdirSync(join(root, 'site', folder)).flatMap((name) =>
      examplesOf(`site/${folder}/${name}`),
    )
    expect(examples.length).toBeGreaterThan(0)
    expect(problemsOf(examples)).toEqual([])
  })

  it('give a reason if they are not compiled', () => {
    const fences = pages.flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/^```tsx? .+$/gm)].map(([fence]) => fence),
    )
    expect(fences.filter((fence) => !/^```tsx? no-check: \w.+/.test(fence))).toEqual([])
  })

  it('pass props and options that exist, also in the middle of a sentence', () => {
    const examples = pages.flatMap(inlineExamplesOf)
    expect(examples.length).toBeGreaterThan(5)
    expect(problemsOf(examples, { ignored: INCOMPLETE })).toEqual([])
  })

  it('begin in the readme with one that has at most ten lines', () => {
    const [first] = examplesOf('README.md')
    expect(first!.code.trim().split('\n').filter(Boolean).length - 1).toBeLessThanOrEqual(10)
  })
})
