import { oldestOf } from './oldest.mjs'

export const resolve = (specifier, context, next) => next(oldestOf(specifier), context)
