import { expectTypeOf, test } from 'vitest'
import * as zod from 'zod'
import * as z from 'zod/mini'

import type { Collection } from '../core/schemas/collection.js'
import type { Menu } from '../core/schemas/menu.js'
import type { Page } from '../core/schemas/page.js'
import type { Product } from '../core/schemas/product.js'
import type { Variant } from '../core/schemas/variant.js'
import { collectionSchema } from './collection.js'
import { menuSchema } from './menu.js'
import { pageSchema } from './page.js'
import { productSchema } from './product.js'
import { variantSchema } from './variant.js'

test('the schemas have the same keys as the interfaces', () => {
  expectTypeOf<keyof typeof productSchema.shape>().toEqualTypeOf<keyof Product>()
  expectTypeOf<keyof typeof variantSchema.shape>().toEqualTypeOf<keyof Variant>()
  expectTypeOf<keyof typeof collectionSchema.shape>().toEqualTypeOf<keyof Collection>()
  expectTypeOf<keyof typeof pageSchema.shape>().toEqualTypeOf<keyof Page>()
  expectTypeOf<keyof typeof menuSchema.shape>().toEqualTypeOf<keyof Menu>()
})

test('a parsed value has the type of the interface', () => {
  expectTypeOf<z.output<typeof productSchema>>().toExtend<Product>()
  expectTypeOf<z.output<typeof variantSchema>>().toExtend<Variant>()
  expectTypeOf<z.output<typeof collectionSchema>>().toExtend<Collection>()
  expectTypeOf<z.output<typeof pageSchema>>().toExtend<Page>()
  expectTypeOf<z.output<typeof menuSchema>>().toExtend<Menu>()
})

const mini = z.extend(productSchema, { brand: z.string() })
const classic = zod.looseObject({ ...productSchema.shape, brand: zod.string().min(1) })

test('zod/mini and zod extend the schemas', () => {
  expectTypeOf(mini.parse({}).brand).toEqualTypeOf<string>()
  expectTypeOf(mini.parse({})).toExtend<Product>()
  expectTypeOf(classic.parse({}).brand).toEqualTypeOf<string>()
  expectTypeOf(classic.parse({})).toExtend<Product>()
})
