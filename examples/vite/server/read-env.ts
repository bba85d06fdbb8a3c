import { existsSync } from 'node:fs'

/** The environment and the files, as they stand. The first value of a name counts, so the environment comes before the files. */
export function readEnv(): NodeJS.ProcessEnv {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}
