import { relative } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = process.cwd()

/** Gives each story its code as `parameters.docs.source.code`, for the panel "Code" and the docs pages. */
export function storyCodePlugin(): Plugin {
  return {
    name: 'storefront:story-code',
    async transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.stories.tsx')) return
      const [{ readStoryCode }, { format }] = await Promise.all([import('./story-code.js'), import('oxfmt')])
      const { codes, files } = readStoryCode(file)
      // A change of a block changes the code of its stories.
      for (const each of files) this.addWatchFile(each)
      const texts = [...new Set(codes.values())]
      const formatted = await Promise.all(
        texts.map(async (text) => {
          const result = await format('example.tsx', text, { semi: false, singleQuote: true, printWidth: 80 })
          if (result.errors.length > 0)
            throw new Error(`${relative(ROOT, file)}: ${result.errors[0]?.message}`)
          return result.code
        }),
      )
      const lines = [...codes].map(([story, text]) => `addCode(${story}, texts[${texts.indexOf(text)}])`)
      return {
        code: `${code}
;{
const texts = ${JSON.stringify(formatted)}
const addCode = (story, code) => {
  const { docs, ...parameters } = story.parameters ?? {}
  story.parameters = { ...parameters, docs: { ...docs, source: { ...docs?.source, code, language: 'tsx' } } }
}
${lines.join('\n')}
}
`,
        map: null,
      }
    },
  }
}
