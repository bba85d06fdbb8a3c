import { inspect, isDeepStrictEqual } from 'node:util'
import { createSampleCatalog } from 'storefront-mock'

import * as generated from '../../src/core/schemas/schemas.gen.js'
import { validate } from '../../src/core/schemas/validate.js'
import { seededRandom } from '../../packages/mock/src/random/seeded-random.js'
import * as zodSchemas from '../../src/zod/index.js'
import { catalogsAbsent, readBoutique, readElectronics } from '../catalogs.js'
import { mutate } from './mutations.js'

const { products, collections, pages, menus } = createSampleCatalog({ size: 300 })
const realProducts = catalogsAbsent ? [] : [...readBoutique(), ...readElectronics().slice(0, 500)]
const allProducts = [...products, ...realProducts]

/** Products three times, because they have the most fields. */
const RESOURCES = [
  ['Product', allProducts],
  ['Product', allProducts],
  ['Product', allProducts],
  ['Variant', allProducts.flatMap((product) => product.variants)],
  ['Collection', collections],
  ['Page', pages],
  ['Menu', menus],
] as const

interface Comparison {
  readonly valid: number
  readonly invalid: number
  /** The values for which zod and the generated schema differ. */
  readonly differences: readonly string[]
}

const pathsOf = (result: ReturnType<typeof validate>) =>
  result.ok ? undefined : result.issues.map(({ path }) => path)

/** Compares verdicts, and the paths of the issues in their order. */
export function compareSchemas(count: number, seed: number): Comparison {
  const random = seededRandom(seed)
  const differences: string[] = []
  let valid = 0
  for (let done = 0; done < count; done++) {
    const [name, values] = RESOURCES[done % RESOURCES.length]!
    const value = mutate(values[Math.floor(random() * values.length)], random)
    const byZod = pathsOf(validate<unknown>(zodSchemas[`zod${name}Schema`], value))
    const ours = pathsOf(
      validate<unknown>(generated[`${name.toLowerCase() as Lowercase<typeof name>}Schema`], value),
    )
    if (!byZod) valid++
    if (!isDeepStrictEqual(byZod, ours)) {
      differences.push(
        `${name} ${done}: zod ${inspect(byZod)}, generated ${inspect(ours)}, ${inspect(value)}`,
      )
    }
  }
  return { valid, invalid: count - valid, differences }
}
