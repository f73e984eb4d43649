/** Suggested languages of buyers (BCP 47); a template may have others. */
export const TEMPLATE_LANGUAGES = [
  'zh',
  'en',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'ru',
  'ar',
  'tr',
  'vi',
  'th',
  'id',
  'ja',
  'ko',
] as const;
