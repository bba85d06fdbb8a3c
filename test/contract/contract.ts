import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.STOREFRONT_CONTRACT ?? join(import.meta.dirname, '../../../shared/contract')

/** The API's document in machine-readable form. */
export const contractPath = join(folder, 'openapi.yaml')

/** Why tests against the contract are skipped; `undefined` where it is there. */
export const contractAbsent = existsSync(contractPath)
  ? undefined
  : `no openapi.yaml in ${folder}; set STOREFRONT_CONTRACT to its folder`
