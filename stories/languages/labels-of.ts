import type { Labels } from '../../src/index.js'
import { pack as ar } from '../../src/labels/ar.js'
import { createLabels } from '../../src/labels/create-labels.js'
import { pack as de } from '../../src/labels/de.js'
import { pack as es } from '../../src/labels/es.js'
import { pack as fr } from '../../src/labels/fr.js'
import { pack as it } from '../../src/labels/it.js'
import { pack as ja } from '../../src/labels/ja.js'
import { pack as nl } from '../../src/labels/nl.js'
import { pack as pl } from '../../src/labels/pl.js'
import { pack as pt } from '../../src/labels/pt.js'
import { pack as sv } from '../../src/labels/sv.js'

const packs: ReadonlyMap<string, typeof de> = new Map(
  Object.entries({ ar, de, es, fr, it, ja, nl, pl, pt, sv }),
)
const known = new Map<string, Labels>()

/** The texts of the parts in the language of a locale; `undefined` for English. The same object each time. */
export function labelsOf(locale: string): Labels | undefined {
  const pack = packs.get(locale.slice(0, 2))
  if (!pack) return undefined
  const labels = known.get(locale) ?? createLabels({ ...pack, locale })
  known.set(locale, labels)
  return labels
}
