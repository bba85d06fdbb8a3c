import { expectTypeOf, test } from 'vitest'
import * as zod from 'zod'
import * as z from 'zod/mini'

import type { Collection } from '../core/schemas/collection.js'
import type { Menu } from '../core/schemas/menu.js'
import type { Page } from '../core/schemas/page.js'
import type { Product } from '../core/schemas/product.js'
import type { Variant } from '../core/schemas/variant.js'
import { zodCollectionSchema } from './collection.js'
import { zodMenuSchema } from './menu.js'
import { zodPageSchema } from './page.js'
import { zodProductSchema } from './product.js'
import { zodVariantSchema } from './variant.js'

test('the schemas have the same keys as the interfaces', () => {
  expectTypeOf<keyof typeof zodProductSchema.shape>().toEqualTypeOf<keyof Product>()
  expectTypeOf<keyof typeof zodVariantSchema.shape>().toEqualTypeOf<keyof Variant>()
  expectTypeOf<keyof typeof zodCollectionSchema.shape>().toEqualTypeOf<keyof Collection>()
  expectTypeOf<keyof typeof zodPageSchema.shape>().toEqualTypeOf<keyof Page>()
  expectTypeOf<keyof typeof zodMenuSchema.shape>().toEqualTypeOf<keyof Menu>()
})

test('a parsed value has the type of the interface', () => {
  expectTypeOf<z.output<typeof zodProductSchema>>().toExtend<Product>()
  expectTypeOf<z.output<typeof zodVariantSchema>>().toExtend<Variant>()
  expectTypeOf<z.output<typeof zodCollectionSchema>>().toExtend<Collection>()
  expectTypeOf<z.output<typeof zodPageSchema>>().toExtend<Page>()
  expectTypeOf<z.output<typeof zodMenuSchema>>().toExtend<Menu>()
})

const mini = z.extend(zodProductSchema, { brand: z.string() })
const classic = zod.looseObject({ ...zodProductSchema.shape, brand: zod.string().min(1) })

test('zod/mini and zod extend the schemas', () => {
  expectTypeOf(mini.parse({}).brand).toEqualTypeOf<string>()
  expectTypeOf(mini.parse({})).toExtend<Product>()
  expectTypeOf(classic.parse({}).brand).toEqualTypeOf<string>()
  expectTypeOf(classic.parse({})).toExtend<Product>()
})
