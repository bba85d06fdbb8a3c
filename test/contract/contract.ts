import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.STOREFRONT_CONTRACT ?? join(import.meta.dirname, '../../../shared/contract')

export const contractPath = join(folder, 'openapi.yaml')

/** The reason to skip the tests; `undefined` if the file exists. */
export const contractAbsent = existsSync(contractPath)
  ? undefined
  : `no openapi.yaml in ${folder}; set STOREFRONT_CONTRACT to its folder`
