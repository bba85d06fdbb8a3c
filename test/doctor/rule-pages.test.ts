import { join } from 'node:path'
import { expect, it } from 'vitest'

import { mutationRules } from '../../packages/doctor/src/mutate/mutation-rules.js'
import { groupTitles } from '../../packages/doctor/src/output/words.js'
import type { DoctorResult } from '../../packages/doctor/src/report.js'
import { keyRules, readingRules } from '../../packages/doctor/src/rules/all-rules.js'
import type { Rule } from '../../packages/doctor/src/rules/rule.js'

const never = () => {
  throw new Error('Only the texts of these rules are read.')
}
const rules = [
  ...readingRules,
  ...mutationRules({ insert: never, rename: never, remove: never }),
  ...keyRules,
]

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

function sectionOf({ id, title, section, why, handling }: Rule): string {
  return `## ${id}

${title.replaceAll(/[<>{}]/g, '')}.

- **API reference**: ${section === null ? 'not shown there' : section.replace('{base_url}/products', '/products')}.
- **Why it matters**: ${why}
- **What the package does**: ${handling}
`
}

/** `npx vitest run --project node test/doctor/rule-pages.test.ts --update` writes the pages. */
it.each(Object.entries(groupTitles))(
  'docs/doctor/%s.md describes the rules of the group',
  async (group, title) => {
    const own = rules.filter((rule) => rule.group === group)
    const text = `# Rules: ${title.toLowerCase()}

${intros[group as DoctorResult['group']]} All rules: [Does it fit my store?](../doctor.md#the-rules)

${own.map(sectionOf).join('\n')}`
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, `../../docs/doctor/${group}.md`))
  },
)
