// `--import` of the tests with the oldest peers: Vite's aliases reach only what Vite loads, and Testing Library, React DOM
// and the like load React themselves.
import Module, { register } from 'node:module'

import { oldestOf } from './oldest.mjs'

const resolveFilename = Module._resolveFilename
Module._resolveFilename = (request, ...rest) => resolveFilename(oldestOf(request), ...rest)
register('./oldest-hooks.mjs', import.meta.url)
