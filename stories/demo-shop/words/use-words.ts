import { useStorefront } from '../../../src/index.js'
import { arabic } from './arabic.js'
import { english, type Words } from './english.js'

/** The texts of the provider's locale; English where there is no translation. */
export function useWords(): Words {
  const { locale } = useStorefront()
  return locale.startsWith('ar') ? arabic : english
}
