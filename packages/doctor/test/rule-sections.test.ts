import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { groupTitles } from '../src/output/words.js'
import type { DoctorResult } from '../src/report.js'
import { keyRules } from '../src/rules/access.js'
import { changeRules } from '../src/rules/changes.js'
import { readingRules } from '../src/rules/reading-rules.js'
import type { Rule } from '../src/rules/rule.js'

const never = () => {
  throw new Error('Only the texts of these rules are read.')
}
const rules = [...readingRules, ...changeRules({ insert: never, rename: never, remove: never }), ...keyRules]

const intros: Record<DoctorResult['group'], string> = {
  envelope: 'What every list response must have around its items.',
  fields: 'The types and formats of products and variants, checked for every product that was read.',
  paging: 'How `limit`, `starting_after` and `ending_before` select a page.',
  sorting: 'What `sort` and `order` do, on the first page and next to a cursor.',
  errors: 'How the server answers requests that it cannot fulfil.',
  access: 'The key, what a browser may read, and how fast the answers are.',
  resources: 'Single products, and the lists of collections, pages and menus.',
  changes:
    'What happens to a list while products are inserted, renamed and removed. Checked only with `mutate`.',
}

/** The reasons are left out: the report has them for each rule. */
const lineOf = ({ id, title }: Rule) => `- \`${id}\`: ${title.replaceAll(/[<>{}]/g, '')}.`

function groupOf(group: string, title: string): string {
  const own = rules.filter((rule) => rule.group === group)
  return `### Rules: ${title.toLowerCase()}

${intros[group as DoctorResult['group']]}

${own.map(lineOf).join('\n')}
`
}

/** `npx vitest run --project node packages/doctor/test/rule-sections.test.ts --update` writes the sections. */
it('docs/doctor.md ends with a section for each group of rules', async () => {
  const page = join(import.meta.dirname, '../../../docs/doctor.md')
  const [aboveTheRules = ''] = readFileSync(page, 'utf8').split(/^### Rules: /m)
  const sections = Object.entries(groupTitles).map(([group, title]) => groupOf(group, title))
  await expect(aboveTheRules + sections.join('\n')).toMatchFileSnapshot(page)
})
