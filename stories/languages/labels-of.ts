import type { Labels } from '../../src/index.js'
import { createLabels as ar } from '../../src/labels/ar/index.js'
import { createLabels as de } from '../../src/labels/de/index.js'
import { createLabels as es } from '../../src/labels/es/index.js'
import { createLabels as fr } from '../../src/labels/fr/index.js'
import { createLabels as it } from '../../src/labels/it/index.js'
import { createLabels as ja } from '../../src/labels/ja/index.js'
import { createLabels as nl } from '../../src/labels/nl/index.js'
import { createLabels as pl } from '../../src/labels/pl/index.js'
import { createLabels as pt } from '../../src/labels/pt/index.js'
import { createLabels as sv } from '../../src/labels/sv/index.js'

const packs: Readonly<Record<string, (locale: string) => Labels>> = { ar, de, es, fr, it, ja, nl, pl, pt, sv }
const known = new Map<string, Labels>()

/** The texts of the parts in the language of a locale; `undefined` for English. The same object each time. */
export function labelsOf(locale: string): Labels | undefined {
  const create = packs[locale.slice(0, 2)]
  if (!create) return undefined
  const labels = known.get(locale) ?? create(locale)
  known.set(locale, labels)
  return labels
}
