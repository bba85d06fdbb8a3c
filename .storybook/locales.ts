export const locales = [
  { value: 'en-US', title: 'English', dir: 'ltr' },
  { value: 'de-DE', title: 'Deutsch', dir: 'ltr' },
  { value: 'ja-JP', title: '日本語', dir: 'ltr' },
  { value: 'ar-EG', title: 'العربية', dir: 'rtl' },
]
