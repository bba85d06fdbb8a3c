/** The languages of a shop, each by its own name. `texts/` has those of pages and blocks, the library those of its parts. */
export const LANGUAGES = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  sv: 'Svenska',
} as const

export type Language = keyof typeof LANGUAGES
