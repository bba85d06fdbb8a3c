// `globSync` of `fs` exists from Node 22 on. The conformance package imports it for a command that the tests do not run.
import { register } from 'node:module'

const fs = 'data:text/javascript,export * from "node:fs"; export const globSync = undefined'
const hooks = `export const resolve = (specifier, context, next) =>
  specifier === 'fs' && context.parentURL?.includes('/conformance/')
    ? { url: ${JSON.stringify(fs)}, shortCircuit: true }
    : next(specifier, context)`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
