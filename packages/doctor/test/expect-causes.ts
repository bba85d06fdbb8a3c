import { expect } from 'vitest'
import type { DoctorReport } from 'storefront-doctor'

/** Nobody can tell these from a list that ignores sort or order: both break both rules. */
const ALIKE: Readonly<Record<string, string>> = {
  'ties-after-cursor': 'sort-after-cursor',
  'ties-before-cursor': 'sort-before-cursor',
}

/** What has to be mended first is the mistake, and each cause has a line to paste. */
export function expectCauses({ causes, results }: DoctorReport, rule: string): void {
  const isBroken = results.some((result) => result.rule === rule && result.outcome === 'broken')
  if (isBroken) expect([rule, ALIKE[rule]]).toContain(causes[0]?.rule)
  for (const { curl } of causes) expect(curl[0]).toMatch(/^curl -i /)
}
