export const locales = [
  { value: 'en-US', title: 'English', dir: 'ltr' },
  { value: 'ar-EG', title: 'العربية', dir: 'rtl' },
  { value: 'de-DE', title: 'Deutsch', dir: 'ltr' },
  { value: 'es-ES', title: 'Español', dir: 'ltr' },
  { value: 'fr-FR', title: 'Français', dir: 'ltr' },
  { value: 'it-IT', title: 'Italiano', dir: 'ltr' },
  { value: 'ja-JP', title: '日本語', dir: 'ltr' },
  { value: 'nl-NL', title: 'Nederlands', dir: 'ltr' },
  { value: 'pl-PL', title: 'Polski', dir: 'ltr' },
  { value: 'pt-BR', title: 'Português', dir: 'ltr' },
  { value: 'sv-SE', title: 'Svenska', dir: 'ltr' },
]
