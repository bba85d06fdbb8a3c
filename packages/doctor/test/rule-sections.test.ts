import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { groupTitles } from '../src/output/words.js'
import { keyRules } from '../src/rules/access.js'
import { changeRules } from '../src/rules/changes.js'
import { readingRules } from '../src/rules/reading-rules.js'
import type { Rule } from '../src/rules/rule.js'

const never = () => {
  throw new Error('Only the texts of these rules are read.')
}
const rules = [...readingRules, ...changeRules({ insert: never, rename: never, remove: never }), ...keyRules]

/** The reasons are left out: the report has them for each rule. */
const lineOf = ({ id, title }: Rule) => `- \`${id}\`: ${title.replaceAll(/[<>{}]/g, '')}.`

function groupOf(group: string, title: string): string {
  const own = rules.filter((rule) => rule.group === group)
  return `## ${title}

${own.map(lineOf).join('\n')}
`
}

/** `npx vitest run --project node packages/doctor/test/rule-sections.test.ts --update` writes the sections. */
it('docs/doctor-rules.md has a section for each group of rules', async () => {
  const page = join(import.meta.dirname, '../../../docs/doctor-rules.md')
  const [aboveTheRules = ''] = readFileSync(page, 'utf8').split(/^## /m)
  const sections = Object.entries(groupTitles).map(([group, title]) => groupOf(group, title))
  await expect(aboveTheRules + sections.join('\n')).toMatchFileSnapshot(page)
})
