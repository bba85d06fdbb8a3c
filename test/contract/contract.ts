import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.STOREFRONT_CONTRACT ?? join(import.meta.dirname, '../../../shared/contract')

/** The API reference as an OpenAPI document. */
export const contractPath = join(folder, 'openapi.yaml')

/** Why the contract tests are skipped; `undefined` if the file exists. */
export const contractAbsent = existsSync(contractPath)
  ? undefined
  : `no openapi.yaml in ${folder}; set STOREFRONT_CONTRACT to its folder`
